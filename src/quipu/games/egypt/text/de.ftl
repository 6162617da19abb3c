# Das alte Ägypten: Grundspiel, mit der Hilfe der Götter, und Die große Pyramide.

game-egypt = Das alte Ägypten
game-egypt-about = Besiedle das Land am Nil: würfeln, handeln, Ochsenkarren, Siedlungen und Tempelstädte bauen.
game-egypt-aim = bis { $points_to_win } Punkte
game-egypt-minutes = 75
game-egypt-mode = Grundspiel
game-egypt-line = Wer zuerst 10 Punkte hat, gewinnt
game-egypt-gods-mode = Götter
game-egypt-gods-line = Eine Gottheit gibt dir ihren eigenen Vorteil
game-egypt-pyramid-mode = Pyramide
game-egypt-pyramid-line = Wer am wenigsten mitbaut, wird verflucht
game-egypt-gods = Das alte Ägypten mit der Hilfe der Götter
game-egypt-gods-about = Dasselbe Land, und eine Gottheit an deiner Seite: Jede der zehn gibt dir einen eigenen Vorteil.
game-egypt-gods-aim = bis { $points_to_win } Punkte
game-egypt-pyramid = Die große Pyramide
game-egypt-pyramid-about = Überquert den Nil in Papyrusbooten und baut gemeinsam die Pyramide des Pharaos: Wer am wenigsten baut, wird verflucht.
game-egypt-pyramid-aim = bis { $points_to_win } Punkte

## Dinge

thing-brick = Lehm
thing-cattle = Rind
thing-grain = Getreide
thing-papyrus = Papyrus
thing-stone = Stein
thing-any = beliebiger Rohstoff

cards-brick = { $n } Lehm
cards-cattle = { $n ->
    [one] { $n } Rind
   *[other] { $n } Rinder
}
cards-grain = { $n } Getreide
cards-papyrus = { $n } Papyrus
cards-stone = { $n } Stein

thing-alluvial = Schwemmland
thing-pasture = Weideland
thing-fields = Ackerland
thing-papyrus-grove = Papyrus-Hain
thing-quarry = Steinbruch
thing-desert = Wüste
thing-nile = Nil
thing-fork = Nildelta
thing-hex = Feld
thing-crossing = Kreuzung
thing-path = Weg
thing-nile-path = Weg über den Nil
thing-harbour = Hafen
thing-oasis = Oase
thing-bank = Vorrat
thing-deck = Entwicklungskarten
thing-site = Pyramiden-Bauplatz
thing-die = Würfel

thing-oxcart = Ochsenkarren
thing-settlement = Siedlung
thing-temple-city = Tempelstadt
thing-papyrus-boat = Papyrusboot
thing-pyramid-stone = Pyramiden-Baustein
thing-golden-stone = goldfarbener Baustein
thing-development-card = Entwicklungskarte
thing-robber = Räuber
piece-oxcart = einen Ochsenkarren
piece-settlement = eine Siedlung
piece-temple-city = eine Tempelstadt
piece-papyrus-boat = ein Papyrusboot
piece-pyramid-stone = einen Pyramiden-Baustein

thing-mercenary = Söldner
thing-route-building = Wegebau
thing-plenty = Überfluss
thing-monopoly = Monopol
thing-victory-point = Siegpunkt
card-mercenary = Söldner
card-victory-point = Siegpunkt
cards-mercenary = { $n } Söldner
cards-route-building = { $n } Wegebau
cards-plenty = { $n } Überfluss
cards-monopoly = { $n } Monopol
cards-victory-point = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}

thing-longest-route = Längste Handelsroute
thing-largest-army = Größtes Söldnerheer
title-route = Längste Handelsroute
title-army = Größtes Söldnerheer
thing-blessing = Pharaos Segen
thing-curse = Pharaos Fluch
thing-favour = Gunst des Wesirs

thing-amun = Amun
thing-wepwawet = Wepwawet
thing-hapi = Hapi
thing-chons = Chons
thing-isis = Isis
thing-thot = Thot
thing-maat = Maat
thing-ptah = Ptah
thing-hathor = Hathor
thing-seth = Seth
thing-god = Gottheit
thing-side-a = A-Seite
thing-side-b = B-Seite

# was jede Gottheit kann
explain-amun = Frag jemanden nach einem Rohstoff und gib eine beliebige Karte zurück; dann darfst du noch jemanden fragen.
with-god = mit deinem Gott
founding-pyramid = Deine erste Siedlung muss am Nil liegen. Alle beginnen unter dem Fluch des Pharaos: −1 Punkt.
explain-wepwawet = Baue einen Ochsenkarren mit einer beliebigen anderen Karte anstelle des Lehms oder des Rinds.
explain-hapi = Nach einem Wurf, der dir nichts gebracht hat, nimmst du eine Karte deiner Wahl.
explain-chons = Versetze einen deiner Ochsenkarren mit freiem Ende.
explain-isis = Bei einer Sieben behältst du alle Karten, oder du nimmst eine, wenn du wenige hast.
explain-thot = Kaufe eine Entwicklungskarte, ersetze eine Karte des Preises und wähle aus den obersten drei.
explain-maat = Sieh dir die Hand von jemandem an, der vor dir liegt, und nimm eine Karte.
explain-ptah = Gib einen offenen Söldner ab und baue eine Siedlung oder Tempelstadt günstiger.
explain-hathor = Tausche einen Rohstoff bis zum Ende deines Zuges 2:1 mit dem Vorrat.
explain-seth = Vertreibe den Räuber in die Wüste und nimm eine Karte des Feldes, das er verlässt.

thing-violet = Violett
thing-turquoise = Türkis
thing-grey = Grau
thing-red = Rot

cost-oxcart = 1 Lehm, 1 Rind
cost-settlement = 1 Lehm, 1 Rind, 1 Getreide, 1 Papyrus
cost-temple-city = 2 Getreide, 3 Stein
cost-development-card = 1 Getreide, 1 Papyrus, 1 Stein
cost-papyrus-boat = 1 Rind, 2 Papyrus
cost-pyramid-stone = 1 Rind, 1 Stein

## Phasen: nach dem Namen am Platz, oder nach „Du bist an der Reihe:“

phase-founding-route = setzt einen Ochsenkarren
phase-founding-route-you = setz einen Ochsenkarren daneben
phase-free-routes = setzt kostenlose Ochsenkarren
phase-free-routes-you = setz einen kostenlosen Ochsenkarren
phase-hapi-window = darf Hapi nutzen
phase-hapi-window-you = nimm mit Hapi eine Karte oder verzichte
phase-isis-window = darf Isis nutzen
phase-isis-window-you = nutze Isis oder verzichte
phase-amun-return = gibt eine Karte zurück
phase-amun-return-you = gib eine Karte zurück
phase-amun-again = darf noch einmal fragen
phase-amun-again-you = frag noch eine Person oder hör auf
phase-thot-choice = wählt mit Thot eine Karte
phase-thot-choice-you = behalte eine dieser Karten
phase-maat-taking = nimmt mit Maat eine Karte
phase-maat-taking-you = nimm eine Karte
phase-god-choice = behält eine Gottheit oder legt sie zurück
phase-god-choice-you = behalte deine Gottheit oder leg sie zurück

## Was die Anleitung sagt, einmal

coach-founding-route = Lege nun einen Ochsenkarren neben deine neue Siedlung. Er zeigt, wohin du weiterbauen willst.
coach-main = Handle zuerst mit dem Vorrat oder den anderen, dann baue; wer gebaut hat, handelt in diesem Zug nicht mehr. Jeder Knopf zeigt, was etwas kostet und was dir fehlt.
coach-free-routes = Wegebau: Setze bis zu zwei Ochsenkarren, ohne zu bezahlen. Sie müssen an deine Teile anschließen.
coach-gods = Deine Gottheit hilft dir einmal, und noch einmal von der anderen Seite. Ihr Knopf sagt, wann und wie.
coach-hapi-window = Der Wurf hat dir nichts gebracht, also darf Hapi dir eine Karte nach Wahl bringen. Du kannst auch auf einen besseren Moment warten.
coach-isis-window = Eine 7: Isis rettet alle deine Karten, wenn du zu viele hältst, oder bringt dir eine, wenn nicht. Nutze sie, oder verzichte.
coach-amun-return = Mit Amun hast du die gewünschte Karte bekommen. Gib eine beliebige Karte dafür zurück.
coach-amun-again = Mit Amun darfst du noch einen anderen nach derselben Sorte fragen. Oder hör hier auf.
coach-thot-choice = Thot zeigt dir die obersten drei Karten. Behalte eine; die anderen werden zurückgemischt.
coach-maat-taking = Maat lässt dich diese Hand sehen. Nimm die Karte, die dir am besten gefällt.
coach-god-choice = Nach dem ersten Einsatz wird eine Gottheit umgedreht und behalten oder umgetauscht. Nach dem zweiten muss sie umgetauscht werden.
coach-pyramid = Bau ein Boot auf dem Nil, dann setze Bausteine an der Pyramide. Wer die wenigsten gesetzt hat, ist verflucht: ein Punkt weniger.

## Was die Anleitung ergänzt, wo das Feld daneben die Regel schon sagt
tip-founding-route = Ziele auf die nächste gute Kreuzung oder einen Hafen. Andere wollen dort auch hin.
tip-free-routes = Erreiche damit einen neuen Bauplatz oder die längste Route. Sie zählt ab fünf in einer Reihe.
tip-hapi-window = Hapi hilft auf jeder Seite seiner Karte nur einmal. Ruf ihn, wenn dir genau eine Karte fehlt.
tip-isis-window = Isis hilft am meisten, wenn du viele Karten hältst. Mit wenigen spar sie für eine spätere 7 auf.
tip-amun-return = Gib die Karte, die du am wenigsten brauchst. Bedenke aber, was der andere damit bauen kann.
tip-amun-again = Frag nur weiter, wenn dir eine zweite Karte dieser Sorte hilft. Erinnere dich, wer sie zuletzt bekam.
tip-thot-choice = Ein Siegpunkt ist sicher, ein Söldner zählt für das Heer. Behalte, was dir als Nächstes hilft.
tip-maat-taking = Nimm, was dein nächstes Gebäude braucht. Oder nimm, was dem anderen zum Sieg hilft.
tip-god-choice = Behalte eine Gottheit, die zu deinem Plan passt, für den zweiten Einsatz. Sonst sieh dir die offenen an.

## Aktionen

action-place-start-oxcart = Ochsenkarren auf Weg { $path } setzen
action-move-robber = Räuber auf Feld { $hex } versetzen
action-accept-trade = Annehmen
action-trade-bank = { $give } beim Vorrat gegen { $take } tauschen
action-build-oxcart = Ochsenkarren auf Weg { $path } bauen
action-build-temple-city = Tempelstadt auf Kreuzung { $crossing } bauen
action-play-mercenary = Söldner ausspielen
action-play-route-building = Wegebau ausspielen
action-place-free-oxcart = Kostenlosen Ochsenkarren auf Weg { $path } setzen
action-waive-oxcart = Auf den zweiten Ochsenkarren verzichten
action-play-plenty = Überfluss ausspielen: { $cards }
action-play-victory-point = Siegpunkt ausspielen
action-ask-amun = { $seat } mit Amun nach { $card } fragen
action-give-back = 1 { $card } zurückgeben
action-stop-asking = Niemanden mehr fragen
action-build-with-wepwawet = Ochsenkarren auf Weg { $path } mit Wepwawet bauen, für { $give }
action-take-with-hapi = Mit Hapi 1 { $card } nehmen
action-pass = Passen
action-move-with-chons = Ochsenkarren mit Chons von Weg { $oxcart } auf Weg { $path } versetzen
action-use-isis = { $card ->
    [none] Mit Isis alle Karten behalten
   *[other] Mit Isis 1 { $card } nehmen
}
action-buy-with-thot = Mit Thot eine Karte kaufen, für { $give }
action-keep-card = Karte { $card } behalten
action-look-with-maat = Mit Maat die Hand von { $seat } ansehen
action-take-with-maat = 1 { $card } nehmen
action-settle-with-ptah = Siedlung auf Kreuzung { $crossing } mit Ptah bauen
action-raise-with-ptah = Tempelstadt auf Kreuzung { $crossing } mit Ptah bauen
action-rate-with-hathor = { $card } mit Hathor 2:1 tauschen
action-drive-off-with-seth = Räuber mit Seth vertreiben
action-keep-god = Gottheit behalten
action-exchange-god = Gottheit zurücklegen und { $god } nehmen
action-build-boat = Papyrusboot auf Weg { $path } bauen
action-build-stone = { $place ->
    [none] Pyramiden-Baustein bauen
   *[other] Pyramiden-Baustein auf Platz { $place } bauen
}
action-swap-by-favour = { $give } durch die Gunst des Wesirs gegen { $take } tauschen

## Arten von Aktionen, wo es viele von einer gibt

kind-place-start-oxcart = Ochsenkarren setzen
kind-build-oxcart = Ochsenkarren bauen
kind-build-temple-city = Tempelstadt bauen
kind-place-free-oxcart = Kostenlosen Ochsenkarren setzen
kind-trade-bank = Mit dem Vorrat tauschen
kind-play-plenty = Überfluss ausspielen
kind-ask-amun = Mit Amun fragen
kind-build-with-wepwawet = Ochsenkarren mit Wepwawet bauen
kind-take-with-hapi = Mit Hapi eine Karte nehmen
kind-move-with-chons = Ochsenkarren mit Chons versetzen
kind-use-isis = Isis nutzen
kind-buy-with-thot = Mit Thot eine Karte kaufen
kind-settle-with-ptah = Siedlung mit Ptah bauen
kind-raise-with-ptah = Tempelstadt mit Ptah bauen
kind-rate-with-hathor = Mit Hathor 2:1 tauschen
kind-exchange-god = Gottheit zurücklegen
kind-build-boat = Papyrusboot bauen
kind-build-stone = Pyramiden-Baustein bauen
kind-swap-by-favour = Durch die Gunst des Wesirs tauschen

## Ereignisse

land-brick = das Schwemmland
land-cattle = das Weideland
land-grain = das Ackerland
land-papyrus = den Papyrus-Hain
land-stone = den Steinbruch
event-robber-moved = { $land ->
    [none] { $seat } hat den Räuber in die Wüste versetzt.
   *[other] { $seat } hat den Räuber auf { $land } ({ $number }) versetzt.
}
event-robber-moved-you = { $land ->
    [none] Du hast den Räuber in die Wüste versetzt.
   *[other] Du hast den Räuber auf { $land } ({ $number }) versetzt.
}
event-accepted = { $seat } nimmt an.
event-accepted-you = Du nimmst an.
event-bank-traded = { $seat } hat beim Vorrat { $paid } gegen { $gained } getauscht.
event-bank-traded-you = Du hast beim Vorrat { $paid } gegen { $gained } getauscht.
event-route-waived = { $seat } hat auf den zweiten Ochsenkarren verzichtet.
event-route-waived-you = Du hast auf den zweiten Ochsenkarren verzichtet.
event-plenty-taken = { $seat } hat { $gained } aus dem Vorrat genommen.
event-plenty-taken-you = Du hast { $gained } aus dem Vorrat genommen.
event-monopoly-named = { $seat } verlangt alle Karten der Sorte { $card }.
event-monopoly-named-you = Du verlangst alle Karten der Sorte { $card }.
event-title-won = { $from ->
    [-1] { $seat } hat die Sonderkarte { $title } gewonnen.
   *[other] { $seat } hat { $from } die Sonderkarte { $title } abgenommen.
}
event-title-won-you = { $from ->
    [-1] Du hast die Sonderkarte { $title } gewonnen.
   *[other] Du hast { $from } die Sonderkarte { $title } abgenommen.
}
event-title-won-from-you = { $seat } hat dir die Sonderkarte { $title } abgenommen.
event-title-lost = { $seat } hat die Sonderkarte { $title } verloren.
event-title-lost-you = Du hast die Sonderkarte { $title } verloren.
event-points-shown = { $count ->
    [one] { $seat } hat { $count } Siegpunkt aufgedeckt.
   *[other] { $seat } hat { $count } Siegpunkte aufgedeckt.
}
event-points-shown-you = { $count ->
    [one] Du hast { $count } Siegpunkt aufgedeckt.
   *[other] Du hast { $count } Siegpunkte aufgedeckt.
}
event-god-taken = { $god } kommt zu { $seat }.
event-god-taken-you = { $god } kommt zu dir.
event-god-used = { $god } hat { $seat } geholfen.
event-god-used-you = { $god } hat dir geholfen.
event-god-kept = { $seat } hat { $god } behalten.
event-god-kept-you = Du hast { $god } behalten.
event-god-exchanged = { $seat } hat { $returned } zurückgelegt und { $god } genommen.
event-god-exchanged-you = Du hast { $returned } zurückgelegt und { $god } genommen.
event-amun-asked = { $seat } hat { $to } nach { $card } gefragt.
event-amun-asked-you = Du hast { $to } nach { $card } gefragt.
event-amun-asked-to-you = { $seat } hat dich nach { $card } gefragt.
event-had-none = { $seat } hat keine Karte der Sorte { $card }.
event-had-none-you = Du hast keine Karte der Sorte { $card }.
event-asked-enough = { $seat } hat niemanden mehr gefragt.
event-asked-enough-you = Du hast niemanden mehr gefragt.
event-card-taken = { $seat } hat { $gained } aus dem Vorrat genommen.
event-card-taken-you = Du hast { $gained } aus dem Vorrat genommen.
event-passed = { $seat } hat gepasst.
event-passed-you = Du hast gepasst.
event-oxcart-moved = { $seat } hat einen Ochsenkarren von Weg { $oxcart } auf Weg { $path } versetzt.
event-oxcart-moved-you = Du hast einen Ochsenkarren von Weg { $oxcart } auf Weg { $path } versetzt.
event-deck-looked-at = { $count ->
    [one] { $seat } hat { $paid } bezahlt und sich { $count } Karte angesehen.
   *[other] { $seat } hat { $paid } bezahlt und sich { $count } Karten angesehen.
}
event-deck-looked-at-you = Du hast { $paid } bezahlt und dir angesehen: { $titles }.
event-deck-seen = Die anderen Karten wurden wieder untergemischt.
event-deck-seen-you = Du hast { $returned } zurückgelegt; der Stapel ist gemischt.
event-hand-seen = { $seat } hat sich die Hand von { $from } angesehen.
event-hand-seen-you = Du hast dir die Hand von { $from } angesehen: { $cards }.
event-hand-seen-from-you = { $seat } hat sich deine Hand angesehen.
event-rate-named = { $seat } tauscht { $card } in diesem Zug 2:1.
event-rate-named-you = Du tauschst { $card } in diesem Zug 2:1.
event-blessed = { $seat } steht unter Pharaos Segen: 1 Punkt.
event-blessed-you = Du stehst unter Pharaos Segen: 1 Punkt.
event-cursed = { $seat } steht unter Pharaos Fluch: minus 1 Punkt.
event-cursed-you = Du stehst unter Pharaos Fluch: minus 1 Punkt.
event-favour-won = { $from ->
    [-1] { $seat } hat die Gunst des Wesirs gewonnen.
   *[other] { $seat } hat { $from } die Gunst des Wesirs abgenommen.
}
event-favour-won-you = { $from ->
    [-1] Du hast die Gunst des Wesirs gewonnen.
   *[other] Du hast { $from } die Gunst des Wesirs abgenommen.
}
event-favour-won-from-you = { $seat } hat dir die Gunst des Wesirs abgenommen.
event-golden-revealed = { $seat } hat einen goldfarbenen Baustein aufgedeckt: Die Kartengrenze ist { $number }.
event-golden-revealed-you = Du hast einen goldfarbenen Baustein aufgedeckt: Die Kartengrenze ist { $number }.
event-golden-placed = Der goldfarbene Baustein ist in die Pyramide eingebaut.
event-swapped = { $seat } hat durch die Gunst des Wesirs { $paid } gegen { $gained } getauscht.
event-swapped-you = Du hast durch die Gunst des Wesirs { $paid } gegen { $gained } getauscht.

## Marken auf dem Weg einer Wiederholung

milestone-favour-won = Gunst des Wesirs
milestone-golden-revealed = Goldener Stein

## Abweisungen, wie in Abschnitt R der Regeln

refusal-game-over = Das Spiel ist vorbei.
refusal-not-your-turn = Du bist gerade nicht am Zug.
refusal-decision-pending = Erst steht noch eine andere Entscheidung an.
refusal-nothing-to-decide = So etwas gibt es gerade nicht zu entscheiden.
refusal-roll-first = Würfle zuerst.
refusal-already-rolled = Du hast in diesem Zug schon gewürfelt.
refusal-trade-closed = Du hast in diesem Zug etwas gebaut oder gekauft, darum ist der Handel vorbei.
refusal-offer-open = Schließe zuerst das offene Angebot.
refusal-offer-limit = Du hast in diesem Zug schon alle erlaubten Angebote gemacht.
refusal-no-offer = Es ist kein Angebot offen.
refusal-trade-not-active = Angebote macht nur, wer am Zug ist.
refusal-trade-only-cards = Du kannst nur Rohstoffkarten tauschen.
refusal-trade-same-terms = Dein Gegenangebot muss sich vom Angebot unterscheiden.
refusal-counter-off = Gegenangebote sind in diesem Spiel ausgeschaltet.
refusal-trade-side-limit = So viele Karten darf eine Seite eines Angebots hier nicht haben.
refusal-unknown-place = Diesen Ort gibt es nicht.
refusal-trade-gift = Jede Seite muss mindestens eine Karte geben.
refusal-trade-same-kind = Derselbe Rohstoff kann nicht auf beiden Seiten stehen.
refusal-trade-not-held = Du hast diese Karten nicht.
refusal-trade-too-many = So viele Karten hat keine der gefragten Personen.
refusal-not-asked = Dieses Angebot richtet sich nicht an dich.
refusal-already-answered = Du hast auf dieses Angebot schon geantwortet.
refusal-call-needs-proposal = Auf diese Bitte kannst du nur mit einem Vorschlag antworten.
refusal-answers-missing = Warte, bis alle geantwortet haben.
refusal-partner-not-willing = Diese Person hat nicht zugestimmt.
refusal-bank-too-few = Für deinen Kurs hast du zu wenige Karten dieser Sorte.
refusal-bank-same-kind = Nimm einen anderen Rohstoff als den, den du gibst.
refusal-bank-empty = Diesen Rohstoff gibt es im Vorrat nicht mehr.
refusal-cannot-pay = Das kannst du nicht bezahlen.
refusal-no-piece = Davon hast du keine Figur mehr.
refusal-path-taken = Dieser Weg ist besetzt.
refusal-path-not-connected = Dieser Weg grenzt nicht an deine Route oder dein Gebäude.
refusal-path-blocked = Dort versperrt ein fremdes Gebäude den Weg.
refusal-crossing-taken = Diese Kreuzung ist besetzt.
refusal-crossing-not-connected = Deine Route reicht nicht bis zu dieser Kreuzung.
refusal-too-close = Ein Gebäude steht zu nah.
refusal-not-your-settlement = Du kannst nur eine eigene Siedlung ausbauen.
refusal-founding-path = Der Ochsenkarren muss an die gerade gesetzte Siedlung grenzen.
refusal-deck-empty = Es sind keine Entwicklungskarten mehr da.
refusal-card-not-held = Du hast diese Karte nicht.
refusal-card-limit = Du hast in diesem Zug schon eine Karte ausgespielt.
refusal-card-new = Diese Karte hast du erst in diesem Zug gekauft.
refusal-card-no-effect = Diese Karte könnte jetzt nichts bewirken.
refusal-card-points = Siegpunktkarten spielst du nicht aus.
refusal-discard-count = Du musst genau die Hälfte deiner Karten abgeben, abgerundet.
refusal-discard-not-held = Du hast diese Karten nicht.
refusal-robber-stays = Der Räuber muss auf ein anderes Feld.
refusal-victim-wrong = Diese Person kannst du dort nicht berauben.
refusal-god-not-yours = Diese Gottheit hast du nicht.
refusal-god-new = Du hast diese Gottheit erst in diesem Zug genommen.
refusal-god-used = Diese Gottheit hat dir schon geholfen und ruht noch.
refusal-god-wrong-time = Diese Gottheit kann jetzt nicht helfen.
refusal-god-no-effect = Diese Gottheit könnte jetzt nichts bewirken.
refusal-god-must-exchange = Nach der zweiten Nutzung musst du die Gottheit zurücklegen.
refusal-god-same = Die Gottheit, die du zurücklegst, kannst du nicht wieder nehmen.
refusal-god-not-open = Diese Gottheit liegt bei einer anderen Person.
refusal-god-payment = Du darfst nur eine Karte des Preises ersetzen.
refusal-god-not-ahead = Diese Person hat nicht mehr Punkte als du.
refusal-god-no-mercenary = Du hast keinen offenen Söldner, den du abgeben kannst.
refusal-god-no-free-end = Dieser Ochsenkarren hat kein freies Ende.
refusal-nile-needs-boat = Nur ein Boot kann den Nil überqueren.
refusal-boat-needs-nile = Ein Boot braucht einen Weg über den Nil.
refusal-found-at-nile = Deine erste Siedlung muss ein Nil-Feld berühren.
refusal-no-boat-yet = Du brauchst zuerst ein Boot auf dem Nil.
refusal-no-stone-left = Du hast alle deine Pyramiden-Bausteine verbaut.
refusal-stone-place = Nimm einen freien Platz der untersten offenen Ebene.
refusal-favour-not-yours = Die Gunst des Wesirs hat gerade jemand anderes.
refusal-favour-used = Du hast den Tausch des Wesirs in diesem Zug schon genutzt.

## Optionen

option-map-fixed = fest
option-phases = Handeln und bauen
option-phases-about = Ob dein Handel für diesen Zug vorbei ist, sobald du etwas baust oder kaufst.
option-phases-separate = erst handeln, dann bauen
option-phases-merged = frei gemischt
option-bank-shortage = Mangel im Vorrat
option-bank-shortage-about = Was geschieht, wenn der Vorrat für die einzige Person mit Anspruch nicht reicht.
option-bank-shortage-sole-takes-rest = sie nimmt den Rest
option-bank-shortage-sole_takes_rest = { option-bank-shortage-sole-takes-rest }
option-bank-shortage-nobody = niemand bekommt etwas
option-harbours = Häfen
option-harbours-about = Ob die Häfen wie gedruckt liegen oder gemischt werden.
option-harbours-printed = wie gedruckt
option-harbours-shuffled = gemischt
option-points-to-win = Punkte zum Sieg
option-points-to-win-about = Wer im eigenen Zug so viele Punkte hat, gewinnt sofort.
option-god-rest = Ruhe einer Gottheit
option-god-rest-about = Wie lange eine Gottheit nach ihrer Hilfe auf der zweiten Seite ruht.
option-god-rest-own-turn = bis dein eigener Zug endet
option-god-rest-own_turn = { option-god-rest-own-turn }
option-god-rest-any-turn = bis irgendein Zug endet
option-god-rest-any_turn = { option-god-rest-any-turn }
option-favour-time = Tausch des Wesirs
option-favour-time-about = Wann eine Karte tauschen darf, wer die Gunst des Wesirs hat.
option-favour-time-turn = im ganzen eigenen Zug
option-favour-time-after-roll = nur nach dem Würfeln
option-favour-time-after_roll = { option-favour-time-after-roll }
option-golden-numbers = Zahlen der goldfarbenen Bausteine
option-golden-numbers-about = Die Kartengrenzen auf den zwölf goldfarbenen Bausteinen, jede von 6 bis 9.
option-golden-numbers-666777888999 = je drei
option-golden-numbers-666666666666 = immer 6
option-golden-numbers-999999999999 = immer 9

## Punkte nach Herkunft

source-settlements = Siedlungen
source-temple-city = Tempelstädte
source-temple_city = { source-temple-city }
source-route = Längste Handelsroute
source-army = Größtes Söldnerheer
source-cards = Siegpunktkarten
source-pharaoh = Pharao

## Wie das Spiel zu Ende ging

reason-points = Die Punkte zum Sieg sind erreicht.
reason-pyramid = Der Bau der Pyramide ist zu Ende.

## Der gezeichnete Spielplan

# Name des ganzen Bilds beim Vorlesen
draw-label-egypt = Das alte Ägypten, der Spielplan
draw-label-egypt-gods = Das alte Ägypten mit der Hilfe der Götter, der Spielplan
draw-label-egypt-pyramid = Die große Pyramide, Spielplan und Bauplatz

# Orte und Figuren; $land ist ein Gelände, $number sein Zahlenchip
dealer = Vorrat
draw-harbour-any = 3:1-Hafen
draw-harbour = 2:1-Hafen für { $card }
draw-golden-stone = goldfarbener Baustein
draw-bank = Vorrat
draw-bank-stock = Vorrat, { $card }: { $n }

# der Bauplatz; $level ist 1 bis 4
draw-pyramid = Die große Pyramide
draw-pyramid-level = { $level ->
    [1] erste Ebene
    [2] zweite Ebene
    [3] dritte Ebene
   *[other] Schlussstein
}, { $left ->
    [one] { $left } Platz frei
   *[other] { $left } Plätze frei
}
draw-pyramid-done = die Pyramide ist vollendet
draw-golden-left = goldene Steine
draw-golden-limit = Kartengrenze
draw-golden-left-label = { $n ->
    [one] noch { $n } goldfarbener Baustein
   *[other] noch { $n } goldfarbene Bausteine
}
draw-golden-limit-label = Letzter goldfarbener Baustein: Kartengrenze { $n }

# Gottheiten; $side ist A oder B
draw-open-gods = Auslage der Götter
draw-gods-held = Im Spiel
draw-open-god = { $god }, in der Auslage
draw-god-of = { $god }, { $side }-Seite, bei { $name }

# was an einem Ort möglich ist; $place zählt die Gelände ringsum auf: „Steinbruch 10, Ackerland 12 und 3:1-Hafen“
draw-do-build-temple-city = Tempelstadt: { $place }
draw-do-settle-with-ptah = Siedlung mit Ptah: { $place }
draw-do-raise-with-ptah = Tempelstadt mit Ptah: { $place }
draw-do-place-start-oxcart = Ochsenkarren: { $place }
draw-do-build-oxcart = Ochsenkarren: { $place }
draw-do-place-free-oxcart = Kostenloser Ochsenkarren: { $place }
draw-do-build-boat = Papyrusboot: { $place }
draw-do-build-with-wepwawet = Ochsenkarren mit Wepwawet: { $place }
draw-do-lift-with-chons = Diesen Ochsenkarren mit Chons versetzen: { $place }
draw-do-move-with-chons = Ochsenkarren mit Chons hierher versetzen: { $place }
draw-do-build-stone = Pyramiden-Baustein hierher
draw-do-exchange-god = { $god } nehmen

# die eigene Hand
draw-do-give-back = 1 { $card } zurückgeben
draw-do-trade-bank = { $card } beim Vorrat tauschen
draw-do-swap-by-favour = 1 { $card } durch die Gunst des Wesirs tauschen
draw-do-play-mercenary = Söldner ausspielen
draw-do-play-route-building = Wegebau ausspielen
draw-do-play-plenty = Überfluss ausspielen

## Was die Seite neben dem Plan zeigt

button-build-oxcart = Karren
button-build-temple-city = Tempel
button-build-boat = Boot
button-build-stone = Baustein
fact-open = { $n ->
    [one] 1 ausgespielter Söldner
   *[other] { $n } ausgespielte Söldner
}

## Was Dinge tun, und wie es um sie steht

explain-oxcart = Verlängert deine Handelsroute um einen Weg und führt zu neuen Bauplätzen.
explain-settlement = Zählt 1 Punkt; bringt 1 Karte von jedem Feld ringsum, dessen Zahl gewürfelt wird.
explain-temple-city = Ersetzt eine Siedlung: zählt 2 Punkte und bringt 2 Karten statt 1.
explain-development-card = Die oberste Karte des Stapels; nur du siehst sie, bis du sie spielst.
explain-mercenary = Versetzt den Räuber und nimmt jemandem neben ihm eine Karte; sie bleibt offen und zählt zum Söldnerheer.
explain-victory-point = Zählt 1 Punkt; sie wird nie gespielt und bleibt bis zum Ende verdeckt.
explain-route-building = Setze bis zu zwei Ochsenkarren kostenlos.
explain-plenty = Nimm zwei Karten deiner Wahl aus dem Vorrat.
explain-monopoly = Nenne einen Rohstoff: alle anderen geben dir alle Karten davon.
explain-longest-route = Zwei Punkte für die längste Handelsroute, mindestens fünf Teile.
explain-largest-army = Zwei Punkte für die meisten offenen Söldner, mindestens drei.
explain-robber = Sein Feld bringt nichts; eine Sieben oder ein Söldner versetzt ihn.
explain-bank = Nimmt vier gleiche Karten für eine deiner Wahl, mit einem Hafen weniger.
explain-papyrus-boat = Überquert den Nil und lässt dich Pyramidensteine bauen.
explain-pyramid-stone = Kommt in die Pyramide: Wer am wenigsten gebaut hat, ist verflucht.
explain-golden-stone = Zeigt sich bei einer Sieben: Seine Zahl ist die Kartengrenze dieses Wurfs.
explain-blessing = Ein Punkt mehr, solange jemand weniger Steine gebaut hat als du.
explain-curse = Ein Punkt weniger, solange niemand weniger Steine gebaut hat als du.
explain-favour = Tausche einmal je Zug eine Karte mit dem Vorrat, und behalte bei einer Sieben bis zu neun Karten.
explain-harbour-any = Drei beliebige gleiche Karten kaufen eine Karte anderer Art aus dem Vorrat.
explain-harbour = Zwei { $card } kaufen eine beliebige andere Karte aus dem Vorrat.
explain-goal = Wer im eigenen Zug { $n } Punkte hat, gewinnt; verdeckte Siegpunktkarten zählen mit.
explain-goal-pyramid = Wer im eigenen Zug { $n } Punkte hat, gewinnt. Sind die Pyramide oder die goldfarbenen Bausteine fertig, gewinnt, wer die meisten Punkte hat.
explain-count-open-name = Offene Söldner
explain-count-open = Ausgespielte liegen offen; drei und mehr als alle anderen sind das größte Söldnerheer.
explain-count-length-name = Längste Route
explain-count-length = Teile an einem Stück; fünf und mehr als alle anderen sind die Längste Handelsroute.
now-hand-limit-pyramid = { $n ->
    [0] Eine Sieben deckt einen goldfarbenen Baustein auf; seine Zahl ist die Kartengrenze, neun für den, der die Gunst hat.
   *[other] Der letzte goldfarbene Baustein zeigte { $n }; die nächste Sieben deckt einen anderen auf. Neun für den, der die Gunst hat.
}
now-god-open = Liegt offen: wer einen Gott tauscht, darf ihn nehmen.
now-god = Bei { $name }, Seite { $side }.
now-god-side-a = Nach dem Einsatz wird er umgedreht oder getauscht.
now-god-side-b = Nach dem Einsatz muss er getauscht werden.
now-golden = { $n ->
    [0] Noch { $left }; keiner wurde bisher gezeigt.
   *[other] Noch { $left }; der letzte zeigte { $n }.
}
now-site = { $n } Plätze sind frei.
now-favour = { $name ->
    [none] Niemand hat sie bisher.
   *[other] Bei { $name } nach dem jüngsten Stein.
}
now-largest-army = { $name ->
    [none] Niemand hat es.
   *[other] Bei { $name }: { $n }.
} Deine offenen Söldner: { $mine }.
now-harbour = { $n ->
    [0] Du handelst hier.
    [one] Du handelst hier: { $card } für 1 Karte wäre jetzt möglich.
   *[other] Du handelst hier: { $card } für { $n } Karten wäre jetzt möglich.
}

## Warum etwas nicht geht, in wenigen Worten

blocked-nothing-to-decide = Jetzt nicht
blocked-no-piece = Keine mehr übrig
blocked-path-taken = Kein Weg erreichbar
blocked-path-not-connected = Kein Weg erreichbar
blocked-path-blocked = Kein Weg erreichbar
blocked-crossing-taken = Kein Bauplatz
blocked-crossing-not-connected = Kein Bauplatz
blocked-not-your-settlement = Noch keine Siedlung
blocked-nile-needs-boat = Kein Weg erreichbar
blocked-boat-needs-nile = Kein Nil erreichbar
blocked-no-boat-yet = Erst ein Boot
blocked-no-stone-left = Keine mehr übrig
blocked-stone-place = Kein Platz frei
