# Shokoba en français.

title = Shokoba
tagline = Des pierres précieuses à ramasser par additions : une carte prend ce dont elle est la somme.

# Options
option-seats = Combien jouent
option-edition = Les règles de quel livret : celui de 2023 ou le classique
option-target = Les pierres qui terminent la partie ; celles de l’édition si rien n’est dit
option-teams = Deux contre deux, les partenaires face à face
option-oversight = On peut poser une carte qui pourrait prendre ; le suivant peut saisir ce qu’elle aurait pris
option-nine_cards = Distribuer neuf cartes à chacun d’un coup (en équipes)
option-equal_first = Une carte doit prendre son égale plutôt que plusieurs cartes
option-memo = Montrer ce que contient chaque tas, et non seulement sa taille
option-youngest = La place du plus jeune, qui donne en premier (classique)
teams-need-four = En équipes on joue deux contre deux : il faut quatre joueurs, pas { $seats }.
nine-cards-need-teams = On ne distribue neuf cartes à chacun qu’à quatre en équipes : choisissez aussi teams.
target-not-of-edition = { $target } pierres n’est pas un but de cette table ; ici c’est { $rightful }.
youngest-only-classic = Dans l’édition 2023 le premier donneur est tiré au sort : « youngest » appartient à l’édition classique.
youngest-not-seated = Le plus jeune doit être l’un des { $seats } joueurs.

# Façons de jouer
variant-2023 = l’édition 2023 : parties courtes, de 5 à 7 pierres
variant-classic = l’édition classique : en 11 pierres, les égalités se départagent
variant-classic-16 = l’édition classique, plus longue : en 16 pierres
variant-classic-21 = l’édition classique, la plus longue : en 21 pierres
variant-oversight = qui oublie une prise peut la perdre au profit du suivant
variant-equal-first = une carte doit prendre son égale plutôt que plusieurs cartes
variant-memo = les tas sont ouverts : la mémoire n’est pas mise à l’épreuve
variant-teams = deux contre deux
variant-classic-teams = deux contre deux, l’édition classique
variant-nine-cards = deux contre deux, toutes les cartes distribuées d’un coup
variant-experts = deux contre deux, neuf cartes, égale d’abord, erreurs
called-2023 = 2023
called-classic = classique
called-classic-16 = classique-16
called-classic-21 = classique-21
called-oversight = erreurs
called-equal-first = égale-prioritaire
called-memo = mémoire
called-teams = équipes
called-classic-teams = équipes-classique
called-nine-cards = neuf-cartes
called-experts = experts

# Le premier écran, et ce qu’il y a à faire
first-aim = Gagnez des pierres : une pour le plus de cartes, d’émeraudes, de rubis, de saphirs, une pour le diamant, une par SHOKOBA (vider la table).
first-move = Une carte prend ce dont elle est la somme : R8xS5+S3. Sinon on la pose : S4.
first-letters = D diamant, E émeraude, R rubis, S saphir ; le nombre est la valeur de la carte.
guide-play = Jouez une carte.
guide-claim = Réclamez ce qui a été oublié, ou laissez.

# Les mots de la notation : d’abord celui que l’on montre, puis d’autres que l’on comprend
written-seize = saisir, saisit
written-leave = laisser, laisse

# Refus
not-a-move = « { $move } » n’est pas un coup. Écrivez une carte pour la poser (S4), ou la carte, x, et ce qu’elle prend (R8xS5+S3).
no-such-card = Il n’y a pas de carte { $card } : les 7 sont D7 et E7, chaque autre valeur de 1 à 10 existe en R et en S.
not-in-hand = Vous n’avez pas { $card }. Votre main : { $hand }.
must-take = { $card } peut prendre, on ne peut donc pas la poser. Elle prend : { $takes }.
not-on-table = { $many ->
    [one] Il n’y a pas de { $card } sur la table.
   *[other] Il n’y a pas { $many } { $card } sur la table.
} La table : { $table }.
wrong-sum = { $card } prend des cartes dont la somme est { $value } ; { $many ->
    [one] { $total } n’est pas { $value }.
   *[other] { $sum } font { $total }.
}
equal-first = Une carte égale à { $card } est sur la table ({ $equals }) : c’est elle qu’il faut prendre, et non plusieurs cartes.
nothing-to-leave = Vous avez une carte à jouer : qui ne réclame rien joue, simplement.
seize-what = Dites ce que { $card } aurait dû prendre : saisir { $card }x…
claim-does-not-hold = La réclamation ne tient pas : le joueur précédent ne vient pas de poser { $card } là où elle pouvait prendre { $taken }. Cela ne vous coûte rien.

# Positions impossibles
playing-not-tied = Une partie des joueurs ne joue seule qu’en édition classique sans équipes : au moins deux, au but ou au-delà et devant tous les autres.
seat-not-playing = Cette place ne joue pas cette manche.
last-taker-without-pile = Le dernier à avoir pris n’a rien pris.
pile-without-last-taker = Des cartes ont été prises : quelqu’un a donc pris en dernier.
pile-not-playing = Un joueur qui ne joue pas la manche a pris des cartes.
gems-not-won = Ces pierres n’ont pas pu être gagnées jusqu’à la manche { $round } : une manche donne une pierre par catégorie et une par SHOKOBA.
match-decided = Un camp avait avant cette manche les { $target } pierres qui terminent la partie, et personne n’était à égalité avec lui.
dealer-not-in-turn = Dans l’édition classique le plus jeune donne d’abord, puis la donne tourne : à la manche { $round }, c’est la place { $rightful } qui donne.
pile-of-one = Personne ne prend une seule carte : ce qui est pris va sur le tas avec la carte qui a pris.
round-not-begun = Aucune carte n’a encore été jouée dans cette manche : rien n’a été pris ni oublié, et quatre cartes sont sur la table.
hand-not-playing = Un joueur qui ne joue pas la manche a des cartes en main.
hands-out-of-step = Si c’est à la place { $turn } de jouer, les mains n’ont pas la bonne taille : à partir de la gauche du donneur, qui a joué a une carte de moins.
hand-too-large = Une main a au plus { $most } cartes.
hands-empty = Les mains sont vides : de nouvelles cartes auraient été distribuées, ou la manche comptée (sauf réclamation après une dernière pose, quand la table joue avec les erreurs).
undealt-not-whole-deals = Les cartes à distribuer doivent former des donnes entières de { $whole }, et la première donne est faite.
overlooked-not-there = { $card } n’a pas été oubliée : elle doit être sur la table, pouvoir y prendre, et la table jouer avec les erreurs.
plays-too-many = La place { $seat } ne peut pas avoir joué si souvent dans cette donne.
play-not-possible = Un coup de la place { $seat } ne va pas avec la table sur laquelle il aurait été joué.
over-with-cards = Une partie terminée n’a plus de cartes en main ni à distribuer, et rien d’oublié.
over-too-soon = La partie n’est pas terminée : il faut { $target } pierres et, en édition classique, être seul en tête.
table-not-swept = À la fin, le dernier à avoir pris a les cartes restées sur la table.

# Le récit
event-laid = { $player } pose { $card }.
event-took = { $player } joue { $card } et prend { $taken }.
event-seized = { $player } profite de l’oubli : { $card } prend { $taken }.
event-left = { $player } ne réclame rien.
event-shokoba = SHOKOBA ! Une pierre pour { $player }.
event-dealt = { $player } distribue.
event-swept = { $player } a pris en dernier et reçoit ce qui reste : { $cards }.
event-unswept = Personne n’a rien pris : { $cards } ne vont à personne.
event-gem = { $category ->
    [diamond] Le diamant
    [emeralds] Le plus d’émeraudes
    [rubies] Le plus de rubis
    [sapphires] Le plus de saphirs
   *[cards] Le plus de cartes
} ({ $counts }) : une pierre pour { $players }.
event-tied = { $category ->
    [diamond] Le diamant : personne ne l’a pris.
    [emeralds] Le plus d’émeraudes ({ $counts }) : égalité, pas de pierre.
    [rubies] Le plus de rubis ({ $counts }) : égalité, pas de pierre.
    [sapphires] Le plus de saphirs ({ $counts }) : égalité, pas de pierre.
   *[cards] Le plus de cartes ({ $counts }) : égalité, pas de pierre.
}
event-round = Manche { $round } : { $first } commence.
event-playoff = Égalité en tête : { $players } jouent une manche de plus.
event-over = { $reason ->
    [tied-win] La partie est finie : { $players } gagnent ensemble avec { $score } pierres.
   *[most-gems] La partie est finie : { $players } { $many ->
        [one] gagne
       *[other] gagnent
    } avec { $score } pierres.
}

# Le terminal
heading = Shokoba, manche { $round } — but : { $target } pierres — { $undealt ->
    [0] plus rien à distribuer
    [one] 1 carte à distribuer
   *[other] { $undealt } cartes à distribuer
}
table-empty = La table est vide : il faut poser une carte.
hand-empty = Aucune carte en main.
pile-size = tas { $many }
remark-you = vous
remark-partner = avec { $partner }
remark-dealer = donneur
remark-out = ne joue pas cette manche
words-player = { $player } : { $hand ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $hand } cartes
} en main, { $pile } dans le tas
words-gems = { $gems ->
    [0] aucune pierre
    [one] 1 pierre
   *[other] { $gems } pierres
}
words-taken = { $player } a pris : { $cards }.
words-table = La table : { $cards }.
words-hand = Votre main : { $cards }.
card-words = { $gem ->
    [D] le diamant
    [E] l’émeraude
    [R] le rubis
   *[S] le saphir
} { $value }
shokoba-mark = { $shokoba ->
    [yes] {" — SHOKOBA !"}
   *[no] {""}
}
meaning-lay = poser { $card }
meaning-take = avec { $card }, prendre { $taken }{ shokoba-mark }
meaning-seize = saisir : avec { $card }, qui vient d’être posée, prendre { $taken }{ shokoba-mark }
meaning-leave = ne rien réclamer : on compte la manche
ask-sum = somme
question-sum = la somme de la table
ask-last = dernier
question-last = qui a pris en dernier, et aurait donc ce qui reste à la fin de la manche
answer-sum = La somme de la table est { $total }{ $danger ->
    [yes] {" "}: une seule carte peut tout prendre.
   *[no] .
}
answer-last = { $player } a pris en dernier.
answer-last-nobody = Personne n’a encore pris dans cette manche.

# Conseils
reason-shokoba = SHOKOBA : une pierre tout de suite
reason-diamond = { $own ->
    [yes] met le diamant à l’abri
   *[no] prend le diamant
}
reason-decides = { $category ->
    [emeralds] assure le plus d’émeraudes
    [rubies] assure le plus de rubis
    [sapphires] assure le plus de saphirs
   *[cards] assure le plus de cartes
}
reason-denies = { $category ->
    [emeralds] empêche les autres d’avoir le plus d’émeraudes
    [rubies] empêche les autres d’avoir le plus de rubis
    [sapphires] empêche les autres d’avoir le plus de saphirs
   *[cards] empêche les autres d’avoir le plus de cartes
}
reason-takes = prend { $category ->
    [emeralds] { $many ->
        [one] une émeraude
       *[other] { $many } émeraudes
    }
    [rubies] { $many ->
        [one] un rubis
       *[other] { $many } rubis
    }
    [sapphires] { $many } saphirs
   *[cards] { $many } cartes
}
reason-sweeps = termine la manche et ramasse { $many ->
    [one] la dernière carte
   *[other] les { $many } dernières cartes
}
reason-overlooks = pourrait prendre : le suivant peut en profiter
reason-offers = met { $gem ->
    [D] le diamant
    [E] une émeraude
   *[R] un rubis
} sur la table
reason-threat = laisse { $total } sur la table : menace de SHOKOBA ({ $many } des { $unseen } cartes non vues)
reason-harmless = laisse { $total } sur la table, mais tous les { $total } sont connus
reason-safe = laisse { $total } sur la table : aucune carte ne prend tout
reason-nothing-better = rien à gagner, rien à perdre
