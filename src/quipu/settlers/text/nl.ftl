# Wat de kolonistenspellen hetzelfde zeggen; de rest, of hetzelfde in eigen woorden, zegt elk spel zelf.

## Fasen: na de naam op de stoel, of na „Jij bent aan de beurt:”

phase-founding-settlement = plaatst een dorp
phase-founding-settlement-you = plaats een dorp
phase-before-roll = dobbelt
phase-before-roll-you = gooi de dobbelstenen
phase-main = ruilt en bouwt
phase-main-you = ruil, bouw of beëindig je beurt
phase-discarding = { $n ->
   *[one] levert de helft in
    [other] leveren de helft in
}
phase-discarding-you = lever de helft van je kaarten in
phase-moving-robber = verplaatst de struikrover
phase-moving-robber-you = verplaats de struikrover
phase-stealing = kiest wie wordt beroofd
phase-stealing-you = kies wie je berooft
discard-title = Lever { $n } van je { $all } kaarten in
about-discard = Bij een 7 levert iedereen met te veel kaarten de helft, naar beneden afgerond, bij de bank in.
phase-offering = { $n ->
   *[one] denkt na over het aanbod
    [other] denken na over het aanbod
}
phase-offering-you = kies met wie je ruilt
phase-offering-alone = zo kan niemand met je ruilen: trek je aanbod in
phase-offering-asked = antwoord op het aanbod
phase-over = spel afgelopen

## Wat de uitleg zegt, één keer

coach-founding-settlement = Kies een kruispunt: hoe meer stippen de getallen eromheen hebben, hoe vaker het iets oplevert. Elk ander gebouw moet minstens twee wegen verderop liggen.
coach-before-roll = Elke beurt begint met de dobbelstenen. Elk veld met dat getal levert iets op voor iedereen die er een gebouw aan heeft.
coach-discarding = Een 7: wie te veel kaarten heeft, meestal meer dan 7, levert de helft in. Tik op de kaarten die je kunt missen.
coach-moving-robber = Verplaats de struikrover naar een ander veld: zolang hij daar staat, levert het niets op. En je mag een kaart nemen van een speler met een gebouw eraan.
coach-stealing = Kies wie je berooft. Je trekt blind één kaart uit die hand.
coach-offering = Er wordt je een ruil aangeboden: accepteer, weiger, of doe een tegenbod. Er wordt pas geruild als jullie het eens zijn.
coach-waiting = Een ander is aan de beurt. Let op de dobbelstenen: je krijgt kaarten in elke beurt, niet alleen in die van jou.

## Wat de uitleg toevoegt waar het paneel de regel al noemt
tip-founding-settlement = 6 en 8 vallen het vaakst. Kies verschillende velden: wat je mist, moet je ruilen.
tip-moving-robber = Op een veld met 6 of 8 doet hij het meeste pijn. Rem de koploper en spaar je eigen velden.
tip-stealing = Beroof de koploper of iemand die net kreeg wat jij nodig hebt. Welke kaart het wordt, bepaalt het toeval.

## Acties

action-place-start-settlement = Plaats een dorp op { thing-crossing } { $crossing }
action-roll = Gooi de dobbelstenen
action-discard = Lever { $give } in
action-discard-card = Lever 1 { $card } in
action-steal-from = Beroof { $seat }
action-offer-trade = { $to ->
    [-1] Bied iedereen { $give } voor { $want }
   *[other] Bied { $to } { $give } voor { $want }
}
action-call-for-proposals = { $to ->
    [-1] Vraag iedereen om voorstellen
   *[other] Vraag { $to } om voorstellen
}{ $give ->
    [none] { "" }
   *[other] , voor { $give }
}{ $want ->
    [none] { "" }
   *[other] , gezocht: { $want }
}
action-decline-trade = Weiger
action-counter-trade = Stel voor: { $give } voor { $want }
action-choose-partner = Ruil met { $seat }
action-withdraw-trade = Trek het aanbod in
action-build-settlement = Bouw een dorp op { thing-crossing } { $crossing }
action-buy-card = Koop een ontwikkelingskaart
action-play-monopoly = Speel monopolie: { $card }
action-end-turn = Beëindig de beurt

## Wat samengesteld kan worden: titels van formulieren

opening-offer-trade = Een ruil aanbieden
opening-call-for-proposals = Om voorstellen vragen
opening-counter-trade = Een voorstel doen
opening-discard = Kaarten inleveren
order-close = Ruil met de eerste die accepteert
order-decline = Alle aanbiedingen deze beurt weigeren

## Soorten acties, als er veel van één zijn

kind-place-start-settlement = Plaats een dorp
kind-discard-card = Lever een kaart in
kind-move-robber = Verplaats de struikrover
kind-steal-from = Beroof iemand
kind-choose-partner = Kies een ruilpartner
kind-build-settlement = Bouw een dorp
kind-play-monopoly = Speel monopolie

## Waarom een bot iets aanraadt

because-sheaf = { $card } bij { $number }
because-new = Levert { $card } op bij { $number }, wat je nog mist.
because-more = Levert meer { $card } op bij { $number }.
because-harbour = { $kind ->
    [any] Geeft je een haven voor alles.
   *[other] Geeft je de haven voor { $card }.
}
because-ahead = { $names } kan hier niet meer bouwen.
because-nobody = Zit niemand in de weg.
because-leads = { $steps ->
    [0] Leidt naar een vrije bouwplaats met { $sheaves }.
   *[other] Leidt in de richting van een vrije bouwplaats met { $sheaves }.
}
because-longer = Verlengt je handelsroute.
because-stops = Blokkeert { $card } bij { $number } voor { $names }.
because-own-field = Blokkeert ook jouw { $card } bij { $number }.
because-harmless = Daar blokkeert hij niemand.
because-leader = { $name } staat voor met { $n } punten.
because-holds = { $name } heeft { $n ->
    [one] één kaart.
   *[other] { $n } kaarten.
}
because-pays = Daarna kun je betalen: { $thing }.
because-rare = Geen van je velden levert { $card } op.
because-nearer = Brengt je dichter bij je volgende bouwwerk.
because-least = Deze kaarten heb je het minst nodig.
because-keep = Je kaarten houden is beter dan alles wat je nu kunt doen.
because-frees = Verjaagt de struikrover van jouw { $card } bij { $number }.
because-army = Daarmee heb je { $n } kaarten voor het leger.
because-deck = Niets anders wat je kunt betalen is beter; { $n ->
    [one] er is nog één kaart.
   *[other] er zijn nog { $n } kaarten.
}

## Gebeurtenissen

event-start-rolled = Wie begint? { $seat } gooide { $dice }.
event-start-rolled-you = Wie begint? Je gooide { $dice }.
event-placed = { $seat } plaatste { $piece }.
event-placed-you = Je plaatste { $piece }.
event-start-cards = { $seat } begint met { $gained }.
event-start-cards-you = Je begint met { $gained }.
event-turn-began = Beurt { $turn }: { $seat }.
event-turn-began-you = Beurt { $turn }: jij bent aan de beurt.
event-rolled = { $seat } gooide { $dice }.
event-rolled-you = Je gooide { $dice }.
event-yielded = { $gained_count ->
    [0] { "" }
   *[other] { $seat } kreeg { $gained }.
}
event-yielded-you = Je kreeg { $gained }.
event-discard-picked = Iemand heeft kaarten gekozen om in te leveren.
event-discard-picked-you = Je hebt { $cards } gekozen om in te leveren.
event-discarded = { $seat } leverde { $paid } in.
event-discarded-you = Je leverde { $paid } in.
event-stole = { $seat } roofde een kaart van { $from }.
event-stole-you = Je roofde 1 { $card } van { $from }.
event-stole-from-you = { $seat } roofde 1 { $card } van jou.
event-offered = { $to ->
    [-1] { $seat } biedt iedereen { $give } voor { $want }.
   *[other] { $seat } biedt { $to } { $give } voor { $want }.
}
event-offered-you = { $to ->
    [-1] Je biedt iedereen { $give } voor { $want }.
   *[other] Je biedt { $to } { $give } voor { $want }.
}
event-offered-to-you = { $seat } biedt je { $give } voor { $want }.
event-called = { $to ->
    [-1] { $seat } vraagt iedereen om voorstellen
   *[other] { $seat } vraagt { $to } om voorstellen
}{ $give ->
    [none] { "" }
   *[other] , voor { $give }
}{ $want ->
    [none] { "" }
   *[other] , gezocht: { $want }
}.
event-called-you = { $to ->
    [-1] Je vraagt iedereen om voorstellen
   *[other] Je vraagt { $to } om voorstellen
}{ $give ->
    [none] { "" }
   *[other] , voor { $give }
}{ $want ->
    [none] { "" }
   *[other] , gezocht: { $want }
}.
event-called-to-you = { $seat } vraagt je om een voorstel{ $give ->
    [none] { "" }
   *[other] , voor { $give }
}{ $want ->
    [none] { "" }
   *[other] , gezocht: { $want }
}.
event-answered = { $seat } heeft geantwoord.
event-answered-you = Je hebt geantwoord.
event-declined = { $seat } weigert.
event-declined-you = Je weigert.
event-countered = { $seat } stelt voor: { $give } voor { $want }.
event-countered-you = Je stelt voor: { $give } voor { $want }.
event-traded = { $seat } ruilde met { $to } { $give } voor { $take }.
event-traded-you = Je ruilde met { $to } { $give } voor { $take }.
event-traded-to-you = { $seat } gaf je { $give } voor { $take }.
event-withdrawn = { $seat } trok het aanbod in.
event-withdrawn-you = Je trok het aanbod in.
event-built = { $seat } bouwde { $piece } voor { $paid }.
event-built-you = Je bouwde { $piece } voor { $paid }.
event-card-bought = { $seat } kreeg een ontwikkelingskaart.
event-card-bought-you = Je kreeg een ontwikkelingskaart: { $card }.
event-card-played = { $seat } speelde { $card }.
event-card-played-you = Je speelde { $card }.
event-handed = { $seat } gaf { $to } { $cards }.
event-handed-you = Je gaf { $to } { $cards }.
event-handed-to-you = { $seat } gaf je { $cards }.

## Een beurt in weinig woorden: wat een worp opbracht, alle ruil in één regel

strip-got = Je kreeg { $cards }
strip-nothing = Je kreeg niets
strip-nobody = Niemand kreeg iets
fold-offers = { $offers ->
    [one] 1 aanbod
   *[other] { $offers } aanbiedingen
}
fold-trades = , { $deals ->
    [0] geen geaccepteerd
    [one] 1 ruil:
   *[other] { $deals } keer geruild:
}

## Opties

option-map = Bord
option-map-about = Of landschap en startopstelling vaststaan of door toeval en keuze ontstaan.
option-map-beginner = voor beginners
option-map-variable = variabel
option-first-seat = Startspeler
option-first-seat-about = Wie de eerste beurt heeft: de hoogste worp, of een plaats die je kiest.
option-first-seat-random = hoogste worp
option-first-seat-number = plaats { $n }
option-offers-per-turn = Aanbiedingen per beurt
option-offers-per-turn-about = Hoe vaak je de anderen in één beurt een aanbod mag doen.
option-offers-per-turn-0 = niet ruilen met spelers
option-offers-per-turn-unlimited = geen grens
option-trade-side-max = Kaarten per kant
option-trade-side-max-about = Hoeveel kaarten elke kant van een aanbod mag bevatten.
option-trade-side-max-0 = geen grens
option-counter-offers = Tegenbod
option-counter-offers-about = Of je op een aanbod met een tegenbod mag antwoorden.
option-turn-limit = Beurtgrens
option-turn-limit-about = Na zoveel beurten wint wie de meeste punten heeft.
option-turn-limit-0 = geen grens

## Hoe het spel eindigde

reason-turn-limit = De beurtgrens is bereikt.

## Het getekende bord

draw-hex = { $land } { $number }
draw-robber = Struikrover: { $place }
draw-piece-of = { $thing } van { $name }
draw-die = Dobbelsteen: { $face }
draw-do-place-start-settlement = Dorp: { $place }
draw-do-build-settlement = Dorp: { $place }
# $names zijn de anderen met gebouwen daar, $count hoeveel
draw-do-move-robber = { $count ->
    [0] Struikrover: { $place }
   *[other] Struikrover: { $place }, bij { $names }
}
draw-do-steal-from = Beroof { $name }
draw-hand = Jouw kaarten
draw-choice = Kaarten om uit te kiezen
draw-hand-card = { $card }: { $n }
draw-dev-card = { $card }: { $n }
draw-do-discard-card = Lever 1 { $card } in
draw-do-play-monopoly = Speel monopolie
draw-new = nieuw
draw-costs = Bouwkosten
draw-seat-things = Bijzondere kaarten van { $name }

## Wat de pagina naast het bord toont

button-build-settlement = Dorp
button-buy-card = Kaart
button-end-turn = Einde beurt
fact-hand = { $n ->
    [one] 1 handkaart
   *[other] { $n } handkaarten
}
fact-cards = { $n ->
    [one] 1 ontwikkelingskaart
   *[other] { $n } ontwikkelingskaarten
}
fact-length = route met lengte { $n }
fact-deck = { $n ->
    [one] nog 1 ontwikkelingskaart
   *[other] nog { $n } ontwikkelingskaarten
}

## Een open aanbod

offers-you = { $name } biedt je een ruil aan
offers-others = { $name } biedt een ruil aan
calls-you = { $name } vraagt om voorstellen
answer-missing = denkt na
answer-given = heeft geantwoord
answer-accepted = accepteert
answer-declined = weigert
answer-countered = stelt voor

## Wat dingen doen, en hoe het ermee staat

explain-hex-yields = Bij een { $number } krijgt elk dorp eraan 1 { $card }, elke { $city } 2.
explain-hex-nothing = Levert niets op.
explain-crossing = Een vrij kruispunt. Een gebouw hier zou de opbrengst van de velden eromheen krijgen.
explain-card = Komt van: { $lands }.
explain-dice = Hun som bepaalt welke velden iets opleveren. Bij een zeven geen: wie te veel kaarten heeft, levert de helft in, en de struikrover wordt verplaatst.
explain-count-hand-name = Hand
explain-count-hand = Hoeveel kaarten iedereen heeft; welke het zijn blijft verborgen.
explain-count-cards-name = Ontwikkelingskaarten
explain-count-cards = Gekocht maar nog niet gespeeld; niemand anders ziet ze.
name-crossing = Kruispunt { $n }
name-dice = Dobbelstenen
now-hex-robbed = De struikrover staat hier: dit veld levert niets op.
now-rolls = Bij { $n } van de 36 worpen.
now-rolls-pay = { $n } van de 36 worpen leveren hier iets op.
now-card = Je hebt er { $n }. { $rate } daarvan kopen een andere kaart.
now-dice = De som { $sum } valt bij { $n } van de 36 worpen.
now-title = { $new ->
    [0] Je hebt er { $n }.
   *[other] Je hebt er { $n }; wat je deze beurt hebt gekocht, kun je pas de volgende spelen.
}
now-hand-limit = Bij een zeven levert wie meer dan { $n } kaarten heeft de helft in.
now-longest-route = { $name ->
    [none] Niemand heeft hem.
   *[other] { $name } heeft hem: lengte { $n }.
} Jouw route: { $mine }.

## Waarom iets niet kan, in een paar woorden

blocked-not-your-turn = Niet jouw beurt
blocked-decision-pending = Eerst beslissen
blocked-offer-open = Aanbod open
blocked-roll-first = Eerst dobbelen
blocked-deck-empty = Geen kaarten meer
blocked-too-close = Geen plek vrij


## In een terminal

column-points = punten
column-hand = kaarten
column-cards = ontwikkeling
column-open = open
column-places = gebouwen, * stad
column-ruins = gebouwen, * stad, ( ) in neergang
supply = Bank
deck-left = ontwikkelingskaarten:
your-cards = Jouw kaarten
show-choose = { $place }, nu te kiezen
milestone-seven = Eerste 7
listed-yields = Opbrengst
listed-rates = Ruilen met de bank
