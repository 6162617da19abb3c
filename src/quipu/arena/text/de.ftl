# Worte des Berichts der Arena.

title = Arena: { $game }
page-title = Quipu: Bericht der Arena, { $game }

lead-best = { $bot } gewinnt das { $times }-Fache seines fairen Anteils ({ $low } bis { $high }).
lead-next = { $bot } gewinnt das { $times }-Fache seines Anteils.
lead-alone = { $bot } spielt gegen sich selbst.
lead-seat-more = Der Platz, der am meisten gewinnt, { $seat }, gewinnt { $points } von hundert Partien mehr als seinen Anteil.
lead-seats-even = Kein Platz ist besser als ein anderer, soweit diese Partien es zeigen können.
lead-knowing = Jeder Bot wusste nur, was sein Platz wissen darf.

fact-games = { $deals ->
    [one] Partien aus einer Auslage
   *[other] Partien aus { $deals } Auslagen
}
fact-bots = { $seats ->
    [one] Bots, einer am Tisch
   *[other] Bots, { $seats } am Tisch
}
fact-limit = Partien durch { $limit } beendet
fact-no-limit = Partien brauchen keine Grenze
fact-length = { $unit }, Median
fact-lost = Plätze durch Fehler verloren
fact-seed = Seed { $seed }
fact-seed-about = gleiches Glück bei jeder Drehung

ratings = Wertungen
ratings-sub = Plackett–Luce über ganze Rangfolgen, mit openskill; der Mittelwert ist 1500, und 400 Punkte sind zehn zu eins. Jeder Balken ist ein 95-%-Intervall.
ratings-label = Wertungen mit 95-%-Intervallen
ratings-none = Es gibt niemanden zum Vergleichen.
to = bis

results = Ergebnisse
results-sub = Siege in den Partien, in denen ein Bot saß, neben seinem fairen Anteil an den Plätzen. Bedenkzeit je Entscheidung.
column-bot = Bot
column-games = Partien
column-wins = Siege
column-share = Siegquote
column-fair = vom fairen Anteil
points-of = Punkte von { $bot }, je Platz
column-median = denkt
column-longest = längstens
results-note = ± und Bereiche sind 95-%-Intervalle, hier und auf der ganzen Seite.

pairs = Wer vor wem ankommt
pairs-sub = Zeile vor Spalte, über die Partien, in denen beide am Tisch saßen; Gleichstand zählt halb.
pairs-label = Wie oft die Zeile vor der Spalte ankommt
pairs-behind = immer hinten
pairs-ahead = immer vorn

seats = Vorteil des Platzes
seats-sub = Anteil der Siege nach Platz; alle Bots wechseln durch alle Plätze; 95-%-Intervalle um den fairen Anteil, der gepunktet ist.
seats-begin = Platz 0 beginnt.
seats-label = Anteil der Siege nach Platz mit 95-%-Intervallen
seat = Platz { $n }
fair-share = fairer Anteil

lengths = Länge der Partien
lengths-sub = { $step ->
    [one] Zahl der Partien nach { $unit }.
   *[other] Zahl der Partien nach { $unit }; ein Balken fasst { $step }.
}
lengths-label = Länge der Partien
lengths-median = Median { $value } ({ $low } bis { $high })
lengths-most = acht von zehn Partien: { $low } bis { $high }
unit-decisions = Entscheidungen

endings = Wie die Partien endeten
endings-sub = Anteil an allen Partien, und was in einer im Mittel geschah.
column-ending = Ende
column-part = Anteil
column-fact = in einer Partie
column-mean = Mittel

faults = Verlorene Plätze
faults-none = Kein Bot hing, stürzte ab oder versuchte, was die Regeln verbieten.
faults-sub = Ein Bot, der hängt, abstürzt oder versucht, was die Regeln verbieten, verliert in dieser Partie seinen Platz: der Zufall spielt für ihn weiter, und er wird Letzter.
fault-late = zu spät
fault-crashed = abgestürzt
fault-malformed = nicht verstanden
fault-illegal = gegen die Regeln
fault-sent_off = vom Platz gestellt
column-fault = Fehler
column-seats = Plätze
column-example = zum Beispiel
fault-at = Partie { $game }, nach { $n ->
    [one] einer Entscheidung
   *[other] { $n } Entscheidungen
}
sent-off = { $bot } hatte nach { $deals } Auslagen mehr als die Hälfte seiner Plätze verloren und wurde vom Platz gestellt.

how = Wie gemessen wurde
how-luck = Gleiches Glück für alle
how-luck-about = Jede Auslage wird für jede verschiedene Drehung ihrer Plätze einmal gespielt; Plan, Würfel je Zug und Stapel kommen aus denselben Strömen. Wer neben wem sitzt, wird für jede Auslage neu gelost.
how-knowing = Nur was ein Platz wissen darf
how-knowing-about = Ein Bot bekommt, was sein Platz sieht, und seine erlaubten Aktionen, nie die Stellung. Was er will, beurteilen die Regeln wie jeden Wunsch.
how-intervals = Intervalle
how-intervals-about = Zwischen Auslagen, nicht zwischen Partien, denn die Partien einer Auslage ähneln sich: für Anteile nach Wilson, sonst Students t, für { $deals } Auslagen. Eines von zwanzig Intervallen verfehlt die Wahrheit.
how-stopped = Früh beendet
how-stopped-about = Jede Siegquote ist auf ± { $within } von hundert bekannt, wie verlangt; geplant waren { $planned } Partien.
how-again = Noch einmal dasselbe
how-again-about = Jede Partie folgt aus dem Seed, gleich mit wie vielen Prozessen und mit welchem Backend. { $versions }.
how-options = Optionen des Spiels
how-limit = Erlaubt für eine Entscheidung: { $seconds } Sekunden.

file-none = Eine Datei, keine Skripte
compiled = kompiliert
pure = reines Python
