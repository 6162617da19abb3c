# Worte des Befehls.

## Hilfe

help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-examples = Beispiele
help-quipu = Quipu: Brettspiele als genaue Regeln. Spiel sie im Terminal, schlag Regeln nach, sieh dir Partien noch einmal an, prüfe sie, lass Bots zu Tausenden spielen.
help-more = Mehr sagt quipu BEFEHL --help; mit --debug zeigt ein Fehler seinen Verlauf. Fang an mit: quipu play dice

about-serve = den Tisch im Browser öffnen
about-games = was sich spielen lässt, für wie viele, mit welchen Optionen
about-play = hier spielen, gegen Bots oder zu mehreren an einer Tastatur
about-rules = die Regeln, ganz, nach Absatz oder nach Wort
about-replay = eine gespeicherte Partie durchgehen, vor und zurück
about-verify = prüfen, ob eine Aufzeichnung unversehrt ist
about-draw = ein Bild vom Spiel bei jedem Schritt einer Partie
about-sim = Bots viele Partien spielen lassen und die Zahlen ansehen
about-arena = ein Turnier von Bots, mit Wertungen und Bericht
about-solve = was vollkommenes Spiel wert ist, genau berechnet
about-analyse = Glück oder Können? Eine Partie, Entscheidung für Entscheidung beurteilt
about-train = aus Partien zwischen Bots lernen, was eine Stellung wert ist
about-puzzles = Züge finden, die zu denken geben, oder die vorhandenen beweisen
about-bot = einen Bot per Einladung an einen Tisch anderswo setzen
about-backup = alle gespeicherten Daten in eine Datei schreiben
about-restore = eine Sicherung in eine leere Datenbank legen
about-prune = Tische entfernen, die lange niemand berührt hat
about-admin = Tische, Leute und Sperren verwalten
about-new = ein kleines eigenes Spiel anlegen, das man sofort spielen kann
about-check = ein eigenes Spiel gegen den Vertrag prüfen, den alle Spiele halten
about-tasks = mit einer Datei dieses Spiels: { $known }

help-any-help = Zeigt dies an.
help-any-lang = Die Sprache: en, de oder nl; sonst die deines Systems.
help-any-option = Eine Option des Spiels; mehrfach möglich. Siehe: quipu games
help-any-plain = Worte in Zeilen statt einer Karte, für Vorleseprogramme; auch ohne Terminal oder mit NO_COLOR.
help-any-search-jobs = Wie viele Prozesse zugleich für hard und expert und für eine Analyse suchen; sonst 1. Was sie finden, ist dasselbe.

help-games = Zählt die Spiele auf: für wie viele, ein Satz dazu und die Optionen mit Werten, Vorgabe und Absatz der Regeln. Mit dem Namen eines Spiels alles über dieses eine.
help-games-game = Ein Spiel, etwa dice.
help-games-examples =
    quipu games
    quipu games dice-plus --lang de

help-play = Spielt eine Partie im Terminal. Jeder Schritt liegt auf der Platte, bevor du ihn siehst; es geht also nichts verloren, was auch geschieht. Bei der Eingabe zählt help auf, was du tippen kannst.
help-play-game = Ein Spiel, etwa dice. Mit --resume nicht nötig.
help-play-seats = Wer spielt, mit Kommas: Der Name eines Bots (easy, medium, hard, expert) ergibt einen Bot, jedes andere Wort eine Person. Sonst me,greedy; me,greedy,greedy, wo drei nötig sind.
help-play-seed = Eine Zahl, aus der aller Zufall folgt: dieselbe Partie noch einmal. Ohne sie bleibt der Zufall bis zum Ende geheim und lässt sich dann als fair beweisen.
help-play-record = Wo die Partie gespeichert wird. Sonst in deinem Datenordner, benannt nach Datum und Uhrzeit.
help-play-resume = Eine gespeicherte Partie fortsetzen; last ist die zuletzt gespielte.
help-play-examples =
    quipu play dice
    quipu play dice --seats Ada,Ben,greedy --lang de
    quipu play dice-plus --option points_to_win=8
    quipu play --resume last

help-rules = Zeigt die Regeln eines Spiels: alle, einen Abschnitt, einen Absatz oder jeden Absatz, in dem bestimmte Wörter vorkommen.
help-rules-game = Ein Spiel, etwa dice.
help-rules-what = Eine Nummer wie D8 oder D8.2, oder Wörter, nach denen gesucht wird.
help-rules-examples =
    quipu rules dice
    quipu rules dice D8.2
    quipu rules dice Gold tauschen --lang de

help-replay = Geht eine gespeicherte Partie Schritt für Schritt durch: Enter oder n geht vor, b zurück, eine Zahl springt dorthin, q hört auf.
help-replay-file = Eine Aufzeichnung, wie quipu play sie speichert.
help-replay-step = Nur diesen Schritt zeigen; 0 ist der Anfang.
help-replay-seat = Aus wessen Sicht: ein Name oder die Nummer eines Platzes, ab 0 gezählt.
help-replay-as-json = Jeden Schritt als eine Zeile JSON ausgeben.
help-replay-examples =
    quipu replay partie.quipu
    quipu replay partie.quipu --step 12 --seat greedy
    quipu replay partie.quipu --json

help-serve = Startet den Server und öffnet die Seite: Spiel sofort gegen Bots oder lade mit einem Link ein. Ohne Optionen gilt er nur für diesen Rechner, und alles bleibt in deinem Datenordner. QUIPU_HOST, QUIPU_PORT und so weiter bedeuten dasselbe wie die Optionen.
help-serve-host = Die Adresse; 0.0.0.0 öffnet ihn für dein Netz.
help-serve-port = Der Port; 0 nimmt einen freien.
help-serve-database = Wo die Tische liegen: eine Datei oder die Adresse einer Datenbank.
help-serve-workers = Wie viele Prozesse bedienen; mehr als einer braucht PostgreSQL.
help-serve-no-browser = Die Seite nicht öffnen.
help-serve-door-code = Ein Wort mit mindestens 8 Zeichen, das alle Gäste kennen müssen.
help-serve-operator-code = Ein Code aus mindestens 12 Zeichen für die Betriebsseite und die Metriken.
help-serve-trusted-proxy = Ein Proxy, dessen weitergereichten Angaben geglaubt wird; mehrmals erlaubt.
help-serve-examples =
    quipu serve
    quipu serve --host 0.0.0.0 --port 8080 --door-code llama-llama
serve-ready = Quipu ist hier: { $address }
serve-stop = Strg-C beendet ihn; jedes Spiel bleibt erhalten.
serve-needs = der Server braucht mehr: pip install 'quipu[server]' ({ $module } fehlt)
serve-cannot = der Server kann nicht starten: { $reason }

help-bot = Folgt einem Einladungslink an einen Tisch und spielt dort, bis die Partie zu Ende ist. Der Bot erfährt nur, was sein Platz wissen darf. Bricht die Verbindung ab, verbindet er sich neu.
help-bot-bot = Der Name eines Bots dieses Spiels: greedy, easy, medium, hard, expert, oder ein eigener als file.py:Class.
help-bot-join = Der Link der Einladung.
help-bot-seed = Eine Zahl, aus der das eigene Glück des Bots folgt.
help-bot-examples =
    quipu bot greedy --join http://127.0.0.1:8787/j/abcdefgh
bot-sits = Er sitzt an { $table }
bot-ended = Das Spiel ist aus.
bot-not-invited = mit diesem Link kann sich niemand setzen: { $link }
bot-unknown = kein Bot dieses Spiels heißt { $bot }
bot-lost = er hat zu oft falsch geantwortet und seinen Platz verloren: { $table }
bot-gone = der Tisch ist nicht mehr zu erreichen: { $table }

help-backup = Schreibt alle gespeicherten Daten in eine Datei, während der Server läuft. Sie enthält die Geheimnisse laufender Partien: Schütze sie wie die Datenbank.
help-backup-file = Die Datei, die geschrieben wird.
help-backup-database = Die Datenbank des Servers: eine Datei oder eine PostgreSQL-Adresse.
help-backup-examples =
    quipu backup house.backup
    quipu backup house.backup --database postgresql://quipu@localhost/quipu
backup-done = { $rows } Zeilen liegen in { $file }.

help-restore = Legt eine Sicherung in eine leere Datenbank, auch eine älterer Version oder anderer Art.
help-restore-file = Eine Datei, die quipu backup geschrieben hat.
help-restore-database = Die leere Datenbank: eine Datei oder die Adresse eines PostgreSQL.
help-restore-examples =
    quipu restore house.backup --database new.sqlite
restore-done = { $rows } Zeilen sind zurück.

help-prune = Entfernt Tische, die so viele Tage niemand berührt hat, mit ihren Aufzeichnungen und Gesprächen, ebenso alte mitgebrachte Aufzeichnungen, und Menschen, die an keinem Tisch mehr sind.
help-prune-days = Seit wie vielen Tagen dort nichts geschehen ist.
help-prune-dry-run = Nur sagen, wie viele es sind.
help-prune-database = Die Datenbank des Servers: eine Datei oder eine PostgreSQL-Adresse.
help-prune-examples =
    quipu prune --days 365 --dry-run
    quipu prune --days 365
prune-progress = Bisher { $tables } von { $of } Tischen und { $people } Leute entfernt
prune-done = { $tables } Tische und { $people } Menschen wurden entfernt.
prune-would = { $tables } Tische und { $people } Menschen würden entfernt.
house-cannot = das geht nicht: { $reason }

help-verify = Prüft eine Aufzeichnung: ob keine Zeile geändert wurde, ob jeder Schritt den Regeln folgt, ob der Zufall der ist, auf den der Tisch sich vorher festgelegt hatte, und, falls du einen hast, ob ein früher veröffentlichter Hash dazugehört.
help-verify-file = Eine Aufzeichnung, wie quipu play sie speichert.
help-verify-head = Ein Hash, der während der Partie veröffentlicht wurde.
help-verify-as-json = Das Ergebnis als JSON ausgeben.
help-verify-examples =
    quipu verify partie.quipu
    quipu verify partie.quipu --json

help-draw = Zeichnet eine gespeicherte Partie als SVG oder PNG, je nachdem, wie der Name des Bilds endet.
help-draw-file = Eine Aufzeichnung, wie quipu play sie speichert.
help-draw-step = Welcher Schritt; 0 ist der Anfang, sonst der letzte.
help-draw-out = Das Bild: ein Name, der auf .svg oder .png endet.
help-draw-seat = Aus wessen Sicht: ein Name oder die Nummer eines Platzes, ab 0 gezählt.
help-draw-narrow = Wie auf einem Telefon.
help-draw-moving = Alle Schritte bis zu diesem, als SVG, das von selbst abläuft.
help-draw-scale = Wie viel größer ein PNG wird, von 0.1 bis 8.
help-draw-examples =
    quipu draw partie.quipu --out bild.svg
    quipu draw partie.quipu --step 40 --out bild.png --scale 2 --lang de

help-sim = Lässt Bots viele Partien spielen und sagt, wie gut jeder war. Dieselbe Zahl bei --seed ergibt dasselbe, mit beliebig vielen Prozessen. Strg-C hört auf und zeigt, was bis dahin gespielt ist.
help-sim-game = Ein Spiel, etwa dice.
help-sim-games = Wie viele Partien; sonst 1000.
help-sim-bots = Wer spielt, mit Kommas, je ein Platz. Sonst greedy,random; hat das Spiel kein greedy, nimmt sein letzter Bot diesen Platz.
help-sim-jobs = Wie viele Prozesse zugleich arbeiten.
help-sim-seed = Eine Zahl, aus der aller Zufall folgt; sonst 1.
help-sim-out = Jede Partie als eine Zeile JSON in diese Datei schreiben.
help-sim-examples =
    quipu sim dice --games 100000 --bots greedy,random --jobs 2
    quipu sim dice-plus --bots greedy,greedy,random --out partien.jsonl
    quipu sim egypt --games 20 --bots expert,hard,hard --search-jobs 2

help-arena = Hält ein Turnier von Bots ab: jede Auslage wird mit gleichem Glück für jede Drehung der Plätze einmal gespielt. Ein angehaltenes oder abgebrochenes Turnier geht mit demselben Befehl weiter, zum selben Ende. In seinem Ordner liegen die Partien als JSON-Zeilen und Parquet, gewählte Aufzeichnungen und ein Bericht für den Browser.
help-arena-game = Ein Spiel, etwa egypt.
help-arena-bots = Bots des Spiels, mit Kommas. Sonst greedy,random; hat das Spiel kein greedy, nimmt sein letzter Bot diesen Platz.
help-arena-coded = Ein eigener Bot in Python, als paket.modul:Klasse oder datei.py:Klasse; mehrmals möglich.
help-arena-programs = Ein eigener Bot als Programm, das JSON-Zeilen spricht; mehrmals möglich.
help-arena-games = Mindestens so viele Partien, in ganzen Auslagen; sonst 2000.
help-arena-seats = Wie viele Plätze; sonst so viele, wie das Spiel hat.
help-arena-seed = Eine Zahl, aus der aller Zufall folgt; sonst 1.
help-arena-jobs = Wie viele Prozesse zugleich arbeiten.
help-arena-backend = Wer die Arbeit teilt: loky für diesen Rechner, ray oder dask für viele.
help-arena-within = Früh aufhören, sobald jede Siegquote auf ± so viele von hundert bekannt ist.
help-arena-limit = Wie viele Sekunden ein eigener Bot über eine Entscheidung nachdenken darf; sonst 10.
help-arena-records = Welche Partien aufgezeichnet werden: shortest, longest, faults, Nummern von Partien, oder none.
help-arena-out = Der Ordner des Turniers; sonst einer, der nach Spiel und Seed heißt.
help-arena-examples =
    quipu arena egypt --bots greedy,random --games 2000 --seed 1 --jobs 2
    quipu arena dice --python meiner=mein_bot.py:Vorsichtig --within 2
    quipu arena jade --program anderer='node bot.js' --limit 5
    quipu arena inca --games 100000 --jobs 64 --backend ray

help-solve = Berechnet genau, was vollkommenes Spiel wert ist, bei einem Spiel, das sich lösen lässt: den Mittelwert des besten Spiels, das beste mögliche Ergebnis und die Wahrscheinlichkeit jedes Ergebnisses. Dauert einige Minuten.
help-solve-game = Ein Spiel, das sich lösen lässt: dice.
help-solve-table = Schreibt den Wert jedes Blattes bei jeder Zahl übriger Züge in diese Datei, wie der Bot perfect danach spielt.
help-solve-as-json = Gibt alles als eine Zeile JSON aus.
help-solve-examples =
    quipu solve dice
    quipu solve dice --option fresh_joker=true --json

help-analyse = Beurteilt eine Partie aus ihrer Aufzeichnung, Entscheidung für Entscheidung, nach dem, was der Platz wissen konnte: wie wahrscheinlich der Sieg mit dem gespielten Zug war und mit dem besten anderen, und was das Glück jedem gegenüber der Erwartung gab. Dauert Sekunden bis Minuten. Dieselbe Aufzeichnung ergibt dieselben Zahlen.
help-analyse-file = Die Aufzeichnung einer Partie.
help-analyse-worlds = In wie vielen vorgestellten Welten jeder Zug versucht wird; sonst 24. Mehr dauert länger und ist sicherer.
help-analyse-plot = Schreibt die Aussichten aller Plätze im Lauf der Partie in diese Datei, als SVG.
help-analyse-as-json = Gibt alles als eine Zeile JSON aus.
help-analyse-examples =
    quipu analyse game.quipu
    quipu analyse game.quipu --worlds 100 --plot chances.svg
    quipu analyse game.quipu --worlds 200 --search-jobs 2

help-train = Lernt aus Partien, die Bots miteinander spielen, wie viel jeder Vorzug einer Stellung verspricht, und schreibt die Gewichte in eine Datei. Dieselben Zahlen ergeben mit beliebig vielen Prozessen dieselbe Datei. Strg-C hält an; derselbe Befehl macht weiter.
help-train-game = Ein Spiel, zum Beispiel egypt.
help-train-generations = Bis zu so vielen Generationen; sonst 30.
help-train-games = Partien je Generation; sonst 200.
help-train-seed = Eine Zahl, aus der alle Partien folgen; sonst 1.
help-train-jobs = Wie viele Prozesse spielen.
help-train-out = Die Datei. Sonst SPIEL.weights.json hier; mit einer vorhandenen wird weitergemacht.
help-train-examples =
    quipu train egypt --jobs 2
    quipu train inca --generations 50 --out inca.weights.json
help-puzzles = Findet in Spielen zwischen Bots Stellungen, in denen eine Handlung des Zuges die beste ist, durch genaue Suche über alles Glück, und schreibt sie als Rätsel, eines je Zeile. Mit check werden die Rätsel eines Spiels noch einmal bewiesen.
help-puzzles-do = find sucht neue Rätsel, check beweist die des Spiels.
help-puzzles-game = Ein Spiel, etwa egypt.
help-puzzles-count = So viele Rätsel; ohne Angabe 10.
help-puzzles-games = Höchstens so viele Spiele durchsehen; ohne Angabe 200.
help-puzzles-seed = Das erste Spiel; ohne Angabe 1.
help-puzzles-out = Die Datei; ohne sie werden sie ausgegeben.
help-puzzles-examples =
    quipu puzzles find egypt --count 5
    quipu puzzles check dice

help-new = Legt ein Paket mit einem kleinen Spiel an, das man sofort spielen kann: eine Python-Datei, die Regeln und die Texte dazu. CONTRIBUTING.md macht dort weiter.
help-new-game = Der Name deines Spiels in Kleinbuchstaben; ein Ordner dieses Namens wird angelegt.
help-new-folder = Wo der Ordner angelegt wird; ohne Angabe hier.
help-new-examples =
    quipu new heap
    quipu new heap --in ~/games
new-made = In { $folder } liegt ein Spiel, das man spielen kann. Weiter geht es mit:
    cd { $folder }
    pip install -e .
    quipu check { $game }
    quipu play { $game }
new-bad-name = ein Spiel heißt nach einem Wort aus Kleinbuchstaben, Ziffern und _, nicht „{ $name }“
new-exists = { $folder } gibt es schon
new-taken = es gibt schon ein Spiel oder ein Paket namens { $name }

help-check = Spielt ein installiertes Spiel nach dem Zufall, mit jeder Zahl von Plätzen und jeder Option, und prüft den Vertrag, den alle Spiele halten: Regeln, Wissen, Aufzeichnungen, Texte, Bots, Zahlen für Lernende. Jeder Befund nennt deine Datei und Zeile, die Regel und was stattdessen geschah. Der Rückgabewert ist 1, wenn eine Regel verletzt ist; Hinweise allein zählen nicht.
help-check-game = Ein installiertes Spiel.
help-check-as-json = Gibt jeden Befund als eine Zeile JSON aus.
help-check-examples =
    quipu check heap
    quipu check heap --json
    quipu check heap --debug
check-rule = Regel: { $sentence }
check-found = { $kind ->
    [advice] Hinweis
   *[fault] Befund
} ({ $case }): { $message }
check-kept = { $game } hält alle { $rules } Regeln.
check-advice = { $game } lässt sich spielen: { $rules } Regeln geprüft, { $advice ->
    [one] ein Hinweis
   *[other] { $advice } Hinweise
}.
check-broken = { $game } verletzt { $faults ->
    [one] eine Regel
   *[other] { $faults } Regeln
} von { $rules }, die geprüft wurden.
check-stopped = Die übrigen Regeln setzen diese voraus und wurden nicht geprüft.

help-tasks-task = Was zu tun ist: { $known }.
help-tasks-file = Die Datei, in JSON.

## Fehler; $close ist "none", wenn nichts ähnlich ist

stopped = abgebrochen
stopped-after = { $n ->
    [one] nach einer Partie abgebrochen
   *[other] nach { $n } Partien abgebrochen
}
broken = in Quipu selbst ist etwas kaputt: { $error } (--debug zeigt, wo)
broken-game = im Spiel { $game } ist etwas kaputt, { $place }: { $error } (mehr sagt quipu check { $game }, den Verlauf zeigt --debug)
left-out = das Spiel { $game } lässt sich nicht laden und fehlt: { $place }: { $reason }
no-such-command = den Befehl { $word } gibt es nicht{ $close ->
    [none] {""}
   *[other] ; meinst du { $close }?
} (Befehle: { $known })
no-such-switch = die Angabe { $word } gibt es nicht{ $close ->
    [none] {""}
   *[other] ; meinst du { $close }?
}
no-such-task = { $word } kann man hier nicht tun{ $close ->
    [none] {""}
   *[other] ; war { $close } gemeint?
} (es gibt: { $known })
missing = { $name } fehlt
not-in-range = { $option } nimmt eine Zahl von { $low } bis { $high }, nicht { $value }
no-file-name = eine Datei braucht einen Namen
no-such-language = in { $lang } gibt es keine Texte (Sprachen: { $known })
not-solved = { $game } lässt sich nicht genau lösen
not-trained = { $game } hat nichts zu lernen
other-training = { $file } stammt aus einem anderen Training
find-or-check = sag find oder check, nicht { $said }
bad-puzzle = { $why }
which-game = welches Spiel? Zum Beispiel: quipu play dice (quipu games zählt sie auf)
no-such-game = das Spiel { $game } gibt es nicht{ $close ->
    [none] {""}
   *[other] ; meinst du { $close }?
} (Spiele: { $known })
bad-name = { $option } nimmt Namen von 1 bis { $most } Zeichen mit Kommas dazwischen, nicht „{ $word }“
too-many-seats = { $n } Plätze sind zu viele
no-such-bot = { $game } hat keinen Bot { $bot }{ $close ->
    [none] {""}
   *[other] ; meinst du { $close }?
} (Bots: { $known })
option-form = eine Option heißt NAME=WERT, nicht „{ $pair }“
option-twice = die Option { $name } steht zweimal da
no-such-option = { $game } hat keine Option { $name }{ $close ->
    [none] {""}
   *[other] ; meinst du { $close }?
} (Optionen: { $known })
bad-value = die Option { $name } nimmt { $values }, nicht { $value } ({ $paragraph })
bad-options = diese Optionen passen nicht zusammen: { $why } ({ $paragraph })
values-bool = true oder false
values-range = { $low } bis { $high }
values-seat = random oder die Nummer eines Platzes
wrong-seats = { $game } ist für { $counts } Personen, nicht für { $n } ({ $paragraph }){ $remedy ->
    [none] {""}
   *[other] ; mit --option { $remedy } schon
}
no-such-seat = den Platz { $seat } gibt es nicht (0 bis { $most }, oder mit Namen: { $names })
file-too-large = { $file } ist für eine Aufzeichnung zu groß
no-such-file = die Datei { $file } gibt es nicht
is-a-folder = { $file } ist ein Ordner
unreadable = { $file } lässt sich nicht lesen: { $reason }
empty-file = { $file } ist leer
not-text = { $file }, Zeile { $line }: das ist kein Text, also keine Aufzeichnung
foreign-file = { $file } ist keine unversehrte Aufzeichnung: { $reason }
no-json = { $file } ist kein JSON: { $reason }
bad-line = { $file }, Zeile { $line }: { $reason }
no-start = { $file }: die Partie hat keinen Anfang
file-exists = { $file } gibt es schon; über eine Partie wird nie etwas geschrieben
unwritable = { $file } lässt sich nicht schreiben: { $reason }
being-played = { $file } wird gerade in einem anderen Fenster gespielt
nothing-to-resume = in { $folder } liegt keine unbeendete Partie
no-such-to-resume = in { $folder } liegt keine unbeendete Partie { $game }
game-finished = die Partie in { $file } ist zu Ende (quipu replay zeigt sie)
no-key = { $file } lässt sich ansehen, aber nicht fortsetzen: das Geheimnis { $secret } fehlt
bad-key = { $secret } ist nicht das Geheimnis einer Partie
no-such-bot-now = { $file } wurde mit einem Bot { $bot } gespielt, den es hier nicht gibt
not-with-resume = { $option } geht nicht zusammen mit --resume: Eine Partie geht weiter, wie sie anfing
jobs-of-one-sort = sag --jobs für viele Partien oder --search-jobs für eine nach der anderen, nicht beides
another-game = { $file } ist eine Partie { $game }, nicht { $wanted }
no-such-paragraph = die Regeln von { $game } haben keinen Absatz { $address }
no-hits = kein Absatz von { $game } spricht von: { $words }
no-ledger = { $game } hat kein Regelverzeichnis
no-such-step = den Schritt { $step } gibt es nicht (0 bis { $most })
no-hash = ein veröffentlichter Hash hat 64 Hexadezimalziffern, nicht: { $head }
no-such-format = { $file }: Ein Bild endet auf { $known }
no-drawing = { $game } zeichnet kein Bild
no-renderer = { $reason }

## Spielen

greeting = Tipp eine Zahl oder help. Alles wird laufend gespeichert.
person-not-bot = { $name } ist hier eine Person. Falls du den Bot meinst: Er heißt { $bot }.
resumed = { $n ->
    [0] Die Partie geht vom Anfang an weiter.
    [one] Die Partie geht nach einem Schritt weiter. Zuvor:
   *[other] Die Partie geht nach { $n } Schritten weiter. Zuvor:
}
saved = Die Partie ist gespeichert. Weiter geht es mit:
    quipu play --resume { $file }
enter = Enter
hand-over = Jetzt ist { $name } an der Reihe. Gib { $name } die Tastatur, dann drück Enter.
secret-board = In diesem Spiel ist geheim, was die anderen vor sich haben.
several-ways = { $what } … ({ $n } Möglichkeiten)
choose-line = Was davon? (eine Zahl; Enter geht zurück)
choose-numbers = Bitte Zahlen von 1 bis { $most }, nicht „{ $word }“.
compose-subset = { $things }
    Welche? { $least } bis { $most } davon, nach Nummer; k und Nummern für alle außer diesen; Enter geht zurück.
compose-give = Du kannst geben: { $cards }
    Was gibst du? Zum Beispiel: { $example }
compose-want = Du kannst verlangen: { $cards }
    Was willst du?
compose-take = Du kannst nehmen: { $cards }
    Was nimmst du?
side-give = was du gibst
side-want = was du möchtest
compose-to = Von wem? { $people }; Enter für alle.
cannot-compose = Das lässt sich hier nicht zusammenstellen; tipp es in seiner Textform, die mit { $kind } beginnt.
count-cards = So viele Karten sind hier zu nennen: { $n }.
no-such-card = { $word } gibt es hier nicht ({ $known }).
shortcut = Mehrere Nummern wählen diese, k und Nummern alle außer diesen, t und eine Nummer nur diese.
not-understood = „{ $word }“ bedeutet hier nichts; help zählt auf, was du tippen kannst.
order-on = gilt
order-off = gilt nicht
no-orders = Jetzt gibt es nichts aufzutragen.
no-such-order = „{ $word }“ ist kein Auftrag; es gibt: { $known }.
no-such-entry = Die { $n } steht nicht in der Liste (1 bis { $most }).
nothing-to-undo = Du hast noch nichts getan, was sich zurücknehmen ließe.
no-undo = { $free ->
    [0] Das lässt sich nicht zurücknehmen: Der letzte Schritt hat Zufall gezeigt, jemandem etwas verraten oder den Zug weitergegeben.
    [one] Nur ein Schritt lässt sich zurücknehmen; der davor hat Zufall gezeigt, jemandem etwas verraten oder den Zug weitergegeben.
   *[other] Nur { $free } Schritte lassen sich zurücknehmen; der davor hat Zufall gezeigt, jemandem etwas verraten oder den Zug weitergegeben.
}
undo-consent = { $n ->
    [one] Das nimmt zurück: { $what }. Sind alle anderen einverstanden? (j/n)
   *[other] Das nimmt { $n } Schritte zurück, bis: { $what }. Sind alle anderen einverstanden? (j/n)
}
yes-words = j ja y
advice = { $bot } würde: { $action }   [{ $form }]
hint-worths = Erwartetes Ergebnis nach jeder Möglichkeit:
hint-worths-more = { $n } weitere: ? all
hint-rules = r { $rule } zeigt eine Regel; was in der Mitte steht, kannst du so tippen.
more-hits = … und { $n } weitere
log-earlier = … { $n } frühere; log all zeigt sie
help-prompt =
    3 – tu Nummer 3 der Liste
    build_road R3 – tu es in seiner Textform
    ? – ein Tipp: was ein Bot täte, und die Regeln zu dem, was du tun kannst
    r D8.2 – eine Regel nachschlagen; r Siedlung sucht; r allein zählt die Abschnitte auf
    o – Daueraufträge, etwa alle Angebote eines Zuges ablehnen; o decline erteilt oder beendet einen
    u – den letzten Schritt zurücknehmen, u 3 die letzten drei
    b – das Blatt noch einmal, b greedy das von anderen
    log – was bisher geschah
    save – wo die Partie gespeichert ist
    l en – auf Englisch weiter (en, de, nl)
    q – aufhören; die Partie ist gespeichert
total = Summe
winner-one = { $names } gewinnt.
winner-many = { $names } gewinnen gemeinsam.
winner-nobody = Niemand gewinnt.
record-lies = Aufzeichnung: { $file }
record-sound = Geprüft: Kette und Zufall aller { $n } Einträge stimmen, und jeder Schritt ist regelgerecht.
record-head = Hash: { $head }

## Ansehen und prüfen

replay-step = Schritt { $step } von { $most }
replay-prompt = (Enter, b, Zahl, q)
replay-what = „{ $word }“ bedeutet hier nichts: Enter oder n geht vor, b zurück, eine Zahl springt, q hört auf.
verify-sound = { $n ->
    [one] Die Aufzeichnung ist unversehrt: ein Eintrag, { $end }.
   *[other] Die Aufzeichnung ist unversehrt: { $n } Einträge, { $end }.
}
verify-finished = die Partie ist beendet
verify-running = die Partie ist nicht beendet
verify-chain = Kette: Keine Zeile wurde geändert, eingefügt oder entfernt
verify-legal = Regeln: Jeder Schritt ist erlaubt
verify-luck = Zufall: Er ist der, auf den der Tisch sich festgelegt hatte
verify-luck-not = Zufall: nicht geprüft, der Schlüssel steht erst am Ende der Partie da
verify-chosen = Zufall: Er wurde nicht gezogen, im Kopf steht ein Drehbuch oder eine Stellung
verify-seeded = Zufall: Er folgt aus einem Startwert im Kopf, den jemand ausgesucht haben kann
verify-head = veröffentlichter Hash: Er gehört zu dieser Aufzeichnung
verify-head-not = veröffentlichter Hash: nicht geprüft, es wurde keiner genannt (--head)
drawn = Schritt { $step } gezeichnet: { $file }
drawn-moving = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
} als bewegtes Bild gezeichnet: { $file }

## Spiele

for-seats = für { $counts }
column-option = Option
column-takes = nimmt
column-default = Vorgabe
column-paragraph = Regel
details-bots = Bots
details-kinds = Aktionen
details-rules = Regeln
details-play = Spielen

## Simulationen

speed = { $n } Partien/s
sim-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Seed { $seed }
column-bot = Bot
column-games = Partien
column-mean = Punkte im Mittel (95 %)
column-wins = Siege (95 %)
column-range = Min / Median / Max
spread-of = Punkte von { $bot }
sim-one-bot = { $bot } spielt auf allen { $seats } Plätzen und gewinnt daher jede Partie. Zum Vergleichen verschiedene Bots angeben.
sim-endings = Wie die Partien endeten
column-share = Anteil (95 %)
sim-facts = In einer Partie
column-average = Mittel (95 %)
sim-sources = Punkte von { $bot } nach Herkunft
column-mean-short = Mittel
solve-title = { $game }, nach erwartetem Ergebnis vollkommen gespielt
solve-mean = erwartetes Ergebnis
solve-best = bestes erreichbares Ergebnis
solve-deviation = Standardabweichung
solve-quartiles = Quartile
solve-missing = zu unwahrscheinlich, um verfolgt zu werden

analyse-title = { $game }: Aussichten auf den Sieg
analyse-costliest = Die teuersten Entscheidungen
analyse-none = Keine Entscheidung war deutlich schlechter als eine andere.
analyse-decision = { $knot }. { $name }: { $action } ({ $after }); besser: { $better } ({ $before })
trained = { $file }: { $n } Generationen, mittlere Überraschung { $surprise }
puzzles-found = { $file }: { $n } Rätsel
puzzles-hold = { $n } Rätsel stimmen
column-luck = durch Glück
column-mistakes = durch Fehler
column-end = am Ende
column-seat = Platz
column-total = Ergebnis
column-chance = Chance
column-at-least = mindestens so viel
sim-limit = { $n ->
    [one] Eine Partie wurde durch { $limit } beendet.
   *[other] { $n } Partien wurden durch { $limit } beendet.
}
sim-no-limit = Keine Partie wurde durch { $limit } beendet.

## Die Arena

column-rating = Wertung (95 %)
column-fair = vom fairen Anteil
column-thinks = denkt
arena-report = Bericht: { $file }
arena-lost = { $bot } verlor { $n ->
    [one] einen Platz
   *[other] { $n } Plätze
} durch Fehler ({ $kinds }).
arena-sent-off = { $bot } hatte nach { $deals } Auslagen mehr als die Hälfte seiner Plätze verloren und wurde vom Platz gestellt.
arena-narrow = Früh beendet, denn alle Siegquoten sind so genau bekannt wie verlangt; geplant waren { $n } Partien.
arena-cannot = { $reason }
arena-needs = die Arena braucht mehr: pip install 'quipu[arena]' ({ $module } fehlt)
no-such-backend = es gibt kein Backend { $backend } (Backends: { $known })
no-folder = { $file } ist kein Ordner
bot-form = { $option } nimmt NAME=…, nicht { $pair }
no-such-record = --records nimmt Nummern von Partien und { $known }, nicht { $word }

help-admin = Verwaltet einen Server: table ID und person ID zeigen, was gespeichert ist, reports und log listen Meldungen und was getan wurde; ban und unban nehmen die Nummer einer Person oder einen Adressbereich, settle die Nummer einer Meldung, announce Worte für alle (ohne: Ende), drain den Namen eines Rechners. Server übernehmen es in Sekunden.
help-admin-action = table, person, reports, log, settle, ban, unban, announce oder drain.
help-admin-what = Worum es geht.
help-admin-days = Für wie viele Tage; ohne Angabe für immer.
help-admin-reason = Warum, für das Protokoll.
help-admin-database = Die Datenbank des Servers: eine Datei oder die Adresse eines PostgreSQL.
help-admin-examples =
    quipu admin ban 12 --days 7 --reason "Beleidigungen"
    quipu admin ban 203.0.113.0/24
    quipu admin announce "Neustart um 20:00, nichts geht verloren"
    quipu admin drain host1
admin-done = Erledigt.
admin-none = So etwas ist nicht gespeichert.
admin-asked = Veranlasst. Binnen Sekunden meldet /health dieses Servers draining; wenn nicht, prüfe seinen QUIPU_NAME.
