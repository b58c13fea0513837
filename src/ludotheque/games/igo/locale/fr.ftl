# I Go! en français.

title = I Go!
tagline = Douze cartes, une série — et crier avant que les autres soient prêts.

# Options
option-seats = nombre de joueurs
option-target = points qui gagnent la partie
option-stall_limit = tours de suite sans carte de la pioche ni de la rangée qui annulent la manche
option-memo = montrer toute la défausse et les cartes que l’on a vu les autres prendre
option-aid = montrer à chacun le meilleur partage de sa main

# Couleurs
colour = { $letter ->
    [A] ambre
    [B] bleu
    [C] carmin
    [G] gris
    [J] jade
    [M] moka
    [O] orange
    [R] rose
    [T] turquoise
   *[V] violet
}

# Façons de jouer
variant-standard = comme dans la règle : en 4 points
variant-short = une partie courte : en 2 points
variant-long = une partie longue : en 10 points
variant-memo = la défausse est ouverte, et l’on retient ce que les autres ont pris
variant-impatient = quatre tours sans nouvelle carte annulent la manche
called-standard = standard
called-short = courte
called-long = longue
called-memo = mémoire
called-impatient = impatients

# Le premier écran, et ce qu’il y a à faire
first-aim = Chaque carte coûte sa valeur, sauf la couleur au bas de la rangée et une série (chaque valeur une fois, deux couleurs). Le moins cher à « I Go! » marque.
first-move = Prenez (pioche, défausse, rangée), puis défaussez : O8. Avec O8! vous criez.
first-letters = Ambre, Bleu, Carmin, Gris, Jade, Moka, Orange, Rose, Turquoise, Violet.
guide-draw = Prenez une carte.
guide-discard = Défaussez une carte ; avec un ! après, vous criez « I Go! ».
guide-must-call = Défaussez une carte et criez « I Go! ».
guide-lay = Choisissez les couleurs de votre série.

# Les mots de la notation : d’abord celui que l’on montre, puis d’autres que l’on comprend
written-pile = pioche, piocher
written-discard = défausse
written-column = rangée, colonne

# Refus
not-a-move = « { $move } » n’est pas un coup. Prenez une carte avec pioche, défausse ou rangée ; défaussez une carte par son nom (O8), avec un point d’exclamation pour crier « I Go! » (O8!) ; posez une série par ses couleurs (O+R).
no-such-card = Il n’y a pas de carte { $card } : dix couleurs (A B C G J M O R T V) ont les valeurs de 1 à 11.
no-such-colour = Il n’y a pas de couleur { $colour } : les dix sont { $letters }.
draw-first = Prenez d’abord une carte : de la pioche, de la défausse ou au bas de la rangée.
discard-now = Vous avez pris une carte : défaussez maintenant l’une des treize ; vous pouvez alors crier « I Go! ».
not-in-hand = Vous n’avez pas { $card }. Votre main : { $hand }.
just-taken = Vous venez de prendre { $card } dans la défausse : défaussez une autre carte.
must-call = Vous avez pris la dernière carte de la pioche, vous devez donc crier « I Go! » : { $card }!
lay-now = Vous avez crié : choisissez maintenant les couleurs de votre série : { $series }.
too-many-colours = Une série a au plus deux couleurs.
colour-removed = Tout ce qui est { $colour } est éliminé, comme la carte au bas de la rangée, et ne forme pas de série.
colour-not-held = Vous n’avez rien en { $colour }. Possibles : { $held }.
one-value-two-colours = { $series }, c’est une seule et même valeur dans les deux couleurs : une carte par valeur, la série n’a donc que l’une des deux.

# Positions impossibles
step-not-of-turn = Quand la partie est terminée, ce n’est à personne de jouer, et seulement alors.
column-size = La rangée a de 1 à { $most } cartes.
hand-sizes = Chaque main a 12 cartes, et 13 pour le joueur qui a pris une carte et doit encore défausser.
seen-not-held = On a vu la place { $seat } prendre une carte qui n’est pas dans sa main.
seen-too-many-of = On ne peut pas avoir vu la place { $seat } prendre autant de cartes : au plus { $most } jusqu’ici.
seen-too-many = On ne peut pas avoir vu prendre autant de cartes : au plus { $most } jusqu’ici.
source-not-of-step = La source de la carte prise appartient à l’étape « discard », et à elle seule.
drawn-seen = Une carte de la rangée ou de la défausse fait partie de celles que l’on a vu prendre, une carte de la pioche non ({ $card }).
nothing-drawn-there = Rien n’a encore été pris là.
pile-too-large = La pioche a au plus { $most } cartes.
pile-empty = La pioche est vide : qui prend sa dernière carte crie « I Go! » dans le même tour.
discard-empty = La défausse n’est vide qu’entre la prise de sa seule carte et la suivante.
stall-wrong = Ici le nombre de tours sans nouvelle carte va de { $least } à { $most }.
caller-hand-hidden = Celui qui crie a ouvert son jeu : on le voit en entier.
call-without-colour = Il manque la couleur éliminée.
call-colour = Les onze cartes de la couleur éliminée sont dans les mains : l’une d’elles était dans la rangée.
call-hands = Les mains d’un « I Go! » ont { $hand } cartes chacune, toutes différentes.
call-series = Ce n’est pas une série de celui qui crie ; couleurs en main : { $held }.
points-without-rounds = Il y a plus de points que les manches jouées ne peuvent en donner : un « I Go! » rapporte un point à celui qui crie, ou un point chacun à certains des autres.
points-without-call = Les points viennent des « I Go! », et il n’y en a pas eu.
over-without-call = Une partie se termine par un « I Go! », et il n’y en a pas eu.
call-in-first-round = Quelqu’un a déjà crié : ce n’est donc plus la première manche.
perfect-not-over = C’était un « I Go! » parfait : la partie serait terminée.
point-missing = La place { $seat } a gagné un point au dernier « I Go! ».
over-already = Avec { $target } points on a gagné, par le dernier « I Go! ».
over-other-hands = Les mains ne sont pas celles du « I Go! » qui a terminé la partie.
over-hands-hidden = À la fin tous les jeux sont ouverts.
over-other-colour = La couleur éliminée n’est pas celle de la carte au bas de la rangée.
over-too-soon = La partie n’est pas terminée : personne n’a { $target } points ni un « I Go! » parfait.

# Le récit
event-drew = { $source ->
    [column] { $player } prend { $card } dans la rangée.
    [discard] { $player } prend { $card } dans la défausse.
   *[pile] { $player } pioche une carte.
}
event-last-card = C’était la dernière carte de la pioche : { $player } doit crier.
event-discarded = { $player } défausse { $card }.
event-called = { $player } crie « I Go! »
event-column-empty = C’était la dernière carte de la rangée : la manche est annulée.
event-stalled = Personne ne veut plus de nouvelle carte : la manche est annulée.
event-series = { $player } pose une série en { $colours }.
event-split = { $player } — éliminées ({ $colour }) : { $removed } ; série : { $series } ; { $added-count ->
    [0] restent :
   *[other] ajoutées : { $added } ; restent :
} { $rest }. Pénalité : { $penalty }.
event-perfect = « I Go! » parfait !
event-call-won = { $player } a la plus petite pénalité et gagne un point.
event-call-lost = { $player } n’a pas moins de pénalité que tous les autres : un point pour { $players }.
event-round = Manche { $round } : { $first } commence.
event-over = { $reason ->
    [perfect] La partie est finie : { $players } est le joueur parfait !
    [shared] La partie est finie : { $players } gagnent ensemble avec { $score } { $score ->
        [one] point
       *[other] points
    }.
   *[points] La partie est finie : { $players } gagne avec { $score } { $score ->
        [one] point
       *[other] points
    }.
}

# Le terminal
heading = Manche { $round } · { $target ->
    [one] le premier point gagne
   *[other] { $target } points gagnent
}
remark-you = vous
remark-call = { $called ->
    [yes] a crié, pénalité { $penalty }
   *[no] dernière pénalité { $penalty }
}{ $point ->
    [yes] , un point
   *[no] {""}
}
label-discards = Défausse, le dessus en dernier :
label-column = Rangée, { $colour } au bas
label-pile = Pioche
label-discard = Défausse
label-hand = Votre main
label-open = Jeu ouvert : { $player }
mark-drawn = vient d’être prise
group = { $group ->
    [removed] éliminées
    [series] série
    [added] ajoutées
   *[rest] restent
}
split-title = { $discard ->
    [none] Le meilleur partage de votre main : pénalité { $penalty }
   *[other] Si vous criez maintenant : défaussez { $discard }, pénalité { $penalty }
}
call-title = Dernier « I Go! » : { $player }, série { $series }, éliminé { $removed }. Pénalités : { $penalties }. { $scorers ->
    [none] « I Go! » parfait !
   *[other] Point : { $scorers }.
}
words-player = { $player }{ $you ->
    [yes] {" (vous)"}
   *[no] {""}
} : { $points } { $points ->
    [one] point
   *[other] points
}, { $cards } cartes.
words-seen = On a vu { $player } prendre : { $cards }.
words-column = Rangée, de haut en bas : { $cards }. Éliminé si l’on crie : { $colour }.
words-piles = Cartes dans la pioche : { $pile }. Dessus de la défausse : { $top }.
words-hand = { $label } : { $cards }.
words-drawn = Vous venez de prendre : { $card }.
words-split = { $title }. Éliminées { $removed } ; série { $series } ; restent { $rest }.
card-words = le { $value } { $colour }
meaning-pile = piocher (encore { $many })
meaning-discard-pile = prendre { $card }, le dessus de la défausse
meaning-column = prendre { $card }, la carte au bas de la rangée{ $last ->
    [yes] {" "}: la dernière, la manche est annulée
   *[no] {""}
}
meaning-discard = défausser { $card }
meaning-call = défausser { $card } et crier « I Go! »
meaning-series = série en { $colours } : pénalité { $penalty }
ask-call = annonce
question-call = comment chaque main a été divisée au dernier « I Go! », carte par carte
ask-memo = mémoire
question-memo = tout ce que l’on a vu des mains et de la défausse, à une table avec memo
answer-no-memo = Cette table joue sans memo : l’écran ne montre que ce qui est dessus.
answer-call-none = Personne n’a encore crié.
answer-split = { $player } — éliminées : { $removed } ; série : { $series } ; ajoutées : { $added } ; restent : { $rest }. Pénalité : { $penalty }.
remark-must-call = Vous avez pris la dernière carte de la pioche : vous devez crier « I Go! » en défaussant.
remark-last-of-column = Une seule carte dans la rangée : la prendre annule la manche.
remark-last-of-pile = Une seule carte dans la pioche : qui la prend doit crier.
remark-stall = { $stall } tours sans carte de la pioche ni de la rangée ; après { $limit } la manche est annulée.

# Conseils
reason-cancels = la dernière carte de la rangée : la manche est annulée, et vous commencez la suivante
reason-last-card = la dernière carte de la pioche : vous devez crier
reason-pile = { $many } des { $unseen } cartes non vues feraient baisser votre pénalité, qui est de { $before }
reason-penalty = { $after ->
    [0] ne vous laisse aucune pénalité
   *[other] { $change ->
        [less] fait baisser votre pénalité de { $before } à { $after }
        [same] laisse votre pénalité à { $before }
       *[more] fait monter votre pénalité de { $before } à { $after }
    }
}
reason-colour = tout ce qui est { colour } sera éliminé
reason-must-call = la pioche est épuisée : vous devez crier
reason-perfect = un « I Go! » parfait
reason-calls = crie avec une pénalité de { $penalty }
reason-leaves = laisse une pénalité de { $penalty }
reason-free-card = donne une carte qui ne coûte rien pour l’instant : la couleur { colour } est éliminée
reason-open = { $many ->
    [0] personne ne peut rien y ajouter
    [one] une carte hors de votre vue pourrait y être ajoutée
   *[other] { $many } cartes hors de votre vue pourraient y être ajoutées
}
