igo-where = Manche { $round } · { $target ->
    [one] le premier point gagne
   *[other] en { $target } points
}
igo-colour = { $letter ->
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
igo-card = { $value } { $colour }
igo-card-in = { $card }, { $group ->
    [removed] éliminée
    [series] dans la série
    [added] ajoutée
   *[rest] coûte des points
}
igo-card-leaves = { $card }, sans elle la pénalité est de { $penalty }
igo-points = { $won } point{ $won ->
    [one] {""}
   *[other] s
} sur { $target }
igo-seen = vues :
igo-column = La rangée, { $many ->
    [one] { $many } carte
   *[other] { $many } cartes
}
igo-take-column = Prendre le { $card }, au bas de la rangée
igo-take-pile = Piocher, { $many ->
    [one] { $many } carte
   *[other] { $many } cartes
}
igo-take-discard = Prendre le { $card } de la défausse, { $many ->
    [one] { $many } carte
   *[other] { $many } cartes
}
igo-pile = Pioche
igo-discard = Défausse
igo-look-through = Regarder tout
igo-discards-newest = Toute la défausse, la dernière d’abord
igo-seen-taken = Prises à la vue de tous, et encore en main
igo-best-split = Meilleur partage
igo-removed = Éliminées
igo-series = Série
igo-rest = Restent
igo-penalty = Pénalité
igo-bottom = Au bas de la rangée :
igo-would-remove = Qui crie maintenant élimine tout son { $colour }.
igo-then-removed = Prenez dans la rangée, et ce sera { $colour }.
igo-last-of-column = Une seule carte dans la rangée : la prendre annule la manche.
igo-last-of-pile = Une seule carte dans la pioche : qui la prend doit crier.
igo-stall = { $many } tours sans carte nouvelle ; après { $limit }, la manche est annulée.
igo-discard-now = Défaussez une carte.
igo-dare = Et criez si vous osez.
igo-must-call = Vous avez pris la dernière carte de la pioche : vous devez crier.
igo-discarding = En défaussant
igo-with-penalty = avec { $penalty } de pénalité
igo-no-call = Défausser sans crier
igo-do-draw = prenez une carte
igo-do-discard = défaussez
igo-do-lay = posez votre série
igo-do-over = la fin
igo-sort = Trier la main
igo-sort-now = Trier la main, à présent par { $order }
igo-order-colour = couleur
igo-order-value = valeur
igo-order-split = partage
igo-choose-series = Votre série
igo-choose-why = Une ou deux couleurs. Les autres pourront en combler les trous.
igo-colours = Couleurs
igo-lay = Poser { $colours } : { $penalty } de pénalité
igo-lay-nothing = Choisissez une couleur
igo-open-hand = La main ouverte : { $name }
igo-chooses = { $name } choisit les couleurs de la série.
igo-calls = { $name } crie « I Go! »
igo-last-call = Dernier cri : { $name }
igo-watch-again = Revoir
igo-skip = Passer
igo-forced = La pioche était finie : { $name } devait crier.
igo-all-removed = Au bas de la rangée : { $colour }. Les cartes de cette couleur sont éliminées pour tous.
igo-series-in = La série { DE($name) }, { $colours }
igo-gaps = Les autres peuvent en combler les trous dans ces couleurs
igo-added-by = { $card }, ajouté par { $name }
igo-penalties = Pénalités
igo-player = Joueur
igo-own-series = Sa série
igo-added = Ajoutées
igo-above = ci-dessus
igo-call-won = { $name } a la plus petite pénalité : un point.
igo-call-lost = { $many ->
    [one] Pénalité égalée ou battue : le point va à { $names }.
   *[other] Pénalité égalée ou battue : un point chacun pour { $names }.
}
igo-perfect = Aucune pénalité : { $name }, joueur parfait !
igo-next-round = Manche { $round } : { $name } commence
igo-who-won = Qui a gagné ?
igo-cancelled = Rien n’est compté
igo-column-empty = La dernière carte de la rangée est prise : la manche est annulée.
igo-stalled = Personne ne veut plus de carte nouvelle : la manche est annulée.
igo-key-pile = Piocher
igo-key-discard = Prendre dans la défausse
igo-key-column = Prendre au bas de la rangée
igo-key-hand = D’une carte à l’autre de la main
igo-key-call = Défausser la carte choisie et crier « I Go! »
