shokoba-minutes = 15
shokoba-short = Une carte prend ce dont elle est la somme.
shokoba-way-2023 = 2023
shokoba-way-classic = Classique
shokoba-way-classic-16 = Classique, en 16
shokoba-way-classic-21 = Classique, en 21
shokoba-way-oversight = Erreurs
shokoba-way-equal-first = Égale d’abord
shokoba-way-memo = Tas ouverts
shokoba-way-teams = En équipes
shokoba-way-classic-teams = Équipes, classique
shokoba-way-nine-cards = Neuf cartes
shokoba-way-experts = Entre experts
shokoba-option-edition = Édition
shokoba-option-edition-classic = Classique
shokoba-option-target = Objectif
shokoba-option-teams = En équipes
shokoba-option-oversight = Erreurs
shokoba-option-nine_cards = Neuf cartes
shokoba-option-equal_first = Égale d’abord
shokoba-option-memo = Tas ouverts
shokoba-option-youngest = Le plus jeune
shokoba-option-youngest-0 = 1
shokoba-option-youngest-1 = 2
shokoba-option-youngest-2 = 3
shokoba-option-youngest-3 = 4
shokoba-has = { $points ->
    [one] { $points } pierre
   *[other] { $points } pierres
}
shokoba-measure = { $told ->
    [one] en { $told } pierre
   *[other] en { $told } pierres
}
