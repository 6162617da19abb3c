# De pagina's rond de spellen.

## Lobby

lobby-title = Bordspellen, één tafel
lobby-about = Speel meteen tegen bots of stuur je vrienden een link. Zonder aanmelden.
play-now = Nu spelen
invite-friends = Vrienden uitnodigen
invite = Uitnodigen
watch = Kijken
continue = Verder
your-turn-small = jij bent aan de beurt
with-others = met { $others }
players = { $n } spelers
minutes = { $n } min.
your-tables = Je andere tafels
open-tables = Open tafels
running-tables = Spellen om te bekijken
finished-tables = Nog eens bekijken
seats-free = { $n ->
    [0] vol
    [one] één plaats vrij
   *[other] { $n } plaatsen vrij
}
look-in = Binnenkijken
rules-of = Regels: { $game }
stage-open = nog niet begonnen
stage-starting = begint zo
stage-playing = bezig
stage-over = afgelopen
theme = Licht of donker
nobody-plays = Er speelt nu niemand
nobody-plays-about = Hier staan spellen zodra iemand speelt. De bots hebben meteen tijd.
to-lobby = Naar de lobby
modes = Kies een spelvorm
name-question = Hoe mogen we je noemen?
name-question-about = Dat zien je medespelers. Of begin gewoon.
table-lives = wordt gespeeld
table-rests = rust al { $n } min.
turn-number = Beurt { $n }

## Lessen en leraar

learn = Leren
learn-title = Leren: { $game }
learn-about = Korte lessen aan een echte tafel: doe wat gemarkeerd is en kijk wat er gebeurt. Je kunt altijd terug, het laten voordoen of opnieuw beginnen.
lessons = Lessen
lessons-minutes = { $n ->
    [one] één minuut in totaal
   *[other] { $n } minuten in totaal
}
lesson-now = nu
lesson-again = nog eens
lesson-minute = 1 min
lesson-of = Les { $n } van { $all }
lesson-costs = Het kost
lesson-have = je hebt alles
lesson-skip = Les overslaan
lesson-next = Volgende les
lesson-back = Terug
lesson-show = Doe het voor
lesson-on = Verder
puzzles = Puzzels
puzzles-of = Puzzels: { $game }
puzzles-about = Stellingen uit spellen tussen bots: vind de beste beurt. Elk antwoord is bewezen door alles na te gaan wat het geluk kan brengen.
puzzles-done = { $n } van { $all } opgelost
puzzle-number = Puzzel { $n }, { $game }
puzzle-hard = Moeilijkheid { $n } van 5
puzzle-win = Win in deze beurt
puzzle-win-about = Je kunt in deze beurt winnen, wat het geluk ook brengt.
puzzle-chance = Beste kans in deze beurt
puzzle-chance-about = Vind wat je de beste kans geeft om nog in deze beurt te winnen.
puzzle-points = De meeste punten in deze beurt
puzzle-points-about = Vind wat je in deze beurt de meeste punten oplevert.
puzzle-mean = Gemiddeld de meeste punten
puzzle-mean-about = Vind wat je in deze beurt de meeste punten oplevert, gemiddeld over al het geluk.
puzzle-alone = Niemand ruilt met je. Bij andere verdelingen die je niet van deze kunt onderscheiden was hetzelfde het best.
puzzle-tries = Je pogingen
puzzle-proof = Bewijs
puzzle-again = Nog eens
puzzle-show = Bewijs tonen
puzzle-next = Volgende puzzel
puzzle-none = niet gewonnen { $share }
puzzle-share = Delen
puzzle-copied = Link gekopieerd
puzzle-play = Verder spelen tegen bots
puzzle-begin = Probeer het
puzzles-all = Alle puzzels
puzzle-good = Opgelost
puzzle-better = Nog niet het beste
puzzle-board = Het bord van deze puzzel
puzzle-solved = Opgelost bij poging { $n }: niets is beter, wat het geluk er ook van maakte.
puzzle-solved-first = Opgelost bij de eerste poging: niets is beter, wat het geluk er ook van maakte.
puzzle-seen = Dit is het bewijs. Probeer de puzzel nog eens of ga verder met de volgende.
puzzle-not = Er is iets beters. Probeer het nog eens of bekijk het bewijs.
puzzle-lost = Dat kon nu niet worden beoordeeld. Probeer het nog eens.
puzzle-won = gewonnen { $share }
puzzle-open = open { $share }
puzzle-of = { $n } van { $all }
puzzle-mean-points = { $n } punten
refusal-puzzle-alone = In een puzzel ruilt niemand: de beurt is van jou alleen.
play-with-coach = Speel met een leraar
coach-on = Met leraar
coach-off = Zonder leraar
coach-understood = Begrepen

## Mensen

guest = Gast
you-title = Jij
your-name = Je naam
your-name-about = Zodat de anderen weten wie daar zit. Je kunt hem altijd veranderen.
save = Bewaren
other-device = Ander apparaat
other-device-about = Een herstelcode brengt jou en je plaatsen naar een ander apparaat. Hou hem voor jezelf.
make-code = Herstelcode maken
code-once = Schrijf hem op: hij wordt één keer getoond, een oudere geldt niet meer.
enter-code = Voer een herstelcode in
use-code = Code gebruiken
code-wrong = Niemand heeft deze code. Vergelijk hem teken voor teken.
welcome = Welkom

## Deur, berichten

door-title = Deurcode
door-about = Dit huis is besloten. De gastheer heeft de code voor je.
door-wrong = Dat is niet de code. Vraag het de gastheer.
come-in = Binnenkomen
notice-no-table = Hier is geen tafel
notice-no-table-about = De link is misschien oud, of er mist een letter. Vraag een nieuwe of open zelf een tafel.
notice-no-game = Zo'n spel is er niet
notice-no-game-about = Deze server heeft dat spel niet.
notice-no-level = Dat niveau is er niet
notice-no-level-about = Op dat niveau spelen de bots dit spel niet.
notice-no-page = Hier is niets
notice-no-page-about = Dit adres leidt nergens heen. Je tafels zijn veilig in de lobby.
notice-no-docs = De documentatie is niet hier
notice-no-docs-about = Ze wordt gemaakt met “make docs”, en wie deze plek beheert heeft dat nog niet gedaan. De regels van alle spellen zijn er wel.
notice-form-old = Deze pagina stond te lang open
notice-form-old-about = Er is niets veranderd. Ga terug, laad opnieuw en probeer het nog eens.
notice-too-many = Te veel pogingen
notice-too-many-about = Wacht even en probeer het dan opnieuw.
notice-too-many-tables = Genoeg tafels voor nu
notice-too-many-tables-about = Jij of anderen op jouw adres hebben binnen een uur heel veel tafels geopend. Ze staan allemaal veilig; speel verder aan een daarvan, of probeer het over een paar minuten opnieuw.
notice-seat-taken = Alle plaatsen zijn bezet
notice-seat-taken-about = Iemand was sneller. De gastheer kan plaats maken, of je opent zelf een tafel.
notice-not-host = Dat kan alleen de gastheer
notice-not-host-about = Er is niets veranderd. Vraag wie de tafel heeft geopend.
notice-not-over = Het spel gaat door
notice-not-over-about = Dit is er als het spel voorbij is.
notice-frozen = Dit spel rust
notice-frozen-about = Het is gespeeld met een oudere versie van de regels en blijft zoals het was.
notice-damaged = Deze tafel kan niet worden getoond
notice-damaged-about = De opname is beschadigd; de tafel rust en blijft zoals ze is. Aan alle andere tafels gaat het door.
notice-storage = Een ogenblik, alsjeblieft
notice-storage-about = De server kan niet bij wat hij bewaart. Wat aan de tafels gebeurde is veilig, en het gaat vanzelf verder; probeer het straks nog eens.
notice-no-replay = Hier is geen herhaling
notice-no-replay-about = Misschien is de link oud, of er ontbreekt een letter.
notice-explore-over = Hier is het spel voorbij
notice-explore-over-about = Ga een paar stappen terug; daar valt iets te beslissen.
notice-explore-not = Vanaf hier kan niet verder gespeeld worden
notice-explore-not-about = Er is gespeeld met regels of opties waarmee geen nieuw spel begint.

## Beheer

operator-title = Beheer
operator-door = Code voor het beheer
operator-door-about = Deze pagina is voor wie deze plek beheert.
operator-wrong = Dat is niet de code.
operator-place = Deze plek
operator-well = Alles is in orde
operator-well-minutes = Al { $n ->
    [one] één minuut
   *[other] { $n } minuten
} alles in orde
operator-well-hours = Al { $n ->
    [one] één uur
   *[other] { $n } uur
} alles in orde
operator-well-days = Al { $n ->
    [one] één dag
   *[other] { $n } dagen
} alles in orde
operator-about = { $workers ->
    [one] één werker
   *[other] { $workers } werkers
}, { $database }, versie { $version }; alleen jij ziet deze pagina
operator-tables = tafels, { $days } { $days ->
    [one] speelt
   *[other] spelen
} dagenlang
operator-lines = browsers verbonden
operator-acts = zetten, { $views } beelden
operator-second = per seconde
operator-latency = 95 % van zet tot beeld
operator-memory = geheugen van alle werkers
operator-faults = fouten sinds de start
operator-curve = Van zet tot beeld
operator-milliseconds = milliseconden, één uur, UTC
operator-hour = één uur, UTC
operator-bar = onze maat: 95 % binnen 50 ms
operator-machine = Zetten en machine
operator-worker = Werker { $n }
operator-list = Tafels
operator-list-about = drukste eerst, kaarten staan hier nooit
operator-table = Tafel
operator-game = Spel
operator-seated = Plaatsen
operator-watch = Kijkers
operator-steps = Stappen
operator-view = Beeld
operator-none = Er speelt nu niemand.
operator-people = { $n ->
    [one] 1 mens
   *[other] { $n } mensen
}
operator-outside = { $n } van buiten
operator-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
operator-days = dagenlang
operator-crowd = drukte
operator-slow = trage bot
operator-idle = rust { $n } u
operator-log = Fouten
operator-log-about = nieuwste eerst, UTC
operator-quiet = Er is niets misgegaan.
operator-times = { $n } keer
operator-thinkers = Denkers
operator-from-outside = van buiten
operator-busy = bezig
operator-half = mediaan
operator-allowed = toegestaan
operator-own-clock = eigen klok

## Privacy

docs = Documentatie
privacy = Privacy
privacy-what = Deze plek bewaart een naam, als je er een gaf, en van elk spel wie waar zat, wat er gedaan en wat er gezegd is. Er is geen account, geen adres, geen reclame en geen telling door anderen.
privacy-cookies = Cookies: één is de sleutel van je plaatsen, telkens één onthoudt taal, kleuren en deur. Ze gaan naar niemand anders.
privacy-games = Een spel is een keten van stappen met de namen van de spelers; het kan daarna niet veranderd worden, zodat iedereen het kan nagaan. Het blijft tot wie deze plek beheert oude tafels verwijdert. Een opname die je meebrengt kan iedereen bekijken die de link heeft; ze gaat weg met je gegevens.
privacy-others = Wie aan je tafel zit of mag kijken, ziet je naam, wat je doet en wat je zegt. Je kaarten zien de anderen niet.
privacy-log = Het logboek van deze plek bevat fouten met hun tijd. Links, sleutels en cookies staan er niet in.
your-data = Jouw gegevens
your-data-about = Alles wat over jou bewaard wordt, als bestand.
your-data-export = Downloaden
your-data-delete-about = Verwijderen wist je naam, je sleutel, wat je zei, en tafels waaraan behalve jij alleen bots zaten. Aan tafels met anderen speelt een bot voor je verder, en je naam blijft in de verslagen van begonnen spellen. Het kan niet ongedaan gemaakt worden.
your-data-sure = Ja, verwijder alles over mij.
your-data-unsure = Vink eerst het vakje aan.
your-data-delete = Verwijderen
your-data-none = Over jou wordt niets bewaard: je hebt hier nog niets veranderd.

## Kamer

new-table = Nieuwe tafel
game = Spel
seats = Plaatsen
invited-not-here = wie de link heeft
plays-at-once = speelt meteen
this-device = dit apparaat
is-here = is hier
sits-here = zit hier
rename = Hernoemen
give-to-bot = Aan een bot geven
open-seat = Bekijken
ask-to-leave = Vragen te gaan
who-joins = Wie doet mee
private = besloten
open = open
private-about = Alleen wie de link heeft.
open-about = De tafel staat in de lobby; iedereen mag gaan zitten.
door = Deur
locked = dicht
unlocked = open
lock-about = Is hij dicht, dan mag niemand meer gaan zitten, ook niet met een link.
hints = Tips
hints-on = toegestaan
hints-off = niet toegestaan
hints-about = Of je een bot mag vragen wat hij zou doen. Iedereen ziet wie het vroeg.
clock = Klok
clock-off = uit
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
}
clock-about = Zoveel tijd heeft ieder voor een beslissing. Is die om, dan beslist een bot voor je, en de rest van die beurt gaat snel. Terugnemen levert geen tijd op.
clock-off-about = Neem alle tijd die jullie willen.
pace = Tempo van de bots
pace-calm = rustig
pace-brisk = vlot
pace-at-once = meteen
pace-about = Hoe lang bots tussen twee stappen wachten. Ook tijdens het spel kun je het veranderen.
watching = Kijken
watched = iedereen
unwatched = met adres
watched-about = Zodra het spel loopt, staat het onder ‘Kijken’. Niemand ziet daar jullie hand.
unwatched-about = Alleen wie het adres van de tafel heeft, kan kijken.
watch-by-link = met link
watch-link-about = Alleen wie deze link van jou heeft, kan kijken; verder vindt niemand de tafel.
copy-watch-link = Link om te kijken kopiëren
one-link-one-seat = één link, één plaats
copy-link = Link kopiëren
link-about = Opent op elke telefoon of computer. Niets te installeren, zonder aanmelden.
link-about-local = Werkt op deze computer. Open het netwerk zodat anderen in huis mee kunnen doen.
open-network = Openen voor het lokale netwerk
waiting-for-guest = Wachten op een gast
no-free-seat = Alle plaatsen zijn bezet. Maak er een vrij om iemand uit te nodigen.
options-changed = { $n ->
    [0] alles zoals in het regelboek
    [one] één veranderd
   *[other] { $n } veranderd
}
less = minder
more = meer
later = Voor later
start = Start
host-starts = De gastheer begint
sit-down = Gaan zitten
stand-up = Van tafel gaan
bots-fill = Vrije plaatsen gaan naar bots
wrong-count = Dit spel heeft een ander aantal plaatsen nodig
invited-by = { $name } houdt een plaats voor je vrij.
invited-to-watch = { $name } laat je bij dit spel kijken.
level = Hoe goed de bots spelen
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-expert = meester
bot-random = op goed geluk
bot-greedy = gemiddeld
bot-perfect = volmaakt
refusal-lesson-other = In een spel mag dat. Hier doen we wat gemarkeerd is; "Doe het voor" doet het voor je.
refusal-seat-taken = Die plaats is bezet.
refusal-no-such-bot = Zo'n bot is er niet.
refusal-not-playing = Het spel is niet bezig.
refusal-foreign = Dit is niet jouw plaats.
refusal-repeated = Dat is al gebeurd.
refusal-no-order = Dat kan nu niet worden opgedragen.
refusal-too-fast = Eén ding tegelijk, alsjeblieft.
refusal-muted = De gastheer heeft je aan deze tafel gedempt.
refusal-hints-off = Aan deze tafel zijn geen tips toegestaan.
refusal-not-asked = Je hebt nu niets te beslissen.
refusal-other-hand = Nu is iemand anders op dit apparaat aan zet.
refusal-no-hint = Daar kan geen bot iets over zeggen.
refusal-not-stored = De server kon dat niet bewaren. Er is niets veranderd; probeer het nog eens.

## Tafel

connecting = Verbinden …
menu = Menu
log-and-chat = Verloop en chat
log-begins = Het begin
sound = Geluid aan of uit
call-me = Meld het als mij iets gevraagd wordt
call-me-not = Niet meer melden
call-refused = Deze browser laat geen meldingen toe.
let-bot-play = Een bot voor mij laten spelen
play-myself = Weer zelf spelen
on-this-device = Op dit apparaat
on-this-device-about = Naast je: het gordijn verbergt elke hand voor de anderen
name-of-seat = Naam
one-more-here = Nog iemand op dit apparaat
curtain-hand-to = Geef het aan { $name }
curtain-alone = Het gordijn gaat alleen voor { $name } open.
curtain-put-away = { $last }: die kaarten zijn weggelegd.
curtain-hold = Ik ben { $name }: vasthouden om te openen
curtain-hold-about = Houd een seconde vast; een toevallige aanraking doet niets.
curtain-again = Nog een keer om te openen
curtain-since = Sinds je laatste beurt, voor iedereen te zien
curtain-or = Of eerst
curtain-pause = Pauze, of de tafel verlaten
curtain-down = Het gordijn sluiten
curtain-nobody = Niemand op dit apparaat is aan zet. Houd je naam vast om je kaarten te zien.
curtain-closed = Het gordijn is dicht
unwatch = Niet tonen onder ‘Kijken’
let-watch = Tonen onder ‘Kijken’
people-here = Mensen
person-sits = zit aan tafel
person-watches = kijkt
person-gone = nu niet hier
person-muted = gedempt
person-removed = verwijderd
remove = Verwijderen
readmit = Weer toelaten
nobody-else = Verder is hier nog niemand geweest.
nameless = { $n ->
    [one] Eén persoon kijkt zonder naam. Met een link kijkt niemand die je niet kent.
   *[other] { $n } mensen kijken zonder naam. Met een link kijkt niemand die je niet kent.
}
to-table = Naar de tafel
to-result = Naar de uitslag
zoom-in = Groter
zoom-out = Kleiner
hand-and-actions = Je hand en acties
sheet-higher = Blad hoger of lager
chat = Chat
say-something = Zeg iets
send = Versturen
close = Sluiten
search-rules = Zoek in de regels
rules-table = Tabel { $name }
chapter-before = Hoofdstuk ervoor
chapter-after = Volgend hoofdstuk
all-rules = Alle regels van dit spel
differences = Wat hier bijzonder is
differences-about = Deze regels lees je het eerst, ook als je zulke spellen kent: ze zijn hier nieuw of anders.
prices = Prijzen
reconnecting = Opnieuw verbinden …
reconnecting-about = Er is niets verloren: je laatste stap is veilig en je plaats blijft van jou.
on-its-way = Onderweg …
on-its-way-about = De lijn is traag. Je stap wordt verstuurd tot er antwoord is, en gebeurt maar één keer.
try-now = Nu proberen
resign-sure = Dit spel opgeven?
resign-about = Een bot speelt voor je verder als er nog anderen in het spel zijn.
go-on = Verder spelen
tap-again = tik nog eens
give = Geven
want = Willen
take = Nemen
ask = Vragen
all = allen
clear = Leegmaken
turn-it = Draaien
lay-it = Zo neerleggen
your-offer = Jouw aanbod
you-get = Jij krijgt
you-give = Jij geeft
you-have = je hebt
open-side = wat jij voorstelt
counter-offer = Tegenbod
trade = Ruilen
your-trade = Jouw ruil
tap-your-hand = tik op je hand
tap-wanted = tik een soort aan
count-of = van
at-once = meteen
bank-takes = Voor één neemt de bank
ask-all = Vraag allen
repeat-offer = Laatste aanbod herhalen
mirror-offer = Omdraaien
does-not-fit = Dat past niet bij elkaar.
still-missing = Nog te kiezen:
you-keep = Je houdt
after-it = Dan heb je
you-watch = Je kijkt toe
nothing-to-do = Nu is er niets te beslissen
show-rule = Regel
not-now = Nu niet
moved-on = De tafel was sneller
mute = Dempen
unmute = Weer horen
unfair-start = Het begin houdt niet wat de server beloofde.
starting = De dobbelstenen worden geschud …
undo-ask = De anderen vragen een stap terug te doen
hint = Tip
hint-do = Doe het
hint-not-now = Nu niet
hint-here = { $what }: hier
hint-most = Dit belooft het meest van alles wat je nu kunt doen.
hint-by = Zo weegt de bot het af ({ $level }); hoe langer de balk, hoe beter.
hint-exact = Het te verwachten totaal, precies berekend.
hint-told = Iedereen ziet dat je het vroeg.
weighed = Wat is afgewogen
weighed-about = uit wat je kunt weten
tag-bot = bot, { $level }
tag-away = weg
tag-resigned = heeft opgegeven
proposal-undo = { $name } wil graag een stap terug.
proposal-end = { $name } stelt voor het spel hier te beëindigen.
found = { $n ->
    [0] Niets gevonden
    [one] Eén regel gevonden
   *[other] { $n } regels gevonden
}
phrase-hello = Hallo!
phrase-luck = Veel geluk!
phrase-nice = Mooie zet!
phrase-thanks = Dank je!
phrase-wait = Een moment, alsjeblieft.
phrase-sorry = Sorry!
phrase-again = Nog eens?
phrase-bye = Tot ziens!
phrase-hint = vroeg om een tip.
phrase-explored = speelt verder vanaf een moment van een ander spel; niet al het geluk is getrokken.

## Herhaling

replay = Herhaling
replay-of = Herhaling: { $game }
whose-eyes = Door wiens ogen
eyes-open = open
eyes-all = alle kaarten liggen open
eyes-known = kaarten zoals die plaats ze kende
points = Punten
outlook = Vooruitzicht
outlook-about = Wat een stelling belooft naar de te verwachten punten, verdeeld over allen; een grove maat.
analysis-ask = Was het geluk?
analysis-about = Elke beslissing wordt met andere vergeleken, naar wat men op die plaats kon weten, en alle geluk met wat te verwachten was. Dat duurt een of twee minuten; je kunt verder kijken.
analysis-waiting = Het begint zodra de spellen ervoor beoordeeld zijn.
analysis-working = { $done } van { $of } stappen zijn beoordeeld.
analysis-stopped = Beoordeeld tot stap { $done } van { $of }; de rest had te lang geduurd.
analysis-failed = Dit spel kon niet worden beoordeeld. Je kunt het nog eens proberen.
analysis-enough = Er worden nu heel veel spellen beoordeeld. Vraag het later nog eens.
analysis-better = Beter: { $what }
analysis-decided = { $name }, stap { $n }: { $what }
analysis-gave = weggegeven door duidelijke fouten: { $n }
chance-to-win = Winstkans
chance-at = naar wat elke plaats kon weten, % bij stap { $n }
costliest = Duurste beslissingen
costliest-about = weggegeven winstkans
costliest-none = Niets daarvan was duidelijk een fout.
costliest-how = Beoordeeld naar wat men op die plaats kon weten; het geluk daarna telt niet.
luck-title = Geluk
luck-expected = tegenover de verwachting
luck-note = Wat het geluk in totaal gaf en nam, als winstkans: wat er van elke worp en trek kwam, min het gemiddelde van wat had kunnen komen.
explore-about = Speel van hier verder tegen bots, op de plaats door wier ogen je kijkt. Zo’n spel zegt dat niet al het geluk getrokken is.
explore-here = Van hier verder spelen
share-moment = Dit moment delen
opens-at = opent bij stap { $n }
position = Stelling
as-film = Bewegend beeld
embed = In een pagina opnemen
step = stap
step-n = Stap { $n }
step-of = van { $n }, beurt { $turn }
next-mark = volgend merk
to-first = Naar het begin
to-last = Naar het einde
step-back = Een stap terug
step-on = Een stap verder
play = Afspelen
pause = Pauze
win = Gewonnen
not-drawn = Dit spel begon in een gekozen stelling of met gekozen geluk.
upload = Een opname tonen
upload-about = Een bestand dat Quipu schreef, tot 2 MB. Het wordt regel voor regel nagekeken; wie de link krijgt kan het zien, verder niemand.
upload-file = Opname
upload-show = Tonen
upload-empty = Er is geen bestand.
upload-long = Deze opname is te lang.
upload-no-text = Dit is geen tekst, dus geen opname.
upload-no-game = Dit spel is er op deze server niet.
upload-bad = Regel { $line } is niet zoals het hoort: { $reason }.

## Uitslag

you-win = Je wint met { $n } punten
name-wins = { $name } wint met { $n } punten
shared-win = Een gedeelde overwinning
steps-played = { $n } knopen aan het koord.
to-rematch = Naar het volgende spel
last-board = Laatste beeld
download = Downloaden
points-by-source = Punten naar bron
segment-is-source = één inkeping is één punt
the-race = De race
points-by-step = punten per ronde
race-start = start
ahead-of = { $n } voor op { $name }; { $rounds } rondes.
chance-title = Toeval
chance-about = { $n } trekkingen, tegen de verwachting
chance-stray = verwacht. Van 100 eerlijke spellen wijken er ongeveer { $n } verder af dan dit.
luck = Geluk
luck-about = tegen de verwachting
expected = verwacht
fair-dice = Eerlijke dobbelstenen
checks-passed = alle controles doorstaan
checks-failed = de opname klopt niet
check-chain = Keten
check-chain-about = { $n } knopen, elk houdt de vorige vast.
check-head = Gepubliceerd einde
check-head-about = De laatste knoop waarvan deze browser hoorde, zit in het koord.
check-luck = Geluk
check-luck-about = De sleutel past bij wat voor de eerste trekking was beloofd; alles is opnieuw getrokken.
luck-key = Sleutel

## Toetsen

skip-to-acts = Naar hand en acties springen
keys = Toetsen
key-first = Dobbelen, of wat het eerst komt
key-end = Einde beurt
key-explain = Uitleggen wat er ligt: loop met pijltjes
keys-about = Met Tab kom je overal; op het bord gaan de pijltjestoetsen van plek naar plek, Enter werkt als een klik.
