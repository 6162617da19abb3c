# Dobbelspel en Dobbelspel Plus.

game-dice = Dobbelspel
game-dice-about = Zes dobbelstenen, drie worpen: bouw straten, ridders, dorpen en steden op je eigen eiland.
game-dice-aim = vijftien beurten
game-dice-minutes = 20
game-dice-mode = Basisspel
game-dice-line = 15 beurten: wie de meeste punten heeft, wint
game-dice-plus-mode = Plus
game-dice-plus-line = Wedloop: wie het eerst 10 punten heeft, wint
game-dice-plus = Dobbelspel Plus
game-dice-plus-about = Hetzelfde eiland als wedloop: strijd om de Grootste Riddermacht en de Langste Handelsroute en wees de eerste met 10 punten.
game-dice-plus-aim = tot { $points_to_win } punten

## Dingen

thing-brick = leem
thing-wood = hout
thing-wool = wol
thing-grain = graan
thing-ore = erts
thing-gold = goud
thing-any = grondstof naar keuze

cards-brick = { $n } leem
cards-wood = { $n } hout
cards-wool = { $n } wol
cards-grain = { $n } graan
cards-ore = { $n } erts
cards-gold = { $n } goud

thing-road = straat
thing-knight = ridder
thing-settlement = dorp
thing-city = stad
thing-joker = joker
thing-die = dobbelsteen
thing-sheet = blad
thing-cross = kruis
thing-start-road = startstraat

# op aanduiding: START, R0, S3, C7, K1 op het basisblad; P0, P1, PS1, PC1, PK1 op het blad van Plus
thing-start = startstraat
thing-p0 = startstraat
thing-r = straat { $n }
thing-p = straat { $n }
thing-s = dorp { $n }
thing-ps = dorp { $n }
thing-c = stad { $n }
thing-pc = stad { $n }
thing-k = ridder { $n }
thing-pk = ridder { $n }
thing-north = woestijn in het noorden
thing-middle = woestijn in het midden

title-army = Grootste Riddermacht
title-route = Langste Handelsroute

joker-k = joker van ridder { $n }
joker-brick = leemjoker
joker-wood = houtjoker
joker-wool = woljoker
joker-grain = graanjoker
joker-ore = ertsjoker
joker-north = joker van de woestijn in het noorden
joker-middle = joker van de woestijn in het midden

cost-road = 1 leem, 1 hout
cost-knight = 1 wol, 1 graan, 1 erts
cost-settlement = 1 leem, 1 hout, 1 wol, 1 graan
cost-city = 2 graan, 3 erts

## Fasen: na de naam op de stoel, of na ‘Jij bent aan de beurt:’

phase-throwing = dobbelt
phase-throwing-you = gooi de dobbelstenen
phase-building = bouwt
phase-building-you = bouw, of beëindig je beurt
phase-won = heeft gewonnen en speelt de beurt uit
phase-won-you = je hebt gewonnen! Beëindig je beurt, of bouw verder
phase-over = spel afgelopen

## Wat de uitleg zegt, één keer

coach-throwing = Gooi de dobbelstenen, tot drie keer in een beurt. Je bouwt met wat ze tonen.
coach-throwing-again = Tik op de dobbelstenen die je wilt houden en gooi de andere opnieuw. Of stop als je hebt wat je nodig hebt.
coach-building = Bouw wat oplicht, zolang je dobbelstenen het toelaten: elke dobbelsteen betaalt één keer. Twee goud worden één grondstof naar keuze. Beëindig dan je beurt.
coach-titles = Drie ridders leveren de Grootste Riddermacht op, de gemarkeerde vijfde straat de Langste Handelsroute: elk twee punten. Wie je overtreft, neemt ze je af.
coach-won = Je hebt tien punten: gewonnen! Met de overige dobbelstenen mag je nog bouwen; beëindig dan je beurt.
coach-waiting = Een ander is aan de beurt. Iedereen bouwt op zijn eigen blad: niemand kan je iets afnemen.

## Acties

each-dice = { $nth }
action-throw-dice = { $dice_count ->
    [1] Gooi dobbelsteen { $dice }
    [6] Gooi alle zes dobbelstenen
   *[other] Gooi dobbelstenen { $dice }
}
throw-all-again = { $n ->
    [6] Niets houden, alle zes opnieuw gooien
   *[other] Niets houden, alles opnieuw gooien
}
action-stop-throwing = Stop met dobbelen
action-use-joker = Zet de { $joker } in: draai { $give } naar { $take }
action-trade-gold = Ruil twee goud voor { $take }
action-build-road = Bouw { $road }
action-build-knight = Bouw { $knight }
action-build-settlement = Bouw { $settlement }
action-build-city = Bouw { $city }
action-end-turn = Beëindig de beurt

## Waarom een bot iets aanraadt

because-first-throw = Bij de eerste worp gooi je alle dobbelstenen.
because-all-again = Geen van deze dobbelstenen is het houden waard.
because-keeps = Houdt { $cards }.
because-points = { $n ->
    [one] Levert 1 punt op.
   *[other] Levert { $n } punten op.
}
because-opens = Leidt naar: { $thing }.
because-makes = Geeft je wat je mist: { $thing }.

## Gebeurtenissen

event-turn-began = { $dice ->
    [6] { $seat } begon aan beurt { $round }.
   *[other] { $seat } begon aan beurt { $round } met { $dice } dobbelstenen.
}
event-turn-began-you = { $dice ->
    [6] Je begon aan beurt { $round }.
   *[other] Je begon aan beurt { $round } met { $dice } dobbelstenen.
}
event-threw = { $seat } gooide { $faces } (worp { $throws }).
event-threw-you = Je gooide { $faces } (worp { $throws }).
event-stopped = { $seat } stopte met dobbelen.
event-stopped-you = Je stopte met dobbelen.
event-joker-used = { $seat } zette de { $joker } in en draaide { $give } naar { $take }.
event-joker-used-you = Je zette de { $joker } in en draaide { $give } naar { $take }.
event-gold-traded = { $seat } ruilde twee goud voor { $take }.
event-gold-traded-you = Je ruilde twee goud voor { $take }.
event-built = { $points ->
    [0] { $seat } bouwde { $symbol }.
    [one] { $seat } bouwde { $symbol }: { $points } punt.
   *[other] { $seat } bouwde { $symbol }: { $points } punten.
}
event-built-you = { $points ->
    [0] Je bouwde { $symbol }.
    [one] Je bouwde { $symbol }: { $points } punt.
   *[other] Je bouwde { $symbol }: { $points } punten.
}
event-title-won = { $from ->
    [-1] { $seat } won de { $title }.
   *[other] { $seat } veroverde de { $title } op { $from }.
}
event-title-won-you = { $from ->
    [-1] Je won de { $title }.
   *[other] Je veroverde de { $title } op { $from }.
}
event-title-won-from-you = { $seat } veroverde de { $title } op jou.
event-won = { $seat } heeft met { $points } punten gewonnen en speelt de beurt uit.
event-won-you = Je hebt met { $points } punten gewonnen; het spel eindigt met je beurt.
event-scored = { $points ->
    [0] { $seat } bouwde niets: een kruis in vakje { $box }, −2 punten.
   *[other] { $seat } schreef { $points } in vakje { $box }.
}
event-scored-you = { $points ->
    [0] Je bouwde niets: een kruis in vakje { $box }, −2 punten.
   *[other] Je schreef { $points } in vakje { $box }.
}
event-crossed = { $seat } bouwde niets: een kruis in vakje { $box }, −2 punten.
event-crossed-you = Je bouwde niets: een kruis in vakje { $box }, −2 punten.

## Weigeringen, zoals in deel R van de regels

refusal-throw-first = Gooi eerst de dobbelstenen.
refusal-still-throwing = Gooi eerst opnieuw of stop met dobbelen.
refusal-throwing-over = Je kunt deze beurt niet meer dobbelen.
refusal-no-dice = Kies minstens één dobbelsteen, of stop.
refusal-no-such-die = Deze dobbelsteen heb je in deze beurt niet.
refusal-all-dice-first = Bij de eerste worp gooi je al je dobbelstenen.
refusal-no-such-symbol = Deze plek staat niet op je blad.
refusal-already-built = Dit heb je al gebouwd.
refusal-lower-first = Bouw eerst het lagere getal.
refusal-road-not-connected = Deze straat sluit niet aan op een van je straten.
refusal-no-road-there = Geen van je straten leidt daarheen.
refusal-cannot-pay = Met je dobbelstenen kun je dit niet betalen.
refusal-knight-not-built = Je hebt de ridder van deze joker nog niet gebouwd.
refusal-pair-not-complete = Eerst moeten beide ridders van deze woestijn gebouwd zijn.
refusal-joker-used = Deze joker is al gebruikt.
refusal-joker-rests = Je hebt deze ridder deze beurt gebouwd; zijn joker kun je vanaf je volgende beurt inzetten.
refusal-wrong-resource = Die grondstof geeft deze joker je niet.
refusal-same-face = De dobbelsteen toont die grondstof al.
refusal-face-not-there = Geen van je beschikbare dobbelstenen toont dat.
refusal-gold-for-gold = Je kunt geen goud voor goud ruilen.
refusal-too-little-gold = Je hebt twee goud nodig.
refusal-gold-not-rolled = Je hebt twee gegooide goud nodig. Goud van een joker kun je niet ruilen.

## Opties

option-extra-seats = Meer spelers
option-extra-seats-about = Tot acht spelers kunnen meedoen; iedereen bouwt op een eigen blad.
option-first-seat = Startspeler
option-first-seat-about = Wie de eerste beurt heeft: door loting, of een plaats die je kiest.
option-first-seat-random = door loting
option-first-seat-number = plaats { $n }
option-fresh-joker = Joker meteen inzetten
option-fresh-joker-about = De joker van een ridder mag al worden ingezet in de beurt waarin de ridder wordt gebouwd.
option-joker-gold = Goud van een joker ruilen
option-joker-gold-about = Goud van een joker kun je ruilen als gegooid goud.
option-dice-ramp = Met minder dobbelstenen beginnen
option-dice-ramp-about = De eerste drie beurten van het spel worden met 3, 4 en 5 dobbelstenen gespeeld, alle latere met 6.
option-route-spurs = Aftakkingen van de route
option-route-spurs-about = Of een aftakking aan de punt je handelsroute langer maakt.
option-route-spurs-never = tellen nooit
option-route-spurs-tip = tellen aan de punt
option-points-to-win = Punten om te winnen
option-points-to-win-about = Wie in de eigen beurt zoveel punten heeft, wint.
option-victory-ends = Einde van het spel
option-victory-ends-about = Of de winnaar de beurt nog uitspeelt of het spel meteen afgelopen is.
option-victory-ends-turn = na de beurt
option-victory-ends-at-once = meteen
option-victory-ends-at_once = { option-victory-ends-at-once }
option-round-limit = Rondegrens
option-round-limit-about = Na zoveel volle rondes wint wie de meeste punten heeft.
option-round-limit-0 = geen grens

## Punten naar herkomst

source-roads = Straten
source-knights = Ridders
source-settlements = Dorpen
source-cities = Steden
source-crosses = Kruisen
source-army = Grootste Riddermacht
source-route = Langste Handelsroute

## Hoe het spel eindigde

reason-turns = Alle beurten zijn gespeeld.
reason-points = Het aantal punten om te winnen is gehaald.
reason-round-limit = De rondegrens is bereikt.

## Het getekende blad; $step is ready, first, second, build of won

draw-title = Dobbelspel
# naam van de hele tekening bij het voorlezen
draw-label = Dobbelspel, blad van { $name }
draw-label-plus = Dobbelspel Plus, blad van { $name }

# één regel onder de titel
draw-turn-own = Beurt { $turn } van { $turns }, { $step ->
    [ready] gooi de dobbelstenen
    [first] eerste worp
    [second] tweede worp
   *[build] tijd om te bouwen
}
draw-turn-other = { $name }, beurt { $turn } van { $turns }, { $step ->
    [ready] gaat dobbelen
    [first] eerste worp
    [second] tweede worp
   *[build] aan het bouwen
}
draw-plus-own = Beurt { $turn } met { $dice } dobbelstenen, { $step ->
    [ready] gooi de dobbelstenen
    [first] eerste worp
    [second] tweede worp
    [won] je hebt gewonnen
   *[build] tijd om te bouwen
}
draw-plus-other = { $name }, beurt { $turn } met { $dice } dobbelstenen, { $step ->
    [ready] gaat dobbelen
    [first] eerste worp
    [second] tweede worp
    [won] heeft gewonnen
   *[build] aan het bouwen
}
draw-won-own = Je wint!
draw-won-other = { $name } wint
draw-won-shared = Gedeelde overwinning: { $names }
draw-done-alone = Alle { $turns } beurten zijn gespeeld

# koppen, zo kort mogelijk
draw-costs = Bouwkosten
draw-turns = Beurten
draw-titles = Titels
draw-points = Punten
draw-others = De anderen
# in het vakje van de lopende beurt, hoogstens 5 letters
draw-now = nu
draw-total = Totaal
draw-points-of = { $points } van { $goal }

# legenda, hoogstens ongeveer 30 letters
draw-ink = gebouwd, in inkt
draw-pencil = nu te bouwen, in potlood
draw-sepia = nog niet
# chances on slips beside symbols, at most 6 letters
draw-sure = zeker
draw-percent = { $n } %
draw-hardly = < 1 %
draw-marked = hier begint de handelsroute

# titelvelden van Plus: naam hoogstens ongeveer 20 letters, noot hoogstens ongeveer 22
draw-army = Grootste Riddermacht
draw-route = Langste Handelsroute
draw-army-free = vrij, vanaf 3 ridders
draw-army-own = jij, { $count ->
    [one] { $count } ridder
   *[other] { $count } ridders
}
draw-army-other = { $name }, { $count ->
    [one] { $count } ridder
   *[other] { $count } ridders
}
draw-route-free = vrij, vanaf markering
draw-route-own = jij, lengte { $count }
draw-route-other = { $name }, lengte { $count }

# naast de dobbelstenen, twee korte regels van hoogstens ongeveer 18 letters
draw-tray-ready = Gooi maar!
draw-tray-ready-note = tot 3 worpen
draw-tray-keep = Welke houd je?
draw-throws-left = { $left ->
    [one] nog { $left } worp
   *[other] nog { $left } worpen
}
draw-tray-build = Bouwen
draw-dice-left = { $left ->
    [0] geen dobbelsteen
    [one] nog { $left } dobbelsteen
   *[other] nog { $left } dobbelstenen
}
draw-tray-won = Je hebt gewonnen
draw-tray-over = Spel afgelopen
# klein opschrift op een verloren dobbelsteen met goud
draw-lost = verloren

# uitgesproken namen van wat je in de tekening kunt kiezen
draw-keep-die = Houd dobbelsteen { $number }: { $face }
draw-use-joker = Zet de joker in: { $joker }
draw-trade-gold = Ruil twee goud voor een andere grondstof

## Wat dingen doen, en waarom iets niet kan, in een paar woorden

explain-road = Sluit aan op een gebouwde straat en leidt naar dorpen en steden.
explain-knight = Levert zijn getal aan punten op, en een joker; ridders worden op volgorde gebouwd.
explain-settlement = Levert zijn getal aan punten op; er moet een straat heen leiden, en de lagere getallen gaan voor.
explain-city = Levert haar getal aan punten op; er moet een straat heen leiden, en de lagere getallen gaan voor.
explain-joker = Draait één keer per spel een van je dobbelstenen naar zijn grondstof.
explain-gold = Twee goud kopen één andere grondstof: één steen wordt gedraaid, de andere is verbruikt.
explain-army = Twee punten voor de meeste gebouwde ridders, minstens drie.
explain-route = Twee punten voor de langste handelsroute; wie het eerst de gemarkeerde straat bouwt, krijgt ze het eerst.
explain-goal = Na vijftien beurten wint de hoogste score. Elke beurt waarin je niets bouwt, kost twee punten.
explain-goal-plus = Wie in de eigen beurt { $n } punten heeft, wint.
explain-costs = Elke grondstof betaal je met een dobbelsteen die hem toont.
explain-boxes = Hier worden de punten van elke beurt opgeteld.
explain-die = Betaalt: { $things }.
name-costs = Bouwkosten
name-boxes = Punten
name-joker = Joker: { $gives }
now-built = { $n ->
    [0] Gebouwd.
    [one] Gebouwd: 1 punt.
   *[other] Gebouwd: { $n } punten.
}
now-first = Bouw eerst: { $thing }.
now-next = { $n ->
    [0] Als volgende: alleen de dobbelstenen ontbreken.
    [one] Als volgende voor 1 punt: alleen de dobbelstenen ontbreken.
   *[other] Als volgende voor { $n } punten: alleen de dobbelstenen ontbreken.
}
now-joker-used = Gebruikt.
now-gold-made = Van een joker: je kunt het niet ruilen.
now-joker-ready = Klaar voor gebruik.
now-joker-rests = Vanaf je volgende beurt te gebruiken.
now-joker-missing = Komt met zijn ridder.
blocked-not-your-turn = Niet jouw beurt
blocked-throw-first = Eerst gooien
blocked-still-throwing = Nog aan het gooien
blocked-throwing-over = Geen worpen meer

## In een terminal

kind-throw-dice = Sommige dobbelstenen opnieuw gooien
kind-stop-throwing = Stoppen met dobbelen
kind-use-joker = Een joker inzetten
kind-trade-gold = Twee goud ruilen
kind-build-road = Een straat bouwen
kind-build-knight = Een ridder bouwen
kind-build-settlement = Een dorp bouwen
kind-build-city = Een stad bouwen
kind-end-turn = De beurt beëindigen
compose-throw-dice = Welke dobbelstenen gooi je opnieuw? 1 3 4 gooit deze, k 2 5 houdt deze; Enter gaat terug.
shortcut-throw-dice = of direct: 1 3 4 gooit deze opnieuw, t 3 alleen deze, k 2 5 houdt deze
dice-any = alles
dice-built = gebouwd
dice-now = kan nu
dice-near = alleen dobbelstenen nodig
dice-far = nog niet
