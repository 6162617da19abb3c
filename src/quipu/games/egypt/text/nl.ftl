# Het oude Egypte: basisspel, met de hulp van de goden, en De grote piramide.

game-egypt = Het oude Egypte
game-egypt-about = Bevolk het land aan de Nijl: dobbel, ruil en bouw ossenkarren, dorpen en tempelsteden.
game-egypt-aim = tot { $points_to_win } punten
game-egypt-minutes = 75
game-egypt-mode = Basisspel
game-egypt-line = Wie het eerst 10 punten heeft, wint
game-egypt-gods-mode = Goden
game-egypt-gods-line = Elke godheid geeft je een eigen voordeel
game-egypt-pyramid-mode = Piramide
game-egypt-pyramid-line = Wie het minst meebouwt, wordt vervloekt
game-egypt-gods = Het oude Egypte met de hulp van de goden
game-egypt-gods-about = Hetzelfde land, met een godheid aan je zijde: elk van de tien geeft je een eigen voordeel.
game-egypt-gods-aim = tot { $points_to_win } punten
game-egypt-pyramid = De grote piramide
game-egypt-pyramid-about = Steek in papyrusboten de Nijl over en bouw samen de piramide van de farao: wie het minst bouwt, wordt vervloekt.
game-egypt-pyramid-aim = tot { $points_to_win } punten

## Dingen

thing-brick = leem
thing-cattle = rund
thing-grain = graan
thing-papyrus = papyrus
thing-stone = steen
thing-any = grondstof naar keuze

cards-brick = { $n } leem
cards-cattle = { $n ->
    [one] { $n } rund
   *[other] { $n } runderen
}
cards-grain = { $n } graan
cards-papyrus = { $n } papyrus
cards-stone = { $n } steen

thing-alluvial = slibland
thing-pasture = weide
thing-fields = akkerland
thing-papyrus-grove = papyrusveld
thing-quarry = steengroeve
thing-desert = woestijn
thing-nile = Nijl
thing-fork = Nijldelta
thing-hex = veld
thing-crossing = kruispunt
thing-path = weg
thing-nile-path = weg over de Nijl
thing-harbour = haven
thing-oasis = oase
thing-bank = bank
thing-deck = ontwikkelingskaarten
thing-site = bouwplaats van de piramide
thing-die = dobbelsteen

thing-oxcart = ossenkar
thing-settlement = dorp
thing-temple-city = tempelstad
thing-papyrus-boat = papyrusboot
thing-pyramid-stone = piramidesteen
thing-golden-stone = gouden piramidesteen
thing-development-card = ontwikkelingskaart
thing-robber = struikrover
piece-oxcart = een ossenkar
piece-settlement = een dorp
piece-temple-city = een tempelstad
piece-papyrus-boat = een papyrusboot
piece-pyramid-stone = een piramidesteen

thing-mercenary = huurling
thing-route-building = wegenbouw
thing-plenty = overvloed
thing-monopoly = monopolie
thing-victory-point = overwinningspunt
card-mercenary = een huurling
card-victory-point = een overwinningspunt
cards-mercenary = { $n ->
    [one] { $n } huurling
   *[other] { $n } huurlingen
}
cards-route-building = { $n } wegenbouw
cards-plenty = { $n } overvloed
cards-monopoly = { $n } monopolie
cards-victory-point = { $n ->
    [one] { $n } overwinningspunt
   *[other] { $n } overwinningspunten
}

thing-longest-route = Langste handelsroute
thing-largest-army = Grootste huurlingenleger
title-route = Langste handelsroute
title-army = Grootste huurlingenleger
thing-blessing = Zegen van de farao
thing-curse = Vloek van de farao
thing-favour = Gunst van de vizier

thing-amun = Amon
thing-wepwawet = Wepwawet
thing-hapi = Hapy
thing-chons = Chonsoe
thing-isis = Isis
thing-thot = Thoth
thing-maat = Maät
thing-ptah = Ptah
thing-hathor = Hathor
thing-seth = Seth
thing-god = godheid
thing-side-a = A-kant
thing-side-b = B-kant

# wat elke godheid kan
explain-amun = Vraag een tegenstander om een grondstof en geef er een kaart naar keuze voor; daarna mag je nog iemand vragen.
with-god = met je godheid
founding-pyramid = Je eerste dorp moet aan de Nijl liggen. Iedereen begint onder de Vloek van de farao: −1 punt.
explain-wepwawet = Bouw een ossenkar met een andere kaart naar keuze in plaats van het leem of het rund.
explain-hapi = Na een worp die je niets opleverde, neem je een kaart naar keuze.
explain-chons = Verplaats een van je ossenkarren met een vrij einde.
explain-isis = Bij een zeven houd je al je kaarten, of neem je er een als je er weinig hebt.
explain-thot = Koop een ontwikkelingskaart, vervang één kaart van de prijs en kies uit de bovenste drie.
explain-maat = Bekijk de hand van een tegenstander die op je voorligt en neem een kaart.
explain-ptah = Geef een open huurling af en bouw een dorp of tempelstad voor minder.
explain-hathor = Ruil één grondstof tot het einde van je beurt 2:1 met de bank.
explain-seth = Jaag de struikrover naar de woestijn en neem een kaart van het veld dat hij verlaat.

thing-violet = paars
thing-turquoise = turquoise
thing-grey = grijs
thing-red = rood

cost-oxcart = 1 leem, 1 rund
cost-settlement = 1 leem, 1 rund, 1 graan, 1 papyrus
cost-temple-city = 2 graan, 3 steen
cost-development-card = 1 graan, 1 papyrus, 1 steen
cost-papyrus-boat = 1 rund, 2 papyrus
cost-pyramid-stone = 1 rund, 1 steen

## Fasen: na de naam op de stoel, of na „Jij bent aan de beurt:”

phase-founding-route = plaatst een ossenkar
phase-founding-route-you = plaats een ossenkar ernaast
phase-free-routes = plaatst gratis ossenkarren
phase-free-routes-you = plaats een gratis ossenkar
phase-hapi-window = mag Hapy gebruiken
phase-hapi-window-you = neem met Hapy een kaart of pas
phase-isis-window = mag Isis gebruiken
phase-isis-window-you = gebruik Isis of pas
phase-amun-return = geeft er een kaart voor
phase-amun-return-you = geef er een kaart voor
phase-amun-again = mag nog iemand vragen
phase-amun-again-you = vraag nog iemand of stop
phase-thot-choice = kiest een kaart met Thoth
phase-thot-choice-you = houd een van deze kaarten
phase-maat-taking = neemt een kaart met Maät
phase-maat-taking-you = neem een kaart
phase-god-choice = houdt of ruilt een godheid
phase-god-choice-you = houd je godheid of ruil die om

## Wat de uitleg zegt, één keer

coach-founding-route = Zet nu een ossenkar naast je nieuwe dorp. Hij laat zien waar je verder wilt bouwen.
coach-main = Ruil eerst met de bank of de anderen en bouw daarna: zodra je hebt gebouwd, kun je deze beurt niet meer ruilen. Elke knop toont wat iets kost en wat je mist.
coach-free-routes = Wegenbouw: plaats gratis tot twee ossenkarren. Ze moeten op je eigen stukken aansluiten.
coach-gods = Je godheid helpt je één keer, en omgedraaid nog een keer. De knop zegt wanneer en hoe.
coach-hapi-window = De worp leverde je niets op, dus kan Hapy je een kaart naar keuze brengen. Je kunt ook op een beter moment wachten.
coach-isis-window = Een 7: Isis redt al je kaarten als je er te veel hebt; anders brengt ze je er een. Gebruik haar of pas.
coach-amun-return = Met Amon kreeg je de gevraagde kaart. Geef er een kaart naar keuze voor.
coach-amun-again = Met Amon mag je nog iemand om dezelfde soort vragen. Of stop hier.
coach-thot-choice = Thoth toont je de bovenste drie kaarten. Houd er een; de andere worden weer in de stapel geschud.
coach-maat-taking = Maät toont je deze kaarten. Neem de kaart die je het liefst hebt.
coach-god-choice = Na het eerste gebruik draai je je godheid om en houd je haar, of je ruilt haar om. Na het tweede moet je haar omruilen.
coach-pyramid = Bouw een boot op de Nijl en daarna stenen voor de piramide. Wie de minste heeft gebouwd, is vervloekt: één punt minder.

## Wat de uitleg toevoegt waar het paneel de regel al noemt
tip-founding-route = Mik op het volgende goede kruispunt of een haven. Anderen willen daar ook heen.
tip-free-routes = Bereik er een nieuwe bouwplaats mee, of werk aan de Langste handelsroute. Die telt vanaf vijf stukken.
tip-hapi-window = Hapy helpt op elke kant van zijn kaart maar één keer. Roep hem als je precies één kaart mist.
tip-isis-window = Isis is het meest waard als je veel kaarten hebt. Met weinig kaarten bewaar je haar voor een latere 7.
tip-amun-return = Geef de kaart die je het minst nodig hebt. Maar bedenk wat de ander ermee kan bouwen.
tip-amun-again = Vraag alleen verder als een tweede kaart van deze soort je helpt. Bedenk wie die het laatst kreeg.
tip-thot-choice = Een overwinningspunt is zeker, een huurling telt voor het leger. Houd wat je als volgende helpt.
tip-maat-taking = Neem wat je volgende gebouw nodig heeft. Of neem wat de ander nodig heeft om te winnen.
tip-god-choice = Houd een godheid die bij je plan past voor een tweede keer. Bekijk anders de open goden.

## Acties

action-place-start-oxcart = Plaats een ossenkar op weg { $path }
action-move-robber = Verplaats de struikrover naar veld { $hex }
action-accept-trade = Accepteer
action-trade-bank = Ruil bij de bank { $give } voor { $take }
action-build-oxcart = Bouw een ossenkar op weg { $path }
action-build-temple-city = Bouw een tempelstad op kruispunt { $crossing }
action-play-mercenary = Speel een huurling
action-play-route-building = Speel wegenbouw
action-place-free-oxcart = Plaats een gratis ossenkar op weg { $path }
action-waive-oxcart = Zie af van de tweede ossenkar
action-play-plenty = Speel overvloed: { $cards }
action-play-victory-point = Speel een overwinningspunt
action-ask-amun = Vraag { $seat } met Amon om { $card }
action-give-back = Geef er 1 { $card } voor
action-stop-asking = Vraag niemand meer
action-build-with-wepwawet = Bouw een ossenkar op weg { $path } met Wepwawet voor { $give }
action-take-with-hapi = Neem 1 { $card } met Hapy
action-pass = Pas
action-move-with-chons = Verplaats de ossenkar van weg { $oxcart } naar weg { $path } met Chonsoe
action-use-isis = { $card ->
    [none] Houd al je kaarten met Isis
   *[other] Neem 1 { $card } met Isis
}
action-buy-with-thot = Koop een kaart met Thoth voor { $give }
action-keep-card = Houd { $card }
action-look-with-maat = Bekijk de kaarten van { $seat } met Maät
action-take-with-maat = Neem 1 { $card }
action-settle-with-ptah = Bouw een dorp op kruispunt { $crossing } met Ptah
action-raise-with-ptah = Bouw een tempelstad op kruispunt { $crossing } met Ptah
action-rate-with-hathor = Ruil { $card } 2:1 met Hathor
action-drive-off-with-seth = Verjaag de struikrover met Seth
action-keep-god = Houd de godheid
action-exchange-god = Ruil de godheid om voor { $god }
action-build-boat = Bouw een papyrusboot op weg { $path }
action-build-stone = { $place ->
    [none] Bouw een piramidesteen
   *[other] Bouw een piramidesteen op plek { $place }
}
action-swap-by-favour = Ruil { $give } voor { $take } met de Gunst van de vizier

## Soorten acties, als er veel van één zijn

kind-place-start-oxcart = Plaats een ossenkar
kind-build-oxcart = Bouw een ossenkar
kind-build-temple-city = Bouw een tempelstad
kind-place-free-oxcart = Plaats een gratis ossenkar
kind-trade-bank = Ruil met de bank
kind-play-plenty = Speel overvloed
kind-ask-amun = Vraag met Amon
kind-build-with-wepwawet = Bouw een ossenkar met Wepwawet
kind-take-with-hapi = Neem een kaart met Hapy
kind-move-with-chons = Verplaats een ossenkar met Chonsoe
kind-use-isis = Gebruik Isis
kind-buy-with-thot = Koop een kaart met Thoth
kind-settle-with-ptah = Bouw een dorp met Ptah
kind-raise-with-ptah = Bouw een tempelstad met Ptah
kind-rate-with-hathor = Ruil 2:1 met Hathor
kind-exchange-god = Ruil de godheid om
kind-build-boat = Bouw een papyrusboot
kind-build-stone = Bouw een piramidesteen
kind-swap-by-favour = Ruil met de Gunst van de vizier

## Gebeurtenissen

land-brick = het slibland
land-cattle = de weide
land-grain = het akkerland
land-papyrus = het papyrusveld
land-stone = de steengroeve
event-robber-moved = { $land ->
    [none] { $seat } verplaatste de struikrover naar de woestijn.
   *[other] { $seat } verplaatste de struikrover naar { $land } ({ $number }).
}
event-robber-moved-you = { $land ->
    [none] Je verplaatste de struikrover naar de woestijn.
   *[other] Je verplaatste de struikrover naar { $land } ({ $number }).
}
event-accepted = { $seat } accepteert.
event-accepted-you = Je accepteert.
event-bank-traded = { $seat } ruilde bij de bank { $paid } voor { $gained }.
event-bank-traded-you = Je ruilde bij de bank { $paid } voor { $gained }.
event-route-waived = { $seat } zag af van de tweede ossenkar.
event-route-waived-you = Je zag af van de tweede ossenkar.
event-plenty-taken = { $seat } nam { $gained } uit de bank.
event-plenty-taken-you = Je nam { $gained } uit de bank.
event-monopoly-named = { $seat } eist alle kaarten { $card }.
event-monopoly-named-you = Je eist alle kaarten { $card }.
event-title-won = { $from ->
    [-1] { $seat } won de kaart { $title }.
   *[other] { $seat } veroverde de kaart { $title } op { $from }.
}
event-title-won-you = { $from ->
    [-1] Je won de kaart { $title }.
   *[other] Je veroverde de kaart { $title } op { $from }.
}
event-title-won-from-you = { $seat } veroverde de kaart { $title } op jou.
event-title-lost = { $seat } verloor de kaart { $title }.
event-title-lost-you = Je verloor de kaart { $title }.
event-points-shown = { $count ->
    [one] { $seat } toonde { $count } overwinningspunt.
   *[other] { $seat } toonde { $count } overwinningspunten.
}
event-points-shown-you = { $count ->
    [one] Je toonde { $count } overwinningspunt.
   *[other] Je toonde { $count } overwinningspunten.
}
event-god-taken = { $god } komt bij { $seat }.
event-god-taken-you = { $god } komt bij jou.
event-god-used = { $god } hielp { $seat }.
event-god-used-you = { $god } hielp jou.
event-god-kept = { $seat } hield { $god }.
event-god-kept-you = Je hield { $god }.
event-god-exchanged = { $seat } ruilde { $returned } om voor { $god }.
event-god-exchanged-you = Je ruilde { $returned } om voor { $god }.
event-amun-asked = { $seat } vroeg { $to } om { $card }.
event-amun-asked-you = Je vroeg { $to } om { $card }.
event-amun-asked-to-you = { $seat } vroeg jou om { $card }.
event-had-none = { $seat } heeft geen { $card }.
event-had-none-you = Je hebt geen { $card }.
event-asked-enough = { $seat } vroeg niemand meer.
event-asked-enough-you = Je vroeg niemand meer.
event-card-taken = { $seat } nam { $gained } uit de bank.
event-card-taken-you = Je nam { $gained } uit de bank.
event-passed = { $seat } paste.
event-passed-you = Je paste.
event-oxcart-moved = { $seat } verplaatste een ossenkar van weg { $oxcart } naar weg { $path }.
event-oxcart-moved-you = Je verplaatste een ossenkar van weg { $oxcart } naar weg { $path }.
event-deck-looked-at = { $count ->
    [one] { $seat } betaalde { $paid } en bekeek { $count } kaart.
   *[other] { $seat } betaalde { $paid } en bekeek { $count } kaarten.
}
event-deck-looked-at-you = Je betaalde { $paid } en zag { $titles }.
event-deck-seen = De andere kaarten zijn weer in de stapel geschud.
event-deck-seen-you = Je legde { $returned } terug; de stapel is geschud.
event-hand-seen = { $seat } bekeek de kaarten van { $from }.
event-hand-seen-you = Je bekeek de kaarten van { $from }: { $cards }.
event-hand-seen-from-you = { $seat } bekeek jouw kaarten.
event-rate-named = { $seat } ruilt { $card } deze beurt 2:1.
event-rate-named-you = Je ruilt { $card } deze beurt 2:1.
event-blessed = { $seat } krijgt de Zegen van de farao: 1 punt.
event-blessed-you = Je krijgt de Zegen van de farao: 1 punt.
event-cursed = { $seat } krijgt de Vloek van de farao: −1 punt.
event-cursed-you = Je krijgt de Vloek van de farao: −1 punt.
event-favour-won = { $from ->
    [-1] { $seat } won de Gunst van de vizier.
   *[other] { $seat } veroverde de Gunst van de vizier op { $from }.
}
event-favour-won-you = { $from ->
    [-1] Je won de Gunst van de vizier.
   *[other] Je veroverde de Gunst van de vizier op { $from }.
}
event-favour-won-from-you = { $seat } veroverde de Gunst van de vizier op jou.
event-golden-revealed = { $seat } onthulde een gouden piramidesteen: de handlimiet is { $number }.
event-golden-revealed-you = Je onthulde een gouden piramidesteen: de handlimiet is { $number }.
event-golden-placed = De gouden piramidesteen is in de piramide gebouwd.
event-swapped = { $seat } ruilde met de Gunst van de vizier { $paid } voor { $gained }.
event-swapped-you = Je ruilde met de Gunst van de vizier { $paid } voor { $gained }.

## Merken op de weg van een herhaling

milestone-favour-won = Gunst van de vizier
milestone-golden-revealed = Gouden piramidesteen

## Afwijzingen, zoals in deel R van de regels

refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = Je bent nu niet aan de beurt.
refusal-decision-pending = Neem eerst de andere beslissing.
refusal-nothing-to-decide = Zoiets valt er nu niet te beslissen.
refusal-roll-first = Gooi eerst de dobbelstenen.
refusal-already-rolled = Je hebt in deze beurt al gedobbeld.
refusal-trade-closed = Je hebt al iets gebouwd of gekocht en kunt deze beurt niet meer ruilen.
refusal-offer-open = Rond eerst het open aanbod af of trek het in.
refusal-offer-limit = Je hebt in deze beurt al alle toegestane aanbiedingen gedaan.
refusal-no-offer = Er is geen open aanbod.
refusal-trade-not-active = Alleen wie aan de beurt is, kan een aanbod doen.
refusal-trade-only-cards = Je kunt alleen grondstoffenkaarten ruilen.
refusal-trade-same-terms = Dat is dezelfde ruil: accepteer hem gewoon.
refusal-counter-off = Een tegenbod is aan deze tafel niet toegestaan.
refusal-trade-side-limit = Er staan te veel kaarten aan één kant.
refusal-unknown-place = Die plek bestaat niet op het bord.
refusal-trade-gift = Elke kant moet minstens één kaart geven.
refusal-trade-same-kind = Je kunt een grondstof niet voor dezelfde grondstof ruilen.
refusal-trade-not-held = Je hebt deze kaarten niet.
refusal-trade-too-many = Geen van de spelers die je vraagt heeft zoveel kaarten.
refusal-not-asked = Dit aanbod is niet voor jou.
refusal-already-answered = Je hebt al op dit aanbod geantwoord.
refusal-call-needs-proposal = Op deze vraag kun je alleen met een voorstel of een weigering antwoorden.
refusal-answers-missing = Wacht tot iedereen heeft geantwoord.
refusal-partner-not-willing = Die speler is niet akkoord gegaan.
refusal-bank-too-few = Je hebt niet genoeg kaarten van die soort voor jouw ruilkoers.
refusal-bank-same-kind = Neem een andere grondstof dan je geeft.
refusal-bank-empty = De bank heeft die grondstof niet meer.
refusal-cannot-pay = Je hebt de kaarten niet om dit te betalen.
refusal-no-piece = Daarvan heb je er geen meer.
refusal-path-taken = Die weg is bezet.
refusal-path-not-connected = Die weg sluit niet aan op jouw route of gebouwen.
refusal-path-blocked = Een gebouw van een andere speler verspert de weg.
refusal-crossing-taken = Dat kruispunt is bezet.
refusal-crossing-not-connected = Jouw route komt niet bij dat kruispunt.
refusal-too-close = Op een naburig kruispunt staat een gebouw.
refusal-not-your-settlement = Je kunt alleen een eigen dorp uitbouwen.
refusal-founding-path = De ossenkar moet het dorp raken dat je net hebt geplaatst.
refusal-deck-empty = Er zijn geen ontwikkelingskaarten meer.
refusal-card-not-held = Je hebt deze kaart niet.
refusal-card-limit = Je hebt in deze beurt al een ontwikkelingskaart gespeeld.
refusal-card-new = Je hebt deze kaart pas in deze beurt gekocht.
refusal-card-no-effect = Deze kaart zou nu niets opleveren.
refusal-card-points = Kaarten met overwinningspunten worden niet gespeeld.
refusal-discard-count = Je moet precies de helft van je kaarten inleveren, naar beneden afgerond.
refusal-discard-not-held = Je hebt deze kaarten niet.
refusal-robber-stays = De struikrover moet naar een ander veld.
refusal-victim-wrong = Die speler kun je daar niet beroven.
refusal-god-not-yours = Deze godheid heb je niet.
refusal-god-new = Je hebt deze godheid pas in deze beurt genomen.
refusal-god-used = Deze godheid heeft je al geholpen en rust nog.
refusal-god-wrong-time = Deze godheid kan nu niet helpen.
refusal-god-no-effect = Deze godheid zou nu niets opleveren.
refusal-god-must-exchange = Na het tweede gebruik moet je de godheid omruilen.
refusal-god-same = De godheid die je inlevert, kun je niet weer nemen.
refusal-god-not-open = Een andere speler heeft deze godheid.
refusal-god-payment = Je mag maar één kaart van de prijs vervangen.
refusal-god-not-ahead = Die speler heeft niet meer punten dan jij.
refusal-god-no-mercenary = Je hebt geen open huurling om af te geven.
refusal-god-no-free-end = Deze ossenkar heeft geen vrij einde.
refusal-nile-needs-boat = Alleen een boot kan de Nijl oversteken.
refusal-boat-needs-nile = Een boot heeft een weg over de Nijl nodig.
refusal-found-at-nile = Je eerste dorp moet een Nijlveld raken.
refusal-no-boat-yet = Je hebt eerst een boot op de Nijl nodig.
refusal-no-stone-left = Je hebt al je piramidestenen gebouwd.
refusal-stone-place = Kies een vrije plek op de laagste open laag.
refusal-favour-not-yours = De gunst van de vizier ligt bij iemand anders.
refusal-favour-used = Je hebt de ruil van de vizier in deze beurt al gebruikt.

## Opties

option-map-fixed = vast
option-phases = Ruilen en bouwen
option-phases-about = Of het ruilen voor deze beurt voorbij is zodra je iets bouwt of koopt.
option-phases-separate = eerst ruilen, dan bouwen
option-phases-merged = in willekeurige volgorde
option-bank-shortage = Tekort in de bank
option-bank-shortage-about = Wat er gebeurt als de bank te weinig kaarten heeft voor de enige speler die er recht op heeft.
option-bank-shortage-sole-takes-rest = die neemt de rest
option-bank-shortage-sole_takes_rest = { option-bank-shortage-sole-takes-rest }
option-bank-shortage-nobody = niemand krijgt iets
option-harbours = Havens
option-harbours-about = Of de havens liggen zoals gedrukt of worden geschud.
option-harbours-printed = zoals gedrukt
option-harbours-shuffled = geschud
option-points-to-win = Punten om te winnen
option-points-to-win-about = Wie in de eigen beurt zoveel punten heeft, wint meteen.
option-god-rest = Rusttijd van een godheid
option-god-rest-about = Hoe lang een godheid rust nadat je haar hebt gebruikt en omgedraaid.
option-god-rest-own-turn = tot het einde van je eigen beurt
option-god-rest-own_turn = { option-god-rest-own-turn }
option-god-rest-any-turn = tot het einde van de lopende beurt
option-god-rest-any_turn = { option-god-rest-any-turn }
option-favour-time = Ruil van de vizier
option-favour-time-about = Wanneer de eigenaar van de Gunst van de vizier een kaart mag ruilen.
option-favour-time-turn = de hele eigen beurt
option-favour-time-after-roll = alleen na het dobbelen
option-favour-time-after_roll = { option-favour-time-after-roll }
option-golden-numbers = Gouden getallen
option-golden-numbers-about = De handlimieten op de twaalf gouden piramidestenen, elk van 6 tot en met 9.
option-golden-numbers-666777888999 = drie van elk
option-golden-numbers-666666666666 = altijd 6
option-golden-numbers-999999999999 = altijd 9

## Punten naar herkomst

source-settlements = Dorpen
source-temple-city = Tempelsteden
source-temple_city = { source-temple-city }
source-route = Langste handelsroute
source-army = Grootste huurlingenleger
source-cards = Kaarten met overwinningspunten
source-pharaoh = Farao

## Hoe het spel eindigde

reason-points = Het aantal punten om te winnen is gehaald.
reason-pyramid = De bouw van de piramide is voorbij.

## Het getekende bord

# naam van de hele tekening bij het voorlezen
draw-label-egypt = Het oude Egypte, het bord
draw-label-egypt-gods = Het oude Egypte met de hulp van de goden, het bord
draw-label-egypt-pyramid = De grote piramide, bord en bouwplaats

# plekken en stukken; $land is een landschap, $number het getallenfiche
dealer = Bank
draw-harbour-any = 3:1-haven
draw-harbour = 2:1-haven voor { $card }
draw-golden-stone = gouden piramidesteen
draw-bank = Bank
draw-bank-stock = Bank, { $card }: { $n }

# de bouwplaats; $level is 1 tot en met 4
draw-pyramid = De grote piramide
draw-pyramid-level = { $level ->
    [1] eerste laag
    [2] tweede laag
    [3] derde laag
   *[other] sluitsteen
}, { $left ->
    [one] { $left } plek vrij
   *[other] { $left } plekken vrij
}
draw-pyramid-done = de piramide is af
draw-golden-left = gouden stenen
draw-golden-limit = handlimiet
draw-golden-left-label = { $n ->
    [one] nog { $n } gouden piramidesteen
   *[other] nog { $n } gouden piramidestenen
}
draw-golden-limit-label = Laatste gouden piramidesteen: handlimiet { $n }

# godheden; $side is A of B
draw-open-gods = Open goden
draw-gods-held = Goden in het spel
draw-open-god = { $god }, ligt open
draw-god-of = { $god }, { $side }-kant, bij { $name }

# wat op een plek kan; $place noemt de landschappen eromheen: „steengroeve 10, akkerland 12 en 3:1-haven”
draw-do-build-temple-city = Tempelstad: { $place }
draw-do-settle-with-ptah = Dorp met Ptah: { $place }
draw-do-raise-with-ptah = Tempelstad met Ptah: { $place }
draw-do-place-start-oxcart = Ossenkar: { $place }
draw-do-build-oxcart = Ossenkar: { $place }
draw-do-place-free-oxcart = Gratis ossenkar: { $place }
draw-do-build-boat = Papyrusboot: { $place }
draw-do-build-with-wepwawet = Ossenkar met Wepwawet: { $place }
draw-do-lift-with-chons = Verplaats deze ossenkar met Chonsoe: { $place }
draw-do-move-with-chons = Verplaats de ossenkar hierheen met Chonsoe: { $place }
draw-do-build-stone = Piramidesteen hier
draw-do-exchange-god = Neem { $god }

# de eigen hand
draw-do-give-back = Geef er 1 { $card } voor
draw-do-trade-bank = Ruil { $card } met de bank
draw-do-swap-by-favour = Ruil 1 { $card } met de Gunst van de vizier
draw-do-play-mercenary = Speel een huurling
draw-do-play-route-building = Speel wegenbouw
draw-do-play-plenty = Speel overvloed

## Wat de pagina naast het bord toont

button-build-oxcart = Kar
button-build-temple-city = Tempel
button-build-boat = Boot
button-build-stone = Steen
fact-open = { $n ->
    [one] 1 gespeelde huurling
   *[other] { $n } gespeelde huurlingen
}

## Wat dingen doen, en hoe het ermee staat

explain-oxcart = Verlengt je handelsroute met één weg en leidt naar nieuwe bouwplaatsen.
explain-settlement = Telt 1 punt; levert 1 kaart op van elk veld eromheen waarvan het getal wordt gegooid.
explain-temple-city = Vervangt een dorp: telt 2 punten en levert 2 kaarten op in plaats van 1.
explain-development-card = De bovenste kaart van de stapel; alleen jij ziet hem tot je hem speelt.
explain-mercenary = Verplaatst de struikrover en rooft een kaart van een speler naast hem. Hij blijft open liggen en telt voor het leger.
explain-victory-point = Telt 1 punt; wordt nooit gespeeld en blijft tot het einde verborgen.
explain-route-building = Plaats tot twee ossenkarren gratis.
explain-plenty = Neem twee kaarten naar keuze uit de bank.
explain-monopoly = Noem een grondstof: alle anderen geven je al hun kaarten daarvan.
explain-longest-route = Twee punten voor de langste handelsroute, van minstens vijf stukken.
explain-largest-army = Twee punten voor de meeste open huurlingen, minstens drie.
explain-robber = Zijn veld levert niets op; een zeven of een huurling verplaatst hem.
explain-bank = Neemt vier gelijke kaarten voor één naar keuze, met een haven minder.
explain-papyrus-boat = Steekt de Nijl over, en laat je piramidestenen bouwen.
explain-pyramid-stone = Komt in de piramide: wie het minst heeft gebouwd, is vervloekt.
explain-golden-stone = Wordt bij een zeven onthuld: het getal is de handlimiet voor deze worp.
explain-blessing = Eén punt meer, zolang iemand minder stenen heeft gebouwd dan jij.
explain-curse = Eén punt minder, zolang niemand minder stenen heeft gebouwd dan jij.
explain-favour = Ruil één keer per beurt een kaart met de bank, en houd bij een zeven tot negen kaarten.
explain-harbour-any = Drie gelijke kaarten kopen één andere naar keuze uit de bank.
explain-harbour = Twee { $card } kopen één andere kaart naar keuze uit de bank.
explain-goal = Wie in de eigen beurt { $n } punten heeft, wint; verborgen puntenkaarten tellen mee.
explain-goal-pyramid = Wie in de eigen beurt { $n } punten heeft, wint. Is de piramide af of zijn de gouden piramidestenen op, dan wint wie de meeste punten heeft.
explain-count-open-name = Open huurlingen
explain-count-open = Gespeelde huurlingen blijven open liggen. Wie er minstens drie heeft en meer dan ieder ander, heeft het Grootste huurlingenleger.
explain-count-length-name = Langste route
explain-count-length = Stukken op een rij. Wie er minstens vijf heeft en meer dan ieder ander, heeft de Langste handelsroute.
now-hand-limit-pyramid = { $n ->
    [0] Een zeven onthult een gouden piramidesteen; het getal is de handlimiet. Met de Gunst van de vizier is die negen.
   *[other] De laatste gouden piramidesteen toonde { $n }; de volgende zeven onthult een nieuwe. Met de Gunst van de vizier is de handlimiet negen.
}
now-god-open = Ligt open: wie een godheid omruilt, mag haar nemen.
now-god = { $name } heeft haar, kant { $side }.
now-god-side-a = Na gebruik wordt ze omgedraaid of omgeruild.
now-god-side-b = Na gebruik moet ze worden omgeruild.
now-golden = { $n ->
    [0] Nog { $left }; er is er nog geen onthuld.
   *[other] Nog { $left }; de laatste toonde { $n }.
}
now-site = { $n } plaatsen zijn vrij.
now-favour = { $name ->
    [none] Niemand heeft haar nog.
   *[other] { $name } heeft haar voor de nieuwste steen.
}
now-largest-army = { $name ->
    [none] Niemand heeft het.
   *[other] { $name } heeft het: { $n }.
} Jouw open huurlingen: { $mine }.
now-harbour = { $n ->
    [0] Jij gebruikt deze haven.
    [one] Jij gebruikt deze haven: { $card } voor 1 kaart kan nu.
   *[other] Jij gebruikt deze haven: { $card } voor { $n } kaarten kan nu.
}

## Waarom iets niet kan, in een paar woorden

blocked-nothing-to-decide = Nu niet
blocked-no-piece = Geen meer over
blocked-path-taken = Geen weg vrij
blocked-path-not-connected = Geen weg vrij
blocked-path-blocked = Geen weg vrij
blocked-crossing-taken = Geen plek vrij
blocked-crossing-not-connected = Geen plek vrij
blocked-not-your-settlement = Nog geen dorp
blocked-nile-needs-boat = Geen weg vrij
blocked-boat-needs-nile = Geen Nijlweg vrij
blocked-no-boat-yet = Eerst een boot
blocked-no-stone-left = Geen meer over
blocked-stone-place = Geen plek vrij
