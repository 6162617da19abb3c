# Im Reich der Jadegöttin.

game-jade = Im Reich der Jadegöttin
game-jade-about = Fahr mit dem Jeep in den Urwald, leg die verlorene Stadt frei und grab Statuen aus.
game-jade-aim = wer die meisten Punkte hat, gewinnt
game-jade-minutes = 90

## Dinge

thing-tile = Entdeckerkärtchen
thing-stack = Stapel
thing-display = Auslage
thing-cross = Startkreuz
thing-centre = Start- und Tauschfeld
thing-field = Feld
thing-cell = unentdecktes Feld
thing-jungle = Urwald
thing-city = Stadt
thing-part = Stadtteil
thing-district = Bezirk
thing-line = Verbindungslinie
thing-open-line = offene Verbindungslinie
thing-jeep = Jeep
thing-figure = Figur
thing-archaeologist = Archäologe
thing-supply = Vorrat
thing-gold = Gold
thing-artefact = Artefakt
thing-heap = Haufen
thing-open = offen liegende Artefakte
thing-statue = Statue der Jadegöttin
thing-design = Motiv
thing-head = Kopf
thing-coin = Goldmünze
thing-rack = Stellwand
thing-red = Rot
thing-yellow = Gelb
thing-blue = Blau
thing-white = Weiß

cards-gold = { $n } Gold
cards-tile = { $n } Kärtchen
cards-artefact = { $n ->
    [one] { $n } Artefakt
   *[other] { $n } Artefakte
}
cards-archaeologist = { $n ->
    [one] { $n } Archäologe
   *[other] { $n } Archäologen
}
cards-head = { $n ->
    [one] { $n } Kopf
   *[other] { $n } Köpfe
}
cards-coin = { $n ->
    [one] { $n } Goldmünze
   *[other] { $n } Goldmünzen
}

# Kärtchen nach Kennung: J0 ist ganz Urwald; A hat Stadt an einer Seite, B an zweien über Eck, S an zweien gegenüber, D an dreien
thing-j = Urwaldkärtchen
thing-a = Stadtkärtchen A{ $n }
thing-b = Stadtkärtchen B{ $n }
thing-s = Stadtkärtchen S{ $n }
thing-d = Stadtkärtchen D{ $n }
tile-j = ein Urwaldkärtchen
drawn-j = ein Urwaldkärtchen
tiles-j = ein Urwaldkärtchen

# Artefakte nach Kennung, etwa 2C+ und 3A-: Motiv, Buchstabe, wie gut erhalten
thing-1a-plus = 1A (gut erhalten)
thing-1a-minus = 1A (schlecht erhalten)
thing-1b-plus = 1B (gut erhalten)
thing-1b-minus = 1B (schlecht erhalten)
thing-1c-plus = 1C (gut erhalten)
thing-1c-minus = 1C (schlecht erhalten)
thing-1d-plus = 1D (gut erhalten)
thing-1d-minus = 1D (schlecht erhalten)
thing-2a-plus = 2A (gut erhalten)
thing-2a-minus = 2A (schlecht erhalten)
thing-2b-plus = 2B (gut erhalten)
thing-2b-minus = 2B (schlecht erhalten)
thing-2c-plus = 2C (gut erhalten)
thing-2c-minus = 2C (schlecht erhalten)
thing-2d-plus = 2D (gut erhalten)
thing-2d-minus = 2D (schlecht erhalten)
thing-3a-plus = 3A (gut erhalten)
thing-3a-minus = 3A (schlecht erhalten)
thing-3b-plus = 3B (gut erhalten)
thing-3b-minus = 3B (schlecht erhalten)
thing-3c-plus = 3C (gut erhalten)
thing-3c-minus = 3C (schlecht erhalten)
thing-3d-plus = 3D (gut erhalten)
thing-3d-minus = 3D (schlecht erhalten)

# Zellen, östlich und südlich der Ecke oben links
cell-at = ({ $x },{ $y })
cell-5-5 = ({ $x },{ $y }) in der Mitte

side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen

## Phasen: nach dem Namen am Platz, oder nach „Du bist an der Reihe:“

phase-driving = fährt
phase-driving-you = fahr mit deinem Jeep oder bleib stehen
phase-discovering = entdeckt
phase-discovering-you = zieh ein Kärtchen oder leg eines aus deiner Auslage an
phase-fitting = legt das gezogene Kärtchen an
phase-fitting-you = leg das gezogene Kärtchen an
phase-exchanging = darf Artefakte tauschen
phase-exchanging-you = tausch Artefakte oder verzichte
phase-returning = legt Artefakte zurück
phase-returning-you = leg Artefakte zurück
phase-posting = darf eine Figur absetzen oder zurückholen
phase-posting-you = setz eine Figur ab, hol eine zurück oder verzichte
phase-extending = darf einen Bonuszug kaufen
phase-extending-you = kauf einen Bonuszug oder beende deinen Zug
phase-over = Partie zu Ende

## Was die Anleitung sagt, einmal

coach-driving = Auf weißen Linien fährt der Jeep, so weit du willst; die erste braune Linie beendet die Fahrt. Von Feldern am Rand des Unbekannten aus kannst du entdecken.
coach-discovering = Hier führen Linien ins Unbekannte: Zieh ein Kärtchen von einem Stapel oder leg eines aus deiner Auslage an. Ein gezogenes, das nicht passt, kommt in deine Auslage.
coach-fitting = Stadt muss an Stadt grenzen und Urwald an Urwald. Tippe auf einen leuchtenden Platz, dreh das Kärtchen und leg es an.
coach-exchanging = Auf dem Start- und Tauschfeld darfst du ein Artefakt gratis gegen ein offenes tauschen. Oder du ziehst für 1 Gold verdeckte.
coach-returning = Du hast verdeckte Artefakte gezogen. Leg ebenso viele zurück, welche du willst.
coach-posting = Auf das neue Kärtchen darfst du Archäologen setzen: einer ist gratis, zwei kosten 1 Gold, drei kosten 2. Ist der Bezirk vollständig, bekommt am meisten, wer dort die meisten hat.
coach-extending = Für 1 Gold darfst du in diesem Zug einen Bonuszug machen. Sonst beende deinen Zug.
coach-waiting = Jemand anderes ist dran. Wird ein Bezirk vollständig, graben alle aus, die dort Archäologen haben.

## Aktionen

action-swap-tile = { $tile } bei Stapel { $stack } austauschen
action-drive = Auf Feld { $cell } fahren
action-stop = Anhalten
action-draw-tile = Von Stapel { $stack } ziehen
action-lay-tile = { $tile } im { $side } anlegen{ $turn ->
    [0] { "" }
    [1] , Vierteldrehung nach rechts
    [2] , halbe Drehung
   *[other] , Vierteldrehung nach links
}
action-exchange-open = { $give } gegen { $take } tauschen
action-exchange-hidden = { $count ->
    [one] Verdeckt tauschen für 1 Gold: { $count } Artefakt ziehen
   *[other] Verdeckt tauschen für 1 Gold: { $count } Artefakte ziehen
}
action-return-artefacts = { $kinds_count ->
    [0] Nichts zurücklegen
   *[other] Zurücklegen: { $kinds }
}
action-set-figure = { $archaeologists ->
    [1] 1 Archäologen
    [2] 2 Archäologen für 1 Gold
   *[other] { $archaeologists } Archäologen für 2 Gold
} auf dem { $part ->
    [0] ersten
    [1] zweiten
   *[other] dritten
} Stadtteil absetzen
action-take-back = Figur von Feld { $cell } zurückholen
action-pass = Verzichten
action-buy-bonus = Bonuszug für 1 Gold kaufen
action-end-turn = Zug beenden

# eine Art als Ganzes: Titel eines Formulars oder vieler Möglichkeiten in einer Liste
kind-swap-tile = Kärtchen austauschen
kind-drive = Jeep fahren
kind-draw-tile = Kärtchen ziehen
kind-lay-tile = Kärtchen anlegen
kind-exchange-open = Offenes Artefakt tauschen
kind-exchange-hidden = Verdeckte Artefakte tauschen
kind-return-artefacts = Artefakte zurücklegen
kind-set-figure = Figur absetzen
kind-take-back = Figur zurückholen

## Warum ein Bot zu etwas rät

because-district = { $sides ->
    [0] Vollendet einen Bezirk mit { $n ->
        [one] einem Artefakt.
       *[other] { $n } Artefakten.
    }
   *[other] Ein Bezirk mit { $n ->
        [one] einem Artefakt
       *[other] { $n } Artefakten
    }, { $sides ->
        [one] eine Seite ist offen.
       *[other] { $sides } Seiten sind offen.
    }
}
because-alone = Sonst ist dort niemand.
because-rivals = Der stärkste Gegner dort hat { $n }.
because-further = Führt tiefer in den Urwald.
because-discover = Von dort lässt sich ein Kärtchen anlegen.
because-centre = Dort kannst du Artefakte tauschen.
because-statue = Bringt dich einer Statue näher: { $thing }.

## Ereignisse

event-began = Die Partie hat begonnen: { $seat } fängt an. Offene Artefakte: { $open }.
event-began-you = Die Partie hat begonnen: Du fängst an. Offene Artefakte: { $open }.
event-turn-began = Zug { $turn }: { $seat }.
event-turn-began-you = Zug { $turn }: Du bist dran.
event-tile-swapped = { $seat } hat { $tile } unter Stapel { $stack } geschoben und dafür { $drawn } genommen.
event-tile-swapped-you = Du hast { $tile } unter Stapel { $stack } geschoben und dafür { $drawn } genommen.
event-drove = { $seat } ist auf Feld { $cell } gefahren.
event-drove-you = Du bist auf Feld { $cell } gefahren.
event-stayed = { $seat } ist auf Feld { $cell } stehen geblieben.
event-stayed-you = Du bist auf Feld { $cell } stehen geblieben.
event-stopped = { $seat } hat angehalten.
event-stopped-you = Du hast angehalten.
event-tile-drawn = { $fits ->
    [true] { $seat } hat von Stapel { $stack } { $tile } gezogen: Es passt hier.
   *[false] { $seat } hat von Stapel { $stack } { $tile } gezogen: Es passt hier nicht und kommt in die Auslage.
}
event-tile-drawn-you = { $fits ->
    [true] Du hast von Stapel { $stack } { $tile } gezogen: Es passt hier.
   *[false] Du hast von Stapel { $stack } { $tile } gezogen: Es passt hier nicht und kommt in deine Auslage.
}
event-tile-laid = { $seat } hat { $tile } auf Feld { $cell } angelegt und ist darauf gefahren.
event-tile-laid-you = Du hast { $tile } auf Feld { $cell } angelegt und bist darauf gefahren.
event-exchanged-openly = { $seat } hat { $give } gegen das offene { $take } getauscht.
event-exchanged-openly-you = Du hast { $give } gegen das offene { $take } getauscht.
event-exchanged-hidden = { $count ->
    [one] { $seat } hat 1 Gold bezahlt und { $count } verdecktes Artefakt gezogen.
   *[other] { $seat } hat 1 Gold bezahlt und { $count } verdeckte Artefakte gezogen.
}
event-exchanged-hidden-you = Du hast 1 Gold bezahlt und gezogen: { $kinds }.
event-artefacts-returned = { $count ->
    [0] { $seat } hat nichts zurückgelegt.
    [one] { $seat } hat { $count } Artefakt zurückgelegt.
   *[other] { $seat } hat { $count } Artefakte zurückgelegt.
}
event-artefacts-returned-you = { $kinds_count ->
    [0] Du hast nichts zurückgelegt.
   *[other] Du hast zurückgelegt: { $kinds }.
}
event-figure-set = { $archaeologists ->
    [one] { $seat } hat { $archaeologists } Archäologen auf Feld { $cell } abgesetzt.
   *[other] { $seat } hat für { $gold } Gold { $archaeologists } Archäologen auf Feld { $cell } abgesetzt.
}
event-figure-set-you = { $archaeologists ->
    [one] Du hast { $archaeologists } Archäologen auf Feld { $cell } abgesetzt.
   *[other] Du hast für { $gold } Gold { $archaeologists } Archäologen auf Feld { $cell } abgesetzt.
}
event-figure-taken-back = { $seat } hat { $archaeologists } Archäologen von Feld { $cell } zurückgeholt.
event-figure-taken-back-you = Du hast { $archaeologists } Archäologen von Feld { $cell } zurückgeholt.
event-passed = { $seat } hat verzichtet.
event-passed-you = Du hast verzichtet.
event-bonus-bought = { $seat } hat für 1 Gold einen Bonuszug gekauft.
event-bonus-bought-you = Du hast für 1 Gold einen Bonuszug gekauft.
event-district-closed = { $cells_count ->
    [one] Ein Bezirk aus { $cells_count } Feld ist vollständig
   *[other] Ein Bezirk aus { $cells_count } Feldern ist vollständig
}: { $heads ->
    [0] kein Kopf
    [one] { $heads } Kopf
   *[other] { $heads } Köpfe
} und { $coins ->
    [0] keine Goldmünze.
    [one] { $coins } Goldmünze.
   *[other] { $coins } Goldmünzen.
}
event-artefacts-found = { $seat } hat { $count ->
    [0] kein Artefakt
    [one] { $count } Artefakt
   *[other] { $count } Artefakte
} und { $gold ->
    [0] kein Gold
   *[other] { $gold } Gold
} ausgegraben.
event-artefacts-found-you = Du hast { $gold ->
    [0] kein Gold
   *[other] { $gold } Gold
} und { $count ->
    [0] kein Artefakt ausgegraben.
   *[other] diese Artefakte ausgegraben: { $kinds }.
}
event-last-round = { $seat } hat das letzte Kärtchen gezogen: Danach sind alle noch einmal dran.
event-last-round-you = Du hast das letzte Kärtchen gezogen: Danach sind alle noch einmal dran.

## Marken auf dem Weg einer Wiederholung

milestone-last-round = Letzte Runde

## Ablehnungen, wie die Regeln sie sagen

refusal-unknown-place = Das gibt es in diesem Spiel nicht.
refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-must-lay = Das gezogene Kärtchen passt hier, also musst du es anlegen.
refusal-must-return = Leg zuerst Artefakte zurück.
refusal-must-discover = Dein Jeep steht an einer offenen Verbindungslinie: Du musst entdecken.
refusal-not-after-jungle = Anhalten darfst du nur, nachdem du ein Urwaldkärtchen angelegt hast.
refusal-wrong-phase = Das geht jetzt nicht.
refusal-undiscovered = Dieses Feld hat noch niemand entdeckt.
refusal-out-of-reach = Dein Jeep kommt dort nicht hin: beliebig viele weiße Linien, am Ende höchstens eine braune.
refusal-field-taken = Dort steht schon ein anderer Jeep.
refusal-must-reduce = Mit drei Kärtchen in der Auslage musst du dorthin, wo eines davon passt.
refusal-display-full = Mit drei Kärtchen in der Auslage darfst du nicht ziehen.
refusal-stack-empty = Dieser Stapel ist leer.
refusal-not-in-display = Dieses Kärtchen liegt nicht in deiner Auslage.
refusal-not-the-drawn-tile = Du musst das Kärtchen anlegen, das du gezogen hast.
refusal-off-board = Außerhalb der Spielfläche darf kein Kärtchen angelegt werden.
refusal-no-open-line = Auf dieser Seite ist keine offene Verbindungslinie.
refusal-does-not-fit = Urwald muss an Urwald und Stadt an Stadt liegen.
refusal-display-not-full = Austauschen darfst du nur mit drei Kärtchen in der Auslage.
refusal-tile-fits = Eines deiner drei Kärtchen passt noch irgendwo.
refusal-swapped-already = Du darfst nur einmal pro Zug austauschen.
refusal-not-owned = Dieses Artefakt hast du nicht.
refusal-not-open = Dieses Artefakt liegt nicht offen.
refusal-same-kind = Die beiden Artefakte sind gleich.
refusal-too-many = Dafür hast du nicht genug Artefakte.
refusal-heap-too-small = Es gibt nicht genug verdeckte Artefakte.
refusal-wrong-number = Leg so viele zurück, wie du gezogen hast.
refusal-no-city = Du hast in diesem Zug kein Stadtkärtchen angelegt.
refusal-no-such-part = Diesen Stadtteil gibt es auf dem Kärtchen nicht.
refusal-no-figure = So eine Figur hast du nicht im Vorrat.
refusal-not-your-figure = Dort steht keine Figur von dir.
refusal-cannot-pay = Du hast nicht genug Gold.
refusal-bonus-used = Du darfst pro Zug nur einen Bonuszug machen.

## Optionen

option-designs-matter = Gleiches Motiv nötig
option-designs-matter-about = Nur vier Teile mit demselben Motiv ergeben eine Statue.
option-display-duty = Drei Kärtchen in der Auslage
option-display-duty-about = Ob du dorthin fahren musst, wo eines deiner drei Kärtchen passt.
option-display-duty-strict = du musst eines anlegen
option-display-duty-lenient = du darfst nicht ziehen
option-swap-scope = Kärtchen austauschen
option-swap-scope-about = Wann du vor der Fahrt eines der drei Kärtchen deiner Auslage austauschen darfst.
option-swap-scope-board = wenn keines irgendwo passt
option-swap-scope-reach = wenn keines in Reichweite passt
option-further-step = Nach einem Urwaldkärtchen
option-further-step-about = Ob du entdecken musst, wenn du nach dem Anlegen eines Urwaldkärtchens weiterfährst.
option-further-step-duty = du musst entdecken, wo es geht
option-further-step-free = du darfst weiterfahren und anhalten
option-stuck-exchange = Tauschen mit blockierter Auslage
option-stuck-exchange-about = Auch wenn keines der drei Kärtchen deiner Auslage in Reichweite passt, darfst du auf dem Start- und Tauschfeld Artefakte tauschen.
option-hidden-return = Verdeckter Tausch
option-hidden-return-about = Wie viele Artefakte du zurücklegst, nachdem du verdeckte gezogen hast.
option-hidden-return-same = so viele wie gezogen
option-hidden-return-free = null bis zwei
option-hidden-draw = Verdeckte Artefakte ziehen
option-hidden-draw-about = Wie viele verdeckte Artefakte du ziehen darfst, höchstens zwei.
option-hidden-draw-heap = so viele, wie verdeckt liegen
option-hidden-draw-owned = so viele, wie du hast
option-first-seat = Erster Spieler
option-first-seat-about = Wer den ersten Zug hat: ausgelost oder ein Platz, den du bestimmst.
option-first-seat-random = ausgelost
option-first-seat-number = Platz { $n }
option-show-gold = Gold zeigen
option-show-gold-about = Alle sehen, wie viel Gold die anderen haben.
option-standstill = Stillstand
option-standstill-about = Ein zusätzliches Ende, das nicht in der Anleitung steht: Die Partie ist aus, wenn so viele Runden lang niemand ein Kärtchen zieht oder anlegt.
option-standstill-0 = nie

## Punkte nach Herkunft

source-artefacts = Artefakte
source-mixed-statues = Statuen
source-mixed_statues = { source-mixed-statues }
source-pure-statues = Gut erhaltene Statuen
source-pure_statues = { source-pure-statues }

## Wie das Spiel zu Ende ging

reason-tiles = Das letzte Kärtchen ist gezogen und die letzte Runde gespielt.
reason-artefacts = Das letzte verdeckte Artefakt ist gefunden.
reason-standstill = Viele Runden lang hat niemand ein Kärtchen gezogen oder angelegt.

fact-tiles-laid = angelegte Kärtchen
fact-districts-closed = vollständige Bezirke
fact-artefacts-dug = ausgegrabene Artefakte

## Der gezeichnete Spielplan; $name ist eine Person, $place eine Zelle, wie cell-at sie nennt

draw-label = Im Reich der Jadegöttin, der Urwald und die vergessene Stadt
draw-jeep = Jeep von { $name } auf Feld { $place }
draw-figure = { $n ->
    [one] { $n } Archäologe von { $name } auf Feld { $place }
   *[other] { $n } Archäologen von { $name } auf Feld { $place }
}
# ein Bezirk, der ausgegraben ist oder es gleich wird; $fields ist die Zahl seiner Felder
draw-district-closed = Vollständiger Bezirk aus { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Feldern
}
draw-district-closing = Gerade vollständig, jetzt wird ausgegraben: { $heads ->
    [one] { $heads } Kopf
   *[other] { $heads } Köpfe
}, { $coins ->
    [one] { $coins } Goldmünze
   *[other] { $coins } Goldmünzen
}

# neben dem Spielplan: Beschriftungen aus wenigen Wörtern

draw-stacks = Stapel
draw-stacks-left = { $n } Kärtchen
draw-stack = { $n ->
    [0] Stapel { $stack }, leer
   *[other] Stapel { $stack }, { $n } Kärtchen
}
draw-last-round = letzte Runde
draw-drawn-label = Gerade gezogen: { $tile }
draw-open = Offene Artefakte
draw-open-label = Liegt offen: { $kind }
draw-heap = { $n } verdeckt
draw-display = Deine Auslage
draw-rack = Deine Stellwand
draw-display-size = { $n } von 3
draw-display-label = In der Auslage von { $name }: { $tile }
# $n ist die Größe der Figur
draw-supply-label = Vorrat von { $name }: { $n ->
    [one] { $count } mit { $n } Archäologen
   *[other] { $count } mit { $n } Archäologen
}
draw-free = gratis
draw-cost = { $n } Gold
draw-own-label = Auf deiner Stellwand: { $kind }
draw-hand-label = { $n ->
    [one] { $name }: { $n } Artefakt
   *[other] { $name }: { $n } Artefakte
}
draw-gold = { $n } Gold
draw-missing = Fehlt noch: { $letter }
draw-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
draw-statues = { $n ->
    [0] noch keine Statue
    [one] { $n } Statue
   *[other] { $n } Statuen
}
draw-winner = gewonnen

# was an einem Ort möglich ist

draw-do-drive = Auf { $place } fahren
draw-do-stay = Auf { $place } stehen bleiben
draw-do-draw = Von Stapel { $stack } ziehen
# $n sagt, auf wie viele Arten
draw-do-lay = { $n ->
    [one] Kärtchen auf { $place } anlegen
   *[other] Kärtchen auf { $place } anlegen: { $n } Möglichkeiten
}
draw-do-swap = { $tile } austauschen
draw-do-take = { $kind } nehmen und ein eigenes geben
draw-do-hidden = Verdeckte Artefakte für 1 Gold tauschen
draw-do-return = { $kind } zurücklegen
# $part zählt die Stadtteile des Kärtchens ab 1, $parts ist ihre Zahl
draw-do-set = { $parts ->
    [one] Figur hier absetzen
   *[other] Figur auf Stadtteil { $part } von { $parts } absetzen
}
draw-do-take-back = { $n ->
    [one] { $n } Archäologen von { $place } zurückholen
   *[other] { $n } Archäologen von { $place } zurückholen
}
fact-hand-sizes = { $n ->
    [one] 1 Artefakt
   *[other] { $n } Artefakte
}

## Dateien mit gedrucktem Material

tiles-no-object = die Datei ist kein JSON-Objekt
tiles-field-missing = das Feld „{ $name }“ fehlt
tiles-field-unknown = das Feld „{ $name }“ ist unbekannt
tiles-field-wrong = „{ $name }“ ist { $value } statt { $due }
tiles-types = „tiles“ ist keine Liste von 1 bis { $most } Sorten
tiles-id-twice = Kärtchen { $tile }: Diese id kommt zweimal vor
tiles-sum = es sind { $n } Kärtchen statt { $due } (J1.1)
tiles-heads = die Kärtchen zeigen { $n } Köpfe, mehr als { $most }
tiles-coins = die Kärtchen zeigen { $n } Münzen, mehr als { $most }
tiles-type-fields = Sorte { $number }: sie braucht genau die Felder id, count, sides und parts
tiles-type-id = Sorte { $number }: ihre id { $value } ist kein Wort aus Buchstaben und Ziffern
tiles-type-count = Kärtchen { $tile }: seine Anzahl { $value } ist keine Zahl von 1 bis { $most }
tiles-type-sides = Kärtchen { $tile }: seine Seiten { $value } sind nicht vier Buchstaben J oder C in der Reihenfolge N E S W
tiles-type-parts = Kärtchen { $tile }: seine Stadtteile sind keine Liste von 0 bis { $most } (J1.3)
tiles-part-form = Kärtchen { $tile }, Stadtteil { $part }: { $value } ist keine Liste aus Seiten, Köpfen, Münzen
tiles-part-sides = Kärtchen { $tile }, Stadtteil { $part }: die Seiten in { $value } sind keine Buchstaben aus N E S W
tiles-part-symbols = Kärtchen { $tile }, Stadtteil { $part }: Köpfe und Münzen in { $value } sind keine Zahlen ab 0 (J1.4)
tiles-side-jungle = Kärtchen { $tile }: Seite { $side } ist Urwald, aber ein Stadtteil nennt sie (J1.3)
tiles-side-free = Kärtchen { $tile }: Seite { $side } ist Stadt, aber kein Stadtteil nennt sie (J1.3)
tiles-side-twice = Kärtchen { $tile }: Seite { $side } ist Stadt, aber zweimal genannt (J1.3)
tiles-stacks = „stacks“ ist keine Liste von { $due } Höhen (J2.3)
tiles-stack-height = „stacks“ ist { $value }, aber jede Höhe ist eine Zahl ab 1
tiles-stack-sum = die Stapel enthalten { $n } Kärtchen statt { $due } (J2.3)
tiles-cross = „cross“ ist keine Liste
tiles-cross-form = Kreuzfeld { $field }: es ist keine Liste aus x, y und vier Buchstaben J oder C in der Reihenfolge N E S W
tiles-cross-cell = Kreuzfeld { $field }: x und y sind keine Zahlen von 0 bis { $most }
tiles-cross-place = Kreuzfeld { $field }: es liegt weder in der mittleren Reihe noch in der mittleren Spalte (J2.2)
tiles-cross-city = Kreuzfeld { $field }: es hat mehr als eine Stadtseite (J1.6)
tiles-cross-taken = Kreuzfeld { $field }: an seinem Platz liegt schon eines
tiles-cross-sum = das Kreuz hat { $n } Felder statt { $due } (J1.5)
tiles-cross-disagrees = Kreuz: { $one } und { $other } passen nicht aneinander (J5.5)
tiles-artefacts = „artefacts“ ist kein Objekt
tiles-kind-missing = Artefakte: { $kind } fehlt
tiles-kind-unknown = Artefakte: die Art „{ $kind }“ ist unbekannt
tiles-kind-count = Artefakte: von { $kind } gibt es { $value } Stück, das ist keine Zahl ab 0
tiles-artefact-sum = es sind { $n } Artefakte statt { $due } (J1.7)

tiles-held-tiles = { $n } Kärtchen in { $types } Sorten: { $bare } ohne Stadt, { $one } mit einer Stadtseite, { $two } mit zwei, { $three } mit drei, { $four } mit vier
tiles-held-symbols = { $heads } Köpfe und { $coins } Münzen auf { $parts } Stadtteilen
tiles-held-stacks = sechs Stapel zu { $heights } Kärtchen
tiles-held-cross = ein Startkreuz aus { $n } Feldern, { $city } davon mit einem Stadtteil
tiles-held-artefacts = { $n } Artefakte in { $kinds } Arten: { $good } gut und { $bad } schlecht erhalten

## Was Dinge tun, und wie es um sie steht

explain-jeep = Fährt auf weißen Linien, so weit du willst; die erste braune Linie beendet die Fahrt.
explain-tile = Wird an einer offenen Verbindungslinie bei deinem Jeep angelegt: Urwald an Urwald, Stadt an Stadt.
explain-display = Kärtchen, die nicht passten. Mit dreien darfst du nicht ziehen und musst eines anlegen, wo es geht.
explain-archaeologist = Einen darfst du auf die gerade angelegte Stadt setzen; zwei kosten 1 Gold, drei kosten 2.
explain-district = Ist er vollständig, wird ausgegraben: Wer dort die meisten Archäologen hat, bekommt für jeden Kopf ein Artefakt.
explain-artefact = Zählt am Ende 1 Punkt und ist Teil einer Statue.
explain-statue = Je ein A, B, C und D: 3 Punkte extra, oder 5, wenn alle vier gut erhalten sind.
explain-gold = Bezahlt größere Figuren, einen verdeckten Tausch oder einen Bonuszug; bringt keine Punkte.
explain-centre = Wenn du hier hältst, darfst du Artefakte tauschen: eines gegen ein offenes, oder bis zu zwei verdeckte für 1 Gold.
explain-cell = Hier liegt noch kein Kärtchen. Eines passt, wenn auf jeder Seite Urwald an Urwald und Stadt an Stadt liegt.
explain-jungle = Urwald trennt Bezirke und gehört zu keinem.
explain-goal = Wer am Ende die meisten Punkte aus Artefakten und Statuen hat, gewinnt. Bei Gleichstand: mehr Artefakte, dann mehr Gold.
explain-count-hand-sizes-name = Artefakte
explain-count-hand-sizes = Wie viele alle ausgegraben haben; welche es sind, bleibt bis zum Ende verdeckt.
fact-district = { $sides ->
    [0] Vollständig: { $heads ->
        [one] 1 Kopf
       *[other] { $heads } Köpfe
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
    [one] { $heads ->
        [one] 1 Kopf
       *[other] { $heads } Köpfe
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, eine Seite offen
   *[other] { $heads ->
        [one] 1 Kopf
       *[other] { $heads } Köpfe
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $sides } Seiten offen
}
fact-tiles-left = { $n ->
    [one] noch 1 Kärtchen
   *[other] noch { $n } Kärtchen
}
fact-artefacts-left = { $n ->
    [one] noch 1 Artefakt verdeckt
   *[other] noch { $n } Artefakte verdeckt
}

## Im Terminal

jade-legend = ═ durch die Stadt, ◇ Stadtteile getrennt, 1–3 Archäologen
jade-choose = Felder, die du wählen kannst
task-check-tiles = Prüft eine Datei mit Kärtchen, Startkreuz und Artefakten, die du von einem echten Exemplar des Jadespiels abgelesen hast. Jeder Fehler ist eine Zeile; ist alles richtig, steht da, was die Datei enthält. Die Seite formats.md des Spiels beschreibt die Datei.
task-check-tiles-right = { $file } ist richtig:
