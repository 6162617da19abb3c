# Woorden van de opdracht.

## Hulp

help-usage = Gebruik:
help-options = Opties
help-commands = Opdrachten
help-examples = Voorbeelden
help-quipu = Quipu: bordspellen als precieze regels. Speel ze in de terminal, zoek regels op, bekijk partijen opnieuw, controleer ze en laat bots er duizenden spelen.
help-more = Meer vertelt quipu OPDRACHT --help; met --debug toont een fout zijn verloop. Begin met: quipu play dice

about-serve = de tafel in de browser openen
about-games = wat je kunt spelen, met hoeveel, met welke opties
about-play = hier spelen, tegen bots of samen aan één toetsenbord
about-rules = de regels, in hun geheel, per alinea of per woord
about-replay = een bewaarde partij doorlopen, vooruit en terug
about-verify = controleren of een opname ongeschonden is
about-draw = een tekening van het spel bij elke stap van een partij
about-sim = bots veel partijen laten spelen en de cijfers bekijken
about-arena = een toernooi van bots, met ratings en een rapport
about-solve = wat volmaakt spel waard is, exact berekend
about-analyse = geluk of kunde? een partij, beslissing voor beslissing beoordeeld
about-train = uit partijen tussen bots leren wat een stelling waard is
about-puzzles = beurten vinden die te denken geven, of de aanwezige bewijzen
about-bot = een bot per uitnodiging aan een tafel elders zetten
about-backup = alle opgeslagen gegevens in één bestand schrijven
about-restore = een back-up in een lege database zetten
about-prune = tafels verwijderen die lang niemand heeft aangeraakt
about-admin = tafels, mensen en blokkades beheren
about-new = een klein eigen spel maken dat je meteen kunt spelen
about-check = een eigen spel toetsen aan het contract dat alle spellen nakomen
about-tasks = met een bestand van dit spel: { $known }

help-any-help = Toont dit.
help-any-lang = De taal: en, de of nl; anders die van je systeem.
help-any-option = Een optie van het spel; mag meermaals. Zie: quipu games
help-any-plain = Woorden in regels in plaats van een kaart, voor schermlezers; ook zonder terminal of met NO_COLOR.
help-any-search-jobs = Hoeveel processen tegelijk zoeken voor hard en expert en voor een analyse; anders 1. Wat ze vinden is hetzelfde.

help-games = Somt de spellen op: met hoeveel, één zin erover en de opties met hun waarden, standaard en alinea van de regels. Met de naam van een spel alles over dat ene.
help-games-game = Een spel, zoals dice.
help-games-examples =
    quipu games
    quipu games dice-plus --lang nl

help-play = Speelt een partij in de terminal. Elke stap staat op schijf voordat je hem ziet, dus er gaat niets verloren, wat er ook gebeurt. Bij de invoer somt help op wat je kunt typen.
help-play-game = Een spel, zoals dice. Niet nodig met --resume.
help-play-seats = Wie er spelen, met komma’s: de naam van een bot (easy, medium, hard, expert) wordt een bot, elk ander woord een persoon. Anders me,greedy; me,greedy,greedy waar er drie nodig zijn.
help-play-seed = Een getal waaruit al het toeval volgt: dezelfde partij nog eens. Zonder blijft het toeval geheim tot het einde en is het dan als eerlijk te bewijzen.
help-play-record = Waar de partij wordt bewaard. Anders in je gegevensmap, genoemd naar datum en tijd.
help-play-resume = Een bewaarde partij voortzetten; last is de laatst gespeelde.
help-play-examples =
    quipu play dice
    quipu play dice --seats Ada,Ben,greedy --lang nl
    quipu play dice-plus --option points_to_win=8
    quipu play --resume last

help-rules = Toont de regels van een spel: allemaal, een hoofdstuk, een alinea, of elke alinea waarin bepaalde woorden voorkomen.
help-rules-game = Een spel, zoals dice.
help-rules-what = Een nummer zoals D8 of D8.2, of woorden om naar te zoeken.
help-rules-examples =
    quipu rules dice
    quipu rules dice D8.2
    quipu rules dice goud ruilen --lang nl

help-replay = Doorloopt een bewaarde partij stap voor stap: Enter of n gaat vooruit, b terug, een getal springt daarheen, q stopt.
help-replay-file = Een opname, zoals quipu play die bewaart.
help-replay-step = Alleen deze stap tonen; 0 is het begin.
help-replay-seat = Door wiens ogen: een naam of het nummer van een plaats, vanaf 0 geteld.
help-replay-as-json = Elke stap als één regel JSON geven.
help-replay-examples =
    quipu replay partij.quipu
    quipu replay partij.quipu --step 12 --seat greedy
    quipu replay partij.quipu --json

help-serve = Start de server en opent de pagina: speel meteen tegen bots of nodig vrienden uit met een link. Zonder opties is hij alleen voor deze computer, en alles blijft in je gegevensmap. QUIPU_HOST, QUIPU_PORT enzovoort betekenen hetzelfde als de opties.
help-serve-host = Het adres; 0.0.0.0 opent hem voor je netwerk.
help-serve-port = De poort; 0 neemt een vrije.
help-serve-database = Waar de tafels staan: een bestand of het adres van een database.
help-serve-workers = Hoeveel processen bedienen; meer dan één vraagt om PostgreSQL.
help-serve-no-browser = De pagina niet openen.
help-serve-door-code = Een woord van minstens 8 tekens dat alle gasten moeten kennen.
help-serve-operator-code = Een code van minstens 12 tekens voor de beheerpagina en de metrics.
help-serve-trusted-proxy = Een proxy waarvan de doorgegeven gegevens worden geloofd; mag vaker.
help-serve-examples =
    quipu serve
    quipu serve --host 0.0.0.0 --port 8080 --door-code llama-llama
serve-ready = Quipu staat op { $address }
serve-stop = Ctrl-C stopt hem; elk spel blijft bewaard.
serve-needs = de server heeft meer nodig: pip install 'quipu[server]' ({ $module } ontbreekt)
serve-cannot = de server kan niet starten: { $reason }

help-bot = Volgt een uitnodigingslink naar een tafel en speelt daar tot het spel afgelopen is. De bot krijgt alleen te zien wat zijn plaats mag weten. Valt de verbinding weg, dan maakt hij opnieuw verbinding.
help-bot-bot = De naam van een bot van dat spel: greedy, easy, medium, hard, expert, of een eigen bot als file.py:Class.
help-bot-join = De link van de uitnodiging.
help-bot-seed = Een getal waaruit het eigen geluk van de bot volgt.
help-bot-examples =
    quipu bot greedy --join http://127.0.0.1:8787/j/abcdefgh
bot-sits = Hij zit aan { $table }
bot-ended = Het spel is uit.
bot-not-invited = met deze link kan niemand gaan zitten: { $link }
bot-unknown = geen bot van dat spel heet { $bot }
bot-lost = hij antwoordde te vaak fout en verloor zijn plaats: { $table }
bot-gone = de tafel is niet meer bereikbaar: { $table }

help-backup = Schrijft alle opgeslagen gegevens in één bestand terwijl de server draait. Het bevat de geheimen van lopende spellen: bescherm het zoals de database.
help-backup-file = Het bestand dat geschreven wordt.
help-backup-database = De database van de server: een bestand of een PostgreSQL-adres.
help-backup-examples =
    quipu backup house.backup
    quipu backup house.backup --database postgresql://quipu@localhost/quipu
backup-done = { $rows } rijen staan in { $file }.

help-restore = Zet een back-up in een lege database, ook een van een oudere versie of van een andere soort.
help-restore-file = Een bestand dat quipu backup heeft geschreven.
help-restore-database = De lege database: een bestand of het adres van een PostgreSQL.
help-restore-examples =
    quipu restore house.backup --database new.sqlite
restore-done = { $rows } rijen zijn terug.

help-prune = Verwijdert tafels die zoveel dagen door niemand zijn aangeraakt, met hun opnamen en chat, even oude meegebrachte opnamen, en mensen die aan geen tafel meer zitten.
help-prune-days = Hoeveel dagen daar niets is gebeurd.
help-prune-dry-run = Alleen zeggen hoeveel het er zijn.
help-prune-database = De database van de server: een bestand of een PostgreSQL-adres.
help-prune-examples =
    quipu prune --days 365 --dry-run
    quipu prune --days 365
prune-progress = Tot nu toe { $tables } van { $of } tafels en { $people } mensen verwijderd
prune-done = { $tables } tafels en { $people } mensen zijn verwijderd.
prune-would = { $tables } tafels en { $people } mensen zouden worden verwijderd.
house-cannot = dit gaat niet: { $reason }

help-verify = Controleert een opname: of geen regel is veranderd, of elke stap de spelregels volgt, of het toeval is waarop de tafel zich vooraf had vastgelegd, en, als je er een hebt, of een eerder gepubliceerde hash erbij hoort.
help-verify-file = Een opname, zoals quipu play die bewaart.
help-verify-head = Een hash die tijdens de partij is gepubliceerd.
help-verify-as-json = De uitkomst als JSON geven.
help-verify-examples =
    quipu verify partij.quipu
    quipu verify partij.quipu --json

help-draw = Tekent een bewaarde partij als SVG of PNG, naargelang de naam van de tekening eindigt.
help-draw-file = Een opname, zoals quipu play die bewaart.
help-draw-step = Welke stap; 0 is het begin, anders de laatste.
help-draw-out = De tekening: een naam die eindigt op .svg of .png.
help-draw-seat = Door wiens ogen: een naam of het nummer van een plaats, vanaf 0 geteld.
help-draw-narrow = Zoals op een telefoon.
help-draw-moving = Alle stappen tot en met deze, als een SVG die vanzelf afspeelt.
help-draw-scale = Hoeveel groter een PNG wordt, van 0.1 tot 8.
help-draw-examples =
    quipu draw partij.quipu --out tekening.svg
    quipu draw partij.quipu --step 40 --out tekening.png --scale 2 --lang nl

help-sim = Laat bots veel partijen spelen en zegt hoe goed elk het deed. Hetzelfde getal bij --seed geeft dezelfde uitkomst, met elk aantal processen. Ctrl-C stopt en toont wat er tot dan is gespeeld.
help-sim-game = Een spel, zoals dice.
help-sim-games = Hoeveel partijen; anders 1000.
help-sim-bots = Wie er spelen, met komma’s, elk op een plaats. Anders greedy,random; heeft het spel geen greedy, dan neemt zijn laatste bot die plaats.
help-sim-jobs = Hoeveel processen tegelijk werken.
help-sim-seed = Een getal waaruit al het toeval volgt; anders 1.
help-sim-out = Elke partij als één regel JSON in dit bestand schrijven.
help-sim-examples =
    quipu sim dice --games 100000 --bots greedy,random --jobs 2
    quipu sim dice-plus --bots greedy,greedy,random --out partijen.jsonl
    quipu sim egypt --games 20 --bots expert,hard,hard --search-jobs 2

help-arena = Houdt een toernooi van bots: elke opstelling wordt met hetzelfde geluk voor elke draaiing van de plaatsen één keer gespeeld. Een toernooi dat is gestopt of afgebroken gaat met hetzelfde commando verder, naar hetzelfde einde. In zijn map staan de partijen als JSON-regels en Parquet, gekozen opnamen en een rapport voor de browser.
help-arena-game = Een spel, zoals egypt.
help-arena-bots = Bots van het spel, met komma’s. Anders greedy,random; heeft het spel geen greedy, dan neemt zijn laatste bot die plaats.
help-arena-coded = Een eigen bot in Python, als pakket.module:Klasse of bestand.py:Klasse; mag meermaals.
help-arena-programs = Een eigen bot als programma dat JSON-regels spreekt; mag meermaals.
help-arena-games = Minstens zoveel partijen, in hele opstellingen; anders 2000.
help-arena-seats = Hoeveel plaatsen; anders zoveel als het spel heeft.
help-arena-seed = Een getal waaruit al het toeval volgt; anders 1.
help-arena-jobs = Hoeveel processen tegelijk werken.
help-arena-backend = Wie het werk verdeelt: loky voor deze machine, ray of dask voor een cluster.
help-arena-within = Vroeg stoppen zodra elk winstdeel op ± zoveel van de honderd bekend is.
help-arena-limit = Hoeveel seconden een eigen bot over één beslissing mag nadenken; anders 10.
help-arena-records = Welke partijen worden opgenomen: shortest, longest, faults, nummers van partijen, of none.
help-arena-out = De map van het toernooi; anders een die naar spel en seed heet.
help-arena-examples =
    quipu arena egypt --bots greedy,random --games 2000 --seed 1 --jobs 2
    quipu arena dice --python mijne=mijn_bot.py:Voorzichtig --within 2
    quipu arena jade --program andere='node bot.js' --limit 5
    quipu arena inca --games 100000 --jobs 64 --backend ray

help-solve = Berekent exact wat volmaakt spel waard is, bij een spel dat op te lossen is: het gemiddelde van het beste spel, het hoogste mogelijke totaal en de kans op elk totaal. Duurt enkele minuten.
help-solve-game = Een spel dat op te lossen is: dice.
help-solve-table = Schrijft de waarde van elk blad bij elk aantal resterende beurten naar dit bestand, zoals de bot perfect ernaar speelt.
help-solve-as-json = Print alles als één regel JSON.
help-solve-examples =
    quipu solve dice
    quipu solve dice --option fresh_joker=true --json

help-analyse = Beoordeelt een partij aan de hand van haar opname, beslissing voor beslissing, naar wat de plaats kon weten: hoe waarschijnlijk de winst was met de gespeelde zet en met de beste andere, en wat het geluk ieder gaf tegenover de verwachting. Duurt seconden tot minuten. Dezelfde opname geeft dezelfde cijfers.
help-analyse-file = De opname van een partij.
help-analyse-worlds = In hoeveel bedachte werelden elke zet wordt geprobeerd; anders 24. Meer duurt langer en is zekerder.
help-analyse-plot = Schrijft de kansen van alle plaatsen in de loop van de partij naar dit bestand, als SVG.
help-analyse-as-json = Print alles als één regel JSON.
help-analyse-examples =
    quipu analyse game.quipu
    quipu analyse game.quipu --worlds 100 --plot chances.svg
    quipu analyse game.quipu --worlds 200 --search-jobs 2

help-train = Leert uit partijen die bots met elkaar spelen hoeveel elk voordeel van een stelling belooft, en schrijft de gewichten naar een bestand. Dezelfde getallen geven met elk aantal processen hetzelfde bestand. Ctrl-C stopt; dezelfde opdracht gaat verder.
help-train-game = Een spel, bijvoorbeeld egypt.
help-train-generations = Tot zoveel generaties; anders 30.
help-train-games = Partijen per generatie; anders 200.
help-train-seed = Een getal waaruit alle partijen volgen; anders 1.
help-train-jobs = Hoeveel processen spelen.
help-train-out = Het bestand. Anders SPEL.weights.json hier; met een bestand dat er al is wordt verdergegaan.
help-train-examples =
    quipu train egypt --jobs 2
    quipu train inca --generations 50 --out inca.weights.json
help-puzzles = Vindt in spellen tussen bots stellingen waarin één handeling van de beurt de beste is, door exact zoeken over al het geluk, en schrijft ze als puzzels, één per regel. Met check worden de puzzels van een spel nog eens bewezen.
help-puzzles-do = find zoekt nieuwe puzzels, check bewijst die van het spel.
help-puzzles-game = Een spel, bijvoorbeeld egypt.
help-puzzles-count = Zoveel puzzels; zonder opgave 10.
help-puzzles-games = Hoogstens zoveel spellen doorzoeken; zonder opgave 200.
help-puzzles-seed = Het eerste spel; zonder opgave 1.
help-puzzles-out = Het bestand; zonder bestand worden ze getoond.
help-puzzles-examples =
    quipu puzzles find egypt --count 5
    quipu puzzles check dice

help-new = Maakt een pakket met een klein spel dat je meteen kunt spelen: één Python-bestand, met de regels en de teksten. CONTRIBUTING.md gaat daar verder.
help-new-game = De naam van je spel in kleine letters; er komt een map met die naam.
help-new-folder = Waar de map komt; hier als je niets zegt.
help-new-examples =
    quipu new heap
    quipu new heap --in ~/games
new-made = In { $folder } staat een spel dat je kunt spelen. Ga verder met:
    cd { $folder }
    pip install -e .
    quipu check { $game }
    quipu play { $game }
new-bad-name = een spel heet naar een woord van kleine letters, cijfers en _, niet “{ $name }”
new-exists = { $folder } bestaat al
new-taken = er is al een spel of een pakket met de naam { $name }

help-check = Speelt een geïnstalleerd spel op goed geluk, met elk aantal plaatsen en elke optie, en toetst het aan het contract dat alle spellen nakomen: regels, kennis, opnamen, teksten, bots, getallen voor lerende programma’s. Elke bevinding noemt je bestand en regelnummer, de regel van het contract en wat er in plaats daarvan gebeurde. De exitcode is 1 als een regel is geschonden; alleen advies telt niet.
help-check-game = Een geïnstalleerd spel.
help-check-as-json = Geeft elke bevinding als één regel JSON.
help-check-examples =
    quipu check heap
    quipu check heap --json
    quipu check heap --debug
check-rule = Regel: { $sentence }
check-found = { $kind ->
    [advice] Advies
   *[fault] Bevinding
} ({ $case }): { $message }
check-kept = { $game } komt alle { $rules } regels na.
check-advice = { $game } kan worden gespeeld: { $rules } regels getoetst, { $advice ->
    [one] één advies
   *[other] { $advice } adviezen
}.
check-broken = { $game } schendt { $faults ->
    [one] één regel
   *[other] { $faults } regels
} van de { $rules } die zijn getoetst.
check-stopped = De andere regels bouwen hierop voort en zijn niet getoetst.

help-tasks-task = Wat er te doen is: { $known }.
help-tasks-file = Het bestand, in JSON.

## Fouten; $close is "none" als niets erop lijkt

stopped = gestopt
stopped-after = { $n ->
    [one] gestopt na één partij
   *[other] gestopt na { $n } partijen
}
broken = in Quipu zelf is iets stuk: { $error } (--debug toont waar)
broken-game = in het spel { $game } is iets stuk, { $place }: { $error } (quipu check { $game } vertelt meer, --debug toont het verloop)
left-out = het spel { $game } kan niet worden geladen en is weggelaten: { $place }: { $reason }
no-such-command = de opdracht { $word } bestaat niet{ $close ->
    [none] {""}
   *[other] ; bedoel je { $close }?
} (opdrachten: { $known })
no-such-switch = { $word } bestaat hier niet{ $close ->
    [none] {""}
   *[other] ; bedoel je { $close }?
}
no-such-task = { $word } kan hier niet{ $close ->
    [none] {""}
   *[other] ; was { $close } bedoeld?
} (er is: { $known })
missing = { $name } ontbreekt
not-in-range = { $option } neemt een getal van { $low } tot en met { $high }, niet { $value }
no-file-name = een bestand moet een naam hebben
no-such-language = er zijn geen teksten in { $lang } (talen: { $known })
not-solved = { $game } is niet exact op te lossen
not-trained = { $game } heeft niets te leren
other-training = { $file } komt uit een andere training
find-or-check = zeg find of check, niet { $said }
bad-puzzle = { $why }
which-game = welk spel? Bijvoorbeeld: quipu play dice (quipu games somt ze op)
no-such-game = het spel { $game } bestaat niet{ $close ->
    [none] {""}
   *[other] ; bedoel je { $close }?
} (spellen: { $known })
bad-name = { $option } neemt namen van 1 tot en met { $most } tekens met komma’s ertussen, niet “{ $word }”
too-many-seats = { $n } plaatsen is te veel
no-such-bot = { $game } heeft geen bot { $bot }{ $close ->
    [none] {""}
   *[other] ; bedoel je { $close }?
} (bots: { $known })
option-form = een optie schrijf je als NAAM=WAARDE, niet “{ $pair }”
option-twice = de optie { $name } staat er twee keer
no-such-option = { $game } heeft geen optie { $name }{ $close ->
    [none] {""}
   *[other] ; bedoel je { $close }?
} (opties: { $known })
bad-value = de optie { $name } neemt { $values }, niet { $value } ({ $paragraph })
bad-options = deze opties gaan niet samen: { $why } ({ $paragraph })
values-bool = true of false
values-range = { $low } tot en met { $high }
values-seat = random of het nummer van een plaats
wrong-seats = { $game } is voor { $counts } spelers, niet voor { $n } ({ $paragraph }){ $remedy ->
    [none] {""}
   *[other] ; met --option { $remedy } wel
}
no-such-seat = de plaats { $seat } bestaat niet (0 tot en met { $most }, of bij naam: { $names })
file-too-large = { $file } is te groot voor een opname
no-such-file = het bestand { $file } bestaat niet
is-a-folder = { $file } is een map
unreadable = { $file } is niet te lezen: { $reason }
empty-file = { $file } is leeg
not-text = { $file }, regel { $line }: dit is geen tekst, dus geen opname
foreign-file = { $file } is geen ongeschonden opname: { $reason }
no-json = { $file } is geen JSON: { $reason }
bad-line = { $file }, regel { $line }: { $reason }
no-start = { $file }: de partij heeft geen begin
file-exists = { $file } bestaat al; over een partij wordt nooit iets heen geschreven
unwritable = { $file } is niet te schrijven: { $reason }
being-played = { $file } wordt in een ander venster gespeeld
nothing-to-resume = in { $folder } staat geen onvoltooide partij
no-such-to-resume = in { $folder } staat geen onvoltooide partij { $game }
game-finished = de partij in { $file } is afgelopen (quipu replay toont haar)
no-key = { $file } is te bekijken, maar niet voort te zetten: het geheim { $secret } ontbreekt
bad-key = { $secret } is niet het geheim van een partij
no-such-bot-now = { $file } is gespeeld met een bot { $bot } die hier niet bestaat
not-with-resume = { $option } kan niet samen met --resume: een partij gaat verder zoals ze begon
jobs-of-one-sort = zeg --jobs voor veel partijen of --search-jobs voor een na de andere, niet allebei
another-game = { $file } is een partij { $game }, niet { $wanted }
no-such-paragraph = de regels van { $game } hebben geen alinea { $address }
no-hits = geen alinea van { $game } gaat over: { $words }
no-ledger = { $game } heeft geen regeloverzicht
no-such-step = de stap { $step } bestaat niet (0 tot en met { $most })
no-hash = een gepubliceerde hash heeft 64 hexadecimale cijfers, niet: { $head }
no-such-format = { $file }: een tekening eindigt op { $known }
no-drawing = { $game } maakt geen tekening
no-renderer = { $reason }

## Spelen

greeting = Typ een getal of help. Alles wordt meteen bewaard.
person-not-bot = { $name } is hier een persoon. Bedoel je de bot, dan heet die { $bot }.
resumed = { $n ->
    [0] De partij gaat verder vanaf het begin.
    [one] De partij gaat verder na één stap. Hiervoor:
   *[other] De partij gaat verder na { $n } stappen. Hiervoor:
}
saved = De partij is bewaard. Verder gaat het met:
    quipu play --resume { $file }
enter = Enter
hand-over = Nu is { $name } aan de beurt. Geef { $name } het toetsenbord en druk dan op Enter.
secret-board = Wat de anderen voor zich hebben, is in dit spel geheim.
several-ways = { $what } … ({ $n } mogelijkheden)
choose-line = Welke? (een getal; Enter gaat terug)
choose-numbers = Getallen van 1 tot en met { $most } graag, niet “{ $word }”.
compose-subset = { $things }
    Welke? { $least } tot en met { $most } ervan, op nummer; k en nummers voor alle behalve die; Enter gaat terug.
compose-give = Je kunt geven: { $cards }
    Wat geef je? Bijvoorbeeld: { $example }
compose-want = Je kunt vragen: { $cards }
    Wat wil je?
compose-take = Je kunt nemen: { $cards }
    Wat neem je?
side-give = wat je geeft
side-want = wat je wilt
compose-to = Van wie? { $people }; Enter voor iedereen.
cannot-compose = Dit is hier niet samen te stellen; typ het in zijn tekstvorm, die begint met { $kind }.
count-cards = Zoveel kaarten noem je hier: { $n }.
no-such-card = { $word } is er hier niet ({ $known }).
shortcut = Meer nummers kiezen die, k en nummers alle behalve die, t en een nummer alleen dat.
not-understood = “{ $word }” betekent hier niets; help somt op wat je kunt typen.
order-on = geldt
order-off = geldt niet
no-orders = Er valt nu niets op te dragen.
no-such-order = “{ $word }” is geen opdracht; er zijn: { $known }.
no-such-entry = { $n } staat niet in de lijst (1 tot en met { $most }).
nothing-to-undo = Je hebt nog niets gedaan dat terug te nemen is.
no-undo = { $free ->
    [0] Dit is niet terug te nemen: de laatste stap liet toeval zien, verraadde iemand iets of gaf de beurt door.
    [one] Maar één stap is terug te nemen; die daarvoor liet toeval zien, verraadde iemand iets of gaf de beurt door.
   *[other] Maar { $free } stappen zijn terug te nemen; die daarvoor liet toeval zien, verraadde iemand iets of gaf de beurt door.
}
undo-consent = { $n ->
    [one] Dit neemt terug: { $what }. Vindt iedereen dat goed? (j/n)
   *[other] Dit neemt { $n } stappen terug, tot en met: { $what }. Vindt iedereen dat goed? (j/n)
}
yes-words = j ja y
advice = { $bot } zou: { $action }   [{ $form }]
hint-worths = Verwacht totaal na elke keuze:
hint-worths-more = nog { $n }: ? all
hint-rules = r { $rule } toont een regel; wat in het midden staat, kun je zo typen.
more-hits = … en nog { $n }
log-earlier = … { $n } eerdere; log all toont ze
help-prompt =
    3 – doe nummer 3 van de lijst
    build_road R3 – doe het in zijn tekstvorm
    ? – een tip: wat een bot zou doen, en de regels van wat je kunt doen
    r D8.2 – een regel opzoeken; r dorp zoekt; r alleen somt de hoofdstukken op
    o – doorlopende opdrachten, zoals alle aanbiedingen van een beurt afslaan; o decline geeft of beëindigt er een
    u – de laatste stap terugnemen, u 3 de laatste drie
    b – het blad nog eens, b greedy dat van een ander
    log – wat er tot nu toe gebeurde
    save – waar de partij wordt bewaard
    l en – verder in het Engels (en, de, nl)
    q – stoppen; de partij is bewaard
total = Totaal
winner-one = { $names } wint.
winner-many = { $names } winnen samen.
winner-nobody = Niemand wint.
record-lies = Verslag: { $file }
record-sound = Gecontroleerd: keten en toeval van alle { $n } stappen kloppen, en elke stap is volgens de regels.
record-head = Hash: { $head }

## Bekijken en controleren

replay-step = Stap { $step } van { $most }
replay-prompt = (Enter, b, getal, q)
replay-what = “{ $word }” betekent hier niets: Enter of n gaat vooruit, b terug, een getal springt, q stopt.
verify-sound = { $n ->
    [one] De opname is ongeschonden: één stap, { $end }.
   *[other] De opname is ongeschonden: { $n } stappen, { $end }.
}
verify-finished = de partij is afgelopen
verify-running = de partij is niet afgelopen
verify-chain = keten: geen regel is veranderd, toegevoegd of weggehaald
verify-legal = regels: elke stap is toegestaan
verify-luck = toeval: het is dat waarop de tafel zich had vastgelegd
verify-luck-not = toeval: niet gecontroleerd, de sleutel staat er pas aan het einde van de partij
verify-chosen = toeval: het is niet getrokken, in de kop staat een draaiboek of een stelling
verify-seeded = toeval: het volgt uit een startgetal in de kop, dat iemand kan hebben uitgezocht
verify-head = gepubliceerde hash: hij hoort bij deze opname
verify-head-not = gepubliceerde hash: niet gecontroleerd, er is er geen opgegeven (--head)
drawn = Stap { $step } getekend: { $file }
drawn-moving = { $steps ->
    [one] Eén stap
   *[other] { $steps } stappen
} getekend als bewegend beeld: { $file }

## Spellen

for-seats = voor { $counts }
column-option = optie
column-takes = neemt
column-default = standaard
column-paragraph = regel
details-bots = Bots
details-kinds = Acties
details-rules = Regels
details-play = Spelen

## Simulaties

speed = { $n } partijen/s
sim-title = { $game }: { $games ->
    [one] één partij
   *[other] { $games } partijen
}, seed { $seed }
column-bot = bot
column-games = partijen
column-mean = gemiddelde punten (95 %)
column-wins = winst (95 %)
column-range = min / mediaan / max
spread-of = Punten van { $bot }
sim-one-bot = { $bot } speelt op alle { $seats } plaatsen en wint daarom elke partij. Noem verschillende bots om ze te vergelijken.
sim-endings = Hoe de partijen eindigden
column-share = aandeel (95 %)
sim-facts = In een partij
column-average = gemiddeld (95 %)
sim-sources = Punten van { $bot } naar herkomst
column-mean-short = gemiddeld
solve-title = { $game }, volmaakt gespeeld naar verwacht totaal
solve-mean = verwacht totaal
solve-best = hoogste bereikbare totaal
solve-deviation = standaardafwijking
solve-quartiles = kwartielen
solve-missing = te onwaarschijnlijk om te volgen

analyse-title = { $game }: kansen op winst
analyse-costliest = De duurste beslissingen
analyse-none = Geen beslissing was duidelijk slechter dan een andere.
analyse-decision = { $knot }. { $name }: { $action } ({ $after }); beter: { $better } ({ $before })
trained = { $file }: { $n } generaties, gemiddelde verrassing { $surprise }
puzzles-found = { $file }: { $n } puzzels
puzzles-hold = { $n } puzzels kloppen
column-luck = door geluk
column-mistakes = door fouten
column-end = aan het eind
column-seat = plaats
column-total = totaal
column-chance = kans
column-at-least = minstens zoveel
sim-limit = { $n ->
    [one] Eén partij werd beëindigd door { $limit }.
   *[other] { $n } partijen werden beëindigd door { $limit }.
}
sim-no-limit = Geen partij werd beëindigd door { $limit }.

## De arena

column-rating = rating (95 %)
column-fair = van eerlijk deel
column-thinks = denkt
arena-report = Verslag: { $file }
arena-lost = { $bot } verloor { $n ->
    [one] één plaats
   *[other] { $n } plaatsen
} door fouten ({ $kinds }).
arena-sent-off = { $bot } had na { $deals } opstellingen meer dan de helft van zijn plaatsen verloren en werd weggestuurd.
arena-narrow = Vroeg gestopt, want alle winstdelen zijn zo precies bekend als gevraagd; gepland waren { $n } partijen.
arena-cannot = { $reason }
arena-needs = de arena heeft meer nodig: pip install 'quipu[arena]' ({ $module } ontbreekt)
no-such-backend = er is geen backend { $backend } (backends: { $known })
no-folder = { $file } is geen map
bot-form = { $option } neemt NAAM=…, niet { $pair }
no-such-record = --records neemt nummers van partijen en { $known }, niet { $word }

help-admin = Beheert een server: table ID en person ID tonen wat er is bewaard, reports en log geven meldingen en wat er is gedaan; ban en unban nemen het nummer van een persoon of een reeks adressen, settle het nummer van een melding, announce woorden voor iedereen (zonder: einde), drain de naam van een machine. Servers nemen het binnen seconden over.
help-admin-action = table, person, reports, log, settle, ban, unban, announce of drain.
help-admin-what = Waar het over gaat.
help-admin-days = Voor hoeveel dagen; zonder opgave voorgoed.
help-admin-reason = Waarom, voor het logboek.
help-admin-database = De database van de server: een bestand, of het adres van een PostgreSQL.
help-admin-examples =
    quipu admin ban 12 --days 7 --reason "beledigingen"
    quipu admin ban 203.0.113.0/24
    quipu admin announce "Herstart om 20:00, er gaat niets verloren"
    quipu admin drain host1
admin-done = Klaar.
admin-none = Zoiets is niet bewaard.
admin-asked = Gevraagd. Binnen enkele seconden meldt /health van die server draining; zo niet, controleer zijn QUIPU_NAME.
