# Das alte Ägypten: Grundspiel, mit der Hilfe der Götter, und Die große Pyramide.

game-egypt = Das alte Ägypten
game-egypt-about = Besiedle das Land am Nil: Würfle, handle und baue Ochsenkarren, Siedlungen und Tempelstädte.
game-egypt-aim = bis { $points_to_win } Punkte
game-egypt-minutes = 75
game-egypt-mode = Grundspiel
game-egypt-line = Wer zuerst 10 Punkte hat, gewinnt
game-egypt-gods-mode = Götter
game-egypt-gods-line = Jede Gottheit gibt dir einen eigenen Vorteil
game-egypt-pyramid-mode = Pyramide
game-egypt-pyramid-line = Wer am wenigsten mitbaut, wird verflucht
game-egypt-gods = Das alte Ägypten mit der Hilfe der Götter
game-egypt-gods-about = Dasselbe Land, mit einer Gottheit an deiner Seite: Jede der zehn gibt dir einen eigenen Vorteil.
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
explain-amun = Frag jemanden nach einem Rohstoff und gib eine beliebige Karte dafür; dann darfst du noch jemanden fragen.
with-god = mit deiner Gottheit
founding-pyramid = Deine erste Siedlung muss am Nil liegen. Alle beginnen unter Pharaos Fluch: −1 Punkt.
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
phase-amun-return = gibt dafür eine Karte
phase-amun-return-you = gib dafür eine Karte
phase-amun-again = darf noch jemanden fragen
phase-amun-again-you = frag noch jemanden oder hör auf
phase-thot-choice = wählt mit Thot eine Karte
phase-thot-choice-you = behalte eine dieser Karten
phase-maat-taking = nimmt mit Maat eine Karte
phase-maat-taking-you = nimm eine Karte
phase-god-choice = behält oder tauscht eine Gottheit
phase-god-choice-you = behalte oder tausche deine Gottheit

## Was die Anleitung sagt, einmal

coach-founding-route = Setze nun einen Ochsenkarren neben deine neue Siedlung. Er zeigt, wohin du weiterbauen willst.
coach-main = Handle zuerst mit dem Vorrat oder den anderen und baue dann: Sobald du gebaut hast, kannst du in diesem Zug nicht mehr handeln. Jeder Knopf zeigt, was etwas kostet und was dir fehlt.
coach-free-routes = Wegebau: Setze bis zu zwei Ochsenkarren gratis. Sie müssen an deine Teile anschließen.
coach-gods = Deine Gottheit hilft dir einmal, und umgedreht noch einmal. Ihr Knopf sagt, wann und wie.
coach-hapi-window = Der Wurf hat dir nichts gebracht, also kann Hapi dir eine Karte deiner Wahl bringen. Du kannst auch auf einen besseren Moment warten.
coach-isis-window = Eine 7: Isis rettet alle deine Karten, wenn du zu viele hast; sonst bringt sie dir eine. Nutze sie oder verzichte.
coach-amun-return = Mit Amun hast du die gewünschte Karte bekommen. Gib dafür eine beliebige Karte.
coach-amun-again = Mit Amun darfst du noch jemanden nach derselben Sorte fragen. Oder hör hier auf.
coach-thot-choice = Thot zeigt dir die obersten drei Karten. Behalte eine; die anderen werden wieder untergemischt.
coach-maat-taking = Maat zeigt dir diese Karten. Nimm die, die dir am besten gefällt.
coach-god-choice = Nach dem ersten Einsatz drehst du deine Gottheit um und behältst sie, oder du tauschst sie. Nach dem zweiten musst du sie tauschen.
coach-pyramid = Bau ein Boot auf dem Nil, dann Bausteine für die Pyramide. Wer die wenigsten gebaut hat, ist verflucht: ein Punkt weniger.

## Was die Anleitung ergänzt, wo das Feld daneben die Regel schon sagt
tip-founding-route = Ziele auf die nächste gute Kreuzung oder einen Hafen. Andere wollen dort auch hin.
tip-free-routes = Erreiche damit einen neuen Bauplatz oder arbeite an der Längsten Handelsroute. Sie zählt ab fünf Teilen.
tip-hapi-window = Hapi hilft auf jeder Seite seiner Karte nur einmal. Ruf ihn, wenn dir genau eine Karte fehlt.
tip-isis-window = Isis hilft am meisten, wenn du viele Karten hast. Mit wenigen heb sie für eine spätere 7 auf.
tip-amun-return = Gib die Karte, die du am wenigsten brauchst. Bedenke aber, was der andere damit bauen kann.
tip-amun-again = Frag nur weiter, wenn dir eine zweite Karte dieser Sorte hilft. Erinnere dich, wer sie zuletzt bekam.
tip-thot-choice = Ein Siegpunkt ist sicher, ein Söldner zählt für das Heer. Behalte, was dir als Nächstes hilft.
tip-maat-taking = Nimm, was dein nächstes Gebäude braucht, oder was dem anderen zum Sieg fehlt.
tip-god-choice = Behalte eine Gottheit, die zu deinem Plan passt, für den zweiten Einsatz. Sonst sieh dir die Auslage der Götter an.

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
action-give-back = Dafür 1 { $card } geben
action-stop-asking = Niemanden mehr fragen
action-build-with-wepwawet = Ochsenkarren auf Weg { $path } mit Wepwawet bauen, für { $give }
action-take-with-hapi = Mit Hapi 1 { $card } nehmen
action-pass = Verzichten
action-move-with-chons = Ochsenkarren mit Chons von Weg { $oxcart } auf Weg { $path } versetzen
action-use-isis = { $card ->
    [none] Mit Isis alle Karten behalten
   *[other] Mit Isis 1 { $card } nehmen
}
action-buy-with-thot = Mit Thot eine Karte kaufen, für { $give }
action-keep-card = Karte { $card } behalten
action-look-with-maat = Mit Maat die Karten von { $seat } ansehen
action-take-with-maat = 1 { $card } nehmen
action-settle-with-ptah = Siedlung auf Kreuzung { $crossing } mit Ptah bauen
action-raise-with-ptah = Tempelstadt auf Kreuzung { $crossing } mit Ptah bauen
action-rate-with-hathor = { $card } mit Hathor 2:1 tauschen
action-drive-off-with-seth = Räuber mit Seth vertreiben
action-keep-god = Gottheit behalten
action-exchange-god = Gottheit gegen { $god } tauschen
action-build-boat = Papyrusboot auf Weg { $path } bauen
action-build-stone = { $place ->
    [none] Pyramiden-Baustein bauen
   *[other] Pyramiden-Baustein auf Platz { $place } bauen
}
action-swap-by-favour = Mit der Gunst des Wesirs { $give } gegen { $take } tauschen

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
kind-exchange-god = Gottheit tauschen
kind-build-boat = Papyrusboot bauen
kind-build-stone = Pyramiden-Baustein bauen
kind-swap-by-favour = Mit der Gunst des Wesirs tauschen

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
event-god-exchanged = { $seat } hat { $returned } gegen { $god } getauscht.
event-god-exchanged-you = Du hast { $returned } gegen { $god } getauscht.
event-amun-asked = { $seat } hat { $to } nach { $card } gefragt.
event-amun-asked-you = Du hast { $to } nach { $card } gefragt.
event-amun-asked-to-you = { $seat } hat dich nach { $card } gefragt.
event-had-none = { $seat } hat keine Karte der Sorte { $card }.
event-had-none-you = Du hast keine Karte der Sorte { $card }.
event-asked-enough = { $seat } hat niemanden mehr gefragt.
event-asked-enough-you = Du hast niemanden mehr gefragt.
event-card-taken = { $seat } hat { $gained } aus dem Vorrat genommen.
event-card-taken-you = Du hast { $gained } aus dem Vorrat genommen.
event-passed = { $seat } hat verzichtet.
event-passed-you = Du hast verzichtet.
event-oxcart-moved = { $seat } hat einen Ochsenkarren von Weg { $oxcart } auf Weg { $path } versetzt.
event-oxcart-moved-you = Du hast einen Ochsenkarren von Weg { $oxcart } auf Weg { $path } versetzt.
event-deck-looked-at = { $count ->
    [one] { $seat } hat { $paid } bezahlt und sich { $count } Karte angesehen.
   *[other] { $seat } hat { $paid } bezahlt und sich { $count } Karten angesehen.
}
event-deck-looked-at-you = Du hast { $paid } bezahlt und dir angesehen: { $titles }.
event-deck-seen = Die anderen Karten wurden wieder untergemischt.
event-deck-seen-you = Du hast { $returned } zurückgelegt; der Stapel ist gemischt.
event-hand-seen = { $seat } hat sich die Karten von { $from } angesehen.
event-hand-seen-you = Du hast dir die Karten von { $from } angesehen: { $cards }.
event-hand-seen-from-you = { $seat } hat sich deine Karten angesehen.
event-rate-named = { $seat } tauscht { $card } in diesem Zug 2:1.
event-rate-named-you = Du tauschst { $card } in diesem Zug 2:1.
event-blessed = { $seat } steht unter Pharaos Segen: 1 Punkt.
event-blessed-you = Du stehst unter Pharaos Segen: 1 Punkt.
event-cursed = { $seat } steht unter Pharaos Fluch: −1 Punkt.
event-cursed-you = Du stehst unter Pharaos Fluch: −1 Punkt.
event-favour-won = { $from ->
    [-1] { $seat } hat die Gunst des Wesirs gewonnen.
   *[other] { $seat } hat { $from } die Gunst des Wesirs abgenommen.
}
event-favour-won-you = { $from ->
    [-1] Du hast die Gunst des Wesirs gewonnen.
   *[other] Du hast { $from } die Gunst des Wesirs abgenommen.
}
event-favour-won-from-you = { $seat } hat dir die Gunst des Wesirs abgenommen.
event-golden-revealed = { $seat } hat einen goldfarbenen Baustein aufgedeckt: Das Handlimit ist { $number }.
event-golden-revealed-you = Du hast einen goldfarbenen Baustein aufgedeckt: Das Handlimit ist { $number }.
event-golden-placed = Der goldfarbene Baustein ist in die Pyramide eingebaut.
event-swapped = { $seat } hat mit der Gunst des Wesirs { $paid } gegen { $gained } getauscht.
event-swapped-you = Du hast mit der Gunst des Wesirs { $paid } gegen { $gained } getauscht.

## Marken auf dem Weg einer Wiederholung

milestone-favour-won = Gunst des Wesirs
milestone-golden-revealed = Goldfarbener Baustein

## Abweisungen, wie in Abschnitt R der Regeln

refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-decision-pending = Triff zuerst die andere Entscheidung.
refusal-nothing-to-decide = So etwas gibt es gerade nicht zu entscheiden.
refusal-roll-first = Würfle zuerst.
refusal-already-rolled = Du hast in diesem Zug schon gewürfelt.
refusal-trade-closed = Du hast schon etwas gebaut oder gekauft und kannst in diesem Zug nicht mehr handeln.
refusal-offer-open = Schließe zuerst das offene Angebot ab oder zieh es zurück.
refusal-offer-limit = Du hast in diesem Zug schon alle erlaubten Angebote gemacht.
refusal-no-offer = Es ist kein Angebot offen.
refusal-trade-not-active = Angebote macht nur, wer am Zug ist.
refusal-trade-only-cards = Du kannst nur Rohstoffkarten tauschen.
refusal-trade-same-terms = Das ist derselbe Tausch: Nimm ihn einfach an.
refusal-counter-off = Gegenangebote sind an diesem Tisch nicht erlaubt.
refusal-trade-side-limit = Auf einer Seite stehen zu viele Karten.
refusal-unknown-place = Diesen Ort gibt es auf dem Brett nicht.
refusal-trade-gift = Jede Seite muss mindestens eine Karte geben.
refusal-trade-same-kind = Ein Rohstoff kann nicht gegen denselben Rohstoff getauscht werden.
refusal-trade-not-held = Du hast diese Karten nicht.
refusal-trade-too-many = So viele Karten hat niemand, den du fragst.
refusal-not-asked = Dieses Angebot richtet sich nicht an dich.
refusal-already-answered = Du hast auf dieses Angebot schon geantwortet.
refusal-call-needs-proposal = Auf diese Bitte kannst du nur mit einem Vorschlag oder einer Ablehnung antworten.
refusal-answers-missing = Warte, bis alle geantwortet haben.
refusal-partner-not-willing = Dieser Spieler hat nicht zugestimmt.
refusal-bank-too-few = Du hast nicht genug Karten dieser Sorte für deinen Tauschkurs.
refusal-bank-same-kind = Nimm einen anderen Rohstoff als den, den du gibst.
refusal-bank-empty = Diesen Rohstoff gibt es im Vorrat nicht mehr.
refusal-cannot-pay = Dir fehlen Karten, um das zu bezahlen.
refusal-no-piece = Davon hast du keine mehr.
refusal-path-taken = Dieser Weg ist besetzt.
refusal-path-not-connected = Dieser Weg schließt nicht an deine Route oder deine Gebäude an.
refusal-path-blocked = Ein Gebäude eines anderen Spielers versperrt den Weg.
refusal-crossing-taken = Diese Kreuzung ist besetzt.
refusal-crossing-not-connected = Deine Route reicht nicht bis zu dieser Kreuzung.
refusal-too-close = Auf einer benachbarten Kreuzung steht ein Gebäude.
refusal-not-your-settlement = Du kannst nur eine eigene Siedlung ausbauen.
refusal-founding-path = Der Ochsenkarren muss die Siedlung berühren, die du gerade gesetzt hast.
refusal-deck-empty = Es sind keine Entwicklungskarten mehr da.
refusal-card-not-held = Du hast diese Karte nicht.
refusal-card-limit = Du hast in diesem Zug schon eine Entwicklungskarte ausgespielt.
refusal-card-new = Diese Karte hast du erst in diesem Zug gekauft.
refusal-card-no-effect = Diese Karte könnte jetzt nichts bewirken.
refusal-card-points = Siegpunktkarten werden nicht ausgespielt.
refusal-discard-count = Du musst genau die Hälfte deiner Karten abgeben, abgerundet.
refusal-discard-not-held = Du hast diese Karten nicht.
refusal-robber-stays = Der Räuber muss auf ein anderes Feld.
refusal-victim-wrong = Diesen Spieler kannst du dort nicht berauben.
refusal-god-not-yours = Diese Gottheit hast du nicht.
refusal-god-new = Du hast diese Gottheit erst in diesem Zug genommen.
refusal-god-used = Diese Gottheit hat dir schon geholfen und ruht noch.
refusal-god-wrong-time = Diese Gottheit kann jetzt nicht helfen.
refusal-god-no-effect = Diese Gottheit könnte jetzt nichts bewirken.
refusal-god-must-exchange = Nach dem zweiten Einsatz musst du die Gottheit tauschen.
refusal-god-same = Die Gottheit, die du abgibst, kannst du nicht wieder nehmen.
refusal-god-not-open = Diese Gottheit hat ein anderer Spieler.
refusal-god-payment = Du darfst nur eine Karte des Preises ersetzen.
refusal-god-not-ahead = Dieser Spieler hat nicht mehr Punkte als du.
refusal-god-no-mercenary = Du hast keinen offenen Söldner, den du abgeben kannst.
refusal-god-no-free-end = Dieser Ochsenkarren hat kein freies Ende.
refusal-nile-needs-boat = Nur ein Boot kann den Nil überqueren.
refusal-boat-needs-nile = Ein Boot braucht einen Weg über den Nil.
refusal-found-at-nile = Deine erste Siedlung muss ein Nil-Feld berühren.
refusal-no-boat-yet = Du brauchst zuerst ein Boot auf dem Nil.
refusal-no-stone-left = Du hast alle deine Pyramiden-Bausteine verbaut.
refusal-stone-place = Wähle einen freien Platz auf der untersten offenen Ebene.
refusal-favour-not-yours = Die Gunst des Wesirs hat gerade jemand anderes.
refusal-favour-used = Du hast den Tausch des Wesirs in diesem Zug schon genutzt.

## Optionen

option-map-fixed = fest
option-phases = Handeln und bauen
option-phases-about = Ob der Handel für diesen Zug endet, sobald du etwas baust oder kaufst.
option-phases-separate = erst handeln, dann bauen
option-phases-merged = in beliebiger Reihenfolge
option-bank-shortage = Mangel im Vorrat
option-bank-shortage-about = Was geschieht, wenn der Vorrat für den einzigen Spieler mit Anspruch nicht reicht.
option-bank-shortage-sole-takes-rest = er nimmt den Rest
option-bank-shortage-sole_takes_rest = { option-bank-shortage-sole-takes-rest }
option-bank-shortage-nobody = niemand bekommt etwas
option-harbours = Häfen
option-harbours-about = Ob die Häfen wie gedruckt liegen oder gemischt werden.
option-harbours-printed = wie gedruckt
option-harbours-shuffled = gemischt
option-points-to-win = Punkte zum Sieg
option-points-to-win-about = Wer im eigenen Zug so viele Punkte hat, gewinnt sofort.
option-god-rest = Ruhezeit einer Gottheit
option-god-rest-about = Wie lange eine Gottheit ruht, nachdem du sie genutzt und umgedreht hast.
option-god-rest-own-turn = bis zum Ende deines eigenen Zuges
option-god-rest-own_turn = { option-god-rest-own-turn }
option-god-rest-any-turn = bis zum Ende des laufenden Zuges
option-god-rest-any_turn = { option-god-rest-any-turn }
option-favour-time = Tausch des Wesirs
option-favour-time-about = Wann der Besitzer der Gunst des Wesirs eine Karte tauschen darf.
option-favour-time-turn = im ganzen eigenen Zug
option-favour-time-after-roll = nur nach dem Würfeln
option-favour-time-after_roll = { option-favour-time-after-roll }
option-golden-numbers = Zahlen der goldfarbenen Bausteine
option-golden-numbers-about = Die Handlimits auf den zwölf goldfarbenen Bausteinen, jedes von 6 bis 9.
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

reason-points = Die Siegpunktzahl ist erreicht.
reason-pyramid = Der Bau der Pyramide ist abgeschlossen.

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
draw-golden-left = goldfarbene Steine
draw-golden-limit = Handlimit
draw-golden-left-label = { $n ->
    [one] noch { $n } goldfarbener Baustein
   *[other] noch { $n } goldfarbene Bausteine
}
draw-golden-limit-label = Letzter goldfarbener Baustein: Handlimit { $n }

# Gottheiten; $side ist A oder B
draw-open-gods = Auslage der Götter
draw-gods-held = Götter im Spiel
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
draw-do-give-back = Dafür 1 { $card } geben
draw-do-trade-bank = { $card } beim Vorrat tauschen
draw-do-swap-by-favour = 1 { $card } mit der Gunst des Wesirs tauschen
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
explain-mercenary = Versetzt den Räuber und raubt einem Spieler neben ihm eine Karte. Sie bleibt offen liegen und zählt zum Söldnerheer.
explain-victory-point = Zählt 1 Punkt; wird nie ausgespielt und bleibt bis zum Ende verdeckt.
explain-route-building = Setze bis zu zwei Ochsenkarren gratis.
explain-plenty = Nimm zwei beliebige Karten aus dem Vorrat.
explain-monopoly = Nenne einen Rohstoff: Alle anderen geben dir alle ihre Karten davon.
explain-longest-route = Zwei Punkte für die längste Handelsroute, mindestens fünf Teile.
explain-largest-army = Zwei Punkte für die meisten offenen Söldner, mindestens drei.
explain-robber = Sein Feld bringt nichts; eine Sieben oder ein Söldner versetzt ihn.
explain-bank = Nimmt vier gleiche Karten für eine deiner Wahl, mit einem Hafen weniger.
explain-papyrus-boat = Überquert den Nil und lässt dich Pyramiden-Bausteine bauen.
explain-pyramid-stone = Kommt in die Pyramide: Wer am wenigsten gebaut hat, ist verflucht.
explain-golden-stone = Wird bei einer Sieben aufgedeckt: Seine Zahl ist das Handlimit für diesen Wurf.
explain-blessing = Ein Punkt mehr, solange jemand weniger Steine gebaut hat als du.
explain-curse = Ein Punkt weniger, solange niemand weniger Steine gebaut hat als du.
explain-favour = Tausche einmal pro Zug eine Karte mit dem Vorrat, und behalte bei einer Sieben bis zu neun Karten.
explain-harbour-any = Drei gleiche Karten kaufen eine beliebige andere aus dem Vorrat.
explain-harbour = Zwei { $card } kaufen eine beliebige andere Karte aus dem Vorrat.
explain-goal = Wer im eigenen Zug { $n } Punkte hat, gewinnt; verdeckte Siegpunktkarten zählen mit.
explain-goal-pyramid = Wer im eigenen Zug { $n } Punkte hat, gewinnt. Ist die Pyramide fertig oder sind die goldfarbenen Bausteine aufgebraucht, gewinnt, wer die meisten Punkte hat.
explain-count-open-name = Offene Söldner
explain-count-open = Ausgespielte Söldner bleiben offen liegen. Wer mindestens drei und mehr als alle anderen hat, hat das Größte Söldnerheer.
explain-count-length-name = Längste Route
explain-count-length = Teile an einem Stück. Wer mindestens fünf und mehr als alle anderen hat, hat die Längste Handelsroute.
now-hand-limit-pyramid = { $n ->
    [0] Eine Sieben deckt einen goldfarbenen Baustein auf; seine Zahl ist das Handlimit. Mit der Gunst des Wesirs ist es neun.
   *[other] Der letzte goldfarbene Baustein zeigte { $n }; die nächste Sieben deckt einen neuen auf. Mit der Gunst des Wesirs ist das Handlimit neun.
}
now-god-open = In der Auslage: Wer eine Gottheit tauscht, darf sie nehmen.
now-god = { $name } hat sie, Seite { $side }.
now-god-side-a = Nach dem Einsatz wird sie umgedreht oder getauscht.
now-god-side-b = Nach dem Einsatz muss sie getauscht werden.
now-golden = { $n ->
    [0] Noch { $left }; noch wurde keiner aufgedeckt.
   *[other] Noch { $left }; der letzte zeigte { $n }.
}
now-site = { $n } Plätze sind frei.
now-favour = { $name ->
    [none] Niemand hat sie bisher.
   *[other] { $name } hat sie für den neuesten Baustein.
}
now-largest-army = { $name ->
    [none] Niemand hat es.
   *[other] { $name } hat es: { $n }.
} Deine offenen Söldner: { $mine }.
now-harbour = { $n ->
    [0] Du nutzt diesen Hafen.
    [one] Du nutzt diesen Hafen: { $card } für 1 Karte wäre jetzt möglich.
   *[other] Du nutzt diesen Hafen: { $card } für { $n } Karten wäre jetzt möglich.
}

## Warum etwas nicht geht, in wenigen Worten

blocked-nothing-to-decide = Jetzt nicht
blocked-no-piece = Keine mehr übrig
blocked-path-taken = Kein Weg frei
blocked-path-not-connected = Kein Weg frei
blocked-path-blocked = Kein Weg frei
blocked-crossing-taken = Kein Platz frei
blocked-crossing-not-connected = Kein Platz frei
blocked-not-your-settlement = Noch keine Siedlung
blocked-nile-needs-boat = Kein Weg frei
blocked-boat-needs-nile = Kein Nilweg frei
blocked-no-boat-yet = Erst ein Boot
blocked-no-stone-left = Keine mehr übrig
blocked-stone-place = Kein Platz frei
