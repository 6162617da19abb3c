# Woorden van het huis, voor alle spellen.

## Talen, elk in eigen woorden

language = Taal
language-en = English
language-de = Deutsch
language-nl = Nederlands

## Mensen en bots

seat = Plaats
seat-number = plaats { $n }
player = Speler
you = jij
bot = Bot
spectator = kijkt mee
spectators = { $n ->
    [0] niemand kijkt mee
    [one] één toeschouwer
   *[other] { $n } toeschouwers
}

## Tellen

points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
counted = { $n } { $thing }
nothing = niets
turn-number = beurt { $n }
round-number = ronde { $n }

## Wie er aan de beurt is

your-turn = Jij bent aan de beurt
your-answer = Jouw antwoord
turn-of = { $seat } is aan de beurt
waiting-for = Wachten op { $seats }
game-over = Spel voorbij

## Wat je aan tafel kunt doen

undo = Terugnemen
resign = Opgeven
offer-end = Einde voorstellen
agree = Akkoord
decline = Weigeren
confirm = Bevestigen
cancel = Annuleren
rematch = Revanche
replay = Herhaling
rules = Regels
log = Verloop
options = Opties
yes = ja
no = nee
on = aan
off = uit

## Wat er aan tafel gebeurde

event-began = Het spel is begonnen: { $seat } begint.
event-began-you = Het spel is begonnen: jij begint.
event-ended = Het spel is afgelopen: { $winners } heeft gewonnen.
event-ended-you = Het spel is afgelopen: jij hebt gewonnen!
event-ended-shared = Het spel is afgelopen: { $winners } delen de overwinning.
event-ended-shared-you = Het spel is afgelopen: je deelt de overwinning met { $others }.
event-ended-nobody = Het spel is afgelopen zonder winnaar.
event-resigned = { $seat } heeft opgegeven.
event-resigned-you = Je hebt opgegeven.
event-taken-over = Een bot viel in voor { $seat }.
event-taken-over-you = Een bot viel voor je in.
event-returned = { $seat } is terug.
event-returned-you = Je bent terug.
event-takeover = { event-taken-over }
event-takeover-you = { event-taken-over-you }
event-return = { event-returned }
event-return-you = { event-returned-you }
event-undone = { $steps ->
    [one] { $seat } nam één stap terug.
   *[other] { $seat } nam { $steps } stappen terug.
}
event-undone-you = { $steps ->
    [one] Je nam één stap terug.
   *[other] Je nam { $steps } stappen terug.
}
event-agreed-end = Iedereen stemde ermee in het spel te beëindigen.
event-timeout = De tijd van { $seat } is om.
event-timeout-you = Je tijd is om.

## Waarom niet; $detail is "none" als er niets aan toe te voegen is

refusal-with-rule = { $refusal } (regel { $rule })
refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = Je bent nu niet aan de beurt.
refusal-stale = Het spel is intussen verdergegaan. Kijk nog eens.
refusal-malformed = { $detail ->
    [none] Dit is niet te begrijpen.
   *[other] Dit is niet te begrijpen: { $detail }
}
refusal-unknown-action = { $detail ->
    [none] Die actie bestaat in dit spel niet.
   *[other] Die actie bestaat in dit spel niet: { $detail }
}
refusal-unknown-place = { $detail ->
    [none] Die plek bestaat niet.
   *[other] Die plek bestaat niet: { $detail }
}
refusal-unknown-game = { $detail ->
    [none] Dat spel bestaat niet.
   *[other] Dat spel bestaat niet: { $detail }
}
refusal-wrong-seats = { $detail ->
    [none] Deze variant is niet voor dat aantal spelers.
   *[other] Deze variant is niet voor dat aantal spelers: { $detail }
}
refusal-wrong-option = { $detail ->
    [none] Die waarde heeft deze optie niet.
   *[other] Die waarde heeft deze optie niet: { $detail }
}
refusal-no-such-seat = Die plaats bestaat niet.
refusal-other-game = Deze actie hoort bij een ander spel.
refusal-nothing-to-undo = Er valt niets terug te nemen.
refusal-needs-consent = De anderen moeten eerst akkoord gaan; bots doen dat nooit.
refusal-too-often = Je hebt te vaak teruggenomen of van plaats gewisseld. Speel eerst verder.
refusal-luck-unfit = Het toeval dat voor deze stap is vastgelegd, past niet bij deze actie.

## Hoe het spel eindigde

reason-resigned = Alle anderen hebben opgegeven.
reason-agreed = Iedereen stemde ermee in het spel te beëindigen.

## Cijfers over het verloop van een partij

fact-turns = beurten
fact-rounds = ronden
## Wat elke plaats toont

explain-goal-name = Hoe je wint
explain-points-name = Punten van { $name }
explain-points-unknown = Tot het einde weet alleen de eigenaar dat.
explain-seat-ring = Ring: { $name } is aan de beurt.
explain-seat-asked = Gestippelde ring: { $name } moet reageren in de beurt van een ander.
explain-seat-waits = Geen ring: { $name } hoeft nu niets te doen.

## Wat er aan een prijs ontbreekt

short-of = { $n } { $thing } te kort
short-cards = { $n ->
    [one] { $n } kaart te kort
   *[other] { $n } kaarten te kort
}
