# Die Seiten um die Spiele herum.

## Lobby

lobby-title = Brettspiele, ein Tisch
lobby-about = Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Ohne Anmeldung.
play-now = Jetzt spielen
invite-friends = Freunde einladen
invite = Einladen
watch = Zusehen
continue = Weiter
your-turn-small = du bist dran
with-others = mit { $others }
players = { $n } Spieler
minutes = { $n } Min.
your-tables = Deine anderen Tische
open-tables = Offene Tische
running-tables = Spiele zum Zusehen
finished-tables = Noch einmal ansehen
seats-free = { $n ->
    [0] voll
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
look-in = Hineinschauen
rules-of = Regeln: { $game }
stage-open = noch nicht begonnen
stage-starting = beginnt gleich
stage-playing = läuft
stage-over = beendet
theme = Hell oder dunkel
nobody-plays = Gerade spielt niemand
nobody-plays-about = Hier stehen Spiele, sobald jemand spielt. Die Bots haben sofort Zeit.
to-lobby = Zur Lobby
modes = Spielweise wählen
name-question = Wie sollen wir dich nennen?
name-question-about = Das sehen deine Mitspieler. Oder spiel einfach los.
table-lives = wird gespielt
table-rests = ruht seit { $n } Min.
turn-number = Zug { $n }

## Lektionen und Lehrer

learn = Lernen
learn-title = Lernen: { $game }
learn-about = Kurze Lektionen an einem echten Tisch: Tu, was markiert ist, und sieh, was geschieht. Du kannst jederzeit zurückgehen, es dir zeigen lassen oder neu beginnen.
lessons = Lektionen
lessons-minutes = { $n ->
    [one] eine Minute insgesamt
   *[other] { $n } Minuten insgesamt
}
lesson-now = jetzt
lesson-again = noch einmal
lesson-minute = 1 Min.
lesson-of = Lektion { $n } von { $all }
lesson-costs = Es kostet
lesson-have = du hast alles
lesson-skip = Überspringen
lesson-next = Nächste Lektion
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-on = Weiter
puzzles = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-about = Stellungen aus Spielen zwischen Bots: Finde den besten Zug. Jede Antwort ist bewiesen, indem alles durchgegangen wurde, was das Glück bringen kann.
puzzles-done = { $n } von { $all } gelöst
puzzle-number = Rätsel { $n }, { $game }
puzzle-hard = Schwierigkeit { $n } von 5
puzzle-win = Gewinne in diesem Zug
puzzle-win-about = Du kannst in diesem Zug gewinnen, was auch immer das Glück bringt.
puzzle-chance = Beste Chance in diesem Zug
puzzle-chance-about = Finde, was dir die beste Chance gibt, noch in diesem Zug zu gewinnen.
puzzle-points = Die meisten Punkte in diesem Zug
puzzle-points-about = Finde, was dir in diesem Zug die meisten Punkte bringt.
puzzle-mean = Die meisten Punkte im Schnitt
puzzle-mean-about = Finde, was dir in diesem Zug die meisten Punkte bringt, im Schnitt über alles Glück.
puzzle-alone = Niemand handelt mit dir. In anderen Verteilungen, die du von dieser nicht unterscheiden kannst, war dasselbe am besten.
puzzle-tries = Deine Versuche
puzzle-proof = Beweis
puzzle-again = Noch einmal
puzzle-show = Beweis zeigen
puzzle-next = Nächstes Rätsel
puzzle-none = nicht gewonnen { $share }
puzzle-share = Teilen
puzzle-copied = Link kopiert
puzzle-play = Gegen Bots weiterspielen
puzzle-begin = Probier es
puzzles-all = Alle Rätsel
puzzle-good = Gelöst
puzzle-better = Noch nicht das Beste
puzzle-board = Das Brett dieses Rätsels
puzzle-solved = Gelöst beim { $n }. Versuch: Nichts ist besser, was auch immer das Glück daraus machte.
puzzle-solved-first = Gelöst beim ersten Versuch: Nichts ist besser, was auch immer das Glück daraus machte.
puzzle-seen = Das ist der Beweis. Versuch das Rätsel noch einmal oder geh weiter zum nächsten.
puzzle-not = Es gibt etwas Besseres. Versuch es noch einmal oder sieh dir den Beweis an.
puzzle-lost = Das ließ sich gerade nicht beurteilen. Versuch es noch einmal.
puzzle-won = gewonnen { $share }
puzzle-open = offen { $share }
puzzle-of = { $n } von { $all }
puzzle-mean-points = { $n } Punkte
refusal-puzzle-alone = In einem Rätsel handelt niemand: Der Zug gehört dir allein.
play-with-coach = Mit Lehrer spielen
coach-on = Mit Lehrer
coach-off = Ohne Lehrer
coach-understood = Verstanden

## Personen

guest = Gast
you-title = Du
your-name = Dein Name
your-name-about = Damit die anderen wissen, wer da sitzt. Du kannst ihn jederzeit ändern.
save = Speichern
other-device = Anderes Gerät
other-device-about = Ein Wiederherstellungscode bringt dich und deine Plätze auf ein anderes Gerät. Behalte ihn für dich.
make-code = Code erzeugen
code-once = Schreib ihn auf: Er wird nur einmal gezeigt, ein älterer gilt nicht mehr.
enter-code = Code eingeben
use-code = Code benutzen
code-wrong = Diesen Code hat niemand. Bitte vergleiche ihn Zeichen für Zeichen.
welcome = Willkommen

## Tür, Hinweise

door-title = Türcode
door-about = Dieses Haus ist privat. Der Gastgeber hat den Code für dich.
door-wrong = Das ist nicht der Code. Bitte frag den Gastgeber.
come-in = Eintreten
notice-no-table = Hier ist kein Tisch
notice-no-table-about = Der Link ist vielleicht alt, oder ein Buchstabe fehlt. Lass dir einen neuen geben oder eröffne einen eigenen Tisch.
notice-no-game = Kein solches Spiel
notice-no-game-about = Dieser Server hat das Spiel nicht.
notice-no-level = Diese Stufe gibt es nicht
notice-no-level-about = Auf dieser Stufe spielen die Bots dieses Spiel nicht.
notice-no-page = Hier ist nichts
notice-no-page-about = Diese Adresse führt nirgendwohin. Deine Tische sind sicher in der Lobby.
notice-no-docs = Die Dokumentation ist nicht hier
notice-no-docs-about = Sie entsteht mit „make docs“, und wer diesen Ort betreibt, hat das noch nicht getan. Die Regeln aller Spiele sind trotzdem hier.
notice-form-old = Diese Seite war zu lange offen
notice-form-old-about = Es wurde nichts geändert. Bitte geh zurück, lade neu und versuch es noch einmal.
notice-too-many = Zu viele Versuche
notice-too-many-about = Bitte warte ein wenig und versuch es dann noch einmal.
notice-too-many-tables = Genug Tische für den Augenblick
notice-too-many-tables-about = Du oder andere an deiner Adresse haben innerhalb einer Stunde sehr viele Tische eröffnet. Sie sind alle sicher; spiel an einem davon weiter oder versuch es in ein paar Minuten noch einmal.
notice-seat-taken = Alle Plätze sind besetzt
notice-seat-taken-about = Jemand war schneller. Der Gastgeber kann Platz machen, oder du eröffnest einen eigenen Tisch.
notice-not-host = Das kann nur der Gastgeber
notice-not-host-about = Es wurde nichts geändert. Frag, wer den Tisch eröffnet hat.
notice-not-over = Das Spiel läuft noch
notice-not-over-about = Das gibt es, wenn das Spiel vorbei ist.
notice-frozen = Dieses Spiel ruht
notice-frozen-about = Es wurde nach einer älteren Fassung der Regeln gespielt und bleibt, wie es war.
notice-damaged = Dieser Tisch lässt sich nicht zeigen
notice-damaged-about = Seine Aufzeichnung ist beschädigt; er ruht und bleibt, wie er ist. An allen anderen Tischen geht es weiter.
notice-storage = Einen Moment, bitte
notice-storage-about = Der Server kommt nicht an das, was er aufbewahrt. Was an den Tischen geschah, ist sicher, und es geht von selbst weiter; bitte versuch es bald noch einmal.
notice-no-replay = Hier ist keine Wiederholung
notice-no-replay-about = Vielleicht ist der Link alt, oder ein Buchstabe fehlt.
notice-explore-over = Hier ist die Partie zu Ende
notice-explore-over-about = Geh ein paar Schritte zurück; dort gibt es etwas zu entscheiden.
notice-explore-not = Von hier geht es nicht weiter
notice-explore-not-about = Gespielt wurde nach Regeln oder Optionen, mit denen keine neue Partie beginnt.

## Betrieb

operator-title = Betrieb
operator-door = Code für den Betrieb
operator-door-about = Diese Seite ist für alle, die diesen Ort betreiben.
operator-wrong = Das ist nicht der Code.
operator-place = Dieser Ort
operator-well = Alles in Ordnung
operator-well-minutes = Alles in Ordnung seit { $n ->
    [one] einer Minute
   *[other] { $n } Minuten
}
operator-well-hours = Alles in Ordnung seit { $n ->
    [one] einer Stunde
   *[other] { $n } Stunden
}
operator-well-days = Alles in Ordnung seit { $n ->
    [one] einem Tag
   *[other] { $n } Tagen
}
operator-about = { $workers ->
    [one] ein Arbeiter
   *[other] { $workers } Arbeiter
}, { $database }, Version { $version }; nur du siehst diese Seite
operator-tables = Tische, { $days } { $days ->
    [one] spielt
   *[other] spielen
} tagelang
operator-lines = Browser verbunden
operator-acts = Züge, { $views } Ansichten
operator-second = je Sekunde
operator-latency = 95 % vom Zug bis zur Ansicht
operator-memory = Speicher aller Arbeiter
operator-faults = Fehler seit dem Start
operator-curve = Vom Zug bis zur Ansicht
operator-milliseconds = Millisekunden, eine Stunde, UTC
operator-hour = eine Stunde, UTC
operator-bar = unser Maß: 95 % in 50 ms
operator-machine = Züge und Rechner
operator-worker = Arbeiter { $n }
operator-list = Tische
operator-list-about = die lebhaftesten zuerst, Karten stehen hier nie
operator-table = Tisch
operator-game = Spiel
operator-seated = Plätze
operator-watch = Gäste
operator-steps = Schritte
operator-view = Ansicht
operator-none = Gerade spielt niemand.
operator-people = { $n ->
    [one] 1 Mensch
   *[other] { $n } Menschen
}
operator-outside = { $n } von außen
operator-bots = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
}
operator-days = tagelang
operator-crowd = Andrang
operator-slow = langsamer Bot
operator-idle = ruht { $n } h
operator-log = Fehler
operator-log-about = die neuesten zuerst, UTC
operator-quiet = Nichts ist schiefgegangen.
operator-times = { $n }-mal
operator-thinkers = Denker
operator-from-outside = von außen
operator-busy = beschäftigt
operator-half = Median
operator-allowed = erlaubt
operator-own-clock = eigene Uhr

## Datenschutz

docs = Dokumentation
privacy = Datenschutz
privacy-what = Dieser Ort bewahrt einen Namen auf, wenn du einen genannt hast, und zu jedem Spiel, wer wo saß, was getan und was gesagt wurde. Es gibt kein Konto, keine Adresse, keine Werbung und keine Zählung durch andere.
privacy-cookies = Cookies: eines ist der Schlüssel zu deinen Plätzen, je eines merkt sich Sprache, Farben und Tür. Sie gehen an niemanden sonst.
privacy-games = Ein Spiel ist eine Kette von Schritten mit den Namen der Spielenden; es lässt sich danach nicht ändern, damit alle es prüfen können. Es bleibt, bis die Betreibenden alte Tische entfernen. Eine Aufzeichnung, die du mitbringst, kann jeder ansehen, der ihren Link hat; sie geht mit deinen Daten.
privacy-others = Wer an deinem Tisch sitzt oder zusehen darf, sieht deinen Namen, was du tust und was du sagst. Deine Karten sehen die anderen nicht.
privacy-log = Das Protokoll dieses Ortes enthält Fehler mit ihrer Zeit. Links, Schlüssel und Cookies stehen nicht darin.
your-data = Deine Daten
your-data-about = Alles, was über dich aufbewahrt wird, als Datei.
your-data-export = Herunterladen
your-data-delete-about = Löschen entfernt deinen Namen, deinen Schlüssel, was du gesagt hast, und Tische, an denen außer dir nur Bots saßen. An Tischen mit anderen spielt ein Bot für dich weiter, und dein Name bleibt in den Aufzeichnungen begonnener Spiele. Es lässt sich nicht rückgängig machen.
your-data-sure = Ja, alles über mich löschen.
your-data-unsure = Bitte zuerst das Kästchen ankreuzen.
your-data-delete = Löschen
your-data-none = Über dich wird nichts aufbewahrt: Du hast hier noch nichts geändert.

## Raum

new-table = Neuer Tisch
game = Spiel
seats = Plätze
invited-not-here = wer den Link hat
plays-at-once = spielt sofort
this-device = dieses Gerät
is-here = ist hier
sits-here = sitzt hier
rename = Umbenennen
give-to-bot = An einen Bot geben
open-seat = Ansehen
ask-to-leave = Um den Platz bitten
who-joins = Wer mitspielt
private = privat
open = offen
private-about = Nur wer den Link hat.
open-about = Der Tisch steht in der Lobby; jeder darf sich setzen.
door = Tür
locked = zu
unlocked = auf
lock-about = Ist sie zu, darf sich niemand mehr setzen, auch nicht mit Link.
hints = Tipps
hints-on = erlaubt
hints-off = nicht erlaubt
hints-about = Ob man einen Bot fragen darf, was er täte. Alle sehen, wer gefragt hat.
clock = Uhr
clock-off = ohne
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
clock-about = So viel Zeit hat jeder für eine Entscheidung. Ist sie um, entscheidet ein Bot für dich, und der Rest dieses Zuges geht schnell. Zurücknehmen bringt keine Zeit.
clock-off-about = Nehmt euch alle Zeit, die ihr wollt.
pace = Tempo der Bots
pace-calm = ruhig
pace-brisk = zügig
pace-at-once = sofort
pace-about = Wie lange Bots zwischen zwei Schritten warten. Auch während des Spiels lässt es sich ändern.
watching = Zusehen
watched = alle
unwatched = mit Adresse
watched-about = Sobald es läuft, steht das Spiel unter „Zusehen“. Eure Hand sieht dort niemand.
unwatched-about = Nur wer die Adresse des Tisches hat, kann zusehen.
watch-by-link = mit Link
watch-link-about = Nur wer von dir diesen Link hat, kann zusehen; sonst findet niemand den Tisch.
copy-watch-link = Link zum Zusehen kopieren
one-link-one-seat = ein Link, ein Platz
copy-link = Link kopieren
link-about = Öffnet sich auf jedem Telefon oder Rechner. Nichts zu installieren, keine Anmeldung.
link-about-local = Gilt auf diesem Rechner. Öffne das Netz, damit andere bei dir zu Hause mitspielen.
open-network = Für das lokale Netz öffnen
waiting-for-guest = Warten auf einen Gast
no-free-seat = Alle Plätze sind besetzt. Mach einen frei, um jemanden einzuladen.
options-changed = { $n ->
    [0] alles wie im Regelheft
    [one] eine geändert
   *[other] { $n } geändert
}
less = weniger
more = mehr
later = Für später
start = Start
host-starts = Der Gastgeber startet
sit-down = Hinsetzen
stand-up = Vom Tisch aufstehen
bots-fill = Freie Plätze bekommen Bots
wrong-count = Dieses Spiel braucht eine andere Zahl von Plätzen
invited-by = { $name } hält dir einen Platz frei.
invited-to-watch = { $name } lässt dich bei dieser Partie zusehen.
level = Wie gut die Bots spielen
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-expert = Meister
bot-random = nach Zufall
bot-greedy = mittel
bot-perfect = perfekt
refusal-lesson-other = Im Spiel dürftest du das. Hier tun wir, was markiert ist; „Zeig es mir“ macht es für dich.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-no-such-bot = Diesen Bot gibt es nicht.
refusal-not-playing = Das Spiel läuft nicht.
refusal-foreign = Das ist nicht dein Platz.
refusal-repeated = Das ist schon geschehen.
refusal-no-order = Das kann jetzt nicht aufgetragen werden.
refusal-too-fast = Bitte eins nach dem anderen.
refusal-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-not-asked = Du hast gerade nichts zu entscheiden.
refusal-other-hand = Gerade ist jemand anderes an diesem Gerät gefragt.
refusal-no-hint = Dazu kann kein Bot etwas sagen.
refusal-not-stored = Der Server konnte das nicht festhalten. Es wurde nichts geändert; bitte versuch es noch einmal.

## Tisch

connecting = Verbinden …
menu = Menü
log-and-chat = Verlauf und Chat
log-begins = Der Anfang
sound = Ton an oder aus
call-me = Melde dich, wenn ich gefragt bin
call-me-not = Nicht mehr melden
call-refused = Dieser Browser lässt keine Meldungen zu.
let-bot-play = Einen Bot für mich spielen lassen
play-myself = Wieder selbst spielen
on-this-device = An diesem Gerät
on-this-device-about = Neben dir: der Vorhang verbirgt jede Hand vor den anderen
name-of-seat = Name
one-more-here = Noch jemand an diesem Gerät
curtain-hand-to = Gib es { $name }
curtain-alone = Der Vorhang öffnet sich nur für { $name }.
curtain-put-away = { $last }: diese Karten sind weggelegt.
curtain-hold = Ich bin { $name }: halten zum Öffnen
curtain-hold-about = Eine Sekunde lang halten; eine zufällige Berührung tut nichts.
curtain-again = Noch einmal zum Öffnen
curtain-since = Seit deinem letzten Zug, für alle zu sehen
curtain-or = Oder zuerst
curtain-pause = Pause, oder den Tisch verlassen
curtain-down = Den Vorhang zuziehen
curtain-nobody = Niemand an diesem Gerät ist gefragt. Halte deinen Namen, um deine Karten zu sehen.
curtain-closed = Der Vorhang ist zu
unwatch = Nicht unter „Zusehen“ zeigen
let-watch = Unter „Zusehen“ zeigen
people-here = Leute
person-sits = sitzt am Tisch
person-watches = sieht zu
person-gone = gerade nicht da
person-muted = stumm
person-removed = entfernt
remove = Entfernen
readmit = Wieder einlassen
nobody-else = Sonst war noch niemand hier.
nameless = { $n ->
    [one] Eine Person sieht ohne Namen zu. Mit Link sieht niemand zu, den du nicht kennst.
   *[other] { $n } Personen sehen ohne Namen zu. Mit Link sieht niemand zu, den du nicht kennst.
}
to-table = Zum Tisch
to-result = Zum Ergebnis
zoom-in = Größer
zoom-out = Kleiner
hand-and-actions = Deine Hand und Aktionen
sheet-higher = Blatt höher oder niedriger
chat = Chat
say-something = Sag etwas
send = Senden
close = Schließen
search-rules = Regeln durchsuchen
rules-table = Tabelle { $name }
chapter-before = Kapitel davor
chapter-after = Nächstes Kapitel
all-rules = Alle Regeln dieses Spiels
differences = Was hier besonders ist
differences-about = Diese Regeln liest man zuerst, auch wer ähnliche Spiele kennt: Sie sind hier neu oder anders.
prices = Preise
reconnecting = Neu verbinden …
reconnecting-about = Nichts ist verloren: Dein letzter Schritt ist sicher, dein Platz bleibt dir.
on-its-way = Unterwegs …
on-its-way-about = Die Leitung ist langsam. Dein Schritt wird gesendet, bis er beantwortet ist, und geschieht nur einmal.
try-now = Jetzt versuchen
resign-sure = Dieses Spiel aufgeben?
resign-about = Ein Bot spielt für dich weiter, wenn noch andere im Spiel sind.
go-on = Weiterspielen
tap-again = noch einmal tippen
give = Geben
want = Wollen
take = Nehmen
ask = Fragen
all = alle
clear = Leeren
turn-it = Drehen
lay-it = So hinlegen
your-offer = Dein Angebot
you-get = Du bekommst
you-give = Du gibst
you-have = du hast
open-side = was du vorschlägst
counter-offer = Gegenangebot
trade = Handeln
your-trade = Dein Handel
tap-your-hand = tippe auf deine Hand
tap-wanted = tippe eine Sorte an
count-of = von
at-once = sofort
bank-takes = Für eine nimmt der Vorrat
ask-all = Alle fragen
repeat-offer = Letztes Angebot wiederholen
mirror-offer = Umdrehen
does-not-fit = Das passt nicht zusammen.
still-missing = Noch zu wählen:
you-keep = Du behältst
after-it = Dann hast du
you-watch = Du siehst zu
nothing-to-do = Gerade ist nichts zu entscheiden
show-rule = Regel
not-now = Jetzt nicht
moved-on = Der Tisch war schneller
mute = Stumm
unmute = Wieder hören
unfair-start = Der Anfang hält nicht, was der Server versprochen hat.
starting = Die Würfel werden geschüttelt …
undo-ask = Die anderen um einen Schritt zurück bitten
hint = Tipp
hint-do = So machen
hint-not-now = Jetzt nicht
hint-here = { $what }: hier
hint-most = Das verspricht am meisten von allem, was du jetzt tun kannst.
hint-by = So wägt der Bot ab ({ $level }); je länger der Balken, desto besser.
hint-exact = Das zu erwartende Ergebnis, genau berechnet.
hint-told = Alle sehen, dass du gefragt hast.
weighed = Was abgewogen wurde
weighed-about = aus dem, was du wissen kannst
tag-bot = Bot, { $level }
tag-away = nicht da
tag-resigned = hat aufgegeben
proposal-undo = { $name } möchte einen Schritt zurücknehmen.
proposal-end = { $name } schlägt vor, das Spiel hier zu beenden.
found = { $n ->
    [0] Nichts gefunden
    [one] Eine Regel gefunden
   *[other] { $n } Regeln gefunden
}
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-nice = Schöner Zug!
phrase-thanks = Danke!
phrase-wait = Einen Moment, bitte.
phrase-sorry = Entschuldigung!
phrase-again = Noch einmal?
phrase-bye = Auf Wiedersehen!
phrase-hint = hat um einen Tipp gebeten.
phrase-explored = spielt von einem Moment einer anderen Partie weiter; nicht alles Glück ist gezogen.

## Wiederholung

replay = Wiederholung
replay-of = Wiederholung: { $game }
whose-eyes = Mit wessen Augen
eyes-open = offen
eyes-all = alle Karten liegen offen
eyes-known = Karten, wie dieser Platz sie kannte
points = Punkte
outlook = Aussicht
outlook-about = Was eine Stellung nach den zu erwartenden Punkten verspricht, unter allen aufgeteilt; ein grobes Maß.
analysis-ask = War es Glück?
analysis-about = Jede Entscheidung wird mit anderen verglichen, nach dem, was man auf diesem Platz wissen konnte, und alles Glück mit dem, was zu erwarten war. Das dauert ein, zwei Minuten; du kannst weiter zusehen.
analysis-waiting = Es beginnt, sobald die Spiele davor beurteilt sind.
analysis-working = { $done } von { $of } Schritten sind beurteilt.
analysis-stopped = Bis Schritt { $done } von { $of } beurteilt; der Rest hätte zu lange gedauert.
analysis-failed = Dieses Spiel ließ sich nicht beurteilen. Du kannst es noch einmal versuchen.
analysis-enough = Gerade werden sehr viele Spiele beurteilt. Bitte versuch es später noch einmal.
analysis-better = Besser: { $what }
analysis-decided = { $name }, Schritt { $n }: { $what }
analysis-gave = durch klare Fehler verschenkt: { $n }
chance-to-win = Gewinnchance
chance-at = nach dem Wissen jedes Platzes, % bei Schritt { $n }
costliest = Teuerste Entscheidungen
costliest-about = verschenkte Gewinnchance
costliest-none = Nichts davon war klar ein Fehler.
costliest-how = Beurteilt nach dem, was man auf diesem Platz wissen konnte; das Glück danach zählt nicht.
luck-title = Glück
luck-expected = gegenüber der Erwartung
luck-note = Was das Glück insgesamt gab und nahm, als Gewinnchance: was aus jedem Wurf und Zug vom Stapel wurde, weniger das Mittel dessen, was hätte werden können.
explore-about = Spiel von hier gegen Bots weiter, auf dem Platz, mit dessen Augen du schaust. So eine Partie sagt, dass ihr Glück nicht ganz gezogen wurde.
explore-here = Von hier weiterspielen
share-moment = Diesen Moment teilen
opens-at = öffnet bei Schritt { $n }
position = Stellung
as-film = Bewegtes Bild
embed = In eine Seite einbetten
step = Schritt
step-n = Schritt { $n }
step-of = von { $n }, Zug { $turn }
next-mark = nächste Marke
to-first = Zum Anfang
to-last = Zum Ende
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
play = Abspielen
pause = Anhalten
win = Gewonnen
not-drawn = Diese Partie begann in einer gewählten Stellung oder mit gewähltem Glück.
upload = Eine Aufzeichnung zeigen
upload-about = Eine Datei, die Quipu geschrieben hat, bis 2 MB. Sie wird Zeile für Zeile geprüft; sehen kann sie, wer den Link bekommt, sonst niemand.
upload-file = Aufzeichnung
upload-show = Zeigen
upload-empty = Es ist keine Datei da.
upload-long = Diese Aufzeichnung ist zu lang.
upload-no-text = Das ist kein Text, also keine Aufzeichnung.
upload-no-game = Dieses Spiel gibt es auf diesem Server nicht.
upload-bad = Zeile { $line } ist nicht, wie sie sein soll: { $reason }.

## Ergebnis

you-win = Du gewinnst mit { $n } Punkten
name-wins = { $name } gewinnt mit { $n } Punkten
shared-win = Ein geteilter Sieg
steps-played = { $n } Knoten an der Schnur.
to-rematch = Zum nächsten Spiel
last-board = Letztes Bild
download = Herunterladen
points-by-source = Punkte nach Herkunft
segment-is-source = eine Kerbe ist ein Punkt
the-race = Das Rennen
points-by-step = Punkte nach Runden
race-start = Start
ahead-of = { $n } vor { $name }; { $rounds } Runden.
chance-title = Zufall
chance-about = { $n } Ziehungen, gegen die Erwartung
chance-stray = erwartet. Von 100 fairen Partien weichen etwa { $n } weiter ab als diese.
luck = Glück
luck-about = gegen die Erwartung
expected = erwartet
fair-dice = Faire Würfel
checks-passed = alle Prüfungen bestanden
checks-failed = die Aufzeichnung stimmt nicht
check-chain = Kette
check-chain-about = { $n } Knoten, jeder hält den vor ihm.
check-head = Veröffentlichtes Ende
check-head-about = Der letzte Knoten, von dem dieser Browser erfuhr, hängt an der Schnur.
check-luck = Glück
check-luck-about = Der Schlüssel passt zu dem, was vor der ersten Ziehung versprochen war; alles wurde neu gezogen.
luck-key = Schlüssel

## Tasten

skip-to-acts = Zu Hand und Aktionen springen
keys = Tasten
key-first = Würfeln, oder was zuerst kommt
key-end = Zug beenden
key-explain = Erklären, was da liegt: mit Pfeilen gehen
keys-about = Mit Tab kommst du überall hin; auf dem Brett gehen die Pfeiltasten von Ort zu Ort, Enter wirkt wie ein Klick.
