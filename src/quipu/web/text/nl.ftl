# De pagina's rond de spellen.

## Lobby

lobby-title = Vier bordspellen, één tafel
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
left-out-games = Spellen die niet kunnen worden geladen
finished-tables = Je afgelopen spellen
seats-free = { $n ->
    [0] vol
    [one] één plaats vrij
   *[other] { $n } plaatsen vrij
}
look-in = Bekijken
rules-of = Regels: { $game }
stage-open = nog niet begonnen
stage-starting = begint zo
stage-playing = bezig
stage-over = afgelopen
theme = Licht of donker
nobody-plays = Er is nu geen spel bezig
nobody-plays-about = Lopende spellen verschijnen hier. Tegen bots kun je altijd meteen spelen.
to-lobby = Naar de lobby
modes = Kies een variant
table-lives = wordt gespeeld
table-rests = al { $n } min. geen zet
turn-number = Beurt { $n }
bots = Bots
bots-are = Bots: { $level }
player-count = Spelers
players-exactly = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
}
change = Wijzigen
cancel = Annuleren
back = Terug
optional = optioneel
settings = Instellingen
skip-to-games = Naar de spellen
skip-to-content = Naar de inhoud
first-title = Je eerste spel: { $game }
first-about = Hoe wil je beginnen? Je kunt altijd wisselen.
first-learn = Eerst leren
first-learn-time = { $n ->
    [one] 1 minuut, het best voor een eerste keer
   *[other] { $n } minuten, het best voor een eerste keer
}
first-learn-about = { $n ->
    [one] Eén korte les op het echte bord. Je kunt altijd stoppen.
   *[other] { $n } korte lessen op het echte bord. Je kunt altijd stoppen.
}
first-coach = Spelen met uitleg
first-coach-time = Een heel spel
first-coach-about = Elke beslissing wordt uitgelegd zodra je ervoor staat.
first-play = Gewoon spelen
first-play-time = Een heel spel
first-play-about = Meteen beginnen. Tips en regels zijn altijd bij de hand.
first-setup = Je spel
start-learning = Beginnen met leren
start-coach = Starten met uitleg
start-play = Spel starten
change-name = Je bent { $name }. Naam wijzigen
settings-about = Wijzigingen worden meteen opgeslagen, op dit apparaat.
settings-table = Aan tafel
settings-pace-about = aan nieuwe tafels
settings-confirm = Vragen als er in je beurt nog iets gratis kan
settings-confirm-about = voordat je beurt eindigt
settings-sound = Geluid en animaties
settings-sound-on = Geluid
settings-volume = Volume
settings-motion = Animaties
settings-motion-about = van stukken, kaarten en dobbelstenen
motion-system = zoals systeem
motion-reduced = minder
settings-look = Taal en weergave
theme-system = systeem
theme-light = licht
theme-dark = donker
settings-theme = Kleuren
settings-text = Tekstgrootte
text-percent = { $n } %
settings-sample = Zo ziet tekst er aan tafel uit: wie het eerst 10 punten heeft, wint.
settings-notifications = Meldingen
settings-call = Als ik aan de beurt ben
settings-call-about = zolang een tafel in deze browser open is
settings-profile = Naam en apparaten
settings-data = Je gegevens
settings-open = Openen
settings-no-script = Geluid, bevestigingen en meldingen hebben JavaScript nodig.
setting-on = aan
setting-off = uit

## Lessen en uitleg

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
lesson-costs = Het kost
lesson-have = je hebt alles
lesson-skip = Les overslaan
lesson-next = Volgende les
lesson-back = Terug
lesson-show = Doe het voor
lesson-on = Verder
lesson-more = De hele tekst tonen
lesson-others = Nu zijn de anderen aan de beurt. Kijk wat ze doen …
lesson-done = Je hebt deze les voltooid. Goed gedaan!
lesson-finished = Les voltooid
lesson-where = { $game }, les { $n } van { $all }
puzzles = Puzzels
puzzles-of = Puzzels: { $game }
puzzles-about = Stellingen uit spellen tussen bots: vind de beste beurt. Elk antwoord is bewezen: alle mogelijke worpen en kaarten zijn nagerekend.
puzzles-done = { $n } van { $all } opgelost
puzzle-number = Puzzel { $n }, { $game }
puzzle-hard = Moeilijkheid { $n } van 5
puzzle-level = Moeilijkheid { $n }
puzzle-where = Beurt { $turn }, jij hebt { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
puzzle-win = Win in deze beurt
puzzle-win-about = Je kunt deze beurt winnen, wat je ook gooit of trekt.
puzzle-chance = Beste kans in deze beurt
puzzle-chance-about = Vind wat je de beste kans geeft om nog deze beurt te winnen.
puzzle-points = De meeste punten in deze beurt
puzzle-points-about = Vind wat je deze beurt de meeste punten oplevert.
puzzle-mean = Gemiddeld de meeste punten
puzzle-mean-about = Vind wat je deze beurt gemiddeld de meeste punten oplevert.
puzzle-alone = Niemand ruilt met je.
puzzle-unseen = Het antwoord klopt, wat er ook voor je verborgen is.
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
puzzle-solved = Opgelost bij poging { $n }. Beter kan het niet, hoe het toeval ook uitvalt.
puzzle-solved-first = Bij de eerste poging opgelost. Beter kan het niet, hoe het toeval ook uitvalt.
puzzle-seen = Dit is het bewijs. Probeer de puzzel nog eens of ga verder met de volgende.
puzzle-not = Er is iets beters. Probeer het nog eens of bekijk het bewijs.
puzzle-lost = Je antwoord kon nu niet worden nagekeken. Probeer het nog eens.
puzzle-won = gewonnen { $share }
puzzle-open = open { $share }
puzzle-of = { $n } van { $all }
puzzle-mean-points = { $n } punten
refusal-puzzle-alone = In een puzzel wordt niet geruild: los hem op met je eigen kaarten.
play-with-coach = Spelen met uitleg
coach-on = Met uitleg
coach-off = Zonder uitleg
coach-understood = Begrepen

## Mensen

guest = Gast
you-title = Jij
your-name = Je naam
your-name-about = De anderen zien hem aan tafel. Je kunt hem altijd wijzigen.
your-games = Je spellen
save = Opslaan
other-device = Ander apparaat
other-device-about = Met een herstelcode speel je op een ander apparaat verder, met al je plaatsen. Houd hem voor jezelf.
make-code = Herstelcode maken
code-once = Schrijf hem op: hij wordt maar één keer getoond. Oudere codes gelden niet meer.
enter-code = Voer een herstelcode in
use-code = Code gebruiken
code-wrong = Die code is niet geldig. Controleer hem teken voor teken.
welcome = Welkom

## Deur, berichten

door-title = Deurcode
door-about = Deze server is besloten. Vraag de gastheer om de code.
door-wrong = Dat is niet de code. Vraag het de gastheer.
come-in = Binnenkomen
notice-no-table = Hier is geen tafel
notice-no-table-about = De link is misschien oud, of er ontbreekt een teken. Vraag een nieuwe of open zelf een tafel.
notice-no-game = Onbekend spel
notice-no-game-about = Deze server heeft dat spel niet.
notice-no-level = Onbekend niveau
notice-no-level-about = Op dat niveau spelen de bots dit spel niet.
notice-no-page = Hier is niets
notice-no-page-about = Op dit adres is niets. Je tafels vind je in de lobby.
notice-no-docs = Hier is geen documentatie
notice-no-docs-about = Op deze server is de documentatie niet gemaakt (“make docs”). De regels van alle spellen zijn er wel.
notice-form-old = Deze pagina stond te lang open
notice-form-old-about = Er is niets veranderd. Ga terug, laad de pagina opnieuw en probeer het nog eens.
notice-too-many = Te veel pogingen
notice-too-many-about = Wacht even en probeer het dan opnieuw.
notice-too-many-tables = Genoeg tafels voor nu
notice-too-many-tables-about = Jij of anderen op jouw netwerk hebben het afgelopen uur heel veel tafels geopend. Ze zijn allemaal opgeslagen: speel verder aan een daarvan, of probeer het over een paar minuten opnieuw.
notice-seat-taken = Alle plaatsen zijn bezet
notice-seat-taken-about = Iemand was sneller. De gastheer kan een plaats vrijmaken, of je opent zelf een tafel.
notice-not-host = Dat kan alleen de gastheer
notice-not-host-about = Er is niets veranderd. Vraag het degene die de tafel heeft geopend.
notice-not-over = Het spel is nog bezig
notice-not-over-about = Dit is beschikbaar zodra het spel is afgelopen.
notice-frozen = Dit spel ligt stil
notice-frozen-about = Het is gespeeld met een oudere versie van de regels en blijft zoals het was.
notice-damaged = Deze tafel kan niet worden getoond
notice-damaged-about = De opname is beschadigd. De tafel ligt stil en blijft zoals hij is; voor alle andere tafels verandert er niets.
notice-storage = Een ogenblik, alsjeblieft
notice-storage-about = De server kan zijn database niet bereiken. Je spellen zijn veilig en gaan vanzelf verder; probeer het zo nog eens.
notice-table-closed = Deze tafel is gesloten
notice-table-closed-about = Hij is verwijderd omdat er lang niet gespeeld is, of de gastheer heeft hem voor jou gesloten. Je afgelopen spellen vind je bij ‘Je spellen’.
notice-moved = Je speelt op een ander apparaat
notice-moved-about = Je tafels zijn verhuisd naar het apparaat waarop je je code hebt ingevoerd. Ze staan daar allemaal veilig.
notice-too-many-lines = Te veel open tafels
notice-too-many-lines-about = Op jouw netwerk staan te veel tafels open, of er kijken te veel mensen naar deze. Sluit er een paar en kom dan terug; aan je tafels gaat niets verloren.
notice-no-replay = Hier is geen herhaling
notice-no-replay-about = Misschien is de link oud, of er ontbreekt een teken.
notice-explore-over = Op dit punt is het spel voorbij
notice-explore-over-about = Ga een paar stappen terug, tot er iets te beslissen valt.
notice-explore-not = Vanaf hier kan niet verder gespeeld worden
notice-explore-not-about = Er is gespeeld met regels of opties die er voor nieuwe spellen niet meer zijn.

## Beheer

operator-title = Beheer
operator-door = Code voor de beheerpagina
operator-door-about = Deze pagina is voor de mensen die deze server beheren.
operator-wrong = Dat is niet de code.
operator-place = Deze server
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
    [one] één proces
   *[other] { $workers } processen
}, { $database }, versie { $version }; alleen jij ziet deze pagina
operator-tables = tafels, { $days } { $days ->
    [one] correspondentiespel
   *[other] correspondentiespellen
}
operator-lines = browsers verbonden
operator-acts = zetten, { $views } beelden
operator-second = per seconde
operator-latency = 95 % van zet tot beeld
operator-memory = geheugen van alle processen
operator-faults = fouten sinds de start
operator-curve = Van zet tot beeld
operator-milliseconds = milliseconden, één uur, UTC
operator-hour = één uur, UTC
operator-bar = doel: 95 % binnen 50 ms
operator-machine = Zetten en belasting
operator-worker = Proces { $n }
operator-list = Tafels
operator-list-about = drukste eerst; kaarten worden hier nooit getoond
operator-table = Tafel
operator-game = Spel
operator-seated = Plaatsen
operator-watch = Kijkers
operator-steps = Stappen
operator-view = Beeld
operator-none = Er is nu geen spel bezig.
operator-people = { $n ->
    [one] 1 persoon
   *[other] { $n } personen
}
operator-outside = { $n } extern
operator-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
operator-days = correspondentiespel
operator-crowd = druk
operator-slow = trage bot
operator-idle = rust { $n } u
operator-log = Fouten
operator-log-about = nieuwste eerst, UTC
operator-quiet = Er is niets misgegaan.
operator-times = { $n } keer
operator-thinkers = Botprocessen
operator-from-outside = externe bots
operator-busy = bezig
operator-half = mediaan
operator-allowed = limiet
operator-own-clock = eigen klok

## Privacy

docs = Documentatie
privacy = Privacy
privacy-what = We bewaren je naam, als je er een hebt opgegeven, en per spel wie waar zat, wat er gespeeld is en wat er in de chat gezegd is. Er is geen account, geen e-mailadres, geen reclame en geen tracking door derden.
privacy-cookies = Cookies: één is de sleutel van je plaatsen; de andere bewaren taal, kleuren, tekstgrootte, animaties, tempo van de bots en deurcode. Ze gaan naar niemand anders. Geluid, bevestigingen en meldingen worden alleen in deze browser bewaard.
privacy-games = Een spel is een keten van stappen met de namen van de spelers. Het kan achteraf niet veranderd worden, zodat iedereen het kan controleren. Het blijft bewaard tot oude tafels van deze server verwijderd worden. Open je hier een opgeslagen spel, dan kan iedereen met de link het bekijken; het wordt samen met je gegevens verwijderd.
privacy-others = Iedereen die aan je tafel zit of meekijkt, ziet je naam, wat je speelt en wat je zegt. Je kaarten ziet niemand anders.
privacy-log = Het logboek van de server bevat alleen fouten met hun tijd, geen links, sleutels of cookies.
your-data = Jouw gegevens
your-data-about = Alles wat over jou bewaard wordt, als bestand.
your-data-export = Downloaden
your-data-delete-about = Verwijderen wist je naam, je sleutel, wat je zei, en tafels waaraan behalve jij alleen bots zaten. Aan tafels met anderen speelt een bot voor je verder, en je naam blijft in de opnamen van begonnen spellen. Dit kan niet ongedaan worden gemaakt.
your-data-sure = Ja, verwijder alles over mij.
your-data-unsure = Vink eerst het vakje aan.
your-data-delete = Verwijderen
your-data-none = Over jou is nog niets opgeslagen.

## Kamer

new-table = Nieuwe tafel
game = Spel
seats = Plaatsen
invited-not-here = vrij, voor wie de link heeft
plays-at-once = computerspeler
this-device = dit apparaat
is-here = is hier
sits-here = nu niet hier
rename = Hernoemen
give-to-bot = Aan een bot geven
open-seat = Bekijken
ask-to-leave = Vragen om de plaats vrij te maken
who-joins = Wie mee kan doen
private = besloten
open = open
private-about = Alleen wie een link heeft, kan meedoen.
open-about = De tafel staat in de lobby; iedereen mag gaan zitten.
door = Laatkomers
locked = op slot
unlocked = welkom
lock-about = Op slot: niemand anders kan gaan zitten, ook niet met een link.
hints = Tips
hints-on = toegestaan
hints-off = niet toegestaan
hints-about = Of spelers een bot om raad mogen vragen. Iedereen ziet wie het vroeg.
clock = Klok
clock-off = uit
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
}
clock-about = Zoveel tijd heeft iedereen voor een beslissing. Is die om, dan beslist een bot voor je, en de rest van die beurt moet snel. Terugnemen levert geen tijd op.
clock-off-about = Neem alle tijd die jullie willen.
pace = Tempo van de bots
pace-calm = rustig
pace-brisk = vlot
pace-at-once = meteen
pace-about = Hoe lang bots tussen twee zetten wachten. Je kunt het ook tijdens het spel wijzigen.
watching = Kijken
watched = iedereen
unwatched = niet vermeld
watched-about = Zodra het spel bezig is, staat het onder ‘Kijken’. Niemand ziet daar jullie kaarten.
unwatched-about = Alleen wie het adres van de tafel kent, kan kijken.
watch-by-link = met link
watch-link-about = Alleen wie deze link heeft, kan kijken; verder vindt niemand de tafel.
copy-watch-link = Link om te kijken kopiëren
one-link-one-seat = één link voor alle vrije plaatsen
seat-links = Eén link per plaats
seat-link = Plaats { $n }
share = Delen
share-link = Link delen
link-copied = Link gekopieerd
copy-link = Link kopiëren
link-about = Opent op elke telefoon en computer. Niets te installeren, geen aanmelding.
link-about-local = Werkt alleen op deze computer. Open het lokale netwerk zodat anderen in huis mee kunnen doen.
open-network = Openen voor het lokale netwerk
waiting-for-guest = { $n ->
    [one] Nog één speler te gaan
   *[other] Nog { $n } spelers te gaan
}
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
host-starts = De gastheer start het spel
host-chooses = Alleen de gastheer kan dit wijzigen.
sit-down = Gaan zitten
stand-up = Tafel verlaten
bots-fill = Bots nemen de vrije plaatsen
wrong-count = Dit spel heeft een ander aantal spelers nodig
invited-by = { $name } houdt een plaats voor je vrij.
invited-to-watch = Je kunt meekijken bij het spel van { $name }.
invited-full = Aan de tafel van { $name } zijn alle plaatsen bezet. Je kunt meekijken.
invited-locked = { $name } heeft de tafel op slot gedaan. Je kunt meekijken.
level = Hoe goed de bots spelen
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-expert = meester
bot-random = willekeurig
bot-greedy = gemiddeld
bot-perfect = perfect
refusal-lesson-other = In een spel mag dat. Volg hier de ring; ‘Doe het voor’ doet het voor je.
refusal-seat-taken = Die plaats is bezet.
refusal-no-such-bot = Die bot bestaat niet.
refusal-not-playing = Er is nu geen spel bezig.
refusal-foreign = Dit is niet jouw plaats.
refusal-repeated = Dat is al gebeurd.
refusal-no-order = Dat kun je nu niet vooraf instellen.
refusal-too-fast = Eén ding tegelijk, alsjeblieft.
refusal-muted = De gastheer heeft je aan deze tafel gedempt.
refusal-hints-off = Aan deze tafel zijn geen tips toegestaan.
refusal-not-asked = Je hebt nu niets te beslissen.
refusal-other-hand = Op dit apparaat is nu iemand anders aan de beurt.
refusal-no-hint = Hiervoor heeft geen bot een tip.
refusal-not-stored = De server kon dat niet opslaan. Er is niets veranderd; probeer het nog eens.
refusal-unsure = De server weet niet of dat is opgeslagen. Kijk eerst aan tafel voordat je het nog eens probeert.
not-shown = Je zet is opgeslagen, maar deze pagina kon hem niet tonen. Laad de pagina opnieuw.

## Tafel

connecting = Verbinden …
menu = Menu
log-and-chat = Verloop en chat
log-begins = Begin van het spel
sound = Geluid aan of uit
call-me = Laat het weten als ik aan de beurt ben
call-me-not = Geen meldingen meer
call-refused = Deze browser laat geen meldingen toe.
sound-is-on = Geluid staat aan
sound-is-off = Geluid staat uit
theme-to-dark = Donkere kleuren
theme-to-light = Lichte kleuren
let-bot-play = Een bot voor mij laten spelen
play-myself = Weer zelf spelen
on-this-device = Op dit apparaat
on-this-device-about = Om de beurt op één apparaat; een gordijn verbergt de kaarten
name-of-seat = Naam
one-more-here = Nog iemand op dit apparaat
curtain-hand-to = Geef door aan { $name }
curtain-alone = Het gordijn gaat alleen voor { $name } open.
curtain-put-away = De kaarten van { $last } zijn weer verborgen.
curtain-hold = Ik ben { $name }: ingedrukt houden om te openen
curtain-let-go = Laat nu los
curtain-hold-about = Houd een seconde ingedrukt; per ongeluk tikken doet niets.
curtain-again = Druk nog een keer om te openen
curtain-since = Sinds je laatste beurt, voor iedereen zichtbaar
curtain-or = Of eerst iemand anders
curtain-pause = Pauze, of de tafel verlaten
curtain-down = Het gordijn sluiten
curtain-nobody = Niemand op dit apparaat is aan de beurt. Houd je naam ingedrukt om je kaarten te zien.
curtain-closed = Het gordijn is dicht
unwatch = Niet tonen onder ‘Kijken’
let-watch = Tonen onder ‘Kijken’
people-here = Mensen
person-sits = aan tafel
person-watches = kijkt
person-gone = nu niet hier
person-muted = gedempt
person-removed = verwijderd
remove = Verwijderen
readmit = Weer toelaten
nobody-else = Verder is hier nog niemand geweest.
nameless = { $n ->
    [one] Eén persoon kijkt zonder naam. Kies ‘met link’ om vreemden buiten te houden.
   *[other] { $n } mensen kijken zonder naam. Kies ‘met link’ om vreemden buiten te houden.
}
to-table = Naar de tafel
to-result = Naar de uitslag
zoom-in = Groter
zoom-out = Kleiner
whole-board = Hele bord
hand-and-actions = Je kaarten en acties
sheet-higher = Paneel groter of kleiner
chat = Chat
say-something = Zeg iets
send = Versturen
close = Sluiten
rules-summary = Samenvatting
rules-all = Alle regels
rules-all-numbered = Alle regels, genummerd
rules-contents = Inhoud
rules-setup = Voorbereiding
rules-tags = Labels zoals { $tag } openen de precieze regel.
turn-in-steps = { $n ->
    [4] Je beurt in vier stappen
   *[other] Je beurt in { $n } stappen
}
learn-by-playing = Spelend leren
search-rules = Zoek in de regels
rules-table = Tabel { $name }
chapter-before = Vorig hoofdstuk
chapter-after = Volgend hoofdstuk
all-rules = Alle regels van dit spel
differences = Wat hier anders is
differences-about = Lees deze regels eerst, ook als je zulke spellen kent: ze zijn hier nieuw of anders.
prices = Prijzen
reconnecting = Verbinding wordt hersteld …
reconnecting-about = Er gaat niets verloren: je laatste zet is opgeslagen en je plaats blijft van jou.
on-its-way = Wordt verzonden …
on-its-way-about = De verbinding is traag. Je zet wordt verstuurd tot hij aankomt, en telt maar één keer.
try-now = Nu proberen
resign-sure = Dit spel opgeven?
resign-about = Een bot speelt voor je verder als er nog anderen meespelen.
go-on = Verder spelen
tap-again = tik nog eens
give = Geven
want = Krijgen
take = Nemen
ask = Vragen
all = iedereen
clear = Wissen
turn-it = Draaien
lay-it = Zo neerleggen
your-offer = Jouw aanbod
you-get = Jij krijgt
you-give = Jij geeft
you-have = je hebt
open-terms = open
what-they-ask = wat zij vragen
what-they-offer = wat zij bieden
open-side = open voor voorstellen
counter-offer = Tegenbod
trade = Ruilen
your-trade = Jouw ruil
tap-your-hand = tik op je kaarten
tap-wanted = tik aan wat je wilt
count-of = van
at-once = meteen
bank-takes = De bank geeft er één voor
ask-all = Iedereen vragen
repeat-offer = Laatste aanbod herhalen
mirror-offer = Omdraaien
does-not-fit = Deze combinatie kan niet.
still-missing = Nog te kiezen:
you-keep = Je houdt
after-it = Dan heb je
you-watch = Je kijkt toe
nothing-to-do = Nu is er niets te beslissen
show-rule = Regel
not-now = Nu niet
moved-on = Te laat, het spel is al verder
mute = Dempen
unmute = Weer horen
unfair-start = Let op: de start klopt niet met wat de server heeft toegezegd.
starting = De dobbelstenen worden geschud …
points-hidden = Punten die iedereen ziet + punten op jouw gedekte kaarten
end-anyway = Toch beëindigen
end-left = Dit kan nog gratis:
among-others = { $text } en meer
undo-bots = Dit kan niet ongedaan worden gemaakt: er is sindsdien gedobbeld of iets verdekts onthuld, en bots stemmen daar nooit mee in.
undo-ask = Terugnemen?
hint = Tip
hint-do = Doe het
hint-not-now = Nu niet
hint-here = { $what }: hier
hint-most = Dit is nu je beste zet.
hint-by = Zo beoordeelt de bot het ({ $level }): hoe langer de balk, hoe beter.
hint-exact = Te verwachten score, precies berekend.
you-asked-hint = Je vroeg om een tip.
hint-told = Iedereen ziet dat je om een tip vroeg.
weighed = Wat is afgewogen
weighed-about = alleen met wat je kunt weten
tag-bot = bot, { $level }
tag-away = weg
tag-resigned = heeft opgegeven
proposal-undo-named = { $name } wil terugnemen: { $what }
proposal-undo = { $name } wil de laatste stap terugnemen.
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
phrase-again = Nog een spel?
phrase-bye = Tot ziens!
phrase-hint = vroeg om een tip.
phrase-explored = speelt verder vanuit een ander spel; niet al het toeval is nieuw.

## Herhaling

replay = Herhaling
replay-of = Herhaling: { $game }
whose-eyes = Vanuit wie gezien
eyes-open = alles
eyes-all = alle kaarten liggen open
eyes-known = kaarten zoals deze speler ze kende
points = Punten
outlook = Vooruitzichten
outlook-about = Een ruwe schatting van ieders kansen, op basis van de te verwachten punten.
analysis-ask = Was het geluk?
analysis-about = Elke beslissing wordt met de alternatieven vergeleken, met alleen wat die speler toen wist; geluk met het gemiddelde. Dat duurt een of twee minuten; je kunt intussen verder kijken.
analysis-waiting = Eerst worden andere spellen geanalyseerd.
analysis-working = { $done } van { $of } stappen zijn geanalyseerd.
analysis-stopped = Geanalyseerd tot stap { $done } van { $of }; de rest had te lang geduurd.
analysis-failed = Dit spel kon niet worden geanalyseerd. Je kunt het nog eens proberen.
analysis-enough = Er worden nu heel veel spellen geanalyseerd. Probeer het later nog eens.
analysis-better = Beter: { $what }
analysis-decided = { $name }, stap { $n }: { $what }
analysis-gave = weggegeven door duidelijke fouten: { $n }
chance-to-win = Winstkans
chance-at = naar wat elke speler kon weten, % bij stap { $n }
costliest = Duurste beslissingen
costliest-about = weggegeven winstkans
costliest-none = Geen duidelijke fouten.
costliest-how = Beoordeeld naar wat de speler op dat moment kon weten; het geluk daarna telt niet mee.
luck-title = Geluk
luck-expected = vergeleken met het gemiddelde
luck-note = Door geluk gewonnen of verloren winstkans: elke worp en elke trek vergeleken met het gemiddelde.
explore-about = Speel van hier verder tegen bots, op de plaats die je nu bekijkt. Het nieuwe spel wordt gemarkeerd als voortzetting.
explore-here = Van hier verder spelen
share-moment = Dit moment delen
opens-at = opent bij stap { $n }
position = Stelling
as-film = Animatie
embed = In een pagina opnemen
step = stap
step-n = Stap { $n }
step-of = van { $n }, beurt { $turn }
next-mark = volgend hoogtepunt
to-first = Naar het begin
to-last = Naar het einde
step-back = Een stap terug
step-on = Een stap vooruit
play = Afspelen
pause = Pauze
win = Winst
not-drawn = Dit spel begon met een gekozen stelling of met gekozen toeval.
verdict-not = Niet bevestigd
verdict-fits = Uit een bestand
verdict-fits-about = Dit spel komt uit een bestand. Worpen en kaarten passen bij de sleutel in het bestand, maar alleen de server waarop het is gespeeld, kan laten zien dat die sleutel vooraf vaststond.
verdict-unproven-about = Dit spel komt uit een bestand zonder de sleutel van het toeval. Worpen en kaarten kunnen verzonnen zijn.
verdict-seed-about = Dit spel komt uit een bestand. Het toeval volgt uit een startgetal, dat iemand kan hebben uitgezocht.
verdict-script-about = Dit spel komt uit een bestand, en het toeval is gekozen.
verdict-position-about = Dit spel komt uit een bestand en begon in een gekozen stelling.
verdict-no-end = Het spel is niet afgemaakt.
upload = Opgeslagen spel openen
upload-about = Een door Quipu opgeslagen bestand, tot 2 MB. Het wordt regel voor regel nagekeken; alleen wie de link heeft, kan het bekijken.
upload-file = Kies een bestand
upload-none = Geen bestand gekozen
upload-show = Openen
upload-empty = Kies eerst een bestand.
upload-long = Deze opname is te lang.
upload-no-text = Dat is geen tekstbestand.
upload-no-game = Deze server heeft dat spel niet.
upload-bad = Regel { $line } is beschadigd: { $reason }.

## Uitslag

you-win = Je wint met { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
name-wins = { $name } wint met { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
names-share-win = { $names } winnen samen met { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
pill-wins = { $name } wint
pill-you-win = jij wint
pill-shared = gedeelde winst
decided-by = Beslissend in ronde { $round }: { $source }.
own-ahead = { $n ->
        [0] Evenveel punten als { $name }.
        [one] 1 punt voor op { $name }.
       *[other] { $n } punten voor op { $name }.
    }
own-behind = Jij bent { $place }, met { $n ->
        [one] 1 punt
       *[other] { $n } punten
    } achterstand.
own-level = Jij bent { $place }, met evenveel punten.
place-1 = eerste
place-2 = tweede
place-3 = derde
place-4 = vierde
place-5 = vijfde
place-6 = zesde
place-7 = zevende
place-8 = achtste
see-board = Bord bekijken
full-result = Volledige uitslag
ending-stays = Dit blijft open tot je de tafel verlaat.
ending-show = Uitslag tonen
rematch-wanted = { $name } wil een revanche
rematch-yours = Jij wilt een revanche
rematch-joined = Doet mee: { $names }.
rematch-nobody = Nog niemand doet mee.
rematch-if-nothing = Het begint zodra iedereen meedoet. Doe je niets, dan kan { $name } beginnen met een bot op jouw plaats.
rematch-waiting = Je doet mee. Het begint zodra iedereen meedoet.
rematch-begun = Het volgende spel is begonnen.
rematch-begun-without = Het volgende spel is begonnen, met een bot op jouw plaats.
rematch-join = Meedoen
rematch-not-now = Nu niet
rematch-has-joined = { $name } doet mee
rematch-not-joined = { $name } doet nog niet mee
steps-played = { $n ->
        [one] 1 stap.
       *[other] { $n } stappen.
    }
to-rematch = Naar het volgende spel
last-board = Slotbeeld
download = Opslaan
points-by-source = Punten naar bron
segment-is-source = { $n ->
        [one] één streepje = één punt
       *[other] één streepje = { $n } punten
    }
the-race = De race
points-by-step = punten per ronde
race-start = start
chance-title = Worpen en trekkingen
chance-about = { $n } in totaal, vergeleken met de verwachting
chance-stray = verwacht. Ongeveer { $n } van de 100 eerlijke spellen wijken sterker af dan dit.
stats = Statistiek
stats-so-far = { $n } tot nu toe; streepjes: verwacht
stats-stray = Ongeveer { $n } van de 100 eerlijke spellen wijken tot hier sterker af.
stats-none = Nog te weinig worpen en trekkingen voor een statistiek.
stats-cards = Kaarten uit worpen
stats-all = alle
stats-bank = In de bank
stats-bank-about = voor iedereen zichtbaar
luck = Geluk
luck-about = vergeleken met de verwachting
expected = verwacht
fair-dice = Eerlijk toeval
checks-passed = alle controles doorstaan
checks-failed = de opname klopt niet
check-chain = Keten
check-chain-about = { $n } stappen, elk gekoppeld aan de vorige.
check-head = Laatste stap
check-head-about = De laatste stap die deze browser zag, staat in de opname.
check-luck = Geluk
check-luck-about = De sleutel past bij wat vóór de eerste trekking was toegezegd; elke trekking is nagerekend.
luck-key = Sleutel

## Toetsen

skip-to-acts = Naar kaarten en acties
keys = Toetsen
key-first = Dobbelen, of de belangrijkste actie
key-end = Beurt beëindigen
key-explain = Uitleggen wat er op het bord ligt (pijltjestoetsen)
keys-about = Met Tab kom je overal; op het bord gaan de pijltjestoetsen van plek naar plek, Enter werkt als een klik.

## Moderation

announcement = Van de mensen die deze server beheren
report = Iemand melden
report-about = Je melding gaat naar de mensen die deze server beheren. Niemand aan tafel ziet hem.
report-whom = Over wie gaat het?
report-nobody = niemand in het bijzonder
report-why = Wat is er gebeurd?
report-send = Melding versturen
report-back = Terug naar de tafel
notice-reported = Bedankt
notice-reported-about = Je melding is verstuurd naar de mensen die deze server beheren.
notice-banned = Je kunt op deze server niet spelen
notice-banned-about = De mensen die deze server beheren, hebben je geblokkeerd. Bij Privacy kun je je gegevens nog steeds downloaden of verwijderen.
operator-reports = Meldingen
operator-report = { $by } over { $about }, tafel { $table }
operator-settle = Afgehandeld
operator-ban = Blokkeren
operator-ban-days = Hoe lang
operator-days-of-ban = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
}
operator-no-reports = Geen open meldingen.
privacy-reports = Als iemand jou meldt of als je wordt geblokkeerd, worden de melding en de blokkade bewaard met je nummer en de reden. Houdt deze server een toegangslogboek bij, dan staat elk verzoek daarin met tijd en pagina, zonder je adres of naam.
