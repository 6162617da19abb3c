# In het rijk van de Jadegodin.

game-jade = In het rijk van de Jadegodin
game-jade-about = Rijd met je jeep het oerwoud in, leg een verloren stad bloot en graaf beelden op.
game-jade-aim = wie de meeste punten heeft, wint
game-jade-minutes = 90

## Dingen

thing-tile = ontdekkerstegel
thing-stack = stapel
thing-display = vitrine
thing-cross = startkruis
thing-centre = start- en ruilveld
thing-field = veld
thing-cell = onontdekt veld
thing-jungle = oerwoud
thing-city = stad
thing-part = stadsdeel
thing-district = regio
thing-line = verbindingslijn
thing-open-line = open verbindingslijn
thing-jeep = jeep
thing-figure = figuur
thing-archaeologist = archeoloog
thing-supply = voorraad
thing-gold = goud
thing-artefact = artefact
thing-heap = hoopje
thing-open = openliggende artefacten
thing-statue = beeld van de Jadegodin
thing-design = motief
thing-head = kop
thing-coin = goudmunt
thing-rack = rekje
thing-red = rood
thing-yellow = geel
thing-blue = blauw
thing-white = wit

cards-gold = { $n } goud
cards-tile = { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
}
cards-artefact = { $n ->
    [one] { $n } artefact
   *[other] { $n } artefacten
}
cards-archaeologist = { $n ->
    [one] { $n } archeoloog
   *[other] { $n } archeologen
}
cards-head = { $n ->
    [one] { $n } kop
   *[other] { $n } koppen
}
cards-coin = { $n ->
    [one] { $n } goudmunt
   *[other] { $n } goudmunten
}

# tegels naar id: J0 is een en al oerwoud; A heeft stad aan één zijde, B aan twee in een hoek, S aan twee tegenover elkaar, D aan drie
thing-j = oerwoudtegel
thing-a = stadstegel A{ $n }
thing-b = stadstegel B{ $n }
thing-s = stadstegel S{ $n }
thing-d = stadstegel D{ $n }
tile-j = een oerwoudtegel
drawn-j = een oerwoudtegel
tiles-j = een oerwoudtegel

# artefacten naar id, zoals 2C+ en 3A-: motief, letter, hoe goed bewaard
thing-1a-plus = 1A (goed bewaard)
thing-1a-minus = 1A (slecht bewaard)
thing-1b-plus = 1B (goed bewaard)
thing-1b-minus = 1B (slecht bewaard)
thing-1c-plus = 1C (goed bewaard)
thing-1c-minus = 1C (slecht bewaard)
thing-1d-plus = 1D (goed bewaard)
thing-1d-minus = 1D (slecht bewaard)
thing-2a-plus = 2A (goed bewaard)
thing-2a-minus = 2A (slecht bewaard)
thing-2b-plus = 2B (goed bewaard)
thing-2b-minus = 2B (slecht bewaard)
thing-2c-plus = 2C (goed bewaard)
thing-2c-minus = 2C (slecht bewaard)
thing-2d-plus = 2D (goed bewaard)
thing-2d-minus = 2D (slecht bewaard)
thing-3a-plus = 3A (goed bewaard)
thing-3a-minus = 3A (slecht bewaard)
thing-3b-plus = 3B (goed bewaard)
thing-3b-minus = 3B (slecht bewaard)
thing-3c-plus = 3C (goed bewaard)
thing-3c-minus = 3C (slecht bewaard)
thing-3d-plus = 3D (goed bewaard)
thing-3d-minus = 3D (slecht bewaard)

# vakjes, ten oosten en ten zuiden van de hoek linksboven
cell-at = ({ $x },{ $y })
cell-5-5 = ({ $x },{ $y }) in het midden

side-n = noorden
side-e = oosten
side-s = zuiden
side-w = westen

## Fasen: na de naam op de stoel, of na „Jij bent aan de beurt:”

phase-driving = rijdt
phase-driving-you = rijd met je jeep of blijf staan
phase-discovering = ontdekt
phase-discovering-you = trek een tegel of leg er een uit je vitrine aan
phase-fitting = legt de getrokken tegel aan
phase-fitting-you = leg de getrokken tegel aan
phase-exchanging = mag artefacten ruilen
phase-exchanging-you = ruil artefacten of pas
phase-returning = legt artefacten terug
phase-returning-you = leg artefacten terug
phase-posting = mag een figuur plaatsen of terughalen
phase-posting-you = plaats een figuur, haal er een terug of pas
phase-extending = mag een bonusbeurt kopen
phase-extending-you = koop een bonusbeurt of beëindig je beurt
phase-over = spel afgelopen

## Wat de uitleg zegt, één keer

coach-driving = Over witte lijnen rijdt de jeep zo ver als je wilt; de eerste bruine lijn beëindigt de rit. Vanaf velden aan de rand van het onbekende kun je ontdekken.
coach-discovering = Hier leiden lijnen naar het onbekende: trek een tegel van een stapel of leg er een uit je vitrine aan. Een getrokken tegel die niet past, gaat naar je vitrine.
coach-fitting = Stad moet aan stad grenzen en oerwoud aan oerwoud. Tik op een plek die oplicht, draai de tegel en leg hem aan.
coach-exchanging = Op het start- en ruilveld mag je een artefact gratis ruilen voor een open artefact. Of je trekt voor 1 goud verdekte.
coach-returning = Je hebt verdekte artefacten getrokken. Leg er evenveel terug, welke je maar wilt.
coach-posting = Op de nieuwe tegel mag je archeologen plaatsen: één is gratis, twee kosten 1 goud, drie kosten 2. Is de regio compleet, dan krijgt het meest wie er de meeste heeft.
coach-extending = Voor 1 goud mag je deze beurt een bonusbeurt doen. Beëindig anders je beurt.
coach-waiting = Een ander is aan de beurt. Wordt een regio compleet, dan graaft iedereen op die er archeologen heeft.

## Acties

action-swap-tile = Wissel { $tile } om bij stapel { $stack }
action-drive = Rijd naar veld { $cell }
action-stop = Stop hier
action-draw-tile = Trek van stapel { $stack }
action-lay-tile = Leg { $tile } aan in het { $side }{ $turn ->
    [0] { "" }
    [1] , kwartslag naar rechts
    [2] , halve slag gedraaid
   *[other] , kwartslag naar links
}
action-exchange-open = Ruil { $give } voor { $take }
action-exchange-hidden = { $count ->
    [one] Ruil verdekt voor 1 goud: trek { $count } artefact
   *[other] Ruil verdekt voor 1 goud: trek { $count } artefacten
}
action-return-artefacts = { $kinds_count ->
    [0] Leg niets terug
   *[other] Leg terug: { $kinds }
}
action-set-figure = { $archaeologists ->
    [1] Zet 1 archeoloog af
    [2] Zet voor 1 goud 2 archeologen af
   *[other] Zet voor 2 goud { $archaeologists } archeologen af
} op het { $part ->
    [0] eerste
    [1] tweede
   *[other] derde
} stadsdeel
action-take-back = Haal de figuur van veld { $cell } terug
action-pass = Pas
action-buy-bonus = Koop een bonusbeurt voor 1 goud
action-end-turn = Beëindig de beurt

# een soort als geheel: titel van een formulier of van veel manieren in een lijst
kind-swap-tile = Tegel omwisselen
kind-drive = Met de jeep rijden
kind-draw-tile = Tegel trekken
kind-lay-tile = Tegel aanleggen
kind-exchange-open = Open artefact ruilen
kind-exchange-hidden = Verdekte artefacten ruilen
kind-return-artefacts = Artefacten terugleggen
kind-set-figure = Figuur afzetten
kind-take-back = Figuur terughalen

## Waarom een bot iets aanraadt

because-district = { $sides ->
    [0] Voltooit een regio met { $n ->
        [one] één artefact.
       *[other] { $n } artefacten.
    }
   *[other] Een regio met { $n ->
        [one] één artefact
       *[other] { $n } artefacten
    }, { $sides ->
        [one] één kant is open.
       *[other] { $sides } kanten zijn open.
    }
}
because-alone = Verder is daar niemand.
because-rivals = De sterkste tegenstander daar heeft { $n }.
because-further = Leidt dieper het oerwoud in.
because-discover = Vanaf daar kun je een tegel aanleggen.
because-centre = Daar kun je artefacten ruilen.
because-statue = Brengt je dichter bij een beeld: { $thing }.

## Gebeurtenissen

event-began = Het spel is begonnen: { $seat } begint. Open artefacten: { $open }.
event-began-you = Het spel is begonnen: jij begint. Open artefacten: { $open }.
event-turn-began = Beurt { $turn }: { $seat }.
event-turn-began-you = Beurt { $turn }: jij bent aan de beurt.
event-tile-swapped = { $seat } schoof { $tile } onder stapel { $stack } en nam { $drawn }.
event-tile-swapped-you = Je schoof { $tile } onder stapel { $stack } en nam { $drawn }.
event-drove = { $seat } reed naar veld { $cell }.
event-drove-you = Je reed naar veld { $cell }.
event-stayed = { $seat } bleef op veld { $cell } staan.
event-stayed-you = Je bleef op veld { $cell } staan.
event-stopped = { $seat } stopte.
event-stopped-you = Je stopte.
event-tile-drawn = { $fits ->
    [true] { $seat } trok { $tile } van stapel { $stack }: die past hier.
   *[false] { $seat } trok { $tile } van stapel { $stack }: die past hier niet en komt in de vitrine.
}
event-tile-drawn-you = { $fits ->
    [true] Je trok { $tile } van stapel { $stack }: die past hier.
   *[false] Je trok { $tile } van stapel { $stack }: die past hier niet en komt in je vitrine.
}
event-tile-laid = { $seat } legde { $tile } op veld { $cell } en reed erop.
event-tile-laid-you = Je legde { $tile } op veld { $cell } en reed erop.
event-exchanged-openly = { $seat } ruilde { $give } voor het open { $take }.
event-exchanged-openly-you = Je ruilde { $give } voor het open { $take }.
event-exchanged-hidden = { $count ->
    [one] { $seat } betaalde 1 goud en trok { $count } verdekt artefact.
   *[other] { $seat } betaalde 1 goud en trok { $count } verdekte artefacten.
}
event-exchanged-hidden-you = Je betaalde 1 goud en trok: { $kinds }.
event-artefacts-returned = { $count ->
    [0] { $seat } legde niets terug.
    [one] { $seat } legde { $count } artefact terug.
   *[other] { $seat } legde { $count } artefacten terug.
}
event-artefacts-returned-you = { $kinds_count ->
    [0] Je legde niets terug.
   *[other] Je legde terug: { $kinds }.
}
event-figure-set = { $archaeologists ->
    [one] { $seat } zette { $archaeologists } archeoloog af op veld { $cell }.
   *[other] { $seat } zette voor { $gold } goud { $archaeologists } archeologen af op veld { $cell }.
}
event-figure-set-you = { $archaeologists ->
    [one] Je zette { $archaeologists } archeoloog af op veld { $cell }.
   *[other] Je zette voor { $gold } goud { $archaeologists } archeologen af op veld { $cell }.
}
event-figure-taken-back = { $archaeologists ->
    [one] { $seat } haalde { $archaeologists } archeoloog terug van veld { $cell }.
   *[other] { $seat } haalde { $archaeologists } archeologen terug van veld { $cell }.
}
event-figure-taken-back-you = { $archaeologists ->
    [one] Je haalde { $archaeologists } archeoloog terug van veld { $cell }.
   *[other] Je haalde { $archaeologists } archeologen terug van veld { $cell }.
}
event-passed = { $seat } paste.
event-passed-you = Je paste.
event-bonus-bought = { $seat } kocht een bonusbeurt voor 1 goud.
event-bonus-bought-you = Je kocht een bonusbeurt voor 1 goud.
event-district-closed = { $cells_count ->
    [one] Een regio van { $cells_count } veld is compleet
   *[other] Een regio van { $cells_count } velden is compleet
}: { $heads ->
    [0] geen kop
    [one] { $heads } kop
   *[other] { $heads } koppen
} en { $coins ->
    [0] geen goudmunt.
    [one] { $coins } goudmunt.
   *[other] { $coins } goudmunten.
}
event-artefacts-found = { $seat } groef { $count ->
    [0] geen artefact
    [one] { $count } artefact
   *[other] { $count } artefacten
} en { $gold ->
    [0] geen goud op.
   *[other] { $gold } goud op.
}
event-artefacts-found-you = Je groef { $gold ->
    [0] geen goud
   *[other] { $gold } goud
} en { $count ->
    [0] geen artefact op.
   *[other] deze artefacten op: { $kinds }.
}
event-last-round = { $seat } trok de laatste tegel: na deze beurt is iedereen nog één keer aan de beurt.
event-last-round-you = Je trok de laatste tegel: na deze beurt is iedereen nog één keer aan de beurt.

## Merken op de weg van een herhaling

milestone-last-round = Laatste ronde

## Weigeringen, zoals de regels ze zeggen

refusal-unknown-place = Dat bestaat in dit spel niet.
refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = Je bent nu niet aan de beurt.
refusal-must-lay = De tegel die je trok past hier, dus je moet hem aanleggen.
refusal-must-return = Leg eerst artefacten terug.
refusal-must-discover = Je jeep staat aan een open verbindingslijn: je moet ontdekken.
refusal-not-after-jungle = Je mag alleen stoppen nadat je een oerwoudtegel hebt aangelegd.
refusal-wrong-phase = Dat kan nu niet.
refusal-undiscovered = Dit veld heeft nog niemand ontdekt.
refusal-out-of-reach = Je jeep kan daar niet komen: willekeurig veel witte lijnen, aan het eind hoogstens één bruine.
refusal-field-taken = Daar staat al een andere jeep.
refusal-must-reduce = Met drie tegels in je vitrine moet je naar een plek waar één ervan past.
refusal-display-full = Met drie tegels in je vitrine mag je niet trekken.
refusal-stack-empty = Deze stapel is leeg.
refusal-not-in-display = Deze tegel ligt niet in je vitrine.
refusal-not-the-drawn-tile = Je moet de tegel aanleggen die je hebt getrokken.
refusal-off-board = Buiten het speelveld mag je geen tegel aanleggen.
refusal-no-open-line = Aan deze kant is geen open verbindingslijn.
refusal-does-not-fit = Oerwoud moet aan oerwoud liggen en stad aan stad.
refusal-display-not-full = Je mag alleen omwisselen met drie tegels in je vitrine.
refusal-tile-fits = Eén van je drie tegels past nog ergens.
refusal-swapped-already = Je mag maar één keer per beurt omwisselen.
refusal-not-owned = Dit artefact heb je niet.
refusal-not-open = Dit artefact ligt niet open.
refusal-same-kind = Beide artefacten zijn gelijk.
refusal-too-many = Daarvoor heb je niet genoeg artefacten.
refusal-heap-too-small = Er zijn niet genoeg verdekte artefacten.
refusal-wrong-number = Leg er evenveel terug als je hebt getrokken.
refusal-no-city = Je hebt in deze beurt geen stadstegel aangelegd.
refusal-no-such-part = Dat stadsdeel is er niet op de tegel.
refusal-no-figure = Die figuur heb je niet in je voorraad.
refusal-not-your-figure = Daar staat geen figuur van jou.
refusal-cannot-pay = Je hebt niet genoeg goud.
refusal-bonus-used = Je mag maar één bonusbeurt per beurt doen.

## Opties

option-designs-matter = Zelfde motief nodig
option-designs-matter-about = Alleen vier delen met hetzelfde motief vormen een beeld.
option-display-duty = Drie tegels in de vitrine
option-display-duty-about = Of je moet rijden naar een plek waar een van je drie tegels past.
option-display-duty-strict = je moet er een aanleggen
option-display-duty-lenient = je mag niet trekken
option-swap-scope = Tegel omwisselen
option-swap-scope-about = Wanneer je vóór de rit een van je drie tegels mag omwisselen.
option-swap-scope-board = als er nergens een past
option-swap-scope-reach = als er binnen bereik geen past
option-further-step = Na een oerwoudtegel
option-further-step-about = Of je moet ontdekken als je na het aanleggen van een oerwoudtegel verder rijdt.
option-further-step-duty = je moet ontdekken waar dat kan
option-further-step-free = je mag verder rijden en stoppen
option-stuck-exchange = Ruilen met een geblokkeerde vitrine
option-stuck-exchange-about = Ook als geen van de drie tegels in je vitrine binnen bereik past, mag je op het start- en ruilveld artefacten ruilen.
option-hidden-return = Verdekte ruil
option-hidden-return-about = Hoeveel artefacten je teruglegt nadat je verdekte hebt getrokken.
option-hidden-return-same = evenveel als getrokken
option-hidden-return-free = nul tot twee
option-hidden-draw = Verdekte artefacten trekken
option-hidden-draw-about = Hoeveel verdekte artefacten je mag trekken, hoogstens twee.
option-hidden-draw-heap = zoveel als er verdekt liggen
option-hidden-draw-owned = zoveel als je hebt
option-first-seat = Startspeler
option-first-seat-about = Wie de eerste beurt heeft: door loting, of een plaats die je kiest.
option-first-seat-random = door loting
option-first-seat-number = plaats { $n }
option-show-gold = Goud tonen
option-show-gold-about = Iedereen ziet hoeveel goud de anderen hebben.
option-standstill = Stilstand
option-standstill-about = Een extra einde dat niet in de spelregels staat: het spel is afgelopen als zoveel ronden lang niemand een tegel trekt of aanlegt.
option-standstill-0 = nooit

## Punten naar herkomst

source-artefacts = Artefacten
source-mixed-statues = Beelden
source-mixed_statues = { source-mixed-statues }
source-pure-statues = Goed bewaarde beelden
source-pure_statues = { source-pure-statues }

## Hoe het spel eindigde

reason-tiles = De laatste tegel is getrokken en de laatste ronde gespeeld.
reason-artefacts = Het laatste verdekte artefact is gevonden.
reason-standstill = Heel wat ronden lang heeft niemand een tegel getrokken of aangelegd.

fact-tiles-laid = aangelegde tegels
fact-districts-closed = complete regio’s
fact-artefacts-dug = opgegraven artefacten

## Het getekende bord; $name is een speler, $place een vakje zoals cell-at het noemt

draw-label = In het rijk van de Jadegodin, het oerwoud en de vergeten stad
draw-jeep = Jeep van { $name } op veld { $place }
draw-figure = { $n ->
    [one] { $n } archeoloog van { $name } op veld { $place }
   *[other] { $n } archeologen van { $name } op veld { $place }
}
# een regio die is opgegraven of dat zo wordt; $fields is het aantal velden
draw-district-closed = Complete regio van { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}
draw-district-closing = Net compleet, nu volgt de opgraving: { $heads ->
    [one] { $heads } kop
   *[other] { $heads } koppen
}, { $coins ->
    [one] { $coins } goudmunt
   *[other] { $coins } goudmunten
}

# naast het bord: opschriften van een paar woorden

draw-stacks = Stapels
draw-stacks-left = { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
}
draw-stack = { $n ->
    [0] Stapel { $stack }, leeg
    [one] Stapel { $stack }, { $n } tegel
   *[other] Stapel { $stack }, { $n } tegels
}
draw-last-round = laatste ronde
draw-drawn-label = Net getrokken: { $tile }
draw-open = Open artefacten
draw-open-label = Ligt open: { $kind }
draw-heap = { $n } verdekt
draw-display = Jouw vitrine
draw-rack = Jouw rekje
draw-display-size = { $n } van 3
draw-display-label = In de vitrine van { $name }: { $tile }
# $n is de grootte van de figuur
draw-supply-label = Voorraad van { $name }: { $n ->
    [one] { $count } met { $n } archeoloog
   *[other] { $count } met { $n } archeologen
}
draw-free = gratis
draw-cost = { $n } goud
draw-own-label = Op jouw rekje: { $kind }
draw-hand-label = { $n ->
    [one] { $name }: { $n } artefact
   *[other] { $name }: { $n } artefacten
}
draw-gold = { $n } goud
draw-missing = Ontbreekt nog: { $letter }
draw-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
draw-statues = { $n ->
    [0] nog geen beeld
    [one] { $n } beeld
   *[other] { $n } beelden
}
draw-winner = winnaar

# wat op een plek kan

draw-do-drive = Rijd naar { $place }
draw-do-stay = Blijf staan op { $place }
draw-do-draw = Trek van stapel { $stack }
# $n zegt op hoeveel manieren
draw-do-lay = { $n ->
    [one] Leg een tegel op { $place }
   *[other] Leg een tegel op { $place }: { $n } manieren
}
draw-do-swap = Wissel { $tile } om
draw-do-take = Neem { $kind } en geef een eigen artefact
draw-do-hidden = Ruil verdekte artefacten voor 1 goud
draw-do-return = Leg { $kind } terug
# $part telt de stadsdelen van de tegel vanaf 1, $parts is hun aantal
draw-do-set = { $parts ->
    [one] Zet hier een figuur af
   *[other] Zet een figuur af op stadsdeel { $part } van { $parts }
}
draw-do-take-back = { $n ->
    [one] Haal { $n } archeoloog terug van { $place }
   *[other] Haal { $n } archeologen terug van { $place }
}
fact-hand-sizes = { $n ->
    [one] 1 artefact
   *[other] { $n } artefacten
}

## Bestanden met gedrukt materiaal

tiles-no-object = het bestand is geen JSON-object
tiles-field-missing = het veld ‘{ $name }’ ontbreekt
tiles-field-unknown = het veld ‘{ $name }’ is onbekend
tiles-field-wrong = ‘{ $name }’ is { $value } in plaats van { $due }
tiles-types = ‘tiles’ is geen lijst van 1 tot { $most } soorten
tiles-id-twice = tegel { $tile }: deze id komt twee keer voor
tiles-sum = er zijn { $n } tegels in plaats van { $due } (J1.1)
tiles-heads = de tegels tonen { $n } koppen, meer dan { $most }
tiles-coins = de tegels tonen { $n } munten, meer dan { $most }
tiles-type-fields = soort { $number }: er horen precies de velden id, count, sides en parts te staan
tiles-type-id = soort { $number }: de id { $value } is geen woord van letters en cijfers
tiles-type-count = tegel { $tile }: het aantal { $value } is geen getal van 1 tot { $most }
tiles-type-sides = tegel { $tile }: de zijden { $value } zijn geen vier letters J of C in de volgorde N E S W
tiles-type-parts = tegel { $tile }: de stadsdelen zijn geen lijst van 0 tot { $most } (J1.3)
tiles-part-form = tegel { $tile }, stadsdeel { $part }: { $value } is geen lijst van zijden, koppen, munten
tiles-part-sides = tegel { $tile }, stadsdeel { $part }: de zijden in { $value } zijn geen letters uit N E S W
tiles-part-symbols = tegel { $tile }, stadsdeel { $part }: koppen en munten in { $value } zijn geen getallen vanaf 0 (J1.4)
tiles-side-jungle = tegel { $tile }: zijde { $side } is oerwoud, maar een stadsdeel noemt haar (J1.3)
tiles-side-free = tegel { $tile }: zijde { $side } is stad, maar geen stadsdeel noemt haar (J1.3)
tiles-side-twice = tegel { $tile }: zijde { $side } is stad, maar wordt twee keer genoemd (J1.3)
tiles-stacks = ‘stacks’ is geen lijst van { $due } hoogten (J2.3)
tiles-stack-height = ‘stacks’ is { $value }, maar elke hoogte is een getal vanaf 1
tiles-stack-sum = de stapels bevatten { $n } tegels in plaats van { $due } (J2.3)
tiles-cross = ‘cross’ is geen lijst
tiles-cross-form = kruisveld { $field }: het is geen lijst van x, y en vier letters J of C in de volgorde N E S W
tiles-cross-cell = kruisveld { $field }: x en y zijn geen getallen van 0 tot { $most }
tiles-cross-place = kruisveld { $field }: het ligt niet in de middelste rij en niet in de middelste kolom (J2.2)
tiles-cross-city = kruisveld { $field }: het heeft meer dan één stadszijde (J1.6)
tiles-cross-taken = kruisveld { $field }: op zijn plaats ligt er al een
tiles-cross-sum = het kruis heeft { $n } velden in plaats van { $due } (J1.5)
tiles-cross-disagrees = kruis: { $one } en { $other } passen niet op elkaar (J5.5)
tiles-artefacts = ‘artefacts’ is geen object
tiles-kind-missing = artefacten: { $kind } ontbreekt
tiles-kind-unknown = artefacten: de soort ‘{ $kind }’ is onbekend
tiles-kind-count = artefacten: van { $kind } zijn er { $value }, en dat is geen getal vanaf 0
tiles-artefact-sum = er zijn { $n } artefacten in plaats van { $due } (J1.7)

tiles-held-tiles = { $n } tegels in { $types } soorten: { $bare } zonder stad, { $one } met één stadszijde, { $two } met twee, { $three } met drie, { $four } met vier
tiles-held-symbols = { $heads } koppen en { $coins } munten op { $parts } stadsdelen
tiles-held-stacks = zes stapels van { $heights } tegels
tiles-held-cross = een startkruis van { $n } velden, waarvan { $city } met een stadsdeel
tiles-held-artefacts = { $n } artefacten in { $kinds } soorten: { $good } goed en { $bad } slecht bewaard

## Wat dingen doen, en hoe het ermee staat

explain-jeep = Rijdt over witte lijnen zo ver als je wilt; de eerste bruine lijn beëindigt de rit.
explain-tile = Wordt aan een open verbindingslijn bij je jeep aangelegd: oerwoud aan oerwoud, stad aan stad.
explain-display = Tegels die niet pasten. Met drie mag je niet trekken en moet je er een aanleggen waar het kan.
explain-archaeologist = Eén mag je op de zojuist aangelegde stad plaatsen; twee kosten 1 goud, drie kosten 2.
explain-district = Is hij compleet, dan wordt er opgegraven: wie er de meeste archeologen heeft, krijgt per kop een artefact.
explain-artefact = Telt aan het einde 1 punt en is deel van een beeld.
explain-statue = Eén A, B, C en D: 3 punten extra, of 5 als alle vier goed bewaard zijn.
explain-gold = Betaalt grotere figuren, een verdekte ruil of een bonusbeurt; levert geen punten op.
explain-centre = Als je hier stopt, mag je artefacten ruilen: één voor een open artefact, of tot twee verdekte voor 1 goud.
explain-cell = Hier ligt nog geen tegel. Er past een tegel als aan elke kant oerwoud aan oerwoud en stad aan stad ligt.
explain-jungle = Oerwoud scheidt regio’s en hoort bij geen ervan.
explain-goal = Wie aan het einde de meeste punten uit artefacten en beelden heeft, wint. Bij gelijkspel: meer artefacten, dan meer goud.
explain-count-hand-sizes-name = Artefacten
explain-count-hand-sizes = Hoeveel iedereen heeft opgegraven; welke het zijn blijft tot het einde verborgen.
fact-district = { $sides ->
    [0] Compleet: { $heads ->
        [one] 1 kop
       *[other] { $heads } koppen
    }, { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }
    [one] { $heads ->
        [one] 1 kop
       *[other] { $heads } koppen
    }, { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, één kant open
   *[other] { $heads ->
        [one] 1 kop
       *[other] { $heads } koppen
    }, { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, { $sides } kanten open
}
fact-tiles-left = { $n ->
    [one] nog 1 tegel
   *[other] nog { $n } tegels
}
fact-artefacts-left = { $n ->
    [one] nog 1 artefact verdekt
   *[other] nog { $n } artefacten verdekt
}

## In een terminal

jade-legend = ═ door de stad, ◇ stadsdelen los, 1–3 archeologen
jade-choose = velden die je kunt kiezen
task-check-tiles = Controleert een bestand met tegels, startkruis en artefacten die je van een echt exemplaar van het jadespel hebt afgelezen. Elke fout is één regel; klopt alles, dan staat er wat het bestand bevat. De pagina formats.md van het spel beschrijft het bestand.
task-check-tiles-right = { $file } klopt:
