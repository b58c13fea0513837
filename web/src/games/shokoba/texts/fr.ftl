shokoba-where = Manche { $round } · en { $target } pierres
shokoba-where-deal = { $many ->
    [0] plus rien à distribuer
    [one] { $many } carte à distribuer
   *[other] { $many } cartes à distribuer
}
shokoba-card = { $gem ->
    [D] diamant
    [E] émeraude
    [R] rubis
   *[S] saphir
} { $value }
shokoba-card-can = { $card }, { $ways ->
    [0] ne prend rien
    [one] prend d’une façon
   *[other] prend de { $ways } façons
}
shokoba-stones = { $won ->
    [one] { $won } pierre
   *[other] { $won } pierres
} sur { $target }
shokoba-score = Pierres
shokoba-partner = partenaire
shokoba-deals = donne
shokoba-taken = { $many ->
    [one] { $many } carte prise
   *[other] { $many } cartes prises
}
shokoba-taken-word = { $many ->
    [one] prise
   *[other] prises
}
shokoba-look-through = Ce que contiennent les tas
shokoba-to-deal = { $many ->
    [one] { $many } carte à distribuer
   *[other] { $many } cartes à distribuer
}
shokoba-to-deal-word = à distribuer
shokoba-begin = Choisissez une carte de votre main.
shokoba-what-takes = Ce que peut faire { $card }
shokoba-the-card = { $gem ->
    [D] Le diamant
    [E] L’émeraude
    [R] Le rubis
   *[S] Le saphir
} { $value }
shokoba-takes = { $card } prend
shokoba-takes-nothing = { $card } ne prend rien
shokoba-take-many = { $many ->
    [one] Prendre 1 carte
   *[other] Prendre { $many } cartes
}
shokoba-choose = Choisissez une prise
shokoba-lay = Poser la carte
shokoba-seize = Prendre à sa place
shokoba-leave = Rien n’a été oublié
shokoba-count = Décompte de la manche { $round }
shokoba-in-the-round = en cours de manche
shokoba-most-shokoba = SHOKOBA
shokoba-most-diamond = Le diamant
shokoba-most-emeralds = Le plus d’émeraudes
shokoba-most-rubies = Le plus de rubis
shokoba-most-sapphires = Le plus de saphirs
shokoba-most-cards = Le plus de cartes
shokoba-tie = égalité : personne
shokoba-next-round = Manche suivante
shokoba-who-won = Qui a gagné ?
shokoba-key-hand = D’une carte à l’autre de la main
shokoba-key-takes = Une des prises
