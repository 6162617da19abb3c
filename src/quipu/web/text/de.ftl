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
running-tables = Partien zum Zusehen
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
    [one] Eine kurze Lektion am echten Brett. Du kannst jederzeit aufhören.
   *[other] { $n } kurze Lektionen am echten Brett. Du kannst jederzeit aufhören.
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
settings-confirm = Nachfragen, wenn im Zug noch etwas gratis möglich ist
settings-confirm-about = bevor der Zug endet
settings-sound = Ton und Animationen
settings-sound-on = Ton
settings-volume = Lautstärke
settings-motion = Animationen
settings-motion-about = von Figuren, Karten und Würfeln
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
puzzles-about = Stellungen aus Partien zwischen Bots: Finde den besten Zug. Jede Lösung ist bewiesen: Alle möglichen Würfe und Karten wurden durchgerechnet.
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
puzzle-solved = Beim { $n }. Versuch gelöst. Besser geht es nicht, egal wie der Zufall entscheidet.
puzzle-solved-first = Beim ersten Versuch gelöst. Besser geht es nicht, egal wie der Zufall entscheidet.
puzzle-seen = Das ist der Beweis. Versuch das Rätsel noch einmal oder geh weiter zum nächsten.
puzzle-not = Es gibt etwas Besseres. Versuch es noch einmal oder sieh dir den Beweis an.
puzzle-lost = Deine Lösung ließ sich gerade nicht prüfen. Bitte versuch es noch einmal.
puzzle-won = gewonnen { $share }
puzzle-open = offen { $share }
puzzle-of = { $n } von { $all }
puzzle-mean-points = { $n } Punkte
refusal-puzzle-alone = In einem Rätsel wird nicht gehandelt: Lös es mit deinen eigenen Karten.
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
other-device-about = Mit einem Wiederherstellungscode spielst du auf einem anderen Gerät weiter, mit allen deinen Plätzen. Behalte ihn für dich.
make-code = Code erzeugen
code-once = Schreib ihn auf: Er wird nur einmal gezeigt. Ältere Codes gelten nicht mehr.
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
notice-no-table-about = Vielleicht ist der Link alt, oder es fehlt ein Zeichen. Lass dir einen neuen geben oder eröffne selbst einen Tisch.
notice-no-game = Unbekanntes Spiel
notice-no-game-about = Dieser Server hat das Spiel nicht.
notice-no-level = Unbekannte Stufe
notice-no-level-about = Auf dieser Stufe spielen die Bots dieses Spiel nicht.
notice-no-page = Hier ist nichts
notice-no-page-about = Unter dieser Adresse gibt es nichts. Deine Tische findest du in der Lobby.
notice-no-docs = Hier gibt es keine Dokumentation
notice-no-docs-about = Auf diesem Server wurde die Dokumentation nicht erzeugt („make docs“). Die Regeln aller Spiele gibt es trotzdem.
notice-form-old = Diese Seite war zu lange offen
notice-form-old-about = Es wurde nichts geändert. Bitte geh zurück, lade die Seite neu und versuch es noch einmal.
notice-too-many = Zu viele Versuche
notice-too-many-about = Bitte warte ein wenig und versuch es dann noch einmal.
notice-too-many-tables = Vorerst genug Tische
notice-too-many-tables-about = Du oder andere in deinem Netz haben in der letzten Stunde sehr viele Tische eröffnet. Alle sind gespeichert: Spiel an einem davon weiter oder versuch es in ein paar Minuten noch einmal.
notice-seat-taken = Alle Plätze sind besetzt
notice-seat-taken-about = Jemand war schneller. Der Gastgeber kann einen Platz freimachen, oder du eröffnest selbst einen Tisch.
notice-not-host = Das kann nur der Gastgeber
notice-not-host-about = Es wurde nichts geändert. Frag die Person, die den Tisch eröffnet hat.
notice-not-over = Die Partie läuft noch
notice-not-over-about = Das gibt es, sobald die Partie vorbei ist.
notice-frozen = Diese Partie ruht
notice-frozen-about = Sie wurde nach einer älteren Fassung der Regeln gespielt und bleibt, wie sie war.
notice-damaged = Dieser Tisch lässt sich nicht zeigen
notice-damaged-about = Seine Aufzeichnung ist beschädigt. Der Tisch ruht und bleibt, wie er ist; alle anderen Tische sind nicht betroffen.
notice-storage = Einen Moment, bitte
notice-storage-about = Der Server erreicht seine Datenbank nicht. Deine Partien sind sicher und gehen von selbst weiter; bitte versuch es gleich noch einmal.
notice-table-closed = Dieser Tisch ist geschlossen
notice-table-closed-about = Er wurde entfernt, weil lange niemand gespielt hat, oder der Gastgeber hat ihn für dich geschlossen. Deine beendeten Partien findest du unter „Deine Partien“.
notice-moved = Du spielst auf einem anderen Gerät
notice-moved-about = Deine Tische sind auf das Gerät umgezogen, auf dem du deinen Code eingegeben hast. Dort sind alle sicher.
notice-too-many-lines = Zu viele offene Tische
notice-too-many-lines-about = In deinem Netz sind zu viele Tische offen, oder hier sehen zu viele zu. Schließ ein paar davon und komm dann wieder; an deinen Tischen geht nichts verloren.
notice-no-replay = Hier ist keine Wiederholung
notice-no-replay-about = Vielleicht ist der Link alt, oder es fehlt ein Zeichen.
notice-explore-over = An dieser Stelle ist die Partie zu Ende
notice-explore-over-about = Geh ein paar Schritte zurück, bis es etwas zu entscheiden gibt.
notice-explore-not = Von hier geht es nicht weiter
notice-explore-not-about = Gespielt wurde nach Regeln oder Optionen, die es für neue Partien nicht mehr gibt.

## Betrieb

operator-title = Betrieb
operator-door = Code für die Betriebsseite
operator-door-about = Diese Seite ist für die Leute, die diesen Server betreiben.
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
    [one] ein Prozess
   *[other] { $workers } Prozesse
}, { $database }, Version { $version }; nur du siehst diese Seite
operator-tables = Tische, { $days } { $days ->
    [one] Fernpartie
   *[other] Fernpartien
}
operator-lines = Browser verbunden
operator-acts = Züge, { $views } Ansichten
operator-second = pro Sekunde
operator-latency = 95 % vom Zug bis zur Ansicht
operator-memory = Speicher aller Prozesse
operator-faults = Fehler seit dem Start
operator-curve = Vom Zug bis zur Ansicht
operator-milliseconds = Millisekunden, eine Stunde, UTC
operator-hour = eine Stunde, UTC
operator-bar = Ziel: 95 % in 50 ms
operator-machine = Züge und Auslastung
operator-worker = Prozess { $n }
operator-list = Tische
operator-list-about = die aktivsten zuerst; Karten werden hier nie gezeigt
operator-table = Tisch
operator-game = Spiel
operator-seated = Plätze
operator-watch = Zuschauer
operator-steps = Schritte
operator-view = Ansicht
operator-none = Gerade läuft keine Partie.
operator-people = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
operator-outside = { $n } extern
operator-bots = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
}
operator-days = Fernpartie
operator-crowd = viele Zuschauer
operator-slow = langsamer Bot
operator-idle = ruht { $n } h
operator-log = Fehler
operator-log-about = die neuesten zuerst, UTC
operator-quiet = Nichts ist schiefgegangen.
operator-times = { $n }-mal
operator-thinkers = Bot-Prozesse
operator-from-outside = externe Bots
operator-busy = beschäftigt
operator-half = Median
operator-allowed = Grenze
operator-own-clock = eigene Uhr

## Datenschutz

docs = Dokumentation
privacy = Datenschutz
privacy-what = Gespeichert werden dein Name, falls du einen angegeben hast, und zu jeder Partie, wer wo saß, was gespielt und was im Chat gesagt wurde. Es gibt kein Konto, keine E-Mail-Adresse, keine Werbung und kein Tracking durch Dritte.
privacy-cookies = Cookies: Einer ist der Schlüssel zu deinen Plätzen; die anderen speichern Sprache, Farben, Textgröße, Animationen, Tempo der Bots und Türcode. Sie gehen an niemanden sonst. Ton, Rückfragen und Benachrichtigungen werden nur in diesem Browser gespeichert.
privacy-games = Eine Partie ist eine Kette von Schritten mit den Namen der Spieler. Sie lässt sich nachträglich nicht ändern, sodass alle sie prüfen können. Sie bleibt gespeichert, bis alte Tische von diesem Server entfernt werden. Wenn du hier eine gespeicherte Partie öffnest, kann sie ansehen, wer den Link hat; sie wird mit deinen Daten gelöscht.
privacy-others = Alle, die an deinem Tisch sitzen oder zusehen, sehen deinen Namen, was du spielst und was du sagst. Deine Karten sieht niemand sonst.
privacy-log = Das Protokoll des Servers enthält nur Fehler mit Uhrzeit, keine Links, Schlüssel oder Cookies.
your-data = Deine Daten
your-data-about = Alles, was über dich gespeichert ist, als Datei.
your-data-export = Herunterladen
your-data-delete-about = Löschen entfernt deinen Namen, deinen Schlüssel, was du gesagt hast, und Tische, an denen außer dir nur Bots saßen. An Tischen mit anderen spielt ein Bot für dich weiter, und dein Name bleibt in den Aufzeichnungen begonnener Partien. Das lässt sich nicht rückgängig machen.
your-data-sure = Ja, alles über mich löschen.
your-data-unsure = Bitte setz zuerst das Häkchen.
your-data-delete = Löschen
your-data-none = Über dich ist noch nichts gespeichert.

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
who-joins = Wer mitspielen kann
private = privat
open = offen
private-about = Nur wer einen Link hat, kann mitspielen.
open-about = Der Tisch steht in der Lobby; alle können sich setzen.
door = Nachzügler
locked = gesperrt
unlocked = willkommen
lock-about = Gesperrt: Niemand sonst kann sich setzen, auch nicht mit Link.
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
clock-about = So viel Zeit haben alle für eine Entscheidung. Ist sie um, entscheidet ein Bot für dich, und der Rest des Zuges muss schnell gehen. Zurücknehmen bringt keine Zeit zurück.
clock-off-about = Nehmt euch so viel Zeit, wie ihr wollt.
pace = Tempo der Bots
pace-calm = ruhig
pace-brisk = zügig
pace-at-once = sofort
pace-about = Wie lange Bots zwischen zwei Schritten warten. Lässt sich auch während der Partie ändern.
watching = Zusehen
watched = alle
unwatched = nicht gelistet
watched-about = Sobald sie läuft, steht die Partie unter „Zusehen“. Eure Karten sieht dort niemand.
unwatched-about = Nur wer die Adresse des Tisches kennt, kann zusehen.
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
link-about-local = Gilt nur auf diesem Rechner. Öffne das lokale Netz, damit andere bei dir zu Hause mitspielen können.
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
stand-up = Tisch verlassen
bots-fill = Bots übernehmen freie Plätze
wrong-count = Dieses Spiel braucht eine andere Spielerzahl
invited-by = { $name } hat dir einen Platz freigehalten.
invited-to-watch = Du kannst bei der Partie von { $name } zusehen.
invited-full = Am Tisch von { $name } sind alle Plätze besetzt. Du kannst zusehen.
invited-locked = { $name } hat den Tisch gesperrt. Du kannst zusehen.
level = Wie gut die Bots spielen
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-expert = Meister
bot-random = zufällig
bot-greedy = mittel
bot-perfect = perfekt
refusal-lesson-other = Im Spiel dürftest du das. Folge hier dem Ring; „Zeig es mir“ macht es für dich.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-no-such-bot = Diesen Bot gibt es nicht.
refusal-not-playing = Gerade läuft keine Partie.
refusal-foreign = Das ist nicht dein Platz.
refusal-repeated = Das ist schon geschehen.
refusal-no-order = Das lässt sich jetzt nicht vormerken.
refusal-too-fast = Bitte eins nach dem anderen.
refusal-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-not-asked = Du hast gerade nichts zu entscheiden.
refusal-other-hand = Auf diesem Gerät ist gerade jemand anderes dran.
refusal-no-hint = Dazu hat kein Bot einen Tipp.
refusal-not-stored = Der Server konnte das nicht speichern. Es wurde nichts geändert; bitte versuch es noch einmal.
refusal-unsure = Der Server weiß nicht, ob das gespeichert wurde. Bitte sieh am Tisch nach, bevor du es noch einmal versuchst.
not-shown = Dein Zug ist gespeichert, aber diese Seite konnte ihn nicht zeigen. Bitte lade sie neu.

## Tisch

connecting = Verbinden …
menu = Menü
log-and-chat = Verlauf und Chat
log-begins = Beginn der Partie
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
on-this-device = Auf diesem Gerät
on-this-device-about = Reihum auf einem Gerät; ein Vorhang verdeckt die Karten
name-of-seat = Name
one-more-here = Noch jemand auf diesem Gerät
curtain-hand-to = Weitergeben an { $name }
curtain-alone = Der Vorhang öffnet sich nur für { $name }.
curtain-put-away = Die Karten von { $last } sind wieder verdeckt.
curtain-hold = Ich bin { $name }: zum Öffnen gedrückt halten
curtain-let-go = Jetzt loslassen
curtain-hold-about = Eine Sekunde lang gedrückt halten; ein versehentliches Antippen bewirkt nichts.
curtain-again = Noch einmal drücken zum Öffnen
curtain-since = Seit deinem letzten Zug, für alle sichtbar
curtain-or = Oder zuerst jemand anderes
curtain-pause = Pause, oder den Tisch verlassen
curtain-down = Den Vorhang zuziehen
curtain-nobody = Auf diesem Gerät ist gerade niemand dran. Halte deinen Namen gedrückt, um deine Karten zu sehen.
curtain-closed = Der Vorhang ist zu
unwatch = Nicht unter „Zusehen“ zeigen
let-watch = Unter „Zusehen“ zeigen
people-here = Leute
person-sits = am Tisch
person-watches = sieht zu
person-gone = gerade nicht da
person-muted = stumm
person-removed = entfernt
remove = Entfernen
readmit = Wieder einlassen
nobody-else = Sonst war hier noch niemand.
nameless = { $n ->
    [one] Eine Person sieht ohne Namen zu. Wähl „mit Link“, um Fremde draußen zu halten.
   *[other] { $n } Personen sehen ohne Namen zu. Wähl „mit Link“, um Fremde draußen zu halten.
}
to-table = Zum Tisch
to-result = Zum Ergebnis
zoom-in = Größer
zoom-out = Kleiner
whole-board = Ganzes Brett
hand-and-actions = Deine Karten und Aktionen
sheet-higher = Leiste größer oder kleiner
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
chapter-before = Voriges Kapitel
chapter-after = Nächstes Kapitel
all-rules = Alle Regeln dieses Spiels
differences = Was hier anders ist
differences-about = Lies diese Regeln zuerst, auch wenn du ähnliche Spiele kennst: Sie sind hier neu oder anders.
prices = Preise
reconnecting = Verbindung wird wiederhergestellt …
reconnecting-about = Nichts geht verloren: Dein letzter Schritt ist gespeichert, und dein Platz bleibt dir.
on-its-way = Wird gesendet …
on-its-way-about = Die Verbindung ist langsam. Dein Zug wird so lange gesendet, bis er ankommt, und zählt nur einmal.
try-now = Jetzt versuchen
resign-sure = Diese Partie aufgeben?
resign-about = Ein Bot spielt für dich weiter, wenn noch andere mitspielen.
go-on = Weiterspielen
tap-again = noch einmal tippen
give = Geben
want = Bekommen
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
tap-your-hand = tippe auf deine Karten
tap-wanted = tippe an, was du willst
count-of = von
at-once = sofort
bank-takes = Der Vorrat gibt eine für
ask-all = Alle fragen
repeat-offer = Letztes Angebot wiederholen
mirror-offer = Umdrehen
does-not-fit = Diese Kombination geht nicht.
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
unfair-start = Achtung: Der Start passt nicht zu dem, was der Server zugesagt hat.
starting = Die Würfel werden geschüttelt …
points-hidden = Punkte, die alle sehen + Punkte auf deinen verdeckten Karten
end-anyway = Trotzdem beenden
end-left = Das geht noch gratis:
among-others = { $text } und mehr
undo-bots = Das lässt sich nicht zurücknehmen: Seitdem wurde gewürfelt oder Verdecktes aufgedeckt, und Bots stimmen dem nie zu.
undo-ask = Zurücknehmen?
hint = Tipp
hint-do = So machen
hint-not-now = Jetzt nicht
hint-here = { $what }: hier
hint-most = Das ist im Moment dein bester Zug.
hint-by = So bewertet es der Bot ({ $level }): je länger der Balken, desto besser.
hint-exact = Erwarteter Punktestand, genau berechnet.
you-asked-hint = Du hast um einen Tipp gebeten.
hint-told = Alle sehen, dass du um einen Tipp gebeten hast.
weighed = Was abgewogen wurde
weighed-about = nur mit dem, was du wissen kannst
tag-bot = Bot, { $level }
tag-away = nicht da
tag-resigned = hat aufgegeben
proposal-undo-named = { $name } möchte zurücknehmen: { $what }
proposal-undo = { $name } möchte den letzten Schritt zurücknehmen.
proposal-end = { $name } schlägt vor, die Partie hier zu beenden.
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
phrase-again = Noch eine Partie?
phrase-bye = Auf Wiedersehen!
phrase-hint = hat um einen Tipp gebeten.
phrase-explored = spielt von einer Stellung aus einer anderen Partie weiter; nicht aller Zufall ist neu.

## Wiederholung

replay = Wiederholung
replay-of = Wiederholung: { $game }
whose-eyes = Aus wessen Sicht
eyes-open = alles
eyes-all = alle Karten liegen offen
eyes-known = Karten, wie dieser Spieler sie kannte
points = Punkte
outlook = Aussichten
outlook-about = Eine grobe Schätzung der Gewinnchancen aller, nach den zu erwartenden Punkten.
analysis-ask = War es Glück?
analysis-about = Jede Entscheidung wird mit ihren Alternativen verglichen, nur mit dem Wissen von damals; das Glück mit dem Durchschnitt. Das dauert ein bis zwei Minuten; du kannst inzwischen weiter zusehen.
analysis-waiting = Zuerst werden andere Partien analysiert.
analysis-working = { $done } von { $of } Schritten sind analysiert.
analysis-stopped = Bis Schritt { $done } von { $of } analysiert; der Rest hätte zu lange gedauert.
analysis-failed = Diese Partie ließ sich nicht analysieren. Du kannst es noch einmal versuchen.
analysis-enough = Gerade werden sehr viele Partien analysiert. Bitte versuch es später noch einmal.
analysis-better = Besser: { $what }
analysis-decided = { $name }, Schritt { $n }: { $what }
analysis-gave = durch klare Fehler verschenkt: { $n }
chance-to-win = Gewinnchance
chance-at = nach dem Wissen jedes Spielers, % bei Schritt { $n }
costliest = Teuerste Entscheidungen
costliest-about = verschenkte Gewinnchance
costliest-none = Keine klaren Fehler.
costliest-how = Beurteilt nach dem, was man in dem Moment wissen konnte; das Glück danach zählt nicht.
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
next-mark = nächster Höhepunkt
to-first = Zum Anfang
to-last = Zum Ende
step-back = Einen Schritt zurück
step-on = Einen Schritt vor
play = Abspielen
pause = Anhalten
win = Sieg
not-drawn = Diese Partie begann mit einer gewählten Stellung oder mit gewähltem Zufall.
verdict-not = Nicht bestätigt
verdict-fits = Aus einer Datei
verdict-fits-about = Diese Partie stammt aus einer Datei. Würfe und Karten passen zum Schlüssel in der Datei; dass er vor der Partie feststand, kann nur der Server zeigen, auf dem sie gespielt wurde.
verdict-unproven-about = Diese Partie stammt aus einer Datei ohne den Schlüssel zum Zufall. Würfe und Karten können erfunden sein.
verdict-seed-about = Diese Partie stammt aus einer Datei. Ihr Zufall folgt aus einem Startwert, den jemand ausgesucht haben kann.
verdict-script-about = Diese Partie stammt aus einer Datei, und ihr Zufall wurde gewählt.
verdict-position-about = Diese Partie stammt aus einer Datei und begann in einer gewählten Stellung.
verdict-no-end = Die Partie ist nicht zu Ende gespielt.
upload = Gespeicherte Partie öffnen
upload-about = Eine von Quipu gespeicherte Datei, bis 2 MB. Sie wird Zeile für Zeile geprüft; ansehen kann sie nur, wer den Link hat.
upload-file = Datei wählen
upload-none = Keine Datei gewählt
upload-show = Öffnen
upload-empty = Bitte wähl zuerst eine Datei.
upload-long = Diese Aufzeichnung ist zu lang.
upload-no-text = Das ist keine Textdatei.
upload-no-game = Dieser Server hat das Spiel nicht.
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
rematch-if-nothing = Es geht los, wenn alle dabei sind. Wenn du nichts tust, kann { $name } mit einem Bot auf deinem Platz beginnen.
rematch-waiting = Du bist dabei. Es geht los, wenn alle dabei sind.
rematch-begun = Die nächste Partie hat begonnen.
rematch-begun-without = Die nächste Partie hat begonnen, mit einem Bot auf deinem Platz.
rematch-join = Mitspielen
rematch-not-now = Jetzt nicht
rematch-has-joined = { $name } ist dabei
rematch-not-joined = { $name } ist noch nicht dabei
steps-played = { $n ->
        [one] 1 Schritt.
       *[other] { $n } Schritte.
    }
to-rematch = Zur nächsten Partie
last-board = Schlussbild
download = Speichern
points-by-source = Punkte nach Herkunft
segment-is-source = { $n ->
        [one] ein Strich = ein Punkt
       *[other] ein Strich = { $n } Punkte
    }
the-race = Das Rennen
points-by-step = Punkte pro Runde
race-start = Start
chance-title = Würfe und Ziehungen
chance-about = { $n } insgesamt, verglichen mit dem Erwartungswert
chance-stray = erwartet. Etwa { $n } von 100 fairen Partien weichen stärker ab als diese.
stats = Statistik
stats-so-far = { $n } bisher; Striche: erwartet
stats-stray = Etwa { $n } von 100 fairen Partien weichen bis hier stärker ab.
stats-none = Noch zu wenige Würfe und Ziehungen für eine Statistik.
stats-cards = Karten aus Würfen
stats-all = alle
stats-bank = Im Vorrat
stats-bank-about = für alle sichtbar
luck = Glück
luck-about = verglichen mit dem Erwartungswert
expected = erwartet
fair-dice = Fairer Zufall
checks-passed = alle Prüfungen bestanden
checks-failed = die Aufzeichnung stimmt nicht
check-chain = Kette
check-chain-about = { $n } Schritte, jeder mit dem vorigen verkettet.
check-head = Letzter Schritt
check-head-about = Der letzte Schritt, den dieser Browser sah, steht in der Aufzeichnung.
check-luck = Glück
check-luck-about = Der Schlüssel passt zu dem, was vor der ersten Ziehung zugesagt war; jede Ziehung wurde nachgerechnet.
luck-key = Schlüssel

## Tasten

skip-to-acts = Zu Karten und Aktionen springen
keys = Tasten
key-first = Würfeln, oder die wichtigste Aktion
key-end = Zug beenden
key-explain = Erklären, was auf dem Brett liegt (Pfeiltasten)
keys-about = Mit Tab kommst du überall hin; auf dem Brett springen die Pfeiltasten von Ort zu Ort, Enter wirkt wie ein Klick.

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
notice-banned = Du kannst auf diesem Server nicht spielen
notice-banned-about = Die Leute, die diesen Server betreiben, haben ihn für dich gesperrt. Unter Datenschutz kannst du deine Daten weiterhin herunterladen oder löschen.
operator-reports = Meldungen
operator-report = { $by } über { $about }, Tisch { $table }
operator-settle = Erledigt
operator-ban = Sperren
operator-ban-days = Wie lange
operator-days-of-ban = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
operator-no-reports = Keine offenen Meldungen.
privacy-reports = Wenn dich jemand meldet oder du gesperrt wirst, werden Meldung und Sperre mit deiner Nummer und dem Grund gespeichert. Führt dieser Server ein Zugriffsprotokoll, steht darin jede Anfrage mit Zeit und Seite, ohne deine Adresse und deinen Namen.
