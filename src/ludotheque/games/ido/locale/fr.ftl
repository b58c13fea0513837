# IDO en français.

title = IDO
tagline = Des blocs traversent un plateau dont les cases changent quand la grille glisse.

# Options
option-seats = joueurs ; à deux, on s’assied face à face
option-goal = blocs à faire arriver : 3, 4 ou 5
option-order = tailles dans l’ordre où les blocs doivent arriver, par exemple lsls (grand, petit, grand, petit) ; any : sans ordre
option-turn_limit = tours après lesquels la partie s’arrête, tous joueurs confondus
option-board = le plateau sur lequel jouer
variant-four = quatre blocs arrivés gagnent
variant-short = trois blocs arrivés gagnent, en 100 tours au plus
variant-long = cinq blocs arrivés gagnent
variant-order = grand, petit, grand, petit : dans cet ordre
variant-open-board = sur un plateau aux nombreux rectangles
called-four = quatre
called-short = courte
called-long = longue
called-order = ordre
called-open-board = plateau-ouvert
order-not-of-goal = L’ordre compte { $sizes } blocs, le but { $goal } : donnez un ordre de { $goal } tailles, ou ne donnez pas le but.

# Le premier écran, et ce qu’il y a à faire
first-aim = Menez vos blocs du départ (↑) à l’arrivée (⌂). Les petits vont par les petites cases, les grands par les rectangles : la grille, en glissant, les change.
first-move = Introduire : +p f1. Déplacer : f1-e3, f1-arrivée. Faire glisser : glisser nord.
first-letters = +p ou (r), petit bloc ; +g ou [R], grand bloc, par couleur ; unités de a1 à h8.
guide-turn = { $can ->
    [introduce] Introduisez un bloc.
    [introduce-move] Introduisez un bloc, ou déplacez-en { guide-steps }.
    [introduce-slide] Introduisez un bloc, ou faites glisser la grille.
    [move] Déplacez vos blocs { guide-steps }.
    [move-slide] Déplacez vos blocs { guide-steps }, ou faites glisser la grille.
    [slide] Faites glisser la grille.
   *[other] Introduisez un bloc, déplacez-en { guide-steps }, ou faites glisser la grille.
}
guide-steps = { $steps ->
    [one] (un pas)
   *[other] ({ $steps } pas)
}
guide-moving = Continuez : { $steps ->
    [one] il reste un pas, ou arrêtez.
   *[other] il reste { $steps } pas, ou arrêtez.
}
guide-pass = Rien n’est possible : passez.

# Les mots de la notation : d’abord celui que l’on montre, puis d’autres que l’on comprend
written-plus-s = p, petit
written-plus-l = g, grand
written-introduce = introduire, introduis
written-small = petit
written-large = grand
written-home = arrivée, maison
written-slide = glisser, glisse, grille
written-north = nord
written-east = est
written-south = sud
written-west = ouest, o
written-stop = arrêter, arrêt
written-pass = passer, passe

# Plans de plateaux
plan-not-json = { $name } n’est pas un fichier JSON.
plan-chairs = { $name } : « seats » doit être une liste de quatre objets, pour South, West, North et East, dans cet ordre.
plan-size = { $name } : le dessin doit avoir { $rows } lignes de { $width } caractères.
plan-row = { $name }, ligne { $row } : « { $text } » a des caractères là où il ne peut pas y en avoir ; avec ces traits, elle serait « { $right } ».
plan-area = { $name } : l’aire de { chair-name } a besoin d’un bord (N, E, S ou W) et de trois cellules [x, y] différentes.
plan-area-inside = { $name } : { $unit } n’est pas sur le bord { direction-name } du plateau.
plan-not-turned = { $name } : le dessin n’est pas le même après un quart de tour : voyez le côté { direction-name } de { $unit }, grille { offset-name }.
plan-area-not-turned = { $name } : l’aire de { chair-name } n’est pas celle de la chaise précédente après un quart de tour.
plan-shape = { $name } : avec la grille { offset-name }, la case de { $unit } ({ $units }) n’a aucune des quatre formes.
plan-start-not-small = { $name } : avec la grille { offset-name }, la case de { $unit } devant l’aire de départ de { chair-name } n’est pas petite.

# Noms
chair-name = { $chair ->
    [south] Sud
    [west] Ouest
    [north] Nord
   *[east] Est
}
direction-name = { $direction ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
direction-towards = { $direction ->
    [north] vers le nord
    [east] vers l’est
    [south] vers le sud
   *[west] vers l’ouest
}
offset-name = { $offset ->
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
size-name = { $size ->
    [small] petit
   *[large] grand
}
spaces-name = { $size ->
    [small] petites cases
   *[large] rectangles
}
fitting-name = { $size ->
    [small] une petite case
   *[large] un rectangle
}
shape-name = { $shape ->
    [small] une petite case
    [rectangle] un rectangle
    [ell] une case en L
   *[large] une grande case
}

# Refus
not-a-move = « { $move } » n’est pas un coup. Écrivez +p f1 ou +g f1 pour introduire un petit ou un grand bloc, f1-e3 ou f1-arrivée pour en déplacer un, glisser nord pour faire glisser la grille, arrêter ou passer.
no-pass = Qui peut faire quelque chose ne passe pas. Vous pouvez par exemple : { $moves }.
nothing-to-stop = Votre tour ne fait que commencer : introduisez un bloc, déplacez des blocs ou faites glisser la grille.
turn-of-moves = Vous déplacez des blocs, et un tour n’est qu’une seule chose : utilisez { $steps ->
    [one] le pas qui reste
   *[other] les { $steps } pas qui restent
}, ou arrêtez-vous (arrêter).
none-in-reserve = Vous n’avez pas de { size-name } bloc en réserve.
not-at-start = { $unit } n’est pas sur une case qui touche votre aire de départ, devant { $units }.
space-does-not-fit = Un { size-name } bloc n’entre que sur { fitting-name } ; { $unit } est sur { shape-name }.
unit-taken = Un bloc est déjà sur { $unit }.
no-block = Il n’y a pas de bloc sur { $unit }.
not-your-block = Le bloc sur { $unit } n’est pas à vous : on ne déplace que ses propres blocs.
home-too-far = De { $unit }, il faut { $cost } pas jusqu’à l’arrivée ; vous en avez { $steps }.
no-way-home = La grille étant ce qu’elle est, aucun chemin par des { spaces-name } ne mène de { $unit } à l’arrivée.
space-not-entered = Un { size-name } bloc ne va que vers { fitting-name } ; { $unit } est sur { shape-name }.
cannot-stop-there = Un bloc est sur { $unit } : on peut passer par-dessus, mais pas s’y arrêter.
same-rectangle = Changer de moitié dans un rectangle n’est pas un pas : de { $unit } à { $to } il faut sortir et revenir, deux pas.
no-path = Aucun chemin par des { spaces-name } ne mène de { $unit } à { $to } en six pas.
too-far = De { $unit } à { $to } il faut { $cost } pas ; vous en avez { $steps }.
slid-before = Le joueur précédent a fait glisser la grille : vous ne pouvez pas le faire à ce tour.
slid-yourself = À deux, on ne fait pas glisser la grille à deux de ses tours de suite.
grid-at-edge = La grille ne peut pas aller plus loin ({ direction-name }) : elle quitterait le plan de jeu.

# Positions impossibles
chairs-wrong = À { $seats } joueurs, « chairs » doit être : { $right }.
unit-taken-twice = Deux blocs sont sur { $unit }.
over-not-by-goal = Une partie est finie par « goal » si, et seulement si, quelqu’un a fait arriver { $goal } blocs.
home-too-many = La place { $seat } a plus de blocs arrivés qu’il ne peut en arriver à la fois.
home-not-in-order = Les blocs arrivés de la place { $seat } ne sont pas venus dans l’ordre convenu.
over-in-a-turn = Il ne reste pas de pas quand une partie est finie.
steps-too-many = Il peut rester au plus { $most } pas à la place qui joue.
earlier-wrong = « earlier » doit être une liste d’empreintes, chacune de 16 chiffres hexadécimaux.
earlier-too-many = Il y a plus de positions antérieures que de tours depuis la dernière arrivée : au plus { $most }.
earlier-thrice = Une position qui se présente pour la troisième fois finit la partie : aucune n’est trois fois parmi les antérieures.
turns-too-many = Le dernier tour est joué : après { $limit } tours il ne reste pas de pas.
over-wrong = D’après les tours et les positions antérieures, « over » doit être { $right }.

# Le récit
event-introduced = { $player } introduit un { size-name } bloc sur { $to }.
event-moved = { $player } déplace le { size-name } bloc de { $at } à { $to } ({ $cost } pas, il en reste { $steps }).
event-went-home = { $player } déplace le { size-name } bloc de { $at } dans l’aire d’arrivée ({ $cost } pas, il en reste { $steps }).
event-home = { $player } a { $arrived ->
    [one] un bloc
   *[other] { $arrived } blocs
} à l’arrivée.
event-out-of-order = Ce n’était pas le tour d’un { size-name } bloc : il retourne à la réserve { DE($player) }.
event-slid = { $player } fait glisser la grille { direction-towards }.
event-pushed = Poussés : { $blocks }.
event-pushed-home = Le { size-name } bloc { DE($player) } sur { $at } est poussé dans son aire d’arrivée.
event-pushed-off = Le { size-name } bloc { DE($player) } sur { $at } est poussé hors du plateau : il retourne à la réserve.
event-stopped = { $player } s’arrête.
event-passed = { $player } ne peut rien faire et passe.
event-over = { $reason ->
    [goal] La partie est finie : { $players } gagne avec { $score } blocs arrivés.
    [repetition] La même position pour la troisième fois finit la partie : { $many ->
        [one] { $players } gagne avec le plus de blocs arrivés ({ $score }).
       *[other] égalité entre { $players } ({ $score } chacun).
    }
   *[turn-limit] Le dernier tour est joué : { $many ->
        [one] { $players } gagne avec le plus de blocs arrivés ({ $score }).
       *[other] égalité entre { $players } ({ $score } chacun).
    }
}

# Le terminal
letter = { $chair ->
    [south] r
    [west] b
    [north] j
   *[east] v
}
panel-turn = Tour { $turn } sur { $limit }
panel-grid = Grille { offset-name }
compass = { $arrow } le nord est { $chair ->
    [west] à gauche
    [north] en bas
   *[east] à droite
}
panel-ban = Elle ne glisse pas à ce tour
panel-order = Dans l’ordre { $order }
panel-player = { $player } · { chair-name }
panel-home = arrivés { $arrived }/{ $goal } { $sizes }
panel-reserve = réserve { $sizes }
panel-steps = { $steps ->
    [one] Il reste un pas.
   *[other] Il reste { $steps } pas.
}
panel-may-move = { $steps ->
    [0] Pas de bloc à déplacer.
    [one] Un pas à faire.
   *[other] { $steps } pas à faire.
}
panel-legend = (r) petit [R] grand ⌂ arrivée
words-turn = Tour { $turn } sur { $limit }. Grille { offset-name }{ $ban ->
    [0] .
   *[other] {""} ; elle ne peut pas glisser à ce tour.
}
words-order = Les blocs arrivent dans l’ordre { $order }.
words-player = { $player } ({ chair-name }) : sur le plateau { $blocks } ; en réserve { $reserve } ; arrivés { $arrived } sur { $goal }.
words-areas = { $player } entre par { $start } et arrive depuis { $goal }.
words-spaces = { $shape ->
    [small] Petites cases
    [rectangle] Rectangles
    [ell] Cases en L
   *[large] Grandes cases
} : { $units }.
words-nothing = rien
words-block = { size-name } { $at }
words-reserve = { $small } { $small ->
    [one] petit
   *[other] petits
}, { $large } { $large ->
    [one] grand
   *[other] grands
}
ask-reach = portée
question-reach = où un bloc peut aller à ce tour, et en combien de pas : portée f1
ask-map = plan
question-map = le plateau avec les pas qu’il faut à un bloc jusqu’à chaque place : plan f1
reach-which = Écrivez aussi l’unité du bloc : { $units }.
reach-nobody = Aucun bloc ne peut être déplacé maintenant.
reach-block = { $unit }, { $steps } pas : { $places }.
reach-steps = { $steps } pas jusqu’à { $places }
meaning-introduce = un { size-name } bloc entre sur { $to }
meaning-move = le { size-name } bloc de { $at } va à { $to }, { $cost } pas
meaning-home = le { size-name } bloc de { $at } arrive, { $cost } pas
meaning-slide = la grille glisse d’une unité ({ direction-name })
meaning-stop = laisser les pas qui restent
meaning-pass = rien n’est possible

# Conseils
reason-ends-by-goal = { $result ->
    [won] assez de blocs sont arrivés
   *[lost] fait gagner un autre joueur
}
reason-ends-by-repetition = la même position pour la troisième fois : la partie est { $result ->
    [won] gagnée
    [drawn] nulle
   *[lost] perdue
}
reason-ends-by-turn-limit = le dernier tour : la partie est { $result ->
    [won] gagnée
    [drawn] nulle
   *[lost] perdue
}
reason-repeats = cette position s’est déjà présentée : la troisième fois finit la partie
reason-home = { $whose ->
    [own] fait arriver { $many ->
        [one] un bloc
       *[other] { $many } blocs
    } : { $now } sur { $goal }
   *[others] fait arriver { $many ->
        [one] un bloc d’un autre joueur
       *[other] { $many } blocs d’autres joueurs
    }
}
reason-pushed-off = repousse dans la réserve { $whose ->
    [own] { $many ->
        [one] un de vos blocs
       *[other] { $many } de vos blocs
    }
   *[others] { $many ->
        [one] un bloc d’un autre joueur
       *[other] { $many } blocs d’autres joueurs
    }
}
reason-out-of-order = { $whose ->
    [own] { $many ->
        [one] votre bloc n’arrive pas dans l’ordre et retourne
       *[other] { $many } de vos blocs n’arrivent pas dans l’ordre et retournent
    }
   *[others] { $many ->
        [one] un bloc d’un autre joueur n’arrive pas dans l’ordre et retourne
       *[other] { $many } blocs d’autres joueurs n’arrivent pas dans l’ordre et retournent
    }
} à la réserve
reason-leaves-a-win = le joueur suivant peut gagner tout de suite
reason-exposed = le joueur suivant peut repousser dans la réserve { $many ->
    [one] un de vos blocs
   *[other] { $many } de vos blocs
} (grille glissée : { direction-name })
reason-opens = ouvre un chemin jusqu’à l’arrivée à { $whose ->
    [own] { $many ->
        [one] un de vos blocs
       *[other] { $many } de vos blocs
    }
   *[others] { $many ->
        [one] un bloc d’un autre joueur
       *[other] { $many } blocs d’autres joueurs
    }
}
reason-closes = ferme le chemin jusqu’à l’arrivée à { $whose ->
    [own] { $many ->
        [one] un de vos blocs
       *[other] { $many } de vos blocs
    }
   *[others] { $many ->
        [one] un bloc d’un autre joueur
       *[other] { $many } blocs d’autres joueurs
    }
}
reason-carries = { $change ->
    [nearer] rapproche
   *[farther] éloigne
} { $whose ->
    [own] vos blocs
   *[others] les blocs des autres
} de l’arrivée, { $by ->
    [one] d’un pas
   *[other] de { $by } pas en tout
}
reason-bans = { $seats ->
    [2] ni l’un ni l’autre ne peut faire glisser la grille au prochain tour
   *[other] le joueur suivant ne peut pas faire glisser la grille
}
reason-passes = rien n’est possible
reason-stops = n’utilise pas { $steps ->
    [one] le pas qui reste
   *[other] les { $steps } pas qui restent
}
reason-more-steps = { $steps ->
    [one] un pas
   *[other] { $steps } pas
} par tour désormais
reason-has-a-way = a un chemin jusqu’à l’arrivée, { $steps ->
    [one] un pas
   *[other] { $steps } pas
}
reason-nearer = { $change ->
    [nearer] { $by ->
        [one] un
       *[other] { $by }
    } pas plus près de l’arrivée
    [farther] { $by ->
        [one] un
       *[other] { $by }
    } pas plus loin de l’arrivée
   *[same] pas plus près de l’arrivée
}, encore { $steps } pas
reason-nearer-without-a-way = { $change ->
    [nearer] { $by ->
        [one] un
       *[other] { $by }
    } pas plus près de l’arrivée
    [farther] { $by ->
        [one] un
       *[other] { $by }
    } pas plus loin de l’arrivée
   *[same] pas plus près de l’arrivée
}, encore { $steps } pas quand la grille ouvrira un chemin
reason-loses-the-way = quitte le chemin que la grille ouvre jusqu’à l’arrivée
reason-needs-a-slide = la grille glissée une fois ({ direction-name }) ouvrirait un chemin jusqu’à l’arrivée, { $steps ->
    [one] un pas
   *[other] { $steps } pas
}
reason-can-come-in = vos { $size ->
    [small] petits
   *[large] grands
} blocs peuvent entrer maintenant
reason-cannot-come-in = vos { $size ->
    [small] petits
   *[large] grands
} blocs ne peuvent plus entrer
reason-keeps-out = les { $size ->
    [small] petits
   *[large] grands
} blocs d’un autre joueur ne peuvent plus entrer
