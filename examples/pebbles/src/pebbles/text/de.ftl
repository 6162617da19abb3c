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

phase-taking = nimmt aus dem Haufen
phase-taking-you = nimm aus dem Haufen
phase-answering = antwortet
phase-answering-you = gerade oder ungerade?
phase-over = alles ist aufgedeckt

coach-taking = Nimm einen Kiesel vom Haufen, oder greif mehrere und wag den Würfel. Vorher darfst du spähen oder dein Plättchen tauschen.
coach-answering = Der Haufen ist leer. Sag, ob alle Plättchen zusammen gerade oder ungerade sind: Eine richtige Antwort zählt zwei Punkte.

kind-take-pebble = Einen Kiesel nehmen
kind-mark-pebble = Einen Kiesel merken
kind-peek = Einen Stein ansehen
kind-answer = Antworten
opening-grab-pebbles = Zwei oder drei greifen

thing-pebble = Kiesel
thing-token = Stein
thing-mark = Merkzeichen
explain-pebble = Je ein Punkt; ein Griff nach zweien oder dreien ist verloren, wenn der Würfel 1 oder 2 zeigt.
explain-token = Verborgen und am Ende seinen Wert wert; vor dem Nehmen darfst du einen ansehen oder deinen tauschen.
explain-mark = Einmal im Spiel, geheim: ein Punkt mehr, wenn du diesen Kiesel selbst nimmst.
fact-token = Stein { $n }
fact-heap = { $n ->
    [one] 1 Kiesel im Haufen
   *[other] { $n } Kiesel im Haufen
}

draw-label = Kiesel: der Haufen und die Steine
draw-pebble = Kiesel { $pebble }
draw-take = Kiesel { $pebble } nehmen
draw-seat = { $name }: { $n ->
    [one] 1 Kiesel
   *[other] { $n } Kiesel
}
show-heap = Im Haufen
show-hidden = Stein verborgen

reason-heap = Der Haufen ist leer.
