ido-minutes = 30
ido-short = La grille glisse sous les pièces. Ramenez-en quatre.
ido-way-four = En quatre
ido-way-short = Courte
ido-way-long = Longue
ido-way-order = Dans l’ordre
ido-way-open-board = Plateau ouvert
ido-option-goal = But
ido-option-order = Ordre
ido-option-order-any = Sans ordre
ido-option-order-letter-l = grand
ido-option-order-letter-s = petit
ido-option-order-help = Les tailles des blocs, dans l’ordre où ils doivent arriver.
ido-option-turn_limit = Tours au plus
ido-option-board = Plateau
ido-option-board-open = Ouvert
ido-option-board-reconstruction = Reconstitué
ido-has = { $points ->
    [one] { $points } bloc arrivé
   *[other] { $points } blocs arrivés
}
