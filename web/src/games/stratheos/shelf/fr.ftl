stratheos-minutes = 20
stratheos-short = Six cartes cachées, des dieux en colère.
stratheos-way-classic = Classique
stratheos-way-novice = Novices
stratheos-way-novice-no-passives = Tout premiers pas
stratheos-way-initiate = Initiés
stratheos-way-memo = Aide-mémoire
stratheos-way-series = En 3 parties
stratheos-way-long-series = En 5 parties
stratheos-way-short = Courte
stratheos-option-novice = Sans textes
stratheos-option-passives = Passifs
stratheos-option-flush = Grand Stratheós
stratheos-option-memo = Aide-mémoire
stratheos-option-games = Parties
stratheos-option-turn_limit = Tours au plus
stratheos-option-youngest = Le plus jeune
stratheos-option-youngest-0 = 1
stratheos-option-youngest-1 = 2
stratheos-option-youngest-2 = 3
stratheos-option-youngest-3 = 4
stratheos-option-youngest-4 = 5
stratheos-option-youngest-5 = 6
stratheos-has = { $points ->
    [one] { $points } partie gagnée
   *[other] { $points } parties gagnées
}
stratheos-round = Partie { $round }
