# Wörter des Hauses, für alle Spiele.

## Sprachen, jede in ihren eigenen Worten

language = Sprache
language-en = English
language-de = Deutsch
language-nl = Nederlands

## Menschen und Bots

seat = Platz
seat-number = Platz { $n }
player = Person
you = du
bot = Bot
spectator = sieht zu
spectators = { $n ->
    [0] niemand sieht zu
    [one] eine Person sieht zu
   *[other] { $n } sehen zu
}

## Zählen

points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
counted = { $n } { $thing }
nothing = nichts
turn-number = Zug { $n }
round-number = Runde { $n }

## Wer an der Reihe ist

your-turn = Du bist an der Reihe
your-answer = Deine Antwort
turn-of = { $seat } ist an der Reihe
waiting-for = Warten auf { $seats }
game-over = Partie zu Ende

## Was man am Tisch tun kann

undo = Zurücknehmen
resign = Aufgeben
offer-end = Ende vorschlagen
agree = Zustimmen
decline = Ablehnen
confirm = Bestätigen
cancel = Abbrechen
rematch = Revanche
replay = Wiederholung
rules = Regeln
log = Verlauf
options = Optionen
yes = ja
no = nein
on = an
off = aus

## Was am Tisch geschehen ist

event-began = Die Partie hat begonnen: { $seat } fängt an.
event-began-you = Die Partie hat begonnen: Du fängst an.
event-ended = Die Partie ist zu Ende: { $winners } hat gewonnen.
event-ended-you = Die Partie ist zu Ende: Du hast gewonnen!
event-ended-shared = Die Partie ist zu Ende: { $winners } teilen sich den Sieg.
event-ended-shared-you = Die Partie ist zu Ende: Du teilst dir den Sieg mit { $others }.
event-ended-nobody = Die Partie ist zu Ende, niemand hat gewonnen.
event-resigned = { $seat } hat aufgegeben.
event-resigned-you = Du hast aufgegeben.
event-taken-over = Ein Bot ist für { $seat } eingesprungen.
event-taken-over-you = Ein Bot ist für dich eingesprungen.
event-returned = { $seat } ist wieder da.
event-returned-you = Du bist wieder da.
event-takeover = { event-taken-over }
event-takeover-you = { event-taken-over-you }
event-return = { event-returned }
event-return-you = { event-returned-you }
event-undone = { $steps ->
    [one] { $seat } hat einen Schritt zurückgenommen.
   *[other] { $seat } hat { $steps } Schritte zurückgenommen.
}
event-undone-you = { $steps ->
    [one] Du hast einen Schritt zurückgenommen.
   *[other] Du hast { $steps } Schritte zurückgenommen.
}
event-agreed-end = Alle haben zugestimmt, die Partie zu beenden.
event-timeout = Die Zeit von { $seat } ist abgelaufen.
event-timeout-you = Deine Zeit ist abgelaufen.

## Warum nicht; $detail ist "none", wenn es nichts hinzuzufügen gibt

refusal-with-rule = { $refusal } (Regel { $rule })
refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist gerade nicht an der Reihe.
refusal-stale = Die Partie ist inzwischen weitergegangen. Schau bitte noch einmal hin.
refusal-malformed = { $detail ->
    [none] Das ist nicht zu verstehen.
   *[other] Das ist nicht zu verstehen: { $detail }
}
refusal-unknown-action = { $detail ->
    [none] Diese Aktion gibt es in diesem Spiel nicht.
   *[other] Diese Aktion gibt es in diesem Spiel nicht: { $detail }
}
refusal-unknown-place = { $detail ->
    [none] Diesen Ort gibt es nicht.
   *[other] Diesen Ort gibt es nicht: { $detail }
}
refusal-unknown-game = { $detail ->
    [none] Dieses Spiel gibt es nicht.
   *[other] Dieses Spiel gibt es nicht: { $detail }
}
refusal-wrong-seats = { $detail ->
    [none] Für so viele Personen ist diese Variante nicht gedacht.
   *[other] Für so viele Personen ist diese Variante nicht gedacht: { $detail }
}
refusal-wrong-option = { $detail ->
    [none] Diesen Wert hat diese Option nicht.
   *[other] Diesen Wert hat diese Option nicht: { $detail }
}
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-other-game = Diese Aktion gehört zu einem anderen Spiel.
refusal-nothing-to-undo = Es gibt nichts zum Zurücknehmen.
refusal-needs-consent = Die anderen müssen erst zustimmen; Bots tun das nie.
refusal-too-often = Du hast zu oft zurückgenommen oder den Platz gewechselt. Spiel erst weiter.
refusal-luck-unfit = Der Zufall, der für diesen Schritt aufgezeichnet ist, passt nicht zu dieser Aktion.

## Wie das Spiel zu Ende ging

reason-resigned = Alle anderen haben aufgegeben.
reason-agreed = Alle haben zugestimmt, die Partie zu beenden.

## Zahlen zum Verlauf einer Partie

fact-turns = Züge
fact-rounds = Runden
## Was jeder Platz zeigt

explain-goal-name = Wie man gewinnt
explain-points-name = Punkte von { $name }
explain-points-unknown = Bis zum Ende weiß das nur, wer sie hat.
explain-seat-ring = Ring: { $name } ist dran.
explain-seat-asked = Gestrichelter Ring: { $name } muss im Zug von jemand anderem antworten.
explain-seat-waits = Kein Ring: { $name } hat gerade nichts zu tun.

## Was an einem Preis fehlt

short-of = { $n ->
    [one] { $n } { $thing } fehlt
   *[other] { $n } { $thing } fehlen
}
short-cards = { $n ->
    [one] { $n } Karte fehlt
   *[other] { $n } Karten fehlen
}
