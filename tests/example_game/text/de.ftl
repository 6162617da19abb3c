# Kiesel.

game-pebbles = Kiesel
game-pebbles-about = Nimm Kiesel, verbirg deinen Stein und errate, was die anderen verbergen.

action-take-pebble = Kiesel { $pebble } nehmen
action-grab-pebbles = Die Kiesel { $pebbles } greifen
action-mark-pebble = Kiesel { $pebble } merken
action-peek = Den Stein von { $victim } ansehen
action-swap-token = Den Stein tauschen
action-answer = { $answer } sagen
action-withdraw-answer = Die Antwort zurückziehen

answer-even = gerade
answer-odd = ungerade
answers-even = gerade
answers-odd = ungerade

event-drew = { $seat } zog einen Stein.
event-took = { $seat } nahm Kiesel { $pebble }.
event-grabbed = { $kept ->
    [true] { $seat } griff die Kiesel { $pebbles }.
   *[other] { $seat } griff die Kiesel { $pebbles }, und sie gingen verloren.
}
event-marked = { $seat } merkte sich Kiesel { $pebble }.
event-peeked = { $seat } sah den Stein von { $victim } an.
event-swapped = { $seat } tauschte den Stein.
event-answered = { $seat } hat geantwortet.
event-withdrew = { $seat } zog die Antwort zurück.
event-shown = Die Steine sind { $tokens }; die Antworten waren { $answers }.

refusal-not-in-heap = Dieser Kiesel liegt nicht im Haufen.
refusal-two-or-three = Greife zwei oder drei Kiesel.
refusal-one-act = Du hast in diesem Zug schon nachgesehen oder getauscht.
refusal-own-token = Sieh den Stein eines anderen an.
refusal-marked = Du hast dir schon einen Kiesel gemerkt.
refusal-heap-not-empty = Der Haufen ist nicht leer.
refusal-answered = Du hast geantwortet.
refusal-not-answered = Du hast nicht geantwortet.

option-first-seat = Wer beginnt
option-first-seat-about = Wer den ersten Zug hat: ausgelost, oder ein Platz, den du nennst.
option-first-seat-random = ausgelost
option-heap = Kiesel im Haufen
option-heap-about = Wie viele Kiesel zu Beginn im Haufen liegen.

source-pebbles = Kiesel
source-mark = Gemerkter Kiesel
source-token = Stein
source-answer = Antwort
