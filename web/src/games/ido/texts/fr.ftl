ido-where = Tour { $turn } · en { $goal } { $goal ->
    [one] bloc
   *[other] blocs
}
ido-where-grid = grille { $offset ->
    [centre] centrée
    [north] une unité au nord
    [south] une unité au sud
    [east] une unité à l’est
    [west] une unité à l’ouest
    [north-east] une unité au nord-est
    [north-west] une unité au nord-ouest
    [south-east] une unité au sud-est
   *[south-west] une unité au sud-ouest
}
ido-turn = Le tour
ido-board = Le plateau
ido-grid = La grille, { $offset ->
    [centre] centrée
    [north] une unité au nord
    [south] une unité au sud
    [east] une unité à l’est
    [west] une unité à l’ouest
    [north-east] une unité au nord-est
    [north-west] une unité au nord-ouest
    [south-east] une unité au sud-est
   *[south-west] une unité au sud-ouest
}
ido-direction = { $direction ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
}
ido-shape = { $shape ->
    [small] petite case
    [rectangle] rectangle
    [ell] case en L
   *[large] grande case
}
ido-cell-empty = { $unit }, { $shape }
ido-cell-own = { $unit }, votre { $size ->
    [small] petit
   *[large] grand
} bloc, { $shape }
ido-cell-block = { $unit }, { $size ->
    [small] petit
   *[large] grand
} bloc { DE($player) }, { $shape }
ido-cell-open = { $unit }, { $cost ->
    [0] entrer ici
   *[other] { $cost } pas
}, { $shape }
ido-reserve = réserve
ido-home = arrivés
ido-reserve-many = { $many ->
    [0] réserve vide
    [one] { $many } bloc en réserve
   *[other] { $many } blocs en réserve
}
ido-home-many = { $many ->
    [0] aucun bloc arrivé
    [one] { $many } bloc arrivé
   *[other] { $many } blocs arrivés
} sur { $goal }
ido-hold-reserve = Prendre un { $size ->
    [small] petit
   *[large] grand
} bloc de la réserve
ido-bot = robot
ido-your-turn = À vous, { $name }
ido-plays = { $name } joue
ido-aim-of-game = Menez { $goal } de vos blocs du bord d’en bas, où ils entrent, à votre aire d’arrivée, en haut à gauche.
ido-one-of-three = Une chose sur trois
ido-introduce = Introduire
ido-introduce-open = { $size ->
    [small] Un petit bloc
   *[large] Un grand bloc
} : { $places }.
ido-introduce-none = Aucun bloc de la réserve ne peut entrer.
ido-move = Déplacer
ido-move-steps = { $steps ->
    [one] Un pas, pour un de vos blocs.
   *[other] { $steps } pas à répartir entre vos blocs.
}
ido-move-some = Un ou plusieurs de vos blocs.
ido-move-none = Aucun de vos blocs ne peut bouger.
ido-no-more-steps = Plus aucun bloc ne peut bouger : finissez le tour.
ido-nothing-possible = Rien n’est possible : passez.
ido-slide = Glisser
ido-slide-anywhere = La grille peut glisser des quatre côtés.
ido-slide-some = Vers { $ways } ; ailleurs elle quitterait le plan de jeu.
ido-slide-banned = { $who ->
    [self] Vous l’avez fait glisser à votre tour précédent ; à deux, pas deux de ses tours de suite.
   *[before] Le joueur précédent vient de la faire glisser.
}
ido-only-one-thing = Vous déplacez des blocs : un tour n’est qu’une seule chose.
ido-may-slide = Qui peut glisser
ido-now = maintenant
ido-then = ensuite
ido-handle = Glisser la grille vers { $way }
ido-handle-again = Glisser vers { $way } : encore une fois pour le faire
ido-handle-shut = Glisser la grille vers { $way } : fermé
ido-sliding = La grille glisse vers { $direction ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
}.
ido-pushes-nothing = Elle ne pousse rien.
ido-do-slide = Glisser vers { $direction }
ido-held = { $size ->
    [small] Petit
   *[large] Grand
} bloc de { $at }
ido-held-reserve = { $size ->
    [small] Petit
   *[large] Grand
} bloc de la réserve
ido-goal = arrivée
ido-aim = { $place } : { $cost } pas, { $left ->
    [0] il n’en restera aucun
   *[other] il en restera { $left }
}
ido-aim-cost = { $place } : { $cost } pas
ido-aim-in = sur { $place }
ido-choose-place = Choisissez une place.
ido-nowhere = Il ne peut aller nulle part.
ido-steps-left = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
ido-put-back = Reposer
ido-undo = Annuler
ido-go = Aller · { $cost } pas
ido-come-home = Arriver · { $cost } pas
ido-come-in = Entrer sur { $place }
ido-end-turn = Finir le tour
ido-pass = Passer
ido-next-home = Le prochain à arriver doit être un { $size ->
    [small] petit
   *[large] grand
} bloc.
ido-too-early = Celui que vous tenez retournerait à la réserve.
ido-flat = Vue à plat
ido-key-arrows = Vers la place, le bloc ou la poignée d’à côté
ido-key-move = Vos blocs
ido-key-home = Le bloc tenu rentre
ido-key-introduce = Un bloc de la réserve
ido-key-grid = La grille
ido-key-undo = Reprendre un pas
ido-key-end = Finir le tour
