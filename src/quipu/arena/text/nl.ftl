# Woorden van het verslag van de arena.

title = Arena: { $game }
page-title = Quipu: verslag van de arena, { $game }

lead-best = { $bot } wint { $times } keer zijn eerlijke deel ({ $low } tot { $high }).
lead-next = { $bot } wint { $times } keer zijn deel.
lead-alone = { $bot } speelt tegen zichzelf.
lead-seat-more = De plaats die het meest wint, { $seat }, wint { $points } van de honderd partijen meer dan haar deel.
lead-seats-even = Geen plaats is beter dan een andere, voor zover deze partijen dat kunnen laten zien.
lead-knowing = Elke bot wist alleen wat zijn plaats mag weten.

fact-games = { $deals ->
    [one] partijen uit één opstelling
   *[other] partijen uit { $deals } opstellingen
}
fact-bots = { $seats ->
    [one] bots, één aan tafel
   *[other] bots, { $seats } aan tafel
}
fact-limit = partijen beëindigd door { $limit }
fact-no-limit = partijen hebben geen grens nodig
fact-length = { $unit }, mediaan
fact-lost = plaatsen door fouten verloren
fact-seed = seed { $seed }
fact-seed-about = hetzelfde geluk bij elke draaiing

ratings = Ratings
ratings-sub = Plackett–Luce over hele rangordes, met openskill; het gemiddelde is 1500, en 400 punten zijn tien tegen één. Elke balk is een 95%-interval.
ratings-label = Ratings met 95%-intervallen
ratings-none = Er is niemand om mee te vergelijken.
to = tot

results = Uitslagen
results-sub = Overwinningen in de partijen waarin een bot zat, naast zijn eerlijke deel van de plaatsen. Denktijd per beslissing.
column-bot = bot
column-games = partijen
column-wins = gewonnen
column-share = winstdeel
column-fair = van eerlijk deel
points-of = punten van { $bot }, per plaats
column-median = denkt
column-longest = langste
results-note = ± en bereiken zijn 95%-intervallen, hier en op de hele pagina.

pairs = Wie voor wie eindigt
pairs-sub = Rij voor kolom, over de partijen waarin beide aan tafel zaten; gelijk telt half.
pairs-label = Hoe vaak de rij voor de kolom eindigt
pairs-behind = altijd achter
pairs-ahead = altijd voor

seats = Voordeel van de plaats
seats-sub = Deel van de overwinningen per plaats; alle bots rouleren langs alle plaatsen; 95%-intervallen rond het eerlijke deel, dat gestippeld is.
seats-begin = Plaats 0 begint.
seats-label = Deel van de overwinningen per plaats met 95%-intervallen
seat = plaats { $n }
fair-share = eerlijk deel

lengths = Lengte van de partijen
lengths-sub = { $step ->
    [one] Aantal partijen naar { $unit }.
   *[other] Aantal partijen naar { $unit }; een balk bevat er { $step }.
}
lengths-label = Lengte van de partijen
lengths-median = mediaan { $value } ({ $low } tot { $high })
lengths-most = acht van de tien partijen: { $low } tot { $high }
unit-decisions = beslissingen

endings = Hoe de partijen eindigden
endings-sub = Deel van alle partijen, en wat er gemiddeld in één gebeurde.
column-ending = einde
column-part = deel
column-fact = in een partij
column-mean = gemiddeld

faults = Verloren plaatsen
faults-none = Geen bot hing, liep vast of probeerde wat de regels verbieden.
faults-sub = Een bot die hangt, vastloopt of probeert wat de regels verbieden, verliest in die partij zijn plaats: het toeval speelt voor hem verder, en hij wordt laatste.
fault-late = te laat
fault-crashed = vastgelopen
fault-malformed = niet begrepen
fault-illegal = tegen de regels
fault-sent_off = weggestuurd
column-fault = fout
column-seats = plaatsen
column-example = bijvoorbeeld
fault-at = partij { $game }, na { $n ->
    [one] één beslissing
   *[other] { $n } beslissingen
}
sent-off = { $bot } had na { $deals } opstellingen meer dan de helft van zijn plaatsen verloren en werd weggestuurd.

how = Hoe er gemeten is
how-luck = Hetzelfde geluk voor allen
how-luck-about = Elke opstelling wordt voor elke verschillende draaiing van de plaatsen één keer gespeeld; bord, dobbelstenen per beurt en stapels komen uit dezelfde stromen. Wie naast wie zit, wordt voor elke opstelling opnieuw geloot.
how-knowing = Alleen wat een plaats mag weten
how-knowing-about = Een bot krijgt wat zijn plaats ziet en zijn toegestane acties, nooit de stelling. Wat hij wil, beoordelen de regels zoals ieders wens.
how-intervals = Intervallen
how-intervals-about = Tussen opstellingen, niet tussen partijen, want de partijen van een opstelling lijken op elkaar: voor delen volgens Wilson, anders Students t, voor { $deals } opstellingen. Eén op de twintig intervallen mist de waarheid.
how-stopped = Vroeg gestopt
how-stopped-about = Elk winstdeel is op ± { $within } van de honderd bekend, zoals gevraagd; gepland waren { $planned } partijen.
how-again = Nog eens hetzelfde
how-again-about = Elke partij volgt uit de seed, met elk aantal processen en elke backend. { $versions }.
how-options = Opties van het spel
how-limit = Toegestaan voor een beslissing: { $seconds } seconden.

file-none = Eén bestand, geen scripts
compiled = gecompileerd
pure = puur Python
