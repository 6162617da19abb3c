# Die Seiten um die Spiele herum.

## Lobby

lobby-title = Vier Brettspiele, ein Tisch
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
left-out-games = Spiele, die sich nicht laden lassen
finished-tables = Deine beendeten Partien
seats-free = { $n ->
    [0] voll
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
look-in = Ansehen
rules-of = Regeln: { $game }
stage-open = noch nicht begonnen
stage-starting = beginnt gleich
stage-playing = läuft
stage-over = beendet
theme = Hell oder dunkel
nobody-plays = Gerade läuft keine Partie
nobody-plays-about = Laufende Partien erscheinen hier. Gegen Bots kannst du sofort spielen.
to-lobby = Zur Lobby
modes = Variante wählen
table-lives = wird gespielt
table-rests = seit { $n } Min. kein Zug
turn-number = Zug { $n }
bots = Bots
bots-are = Bots: { $level }
player-count = Spieler
players-exactly = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
}
change = Ändern
cancel = Abbrechen
back = Zurück
optional = freiwillig
settings = Einstellungen
skip-to-games = Zu den Spielen springen
skip-to-content = Zum Inhalt springen
first-title = Deine erste Partie: { $game }
first-about = Wie möchtest du anfangen? Du kannst jederzeit wechseln.
first-learn = Erst lernen
first-learn-time = { $n ->
    [one] 1 Minute, am besten fürs erste Mal
   *[other] { $n } Minuten, am besten fürs erste Mal
}
first-learn-about = { $n ->
    [one] Eine kurze Lektion am echten Spielplan. Du kannst jederzeit aufhören.
   *[other] { $n } kurze Lektionen am echten Spielplan. Du kannst jederzeit aufhören.
}
first-coach = Mit Anleitung spielen
first-coach-time = Eine ganze Partie
first-coach-about = Jede Entscheidung wird erklärt, sobald sie ansteht.
first-play = Einfach spielen
first-play-time = Eine ganze Partie
first-play-about = Gleich loslegen. Tipps und Regeln sind immer griffbereit.
first-setup = Deine Partie
start-learning = Lernen starten
start-coach = Mit Anleitung starten
start-play = Partie starten
change-name = Du bist { $name }. Namen ändern
settings-about = Änderungen werden sofort gespeichert, auf diesem Gerät.
settings-table = Am Tisch
settings-pace-about = an neuen Tischen
settings-confirm = Rückfrage, bevor ein Zug mit offenen Möglichkeiten endet
settings-confirm-about = nur wenn noch etwas gratis möglich ist
settings-sound = Ton und Bewegung
settings-sound-on = Ton
settings-volume = Lautstärke
settings-motion = Bewegung
settings-motion-about = Figuren, Karten und Würfel in Bewegung
motion-system = wie im System
motion-reduced = weniger
settings-look = Sprache und Anzeige
theme-system = System
theme-light = hell
theme-dark = dunkel
settings-theme = Farben
settings-text = Textgröße
text-percent = { $n } %
settings-sample = So sieht Text am Tisch aus: Wer zuerst 10 Punkte hat, gewinnt.
settings-notifications = Benachrichtigungen
settings-call = Wenn ich dran bin
settings-call-about = solange ein Tisch in diesem Browser offen ist
settings-profile = Name und Geräte
settings-data = Deine Daten
settings-open = Öffnen
settings-no-script = Ton, Rückfragen und Benachrichtigungen brauchen JavaScript.
setting-on = an
setting-off = aus

## Lektionen und Anleitung

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
lesson-costs = Es kostet
lesson-have = du hast alles
lesson-skip = Lektion überspringen
lesson-next = Nächste Lektion
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-on = Weiter
lesson-more = Den ganzen Text zeigen
lesson-others = Jetzt sind die anderen dran. Sieh zu, was sie tun …
lesson-done = Du hast diese Lektion geschafft. Gut gemacht!
lesson-finished = Lektion geschafft
lesson-where = { $game }, Lektion { $n } von { $all }
puzzles = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-about = Stellungen aus Spielen zwischen Bots: Finde den besten Zug. Jede Antwort ist bewiesen: Alle möglichen Würfe und Karten wurden durchgerechnet.
puzzles-done = { $n } von { $all } gelöst
puzzle-number = Rätsel { $n }, { $game }
puzzle-hard = Schwierigkeit { $n } von 5
puzzle-level = Schwierigkeit { $n }
puzzle-where = Zug { $turn }, du hast { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
puzzle-win = Gewinne in diesem Zug
puzzle-win-about = Du kannst in diesem Zug gewinnen, ganz gleich, was du würfelst oder ziehst.
puzzle-chance = Beste Chance in diesem Zug
puzzle-chance-about = Finde, was dir die beste Chance gibt, noch in diesem Zug zu gewinnen.
puzzle-points = Die meisten Punkte in diesem Zug
puzzle-points-about = Finde, was dir in diesem Zug die meisten Punkte bringt.
puzzle-mean = Die meisten Punkte im Schnitt
puzzle-mean-about = Finde, was dir in diesem Zug im Durchschnitt die meisten Punkte bringt.
puzzle-alone = Niemand handelt mit dir.
puzzle-unseen = Die Lösung stimmt, ganz gleich, was vor dir verborgen ist.
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
puzzle-solved = Beim { $n }. Versuch gelöst. Besser geht es nicht, egal was der Zufall daraus machte.
puzzle-solved-first = Beim ersten Versuch gelöst. Besser geht es nicht, egal wie der Zufall entschied.
puzzle-seen = Das ist der Beweis. Versuch das Rätsel noch einmal oder geh weiter zum nächsten.
puzzle-not = Es gibt etwas Besseres. Versuch es noch einmal oder sieh dir den Beweis an.
puzzle-lost = Das ließ sich gerade nicht beurteilen. Versuch es noch einmal.
puzzle-won = gewonnen { $share }
puzzle-open = offen { $share }
puzzle-of = { $n } von { $all }
puzzle-mean-points = { $n } Punkte
refusal-puzzle-alone = In einem Rätsel handelt niemand: Der Zug gehört dir allein.
play-with-coach = Mit Anleitung spielen
coach-on = Mit Anleitung
coach-off = Ohne Anleitung
coach-understood = Verstanden

## Personen

guest = Gast
you-title = Du
your-name = Dein Name
your-name-about = Die anderen sehen ihn am Tisch. Du kannst ihn jederzeit ändern.
your-games = Deine Partien
save = Speichern
other-device = Anderes Gerät
other-device-about = Mit einem Wiederherstellungscode ziehst du samt deinen Plätzen auf ein anderes Gerät um. Behalte ihn für dich.
make-code = Code erzeugen
code-once = Schreib ihn auf: Er wird nur einmal gezeigt, ein älterer gilt nicht mehr.
enter-code = Code eingeben
use-code = Code benutzen
code-wrong = Dieser Code ist nicht gültig. Bitte prüf ihn Zeichen für Zeichen.
welcome = Willkommen

## Tür, Hinweise

door-title = Türcode
door-about = Dieser Server ist privat. Frag den Gastgeber nach dem Code.
door-wrong = Das ist nicht der Code. Bitte frag den Gastgeber.
come-in = Eintreten
notice-no-table = Hier ist kein Tisch
notice-no-table-about = Der Link ist vielleicht alt, oder ein Buchstabe fehlt. Lass dir einen neuen geben oder eröffne einen eigenen Tisch.
notice-no-game = Kein solches Spiel
notice-no-game-about = Dieser Server hat das Spiel nicht.
notice-no-level = Diese Stufe gibt es nicht
notice-no-level-about = Auf dieser Stufe spielen die Bots dieses Spiel nicht.
notice-no-page = Hier ist nichts
notice-no-page-about = Unter dieser Adresse gibt es nichts. Deine Tische findest du in der Lobby.
notice-no-docs = Die Dokumentation ist nicht hier
notice-no-docs-about = Wer diesen Server betreibt, hat sie noch nicht erzeugt („make docs“). Die Regeln aller Spiele sind trotzdem hier.
notice-form-old = Diese Seite war zu lange offen
notice-form-old-about = Es wurde nichts geändert. Bitte geh zurück, lade neu und versuch es noch einmal.
notice-too-many = Zu viele Versuche
notice-too-many-about = Bitte warte ein wenig und versuch es dann noch einmal.
notice-too-many-tables = Genug Tische für den Augenblick
notice-too-many-tables-about = Du oder andere an deiner Adresse haben innerhalb einer Stunde sehr viele Tische eröffnet. Sie sind alle sicher; spiel an einem davon weiter oder versuch es in ein paar Minuten noch einmal.
notice-seat-taken = Alle Plätze sind besetzt
notice-seat-taken-about = Jemand war schneller. Der Gastgeber kann Platz machen, oder du eröffnest einen eigenen Tisch.
notice-not-host = Das kann nur der Gastgeber
notice-not-host-about = Es wurde nichts geändert. Frag die Person, die den Tisch eröffnet hat.
notice-not-over = Die Partie läuft noch
notice-not-over-about = Das gibt es, sobald die Partie vorbei ist.
notice-frozen = Diese Partie ruht
notice-frozen-about = Es wurde nach einer älteren Fassung der Regeln gespielt und bleibt, wie es war.
notice-damaged = Dieser Tisch lässt sich nicht zeigen
notice-damaged-about = Seine Aufzeichnung ist beschädigt; er ruht und bleibt, wie er ist. An allen anderen Tischen geht es weiter.
notice-storage = Einen Moment, bitte
notice-storage-about = Der Server erreicht seine Datenbank nicht. Deine Partien sind sicher und gehen von selbst weiter; bitte versuch es gleich noch einmal.
notice-table-closed = Dieser Tisch ist geschlossen
notice-table-closed-about = Er wurde nach langer Zeit ohne Zug entfernt, oder die Gastgeberin oder der Gastgeber hat ihn für dich geschlossen. Deine beendeten Partien findest du bei deinen Spielen.
notice-moved = Du spielst anderswo weiter
notice-moved-about = Deine Tische sind auf das Gerät umgezogen, auf dem du deinen Code eingegeben hast. Dort sind alle sicher.
notice-too-many-lines = Zu viele offene Tische
notice-too-many-lines-about = An deiner Adresse sind sehr viele Tische offen, oder sehr viele sehen bei diesem zu. Schließ ein paar davon und komm dann wieder; an deinen Tischen ging nichts verloren.
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
operator-place = Dieser Server
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
operator-none = Gerade läuft keine Partie.
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
privacy-what = Gespeichert werden dein Name, falls du einen angegeben hast, und zu jeder Partie, wer wo saß, was gespielt und was gesagt wurde. Es gibt kein Konto, keine E-Mail-Adresse, keine Werbung und kein Tracking durch Dritte.
privacy-cookies = Cookies: Einer ist der Schlüssel zu deinen Plätzen; je einer merkt sich Sprache, Farben, Textgröße, Bewegung, Tempo und Türcode. Sie gehen an niemanden sonst. Ton, Rückfragen und Benachrichtigungen merkt sich nur dieser Browser.
privacy-games = Eine Partie ist eine Kette von Schritten mit den Namen der Spieler. Sie lässt sich nachträglich nicht ändern, damit alle sie prüfen können. Sie bleibt, bis alte Tische von diesem Server entfernt werden. Eine Aufzeichnung, die du öffnest, kann ansehen, wer ihren Link hat; sie verschwindet mit deinen Daten.
privacy-others = Wer an deinem Tisch sitzt oder zusieht, sieht deinen Namen, was du tust und was du sagst. Deine Karten sieht niemand sonst.
privacy-log = Das Protokoll des Servers hält nur Fehler mit Uhrzeit fest. Links, Schlüssel und Cookies bleiben draußen.
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
invited-not-here = frei, für alle mit dem Link
plays-at-once = Computerspieler
this-device = dieses Gerät
is-here = ist hier
sits-here = gerade nicht da
rename = Umbenennen
give-to-bot = An einen Bot geben
open-seat = Ansehen
ask-to-leave = Bitten, den Platz freizugeben
who-joins = Wer mitspielt
private = privat
open = offen
private-about = Nur wer einen Link hat, kann mitspielen.
open-about = Der Tisch steht in der Lobby; alle dürfen sich setzen.
door = Nachzügler
locked = gesperrt
unlocked = willkommen
lock-about = Gesperrt heißt: Niemand sonst kann sich setzen, auch nicht mit Link.
hints = Tipps
hints-on = erlaubt
hints-off = nicht erlaubt
hints-about = Ob man einen Bot um Rat fragen darf. Alle sehen, wer gefragt hat.
clock = Uhr
clock-off = ohne
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
clock-about = So lange hat jeder für eine Entscheidung. Danach entscheidet ein Bot für dich, und der Rest des Zuges geht schnell. Zurücknehmen bringt keine Zeit zurück.
clock-off-about = Nehmt euch alle Zeit, die ihr wollt.
pace = Tempo der Bots
pace-calm = ruhig
pace-brisk = zügig
pace-at-once = sofort
pace-about = Wie lange Bots zwischen zwei Schritten warten. Das geht auch während der Partie.
watching = Zusehen
watched = alle
unwatched = nicht gelistet
watched-about = Sobald sie läuft, steht die Partie unter „Zusehen“. Eure Karten sieht dort niemand.
unwatched-about = Nur wer die Adresse des Tisches hat, kann zusehen.
watch-by-link = mit Link
watch-link-about = Nur wer diesen Link hat, kann zusehen; sonst findet niemand den Tisch.
copy-watch-link = Link zum Zusehen kopieren
one-link-one-seat = ein Link für alle freien Plätze
seat-links = Ein Link pro Platz
seat-link = Platz { $n }
share = Teilen
share-link = Link teilen
link-copied = Link kopiert
copy-link = Link kopieren
link-about = Öffnet sich auf jedem Handy und Computer. Nichts zu installieren, keine Anmeldung.
link-about-local = Gilt auf diesem Rechner. Öffne das Netz, damit andere bei dir zu Hause mitspielen.
open-network = Für das lokale Netz öffnen
waiting-for-guest = { $n ->
    [one] Noch eine Person fehlt
   *[other] Noch { $n } Personen fehlen
}
no-free-seat = Alle Plätze sind besetzt. Gib einen frei, um jemanden einzuladen.
options-changed = { $n ->
    [0] alles wie im Regelheft
    [one] eine geändert
   *[other] { $n } geändert
}
less = weniger
more = mehr
later = Für später
start = Start
host-starts = Der Gastgeber startet die Partie
host-chooses = Nur der Gastgeber kann das ändern.
sit-down = Hinsetzen
stand-up = Vom Tisch aufstehen
bots-fill = Freie Plätze bekommen Bots
wrong-count = Dieses Spiel braucht eine andere Zahl von Plätzen
invited-by = { $name } hat dir einen Platz freigehalten.
invited-to-watch = Du kannst bei der Partie von { $name } zusehen.
invited-full = Am Tisch von { $name } sind alle Plätze besetzt. Du kannst zusehen.
invited-locked = { $name } hat den Tisch gesperrt. Du kannst zusehen.
level = Wie gut die Bots spielen
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-expert = Meister
bot-random = nach Zufall
bot-greedy = mittel
bot-perfect = perfekt
refusal-lesson-other = Im Spiel dürftest du das. Folge hier dem Ring; „Zeig es mir“ macht es für dich.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-no-such-bot = Diesen Bot gibt es nicht.
refusal-not-playing = Das Spiel läuft nicht.
refusal-foreign = Das ist nicht dein Platz.
refusal-repeated = Das ist schon geschehen.
refusal-no-order = Das lässt sich jetzt nicht vormerken.
refusal-too-fast = Bitte eins nach dem anderen.
refusal-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-not-asked = Du hast gerade nichts zu entscheiden.
refusal-other-hand = An diesem Gerät ist gerade jemand anderes dran.
refusal-no-hint = Dazu kann kein Bot etwas sagen.
refusal-not-stored = Der Server konnte das nicht festhalten. Es wurde nichts geändert; bitte versuch es noch einmal.
refusal-unsure = Der Server weiß nicht, ob das gespeichert wurde. Bitte sieh erst auf den Tisch, bevor du es noch einmal versuchst.
not-shown = Was geschehen ist, ist gespeichert, aber diese Seite konnte es nicht zeigen. Bitte lade sie neu.

## Tisch

connecting = Verbinden …
menu = Menü
log-and-chat = Verlauf und Chat
log-begins = Der Anfang
sound = Ton an oder aus
call-me = Benachrichtigen, wenn ich dran bin
call-me-not = Nicht mehr benachrichtigen
call-refused = Dieser Browser lässt keine Benachrichtigungen zu.
sound-is-on = Ton ist an
sound-is-off = Ton ist aus
theme-to-dark = Dunkle Farben
theme-to-light = Helle Farben
let-bot-play = Einen Bot für mich spielen lassen
play-myself = Wieder selbst spielen
on-this-device = An diesem Gerät
on-this-device-about = Reihum an einem Gerät; ein Vorhang verdeckt die Karten
name-of-seat = Name
one-more-here = Noch jemand an diesem Gerät
curtain-hand-to = Weitergeben an { $name }
curtain-alone = Der Vorhang öffnet sich nur für { $name }.
curtain-put-away = { $last }: Diese Karten sind wieder verdeckt.
curtain-hold = Ich bin { $name }: zum Öffnen gedrückt halten
curtain-let-go = Jetzt loslassen
curtain-hold-about = Eine Sekunde lang gedrückt halten; ein versehentliches Antippen bewirkt nichts.
curtain-again = Noch einmal zum Öffnen
curtain-since = Seit deinem letzten Zug, für alle zu sehen
curtain-or = Oder zuerst
curtain-pause = Pause, oder den Tisch verlassen
curtain-down = Den Vorhang zuziehen
curtain-nobody = Gerade ist hier niemand dran. Halte deinen Namen gedrückt, um deine Karten zu sehen.
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
    [one] Eine Person sieht ohne Namen zu. Wähl „mit Link“, um Fremde draußen zu halten.
   *[other] { $n } Personen sehen ohne Namen zu. Wähl „mit Link“, um Fremde draußen zu halten.
}
to-table = Zum Tisch
to-result = Zum Ergebnis
zoom-in = Größer
zoom-out = Kleiner
whole-board = Ganzes Brett
hand-and-actions = Deine Hand und Aktionen
sheet-higher = Blatt höher oder niedriger
chat = Chat
say-something = Sag etwas
send = Senden
close = Schließen
rules-summary = Kurzfassung
rules-all = Alle Regeln
rules-all-numbered = Alle Regeln, nummeriert
rules-contents = Inhalt
rules-setup = Aufbau
rules-tags = Kürzel wie { $tag } öffnen die genaue Regel.
turn-in-steps = { $n ->
    [4] Dein Zug in vier Schritten
   *[other] Dein Zug in { $n } Schritten
}
learn-by-playing = Spielend lernen
search-rules = Regeln durchsuchen
rules-table = Tabelle { $name }
chapter-before = Kapitel davor
chapter-after = Nächstes Kapitel
all-rules = Alle Regeln dieses Spiels
differences = Was hier besonders ist
differences-about = Lies diese Regeln zuerst, auch wenn du ähnliche Spiele kennst: Sie sind hier neu oder anders.
prices = Preise
reconnecting = Verbindung wird wiederhergestellt …
reconnecting-about = Nichts ist verloren: Dein letzter Schritt ist sicher, dein Platz bleibt dir.
on-its-way = Unterwegs …
on-its-way-about = Die Verbindung ist langsam. Dein Zug wird gesendet, bis er ankommt, und zählt nur einmal.
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
open-terms = offen
what-they-ask = was sie verlangen
what-they-offer = was sie bieten
open-side = offen für Vorschläge
counter-offer = Gegenangebot
trade = Handeln
your-trade = Dein Handel
tap-your-hand = tippe auf deine Hand
tap-wanted = tippe eine Sorte an
count-of = von
at-once = sofort
bank-takes = Der Vorrat gibt eine für
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
moved-on = Zu spät, das Spiel ist schon weiter
mute = Stumm
unmute = Wieder hören
unfair-start = Der Anfang passt nicht zu dem, was der Server versprochen hat.
starting = Die Würfel werden geschüttelt …
points-hidden = Punkte, die alle sehen + Punkte auf deinen verdeckten Karten
end-anyway = Trotzdem beenden
end-left = Das geht noch, ohne etwas zu bezahlen:
among-others = { $text }, neben anderen
undo-bots = Das lässt sich nicht zurücknehmen: Seitdem wurden Würfel oder verdeckte Karten gesehen, und Bots stimmen dem nicht zu.
undo-ask = Zurück bitten
hint = Tipp
hint-do = So machen
hint-not-now = Jetzt nicht
hint-here = { $what }: hier
hint-most = Das ist im Moment dein bester Zug.
hint-by = So bewertet es der Bot ({ $level }): je länger der Balken, desto besser.
hint-exact = Erwarteter Punktestand, genau berechnet.
you-asked-hint = Du hast um einen Tipp gebeten.
hint-told = Alle sehen, dass du gefragt hast.
weighed = Was abgewogen wurde
weighed-about = aus dem, was du wissen kannst
tag-bot = Bot, { $level }
tag-away = nicht da
tag-resigned = hat aufgegeben
proposal-undo-named = { $name } möchte zurücknehmen: { $what }
proposal-undo = { $name } möchte den letzten Schritt zurücknehmen.
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
phrase-explored = spielt von einer Stellung aus einer anderen Partie weiter; nicht aller Zufall ist neu.

## Wiederholung

replay = Wiederholung
replay-of = Wiederholung: { $game }
whose-eyes = Aus wessen Sicht
eyes-open = alles
eyes-all = alle Karten liegen offen
eyes-known = Karten, wie dieser Platz sie kannte
points = Punkte
outlook = Aussicht
outlook-about = Eine grobe Schätzung der Chancen aller, nach den zu erwartenden Punkten.
analysis-ask = War es Glück?
analysis-about = Jede Entscheidung wird mit den Alternativen verglichen, nur mit dem Wissen von damals; das Glück mit dem Durchschnitt. Das dauert ein, zwei Minuten; du kannst inzwischen weiter zusehen.
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
luck-expected = verglichen mit dem Durchschnitt
luck-note = Durch Glück gewonnene oder verlorene Gewinnchance: jeder Wurf und jede gezogene Karte, verglichen mit dem Durchschnitt.
explore-about = Spiel von hier gegen Bots weiter, auf dem Platz, den du gerade siehst. Die neue Partie wird als Fortsetzung gekennzeichnet.
explore-here = Von hier weiterspielen
share-moment = Diesen Moment teilen
opens-at = öffnet bei Schritt { $n }
position = Stellung
as-film = Animation
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
verdict-not = Nicht bestätigt
verdict-fits = Aus einer Datei
verdict-fits-about = Diese Partie stammt aus einer Datei. Würfe und Karten passen zum Schlüssel in der Datei; dass er vor der Partie feststand, kann nur der Server zeigen, auf dem sie gespielt wurde.
verdict-unproven-about = Diese Partie stammt aus einer Datei ohne den Schlüssel zum Zufall. Würfe und Karten können erfunden sein.
verdict-seed-about = Diese Partie stammt aus einer Datei. Ihr Zufall folgt aus einem Startwert, den jemand ausgesucht haben kann.
verdict-script-about = Diese Partie stammt aus einer Datei, und ihr Zufall wurde gewählt.
verdict-position-about = Diese Partie stammt aus einer Datei und begann in einer gewählten Stellung.
verdict-no-end = Sie hat kein Ende.
upload = Gespeicherte Partie öffnen
upload-about = Eine von Quipu gespeicherte Datei, bis 2 MB. Sie wird Zeile für Zeile geprüft; ansehen kann sie nur, wer den Link hat.
upload-file = Datei wählen
upload-none = keine Datei gewählt
upload-show = Öffnen
upload-empty = Bitte wähl zuerst eine Datei.
upload-long = Diese Aufzeichnung ist zu lang.
upload-no-text = Das ist keine Textdatei.
upload-no-game = Dieses Spiel gibt es auf diesem Server nicht.
upload-bad = Zeile { $line } ist beschädigt: { $reason }.

## Ergebnis

you-win = Du gewinnst mit { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkten
    }
name-wins = { $name } gewinnt mit { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkten
    }
names-share-win = { $names } gewinnen gemeinsam mit { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkten
    }
pill-wins = { $name } gewinnt
pill-you-win = du gewinnst
pill-shared = geteilter Sieg
decided-by = Entscheidend in Runde { $round }: { $source }.
own-ahead = { $n ->
        [0] Punktgleich mit { $name }.
        [one] 1 Punkt vor { $name }.
       *[other] { $n } Punkte vor { $name }.
    }
own-behind = Du bist auf { $place }, mit { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkten
    } Rückstand.
own-level = Du bist punktgleich auf { $place }.
place-1 = Platz 1
place-2 = Platz 2
place-3 = Platz 3
place-4 = Platz 4
place-5 = Platz 5
place-6 = Platz 6
place-7 = Platz 7
place-8 = Platz 8
see-board = Brett ansehen
full-result = Ganzes Ergebnis
ending-stays = Das bleibt offen, bis du den Tisch verlässt.
ending-show = Ergebnis zeigen
rematch-wanted = { $name } möchte eine Revanche
rematch-yours = Du möchtest eine Revanche
rematch-joined = Dabei: { $names }.
rematch-nobody = Noch ist niemand dabei.
rematch-if-nothing = Es beginnt, wenn alle dabei sind. Wenn du nichts tust, kann { $name } mit einem Bot auf deinem Platz beginnen.
rematch-waiting = Du bist dabei. Es beginnt, wenn alle dabei sind.
rematch-begun = Das nächste Spiel hat begonnen.
rematch-begun-without = Das nächste Spiel hat begonnen, mit einem Bot auf deinem Platz.
rematch-join = Mitspielen
rematch-not-now = Jetzt nicht
rematch-has-joined = { $name } ist dabei
rematch-not-joined = { $name } ist noch nicht dabei
steps-played = { $n ->
        [one] 1 Schritt.
       *[other] { $n } Schritte.
    }
to-rematch = Zum nächsten Spiel
last-board = Schlussbild
download = Speichern
points-by-source = Punkte nach Herkunft
segment-is-source = { $n ->
        [one] ein Strich = ein Punkt
       *[other] ein Strich = { $n } Punkte
    }
the-race = Das Rennen
points-by-step = Punkte nach Runden
race-start = Start
chance-title = Zufall
chance-about = { $n } Ziehungen, verglichen mit dem Erwartungswert
chance-stray = erwartet. Etwa { $n } von 100 fairen Partien weichen stärker ab als diese.
stats = Statistik
stats-so-far = { $n } bisher, Striche: erwartet
stats-stray = Etwa { $n } von 100 fairen Partien weichen bis hier stärker ab.
stats-none = Noch ist zu wenig gezogen, um zu zählen.
stats-cards = Karten aus Würfen
stats-all = alle
stats-bank = Im Vorrat
stats-bank-about = darf jeder zählen
luck = Glück
luck-about = verglichen mit dem Erwartungswert
expected = erwartet
fair-dice = Fairer Zufall
checks-passed = alle Prüfungen bestanden
checks-failed = die Aufzeichnung stimmt nicht
check-chain = Kette
check-chain-about = { $n } Schritte, jeder mit dem vorigen verkettet.
check-head = Letzter Stand
check-head-about = Der letzte Schritt, den dieser Browser sah, steht in der Aufzeichnung.
check-luck = Glück
check-luck-about = Der Schlüssel passt zu dem, was vor der ersten Ziehung zugesagt war; jede Ziehung wurde nachgerechnet.
luck-key = Schlüssel

## Tasten

skip-to-acts = Zu Hand und Aktionen springen
keys = Tasten
key-first = Würfeln, oder was zuerst kommt
key-end = Zug beenden
key-explain = Erklären, was auf dem Brett liegt (Pfeiltasten)
keys-about = Mit Tab kommst du überall hin; auf dem Brett gehen die Pfeiltasten von Ort zu Ort, Enter wirkt wie ein Klick.

## Moderation

announcement = Von den Leuten, die diesen Server betreiben
report = Jemanden melden
report-about = Deine Meldung geht an die Leute, die diesen Server betreiben. Am Tisch sieht sie niemand.
report-whom = Um wen geht es?
report-nobody = niemand Bestimmtes
report-why = Was ist passiert?
report-send = Meldung abschicken
report-back = Zurück zum Tisch
notice-reported = Danke
notice-reported-about = Deine Meldung ging an die Leute, die diesen Server betreiben.
notice-banned = Du kannst hier nicht spielen
notice-banned-about = Die Leute, die diesen Server betreiben, haben ihn für dich gesperrt. Unter Datenschutz kannst du deine Daten weiterhin herunterladen oder löschen.
operator-reports = Meldungen
operator-report = { $by } über { $about }, Tisch { $table }
operator-settle = Erledigt
operator-ban = Sperren
operator-ban-days = Wie lange
operator-days-of-ban = { $n } Tage
operator-no-reports = Keine offenen Meldungen.
privacy-reports = Wenn dich jemand meldet oder du gesperrt wirst, werden Meldung und Sperre mit deiner Nummer und dem Grund gespeichert. Gibt es ein Zugriffsprotokoll, steht darin jede Anfrage mit Zeit und Seite, ohne deine Adresse und deinen Namen.
