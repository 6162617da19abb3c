# Das alte Ägypten: Grundspiel, mit der Hilfe der Götter, und Die große Pyramide.

game-egypt = Das alte Ägypten
game-egypt-about = Besiedle das Land am Nil: Würfle um Rohstoffe, handle, baue Ochsenkarren, Siedlungen und Tempelstädte und sammle vor allen anderen 10 Punkte.
game-egypt-gods = Das alte Ägypten mit der Hilfe der Götter
game-egypt-gods-about = Dasselbe Land, und eine Gottheit an deiner Seite: Jede der zehn gibt dir einen eigenen Vorteil.
game-egypt-pyramid = Die große Pyramide
game-egypt-pyramid-about = Überquert den Nil in Papyrusbooten und baut gemeinsam die Pyramide des Pharaos: Wer am wenigsten baut, wird verflucht.

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
god-about-amun = Frag jemanden nach einem Rohstoff und gib eine beliebige Karte zurück; dann darfst du noch jemanden fragen.
god-about-wepwawet = Baue einen Ochsenkarren mit einer beliebigen anderen Karte anstelle des Lehms oder des Rinds.
god-about-hapi = Nach einem Wurf, der dir nichts gebracht hat, nimmst du eine Karte deiner Wahl.
god-about-chons = Versetze einen deiner Ochsenkarren mit freiem Ende.
god-about-isis = Bei einer Sieben behältst du alle Karten, oder du nimmst eine, wenn du wenige hast.
god-about-thot = Kaufe eine Entwicklungskarte, ersetze eine Karte des Preises und wähle aus den obersten drei.
god-about-maat = Sieh dir die Hand von jemandem an, der vor dir liegt, und nimm eine Karte.
god-about-ptah = Gib einen offenen Söldner ab und baue eine Siedlung oder Tempelstadt günstiger.
god-about-hathor = Tausche einen Rohstoff bis zum Ende deines Zuges 2:1 mit dem Vorrat.
god-about-seth = Vertreibe den Räuber in die Wüste und nimm eine Karte des Feldes, das er verlässt.

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

phase-founding-settlement = gründet eine Siedlung
phase-founding-settlement-you = setz eine Siedlung
phase-founding-route = setzt einen Ochsenkarren
phase-founding-route-you = setz einen Ochsenkarren daneben
phase-before-roll = würfelt
phase-before-roll-you = würfle
phase-main = handelt und baut
phase-main-you = handle, baue oder beende deinen Zug
phase-discarding = gibt die Hälfte ab
phase-discarding-you = gib die Hälfte deiner Karten ab
phase-moving-robber = versetzt den Räuber
phase-moving-robber-you = versetz den Räuber
phase-stealing = wählt, wer beraubt wird
phase-stealing-you = wähle, wen du beraubst
phase-free-routes = setzt kostenlose Ochsenkarren
phase-free-routes-you = setz einen kostenlosen Ochsenkarren
phase-offering = ist im Handel
phase-offering-you = antworte auf das Angebot oder wähle einen Partner
phase-hapi-window = darf Hapi nutzen
phase-hapi-window-you = nimm mit Hapi eine Karte oder passe
phase-isis-window = darf Isis nutzen
phase-isis-window-you = nutze Isis oder passe
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
phase-over = Spiel zu Ende

## Aktionen

action-place-start-settlement = Siedlung auf Kreuzung { $crossing } setzen
action-place-start-oxcart = Ochsenkarren auf Weg { $path } setzen
action-roll = Würfeln
action-discard = { $give } abgeben
action-discard-card = 1 { $card } abgeben
action-move-robber = Räuber auf Feld { $hex } versetzen
action-steal-from = { $seat } berauben
action-offer-trade = { $to ->
    [-1] Allen { $give } für { $want } anbieten
   *[other] { $give } für { $want } anbieten, nur { $to }
}
action-call-for-proposals = { $to ->
    [-1] Alle um Vorschläge bitten
   *[other] { $to } um Vorschläge bitten
}{ $give ->
    [none] { "" }
   *[other] , gegen { $give }
}{ $want ->
    [none] { "" }
   *[other] , gesucht: { $want }
}
action-accept-trade = Annehmen
action-decline-trade = Ablehnen
action-counter-trade = { $give } für { $want } vorschlagen
action-choose-partner = Mit { $seat } tauschen
action-withdraw-trade = Angebot zurückziehen
action-trade-bank = { $give } beim Vorrat gegen { $take } tauschen
action-build-oxcart = Ochsenkarren auf Weg { $path } bauen
action-build-settlement = Siedlung auf Kreuzung { $crossing } bauen
action-build-temple-city = Tempelstadt auf Kreuzung { $crossing } bauen
action-buy-card = Entwicklungskarte kaufen
action-play-mercenary = Söldner ausspielen
action-play-route-building = Wegebau ausspielen
action-place-free-oxcart = Kostenlosen Ochsenkarren auf Weg { $path } setzen
action-waive-oxcart = Auf den zweiten Ochsenkarren verzichten
action-play-plenty = Überfluss ausspielen: { $cards }
action-play-monopoly = Monopol ausspielen: { $card }
action-play-victory-point = Siegpunkt ausspielen
action-end-turn = Zug beenden
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

## Ereignisse

event-start-rolled = Wer beginnt? { $seat } hat { $dice } gewürfelt.
event-start-rolled-you = Wer beginnt? Du hast { $dice } gewürfelt.
event-placed = { $seat } hat { $piece } gesetzt.
event-placed-you = Du hast { $piece } gesetzt.
event-start-cards = { $seat } beginnt mit { $gained }.
event-start-cards-you = Du beginnst mit { $gained }.
event-turn-began = Zug { $turn }: { $seat }.
event-turn-began-you = Zug { $turn }: Du bist an der Reihe.
event-rolled = { $seat } hat { $dice } gewürfelt.
event-rolled-you = Du hast { $dice } gewürfelt.
event-yielded = { $seat } hat { $gained } bekommen.
event-yielded-you = Du hast { $gained } bekommen.
event-discard-picked = Jemand hat Karten zum Abgeben gewählt.
event-discard-picked-you = Du hast { $cards } zum Abgeben gewählt.
event-discarded = { $seat } hat { $paid } abgegeben.
event-discarded-you = Du hast { $paid } abgegeben.
event-robber-moved = { $seat } hat den Räuber auf Feld { $hex } versetzt.
event-robber-moved-you = Du hast den Räuber auf Feld { $hex } versetzt.
event-stole = { $seat } hat { $from } eine Karte abgenommen.
event-stole-you = Du hast { $from } 1 { $card } abgenommen.
event-stole-from-you = { $seat } hat dir 1 { $card } abgenommen.
event-offered = { $to ->
    [-1] { $seat } bietet allen { $give } für { $want } an.
   *[other] { $seat } bietet { $to } { $give } für { $want } an.
}
event-offered-you = { $to ->
    [-1] Du bietest allen { $give } für { $want } an.
   *[other] Du bietest { $to } { $give } für { $want } an.
}
event-offered-to-you = { $seat } bietet dir { $give } für { $want } an.
event-called = { $to ->
    [-1] { $seat } bittet alle um Vorschläge.
   *[other] { $seat } bittet { $to } um Vorschläge.
}
event-called-you = { $to ->
    [-1] Du bittest alle um Vorschläge.
   *[other] Du bittest { $to } um Vorschläge.
}
event-called-to-you = { $seat } bittet dich um einen Vorschlag.
event-answered = { $seat } hat geantwortet.
event-answered-you = Du hast geantwortet.
event-accepted = { $seat } nimmt an.
event-accepted-you = Du nimmst an.
event-declined = { $seat } lehnt ab.
event-declined-you = Du lehnst ab.
event-countered = { $seat } schlägt vor: { $give } für { $want }.
event-countered-you = Du schlägst vor: { $give } für { $want }.
event-traded = { $seat } hat mit { $to } { $give } gegen { $take } getauscht.
event-traded-you = Du hast mit { $to } { $give } gegen { $take } getauscht.
event-traded-to-you = { $seat } hat dir { $give } für { $take } gegeben.
event-withdrawn = { $seat } hat das Angebot zurückgezogen.
event-withdrawn-you = Du hast das Angebot zurückgezogen.
event-bank-traded = { $seat } hat beim Vorrat { $paid } gegen { $gained } getauscht.
event-bank-traded-you = Du hast beim Vorrat { $paid } gegen { $gained } getauscht.
event-built = { $seat } hat { $piece } für { $paid } gebaut.
event-built-you = Du hast { $piece } für { $paid } gebaut.
event-card-bought = { $seat } hat eine Entwicklungskarte bekommen.
event-card-bought-you = Du hast eine Entwicklungskarte bekommen: { $card }.
event-card-played = { $seat } hat die Karte { $card } ausgespielt.
event-card-played-you = Du hast die Karte { $card } ausgespielt.
event-route-waived = { $seat } hat auf den zweiten Ochsenkarren verzichtet.
event-route-waived-you = Du hast auf den zweiten Ochsenkarren verzichtet.
event-plenty-taken = { $seat } hat { $gained } aus dem Vorrat genommen.
event-plenty-taken-you = Du hast { $gained } aus dem Vorrat genommen.
event-monopoly-named = { $seat } verlangt alle Karten der Sorte { $card }.
event-monopoly-named-you = Du verlangst alle Karten der Sorte { $card }.
event-handed = { $seat } hat { $to } { $cards } gegeben.
event-handed-you = Du hast { $to } { $cards } gegeben.
event-handed-to-you = { $seat } hat dir { $cards } gegeben.
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
event-golden-revealed = { $seat } hat einen goldfarbenen Baustein aufgedeckt: Wer mehr als { $number } Karten hat, gibt die Hälfte ab.
event-golden-revealed-you = Du hast einen goldfarbenen Baustein aufgedeckt: Wer mehr als { $number } Karten hat, gibt die Hälfte ab.
event-golden-placed = Der goldfarbene Baustein ist in die Pyramide eingebaut.
event-swapped = { $seat } hat durch die Gunst des Wesirs { $paid } gegen { $gained } getauscht.
event-swapped-you = Du hast durch die Gunst des Wesirs { $paid } gegen { $gained } getauscht.

## Abweisungen, wie in Abschnitt R der Regeln

refusal-game-over = Das Spiel ist vorbei.
refusal-not-your-turn = Du bist gerade nicht am Zug.
refusal-decision-pending = Erst steht noch eine andere Entscheidung an.
refusal-nothing-to-decide = So etwas gibt es gerade nicht zu entscheiden.
refusal-roll-first = Würfle zuerst.
refusal-already-rolled = Du hast in diesem Zug schon gewürfelt.
refusal-trade-closed = Du hast in diesem Zug gebaut, darum ist der Handel vorbei.
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
refusal-god-not-yours = Diese Gottheit ist nicht bei dir.
refusal-god-new = Du hast diese Gottheit erst in diesem Zug genommen.
refusal-god-used = Diese Gottheit hat dir in diesem Zug schon geholfen.
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

option-map = Spielplan
option-map-about = Ob Land und Startaufstellung feststehen oder sich durch Zufall und Wahl ergeben.
option-map-beginner = für Einsteiger
option-map-variable = variabel
option-map-fixed = fest
option-first-seat = Wer beginnt
option-first-seat-about = Wer den ersten Zug hat: der höchste Wurf, oder ein Platz, den du nennst.
option-first-seat-random = höchster Wurf
option-first-seat-number = Platz { $n }
option-phases = Handeln und bauen
option-phases-about = Ob dein Handel für diesen Zug vorbei ist, sobald du etwas baust oder kaufst.
option-phases-separate = erst handeln, dann bauen
option-phases-merged = frei gemischt
option-offers-per-turn = Angebote je Zug
option-offers-per-turn-about = Wie viele Angebote du den anderen in einem Zug machen darfst.
option-offers-per-turn-0 = kein Binnenhandel
option-trade-side-max = Karten je Seite
option-trade-side-max-about = Wie viele Karten eine Seite eines Angebots haben darf.
option-trade-side-max-0 = keine Grenze
option-counter-offers = Gegenangebote
option-counter-offers-about = Ob auf ein Angebot mit einem Vorschlag geantwortet werden darf.
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
option-turn-limit = Zuggrenze
option-turn-limit-about = Nach so vielen Zügen gewinnen die meisten Punkte.
option-turn-limit-0 = keine Grenze
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
reason-turn-limit = Der letzte Zug ist gespielt.
reason-pyramid = Der Bau der Pyramide ist zu Ende.

## Der gezeichnete Spielplan

# Name des ganzen Bilds beim Vorlesen
draw-label-egypt = Das alte Ägypten, der Spielplan
draw-label-egypt-gods = Das alte Ägypten mit der Hilfe der Götter, der Spielplan
draw-label-egypt-pyramid = Die große Pyramide, Spielplan und Bauplatz

# Orte und Figuren; $land ist ein Gelände, $number sein Zahlenchip
draw-hex = { $land } { $number }
draw-harbour-any = 3:1-Hafen
draw-harbour = 2:1-Hafen für { $card }
draw-robber = Räuber: { $place }
draw-piece-of = { $thing } von { $name }
draw-golden-stone = goldfarbener Baustein
draw-die = Würfel: { $face }
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
draw-golden-limit = letzte Grenze
draw-golden-left-label = { $n ->
    [one] noch { $n } goldfarbener Baustein
   *[other] noch { $n } goldfarbene Bausteine
}
draw-golden-limit-label = Letzter goldfarbener Baustein: Kartengrenze { $n }

# Gottheiten; $side ist A oder B
draw-open-gods = Auslage der Götter
draw-gods-held = Vergeben
draw-open-god = { $god }, in der Auslage
draw-god-of = { $god }, { $side }-Seite, bei { $name }

# was an einem Ort möglich ist; $place zählt die Gelände ringsum auf: „Steinbruch 10, Ackerland 12 und 3:1-Hafen“
draw-do-place-start-settlement = Siedlung: { $place }
draw-do-build-settlement = Siedlung: { $place }
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
# $names sind die anderen mit Gebäuden dort, $count wie viele
draw-do-move-robber = { $count ->
    [0] Räuber: { $place }
   *[other] Räuber: { $place }, bei { $names }
}
draw-do-steal-from = { $name } berauben
draw-do-build-stone = Pyramiden-Baustein hierher
draw-do-exchange-god = { $god } nehmen

# die eigene Hand
draw-hand = Deine Hand
draw-choice = Karten zur Wahl
draw-hand-card = { $card }: { $n }
draw-dev-card = { $card }: { $n }
draw-do-discard-card = 1 { $card } abgeben
draw-do-give-back = 1 { $card } zurückgeben
draw-do-trade-bank = { $card } beim Vorrat tauschen
draw-do-swap-by-favour = 1 { $card } durch die Gunst des Wesirs tauschen
draw-do-play-mercenary = Söldner ausspielen
draw-do-play-route-building = Wegebau ausspielen
draw-do-play-plenty = Überfluss ausspielen
draw-do-play-monopoly = Monopol ausspielen
draw-new = neu
draw-costs = Baukosten
draw-seat-things = Sonderkarten von { $name }

## Was die Seite neben dem Plan zeigt

kind-build-oxcart = Ochsenkarren
kind-build-settlement = Siedlung
kind-build-temple-city = Tempelstadt
kind-build-boat = Boot
kind-build-stone = Baustein
kind-buy-card = Entwicklung
kind-end-turn = Zug beenden
opening-offer-trade = Tausch anbieten
opening-call-for-proposals = Um Vorschläge bitten
opening-counter-trade = Gegenangebot
opening-discard = Karten abgeben
fact-hand = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
fact-cards = { $n ->
    [one] 1 Entwicklungskarte
   *[other] { $n } Entwicklungskarten
}
fact-open = { $n ->
    [one] 1 ausgespielter Söldner
   *[other] { $n } ausgespielte Söldner
}
fact-length = Handelsstraße der Länge { $n }
