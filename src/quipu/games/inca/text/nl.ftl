# De opkomst van de Inca's: drie stammen, de een na de ander.

game-inca = De opkomst van de Inca's
game-inca-about = Leid drie stammen na elkaar tot bloei, tussen de Grote Oceaan en het oerwoud.
game-inca-aim = drie stammen
game-inca-minutes = 90

## Dingen

thing-wood = hout
thing-stone = steen
thing-wool = wol
thing-potato = aardappel
thing-ore = erts
thing-feathers = veren
thing-coca = coca
thing-fish = vis

cards-wood = { $n } hout
cards-stone = { $n } steen
cards-wool = { $n } wol
cards-potato = { $n ->
    [one] { $n } aardappel
   *[other] { $n } aardappels
}
cards-ore = { $n } erts
cards-feathers = { $n } veren
cards-coca = { $n } coca
cards-fish = { $n } vis

thing-forest = bos
thing-quarry = steengroeve
thing-pasture = weide
thing-farmland = akkerland
thing-mountains = bergen
thing-jungle = oerwoud
thing-plantation = oerwoudplantage
thing-fishing = kustwater
thing-ocean = open zee
thing-frame = rand
thing-hex = veld
thing-crossing = kruispunt
thing-path = pad
thing-deck = ontwikkelingskaarten
thing-bank = bank
thing-die = dobbelsteen

thing-road = straat
thing-settlement = dorp
thing-city = stad
thing-thicket = struikgewas
thing-culture-marker = ontwikkelingsfiche
thing-culture-board = stammentableau
thing-development-card = ontwikkelingskaart
thing-robber = struikrover
piece-road = een straat
piece-settlement = een dorp
piece-city = een stad
ruin-settlement = overwoekerd dorp
ruin-city = overwoekerde stad

thing-combat-arts = Krijgskunst
thing-road-building = Stratenbouw
thing-invention = Uitvinding
thing-monopoly = Monopolie
cards-combat-arts = { $n } Krijgskunst
cards-road-building = { $n } Stratenbouw
cards-invention = { $n } Uitvinding
cards-monopoly = { $n } Monopolie

thing-longest-route = Langste Handelsroute
thing-mightiest-combat = Grootste Krijgskunst
title-route = Langste Handelsroute
title-army = Grootste Krijgskunst

thing-red = rood
thing-orange = oranje
thing-blue = blauw
thing-gray = grijs

cost-road = 1 hout, 1 steen
cost-settlement = 1 hout, 1 steen, 1 wol, 1 aardappel
cost-city = 2 aardappels, 3 erts
cost-development-card = 1 wol, 1 aardappel, 1 erts

## Fasen: na de naam op de stoel, of na „Jij bent aan de beurt:”

phase-founding-route = plaatst een straat
phase-founding-route-you = plaats een straat ernaast
phase-free-routes = plaatst gratis straten
phase-free-routes-you = plaats een gratis straat
phase-combat-moving = verplaatst de struikrover
phase-combat-moving-you = verplaats de struikrover
phase-combat-stealing = mag iemand beroven
phase-combat-stealing-you = beroof iemand, of niemand
phase-founding-tribe = sticht een nieuwe stam
phase-founding-tribe-you = sticht je volgende stam: plaats het eerste dorp

## Wat de uitleg zegt, één keer

coach-founding-route = Leg nu een straat naast je nieuwe dorp. Die laat zien waar je verder wilt bouwen.
coach-main = Ruil en bouw in willekeurige volgorde, zolang je kaarten het toelaten. Elke knop toont wat iets kost en wat je mist.
coach-tribes = Elk dorp en elke stad levert je stam een ontwikkelingsfiche op. Met het vierde raakt de stam in neergang en sticht je de volgende; het elfde fiche wint.
coach-free-routes = Stratenbouw: plaats gratis twee straten. Ze moeten op je eigen stukken aansluiten.
coach-combat-moving = Krijgskunst: verplaats de struikrover naar een ander landveld. Niemand levert kaarten in.
coach-combat-stealing = Na Krijgskunst mag je daar iemand beroven. Maar het hoeft niet.
coach-founding-tribe = Je stam is in neergang: struikgewas bedekt zijn gebouwen, die kaarten blijven opleveren. Plaats het eerste dorp van de volgende stam waar het oplicht.

## Wat de uitleg toevoegt waar het paneel de regel al noemt
tip-founding-route = Mik op het volgende goede kruispunt. Anderen willen daar ook heen.
tip-free-routes = Bereik er een nieuwe bouwplaats mee, of werk aan de Langste Handelsroute. Die telt vanaf drie straten.
tip-combat-moving = Bevrijd eerst een goed eigen veld. Blokkeer anders het beste veld van de koploper.
tip-combat-stealing = Een geroofde kaart remt een tegenstander en helpt jou. Wie vriendelijk blijft, ruilt later misschien makkelijker.
tip-founding-tribe = Je overwoekerde gebouwen blijven kaarten opleveren, dus zoek nu andere soorten. En goede getallen met vrije paden.

## Acties

action-place-start-road = Plaats een straat op pad { $path }
action-move-robber = { $hex ->
    [none] Verplaats de struikrover naar de rand
   *[other] Verplaats de struikrover naar veld { $hex }
}
action-skip-theft = Roof niets
action-accept-trade = Accepteer
action-trade-three = Ruil bij de bank { $give } voor 1 { $take }
action-trade-two-goods = Ruil bij de bank { $give } voor 1 { $take }
action-trade-goods-set = Ruil veren, coca en vis voor { $take }
action-trade-by-route = Ruil met de Langste Handelsroute { $give } voor 1 { $take }
action-build-road = Bouw een straat op pad { $path }
action-build-city = Bouw een stad op kruispunt { $crossing }
action-play-combat-arts = Speel Krijgskunst
action-play-road-building = Speel Stratenbouw
action-place-free-road = Plaats een gratis straat op pad { $path }
action-play-invention = Speel Uitvinding: { $cards }
action-drive-robber-off = Verjaag de struikrover
action-found-tribe = Sticht de nieuwe stam op kruispunt { $crossing }

## Soorten acties, als er veel van één zijn

kind-place-start-road = Plaats een straat
kind-build-road = Bouw een straat
kind-build-city = Bouw een stad
kind-place-free-road = Plaats een gratis straat
kind-trade-three = Ruil drie gelijke kaarten bij de bank
kind-trade-two-goods = Ruil twee gelijke handelswaren bij de bank
kind-trade-goods-set = Ruil veren, coca en vis
kind-trade-by-route = Ruil met de Langste Handelsroute
kind-play-invention = Speel Uitvinding
kind-found-tribe = Sticht de nieuwe stam

## Gebeurtenissen

land-wood = het bos
land-stone = de steengroeve
land-wool = de weide
land-potato = het akkerland
land-ore = de bergen
event-robber-moved = { $land ->
    [none] { $seat } verplaatste de struikrover naar de rand.
   *[other] { $seat } verplaatste de struikrover naar { $land } ({ $number }).
}
event-robber-moved-you = { $land ->
    [none] Je verplaatste de struikrover naar de rand.
   *[other] Je verplaatste de struikrover naar { $land } ({ $number }).
}
event-theft-skipped = { $seat } roofde niets.
event-theft-skipped-you = Je roofde niets.
event-accepted = { $seat } accepteert.
event-accepted-you = Je accepteert.
event-bank-traded = { $seat } ruilde bij de bank { $paid } voor { $gained }.
event-bank-traded-you = Je ruilde bij de bank { $paid } voor { $gained }.
event-route-traded = { $seat } ruilde met de Langste Handelsroute { $paid } voor { $gained }.
event-route-traded-you = Je ruilde met de Langste Handelsroute { $paid } voor { $gained }.
event-built-over = { $seat } overbouwde een overwoekerd gebouw van { $from }.
event-built-over-you = Je overbouwde een overwoekerd gebouw van { $from }.
event-built-over-from-you = { $seat } overbouwde een van jouw overwoekerde gebouwen.
event-built-anew = { $seat } overbouwde een eigen overwoekerd gebouw.
event-built-anew-you = Je overbouwde een van je eigen overwoekerde gebouwen.
event-plenty-taken = { $seat } nam { $gained } uit de bank.
event-plenty-taken-you = Je nam { $gained } uit de bank.
event-monopoly-named = { $seat } eist { $card } van alle anderen.
event-monopoly-named-you = Je eist { $card } van alle anderen.
event-robber-driven-off = { $seat } verjoeg de struikrover naar de rand en nam { $gained }.
event-robber-driven-off-you = Je verjoeg de struikrover naar de rand en nam { $gained }.
event-title-won = { $from ->
    [-1] { $seat } heeft nu de voordeelkaart { $title }.
   *[other] { $seat } veroverde de voordeelkaart { $title } op { $from }.
}
event-title-won-you = { $from ->
    [-1] Je hebt nu de voordeelkaart { $title }.
   *[other] Je veroverde de voordeelkaart { $title } op { $from }.
}
event-title-won-from-you = { $seat } veroverde de voordeelkaart { $title } op jou.
event-title-lost = { $seat } gaf de voordeelkaart { $title } af.
event-title-lost-you = Je gaf de voordeelkaart { $title } af.
event-tribe-declined = De { $tribe ->
    [1] eerste
   *[other] tweede
} stam van { $seat } raakt in neergang.
event-tribe-declined-you = Jouw { $tribe ->
    [1] eerste
   *[other] tweede
} stam raakt in neergang.
event-tribe-founded = { $seat } stichtte de { $tribe ->
    [2] tweede
   *[other] derde
} stam.
event-tribe-founded-you = Je stichtte je { $tribe ->
    [2] tweede
   *[other] derde
} stam.
event-deck-entered = De tweede stapel doet nu mee: er zijn { $count } ontwikkelingskaarten te koop.

## Merken op de weg van een herhaling

milestone-tribe-declined = Een stam in neergang
milestone-tribe-founded = Een nieuwe stam

## Afwijzingen, zoals in de regels

refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = Je bent nu niet aan de beurt.
refusal-already-answered = Je hebt al geantwoord.
refusal-not-asked = Je hebt nu niets te beslissen.
refusal-roll-first = Gooi eerst de dobbelstenen.
refusal-already-rolled = Je hebt in deze beurt al gedobbeld.
refusal-offer-open = Rond eerst het open aanbod af of trek het in.
refusal-decision-pending = Neem eerst de andere beslissing.
refusal-cannot-pay = Je hebt de kaarten niet om dit te betalen.
refusal-unknown-place = Die plek bestaat niet op het bord.
refusal-no-road-piece = Je hebt geen straat meer.
refusal-no-path = Hier is geen pad, dus je kunt er geen straat bouwen.
refusal-path-taken = Op dit pad ligt al een straat.
refusal-road-at-ruin = Vanaf een overwoekerd gebouw mag geen straat verder.
refusal-road-blocked = Een gebouw van een andere speler verspert de weg.
refusal-road-not-connected = De straat moet aansluiten op een van je straten of actieve gebouwen.
refusal-road-not-at-settlement = De straat moet het dorp raken dat je net hebt geplaatst.
refusal-site-occupied = Hier staat al een gebouw.
refusal-too-close = Op een naburig kruispunt staat een gebouw.
refusal-no-own-road = Geen van je straten leidt hierheen.
refusal-in-decline = Een overwoekerd gebouw kun je niet uitbouwen.
refusal-no-own-settlement = Een stad kan alleen een van je eigen dorpen vervangen.
refusal-city-limit = Deze stam heeft zijn stad al.
refusal-deck-empty = Er zijn nu geen ontwikkelingskaarten te koop.
refusal-card-not-held = Je hebt deze kaart niet.
refusal-card-too-new = Je hebt deze kaart pas in deze beurt gekocht.
refusal-card-limit = Je hebt in deze beurt al een ontwikkelingskaart gespeeld.
refusal-no-road-possible = Je kunt nu nergens een straat bouwen.
refusal-supply-empty = De bank heeft deze kaarten niet.
refusal-not-equal-cards = De kaarten waarmee je betaalt, moeten van één soort zijn.
refusal-not-goods = Voor deze ruil heb je handelswaren nodig.
refusal-same-kind-back = Neem een andere soort dan je betaalt.
refusal-resources-only = Hier mag je alleen grondstoffen nemen.
refusal-route-not-held = Je hebt de Langste Handelsroute niet.
refusal-route-used = Je hebt de Langste Handelsroute in deze beurt al gebruikt.
refusal-combat-not-held = Je hebt de Grootste Krijgskunst niet.
refusal-combat-used = Je hebt de Grootste Krijgskunst in deze beurt al gebruikt.
refusal-robber-not-near = De struikrover staat niet bij een van je gebouwen.
refusal-robber-must-move = De struikrover moet naar een ander veld.
refusal-robber-not-here = De struikrover mag alleen op een grondstoffenveld staan.
refusal-not-a-victim = Deze speler kun je niet beroven.
refusal-theft-required = Je moet een kaart roven.
refusal-discard-count = Je moet precies de helft van je kaarten inleveren, naar beneden afgerond.
refusal-discard-not-held = Je kunt alleen kaarten inleveren die je hebt.
refusal-offer-limit = Je hebt in deze beurt al alle toegestane aanbiedingen gedaan.
refusal-only-cards = Je kunt alleen grondstoffen- en handelswarenkaarten ruilen.
refusal-trade-no-partner = Je kunt alleen met een andere speler ruilen, en alleen als een van jullie aan de beurt is.
refusal-trade-empty-side = Beide kanten moeten minstens één kaart geven.
refusal-trade-same-kind = Je kunt een soort niet voor dezelfde soort ruilen.
refusal-trade-too-many = Er staan te veel kaarten aan één kant.
refusal-trade-not-held = Je hebt deze kaarten niet.
refusal-trade-hand-too-small = Zoveel kaarten heeft de andere speler niet.
refusal-trade-same-terms = Dat is dezelfde ruil: accepteer hem gewoon.
refusal-trade-nothing-to-accept = Op een vraag om voorstellen kun je alleen met een voorstel of een weigering antwoorden.
refusal-counter-off = Een tegenbod is aan deze tafel niet toegestaan.
refusal-not-a-partner = Deze speler heeft niet geaccepteerd en ook geen tegenbod gedaan.
refusal-found-free-site-exists = Een overwoekerd gebouw mag je alleen vervangen als er geen kruispunt meer vrij is.
refusal-found-not-own-ruin = Er is geen kruispunt meer vrij: vervang een van je eigen overwoekerde gebouwen.
refusal-found-occupied = De nieuwe stam moet op een vrij kruispunt beginnen.
refusal-found-too-close = Te dicht bij een ander gebouw; ook overwoekerde tellen mee.
refusal-found-reserved = Hierheen leidt een straat van een andere speler.
refusal-needs-printed-board = De gedrukte beginopstelling heeft het gedrukte bord nodig.

## Opties

option-map-about = Of de landschappen liggen zoals gedrukt of worden geschud.
option-founding = Beginopstelling
option-founding-about = Of de eerste dorpen staan zoals gedrukt (alleen met het gedrukte bord) of vrij worden geplaatst.
option-founding-printed = zoals gedrukt
option-founding-free = vrij
option-three-goods-take = Drie verschillende handelswaren leveren op
option-three-goods-take-about = Wat je voor veren, coca en vis samen mag nemen.
option-three-goods-take-any = twee kaarten naar keuze
option-three-goods-take-resources = twee grondstoffen
option-own-ruin-breaks-route = Eigen struikgewas onderbreekt
option-own-ruin-breaks-route-about = Of een eigen overwoekerd gebouw je handelsroute onderbreekt.
option-robber-to-frame = Struikrover naar de rand
option-robber-to-frame-about = Of de struikrover ook naar de rand mag, waar niemand wordt beroofd.
option-combat-theft = Roven met Krijgskunst
option-combat-theft-about = Of je na Krijgskunst van het roven mag afzien.
option-combat-theft-may = je mag roven
option-combat-theft-must = je moet roven
option-invention-goods = Handelswaren door Uitvinding
option-invention-goods-about = Of Uitvinding ook handelswaren mag geven.
option-monopoly-max = Grens voor Monopolie
option-monopoly-max-about = Hoeveel kaarten elke andere speler hoogstens afgeeft.
option-monopoly-max-all = allemaal

## Punten naar herkomst

source-tribe-1 = Eerste stam
source-tribe-2 = Tweede stam
source-tribe-3 = Derde stam
source-tribe_1 = { source-tribe-1 }
source-tribe_2 = { source-tribe-2 }
source-tribe_3 = { source-tribe-3 }

## Hoe het spel eindigde

reason-points = De derde stam is voltooid.

## Het getekende bord

# naam van de hele tekening bij het voorlezen
draw-label = De opkomst van de Inca's, het bord

draw-frame = de rand
draw-supply = Bank
draw-supply-stock = Bank, { $card }: { $n }
draw-deck = Ontwikkelingskaarten: nog { $n }
draw-deck-aside = De tweede stapel, { $n } kaarten, doet mee zodra iedereen een tweede stam heeft gesticht

# het stammentableau van een stoel; $n van 11 fiches; $tribe 1 tot en met 3
draw-culture = { $name }: { $n } van 11 ontwikkelingsfiches, { $tribe ->
    [1] eerste stam
    [2] tweede stam
   *[other] derde stam
}
draw-culture-count = { $n } / 11
draw-hand-of = { $n ->
    [one] { $n } handkaart
   *[other] { $n } handkaarten
}
draw-hidden-of = { $n ->
    [one] { $n } verdekte ontwikkelingskaart, achterkant { $back }
   *[other] { $n } verdekte ontwikkelingskaarten, achterkant { $back }
}
draw-combat-of = { $n } Krijgskunst, open
draw-holds = { $name } heeft { $title }
draw-free-title = { $title }: heeft niemand

# wat op een plek kan; $place noemt de landschappen eromheen: „steengroeve 8, bergen 11 en kustwater 3”
draw-do-build-city = Stad: { $place }
draw-do-overbuild = Dorp over struikgewas: { $place }
draw-do-found-tribe = Eerste dorp van de nieuwe stam: { $place }
draw-do-place-start-road = Straat: { $place }
draw-do-build-road = Straat: { $place }
draw-do-place-free-road = Gratis straat: { $place }
draw-do-drive-robber-off = Verjaag de struikrover naar de rand
draw-do-trade-goods-set = Ruil veren, coca en vis voor twee kaarten
draw-do-trade-by-route = Ruil twee kaarten met de Langste Handelsroute
draw-do-buy-card = Koop een ontwikkelingskaart

# de eigen hand
draw-do-trade-three = Ruil { $card } bij de bank
draw-do-trade-two-goods = Ruil { $card } bij de bank
draw-do-play-combat-arts = Speel Krijgskunst
draw-do-play-road-building = Speel Stratenbouw
draw-do-play-invention = Speel Uitvinding

## Wat de pagina naast het bord toont

button-build-road = Straat
button-build-city = Stad
fact-open = { $n ->
    [one] 1 open kaart Krijgskunst
   *[other] { $n } open kaarten Krijgskunst
}

## Wat dingen doen, en hoe het ermee staat

explain-road = Verlengt je handelsroute met één pad en leidt naar nieuwe bouwplaatsen.
explain-settlement = Levert een ontwikkelingsfiche op, en 1 kaart van elk veld eromheen waarvan het getal wordt gegooid.
explain-city = Vervangt een dorp: één ontwikkelingsfiche meer, en 2 kaarten in plaats van 1. Eén per stam.
explain-development-card = De bovenste kaart van de stapel; alleen jij ziet hem tot je hem speelt.
explain-combat-arts = Verplaatst de struikrover, en je mag een kaart roven van een speler naast hem. Ze blijft open liggen en verhoogt je handlimiet.
explain-road-building = Bouw twee straten gratis.
explain-invention = Neem twee kaarten naar keuze uit de bank.
explain-monopoly = Noem een soort: alle anderen geven je daarvan tot twee kaarten.
explain-longest-route = Eén keer per beurt mag de eigenaar twee willekeurige kaarten ruilen voor één andere.
explain-mightiest-combat = Eén keer per beurt mag de eigenaar de struikrover verjagen van een veld naast een eigen gebouw en een kaart van dat veld nemen.
explain-culture-marker = Eén voor elk dorp en één meer voor een stad. Heeft een stam ze allemaal, dan raakt hij in neergang en begint de volgende.
explain-thicket = Overwoekert de gebouwen van een stam in neergang. Ze leveren nog kaarten op, maar iedereen die er een straat heen heeft, mag eroverheen bouwen.
explain-robber = Zijn veld levert niets op; een zeven of Krijgskunst verplaatst hem.
explain-bank = Neemt drie gelijke kaarten voor één andere, twee gelijke handelswaren voor één kaart, of van elke waar één voor twee kaarten.
explain-goal = Wie het eerst het derde fiche van de derde stam plaatst, het elfde in totaal, wint meteen.
explain-count-open-name = Open Krijgskunst
explain-count-open = Elke verhoogt de handlimiet met één. Wie er minstens twee heeft en meer dan ieder ander, heeft de Grootste Krijgskunst.
explain-count-length-name = Langste route
explain-count-length = Straten aan één stuk. Wie er minstens drie heeft en meer dan ieder ander, heeft de Langste Handelsroute.
fact-tribe = { $n ->
    [1] Eerste stam, van { $goal }
    [2] Tweede stam, van { $goal }
   *[other] Derde stam, van { $goal }
}
now-mightiest-combat = { $name ->
    [none] Niemand heeft hem.
   *[other] { $name } heeft hem: { $n }.
} Jouw open kaarten: { $mine }.

## Waarom iets niet kan, in een paar woorden

blocked-not-asked = Nu niet
blocked-no-road-piece = Geen meer over
blocked-no-path = Geen pad vrij
blocked-path-taken = Geen pad vrij
blocked-road-at-ruin = Geen pad vrij
blocked-road-blocked = Geen pad vrij
blocked-road-not-connected = Geen pad vrij
blocked-site-occupied = Geen plek vrij
blocked-no-own-road = Geen plek vrij
blocked-in-decline = Nog geen dorp
blocked-no-own-settlement = Nog geen dorp
blocked-city-limit = Stad al gebouwd
