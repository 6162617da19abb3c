# Kiezels.

game-pebbles = Kiezels
game-pebbles-about = Pak kiezels, verberg je fiche en raad wat de anderen verbergen.

action-take-pebble = Kiezel { $pebble } pakken
action-grab-pebbles = De kiezels { $pebbles } grijpen
action-mark-pebble = Kiezel { $pebble } onthouden
action-peek = Het fiche van { $victim } bekijken
action-swap-token = Je fiche ruilen
action-answer = { $answer } zeggen
action-withdraw-answer = Je antwoord intrekken

answer-even = even
answer-odd = oneven
answers-even = even
answers-odd = oneven

event-drew = { $seat } trok een fiche.
event-took = { $seat } pakte kiezel { $pebble }.
event-grabbed = { $kept ->
    [true] { $seat } greep de kiezels { $pebbles }.
   *[other] { $seat } greep de kiezels { $pebbles }, en ze gingen verloren.
}
event-marked = { $seat } onthield kiezel { $pebble }.
event-peeked = { $seat } bekeek het fiche van { $victim }.
event-swapped = { $seat } ruilde het fiche.
event-answered = { $seat } heeft geantwoord.
event-withdrew = { $seat } trok het antwoord in.
event-shown = De fiches zijn { $tokens }; de antwoorden waren { $answers }.

refusal-not-in-heap = Deze kiezel ligt niet op de hoop.
refusal-two-or-three = Grijp twee of drie kiezels.
refusal-one-act = Je hebt deze beurt al gekeken of geruild.
refusal-own-token = Bekijk het fiche van een ander.
refusal-marked = Je hebt al een kiezel onthouden.
refusal-heap-not-empty = De hoop is niet leeg.
refusal-answered = Je hebt geantwoord.
refusal-not-answered = Je hebt niet geantwoord.

option-first-seat = Wie begint
option-first-seat-about = Wie de eerste beurt heeft: door loting, of een stoel die je noemt.
option-first-seat-random = door loting
option-heap = Kiezels op de hoop
option-heap-about = Hoeveel kiezels er bij het begin op de hoop liggen.

source-pebbles = Kiezels
source-mark = Onthouden kiezel
source-token = Fiche
source-answer = Antwoord

phase-taking = pakt van de hoop
phase-taking-you = pak van de hoop
phase-answering = antwoordt
phase-answering-you = even of oneven?
phase-over = alles is getoond

coach-taking = Neem een kiezel van de hoop, of grijp er meer en waag de dobbelsteen. Daarvoor mag je gluren of je fiche ruilen.
coach-answering = De hoop is leeg. Zeg of alle fiches samen oneven of even zijn: een goed antwoord is twee punten waard.

kind-take-pebble = Een kiezel pakken
kind-mark-pebble = Een kiezel merken
kind-peek = Een fiche bekijken
kind-answer = Antwoorden
opening-grab-pebbles = Twee of drie grijpen

thing-pebble = kiezel
thing-token = fiche
thing-mark = merkteken
explain-pebble = Elk één punt; een greep naar twee of drie is verloren als de dobbelsteen 1 of 2 toont.
explain-token = Verborgen en aan het eind zijn waarde waard; voor je pakt mag je er een bekijken of de jouwe ruilen.
explain-mark = Eén keer per spel, in het geheim: een punt meer als je die kiezel zelf pakt.
fact-token = fiche { $n }
fact-heap = { $n ->
    [one] 1 kiezel op de hoop
   *[other] { $n } kiezels op de hoop
}

draw-label = Kiezels: de hoop en de fiches
draw-pebble = Kiezel { $pebble }
draw-take = Kiezel { $pebble } pakken
draw-seat = { $name }: { $n ->
    [one] 1 kiezel
   *[other] { $n } kiezels
}
show-heap = Op de hoop
show-hidden = fiche verborgen

reason-heap = De hoop is leeg.
