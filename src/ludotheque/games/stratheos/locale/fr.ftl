# Stratheós en français.

title = Stratheós
tagline = Retenez vos cartes, débarrassez-vous des plus hautes, et osez dire « Stratheós ».

# Options
option-seats = le nombre de joueurs
option-novice = sans les textes des cartes : ni pouvoirs ni malus
option-passives = si les éléments des figures agissent à la fin du tour
option-flush = le grand Stratheós : une suite d’une seule famille vaut un tour bonus, ou la partie
option-memo = l’écran garde affiché ce que vous avez vu et savez encore
option-games = le nombre de parties du match
option-turn_limit = après tant de tours on compte les points
option-youngest = la place du plus jeune, qui donne
variant-classic = avec pouvoirs, malus et (à partir de trois joueurs) passifs
variant-novice = pour débuter : sans les textes des cartes
variant-novice-no-passives = pour débuter : ni textes, ni passifs
variant-initiate = avec les flushs, le grand Stratheós
variant-memo = l’écran retient pour vous ce que vous avez vu
variant-series = trois parties avec les flushs
variant-long-series = cinq parties pour débuter, avec la mémoire de l’écran
variant-short = on compte après dix tours
called-classic = classique
called-novice = novices
called-novice-no-passives = novices-sans-passifs
called-initiate = initiés
called-memo = mémoire
called-series = série
called-long-series = longue-série
called-short = courte

# Le premier écran, et ce qu’il y a à faire
first-aim = Ayez le moins de points dans votre rangée quand on dit « Stratheós » : retenez les cartes que vous voyez, échangez les hautes contre des basses.
first-move = Piocher (ou prendre), puis échanger 3 (emplacement 3), défausser ou pouvoir.
first-letters = L foudre, F feu, E terre, W eau, I glace, A air ; RAG APO DEL −1, CHA NYX ERE 0.

# Les mots de la notation : d’abord celui que l’on montre, puis d’autres que l’on comprend
written-ready = prêt, prête
written-stratheos = Stratheós
written-draw = piocher, pioche
written-take = prendre
written-discard = défausser, défausse
written-power = pouvoir
written-same = pareilles
written-full = full
written-run = suite
written-withdraw = retirer
written-nothing = rien
written-deal = donner
written-exchange = échanger
written-name = nommer
written-last = dernière
written-give = céder
written-on = sur
written-choose = choisir
written-pick = tirer
no-passives-in-a-duel = À deux joueurs il n’y a pas de passifs.
passives-unless-novice = Seuls les novices peuvent jouer sans les passifs : choisissez aussi novice.
no-flush-for-novices = Les flushs sont pour les initiés : une table de novices joue sans.
youngest-not-seated = Le plus jeune doit être l’un des { $seats } joueurs.

# Le fichier des cartes
cards-header = La ligne { $line } du fichier des cartes doit être l’en-tête { $columns }.
cards-columns = La ligne { $line } du fichier des cartes a { $found } colonnes au lieu de { $wanted }.
cards-value = Ligne { $line } du fichier des cartes : « { $value } » n’est pas une valeur ; les valeurs sont −1, 0 et 1 à 16.
cards-family = Ligne { $line } du fichier des cartes : il n’y a pas de famille « { $family } ». Vouliez-vous dire : { $nearest } ?
cards-family-value = Ligne { $line } du fichier des cartes : { $card } a la valeur { $value } ; les cartes de 1 à 16 ont une famille, les 0 et les −1 n’en ont pas.
cards-code = Ligne { $line } du fichier des cartes : { $card } doit s’appeler { $right }.
cards-special-code = Ligne { $line } du fichier des cartes : « { $card } » n’est pas un nom de carte spéciale ; des majuscules seulement.
cards-names = Ligne { $line } du fichier des cartes : { $card } n’a de nom que dans une langue.
cards-power = Ligne { $line } du fichier des cartes : { $card } — une figure a un nom et un pouvoir, les autres cartes n’ont pas de pouvoir.
cards-malus = Ligne { $line } du fichier des cartes : { $card } a un malus, mais seul un −1 peut en avoir.
cards-source = Ligne { $line } du fichier des cartes : il n’y a pas de source « { $source } ». Vouliez-vous dire : { $nearest } ?
cards-effect = Ligne { $line } du fichier des cartes : il n’y a pas d’effet « { $effect } ». Vouliez-vous dire : { $nearest } ?
cards-effects = Ligne { $line } du fichier des cartes : { $many } effets, c’est trop ; un texte en a au plus { $most }.
cards-twice = Ligne { $line } du fichier des cartes : { $card } s’y trouve deux fois.
cards-too-many = Ligne { $line } du fichier des cartes : { $card } est de trop ; il y a trois cartes de valeur { $value }.
cards-missing = Le fichier des cartes, lu jusqu’à la ligne { $line }, n’a pas de { $card }.
cards-specials-missing = Le fichier des cartes, lu jusqu’à la ligne { $line }, a { $many } cartes spéciales au lieu de six.

# Refus
not-a-move = « { $move } » n’est pas un coup. Possibles maintenant : { $moves }.
not-now = « { $move } » n’est pas possible maintenant. Possibles : { $moves }.
must-draw-bottom = La foudre est tombée : vous devez tirer la dernière carte de la pioche.
already-announced = On a déjà dit « Stratheós » : c’est le dernier tour.
discards-empty = Il n’y a pas de carte dans la défausse.
barred = Gaïa vous interdit la défausse.
no-such-place = Il n’y a pas d’emplacement { $place } : ils vont de 1 à { $size }.
must-stay = Une carte prise dans la défausse doit rester : échangez-la contre une carte ou une combinaison.
announced-in-vain = Vous avez retiré une annonce pendant ce tour ; il n’y en a pas de deuxième.
too-few-places = { $size } cartes ne suffisent pas pour { $combination ->
    [same] des cartes de même valeur : il en faut deux
    [full] un full : il en faut cinq
   *[run] une suite : il en faut trois
}.
power-from-pile-only = Une carte de la défausse ne donne pas de pouvoir.
no-texts = Une table de novices joue sans les textes des cartes.
no-power = Cette carte n’a pas de pouvoir.
power-without-aim = Ce pouvoir ne peut viser rien ni personne.
no-withdrawal = Ce qui est annoncé est annoncé : on ne peut le retirer qu’avec 14 emplacements.
named-already = L’emplacement { $place } est déjà nommé.
named-too-few = Cette combinaison demande au moins { $fewest } cartes : nommez-en d’abord d’autres.
not-known-right = Avec { $most } emplacements, on ne peut achever qu’une combinaison que l’on sait juste.
name-out-of-order = L’emplacement { $place } ne peut pas être nommé maintenant : nommez-les par ordre croissant, et gardez-en un pour la dernière carte.
no-such-aim = « { $move } » : il n’y a pas de tel emplacement sur la table.
aim-protected = Cette carte est protégée.
wrong-aim = Ce pouvoir ne peut pas viser cela.
aim-another = Les deux cartes seraient du même joueur : désignez celle d’un autre adversaire.
gift-protected = L’emplacement { $place } est protégé et ne se donne pas.
gift-out-of-order = L’emplacement { $place } ne peut pas être cédé : choisissez-les par ordre croissant, et assez d’entre eux.
pick-from-discards = Une flush de trois ne choisit que dans la défausse.
not-to-be-chosen = { $card } ne peut pas être choisie après une flush de { $most } : elle doit s’y trouver et, à moins de cinq cartes, n’être ni un 0, ni un −1, ni un 16.

# Positions impossibles
places-number = La place { $seat } doit avoir de 1 à { $most } emplacements.
protected-places = « protected » est une liste d’emplacements pour chaque place, par ordre croissant.
known-shape = « known » dit pour chaque emplacement de chaque place qui connaît la carte : une liste de places par ordre croissant, ou ["all"].
stage-unknown = Il n’y a pas de telle étape ; il y a : { $stages }.
turn-not-over = Personne n’a la main quand le match est fini, quelqu’un l’a avant.
direction-unknown = Le sens est clockwise ou counterclockwise.
seats-list = Il faut une liste de places différentes par ordre croissant.
reason-unknown = Aucune partie n’est gagnée pour cette raison.
source-unknown = Une carte ne peut pas venir de là ; possibles : { $sources }.
malus-unknown = Il n’y a pas de tel malus ; il y a : { $verbs }.
kind-unknown = Il n’y a pas de telle combinaison ; il y a : { $kinds }.
named-places = « named » est une liste d’emplacements différents, de 1 à { $size }.
picked-unknown = Aucun emplacement qui puisse être désigné ici.
given-places = « given » est une liste d’emplacements par ordre croissant.
log-entry = Le journal contient une ligne qui ne dit rien.
wanted-flag = « { $name } » est true ou false.
field-not-now = « { $name } » n’a pas de sens à l’étape { $stage }.
source-of-nothing = Il n’y a pas de carte en main qui puisse venir de quelque part.
turn-not-current = C’est le tour de la place { $current } : c’est elle qui agit.
wins-too-many = Les parties gagnées ne concordent pas : { $played } ont été jouées.
announcer-plays-on = Qui a dit « Stratheós » n’a plus de tour.
turns-number = Ici, de { $least } à { $most } tours peuvent être passés : dire « Stratheós » en est un, et l’on compte à la limite.
start-cards-not-earned = Seul commence avec moins de cartes qui a gagné la partie précédente par une flush de sept ou plus.
taken-differs = « taken » dit si la carte de ce tour a été prise dans la défausse : cela doit convenir à « source », et un joueur à qui elle est interdite ne prend rien.
no-passives = Cette table joue sans les passifs.
no-lightning = On tire la dernière carte de la pioche après une figure de foudre, qui est sur le dessus de la défausse.
first-to-play = Le joueur qui commence est celui qui joue.
begun-before-looking = Les joueurs regardent leurs cartes avant toute autre chose.
dealt-number = La place { $seat } a reçu { $dealt } cartes.
nothing-in-hand = Il faut une carte en main.
no-flush = Cette table joue sans les flushs.
shown-not-used = Une carte est montrée quand son pouvoir sert, puis défaussée.
withdrawn-needs-14 = On ne peut retirer une annonce qu’avec 14 emplacements.
not-discarded-last = Ce n’est pas la carte défaussée en dernier : celle-ci est sur le dessus de la défausse, ou en a été choisie.
no-flush-discarded = Il n’y a pas une telle flush sur le dessus de la défausse.
no-ragnarok = Ragnarök n’est pas dans la défausse.
discarded-before = On n’a défaussé avant cette décision que dans un tour bonus.
kind-missing = Il manque le genre de la combinaison.
power-not-shown = La carte en main doit être montrée et avoir un effet qu’il faut maintenant viser ou regarder.
look-unknown = Qui regarde une carte la connaît.
giving-neighbour = C’est la place { $seat } qui décide de ce qui est cédé.
nothing-to-give = Il n’y a rien à décider : pas de protection, ou autant de cartes à céder des deux côtés.
bonus-length = Une flush de cette longueur ne donne pas de choix ici.
won-by-nobody = Une partie finie a été gagnée par quelqu’un, pour une raison.
over-too-soon = Le match a { $games } parties.
winner-begins = C’est la place { $seat } qui commence la partie suivante.
wins-too-few = Qui a gagné la dernière partie en a gagné au moins une.
not-turned-over = À la fin toutes les cartes sont découvertes.
count-differs = D’après le compte, le vainqueur est { $winners } ({ $reason }).

# Le récit
place-card = { $card } à l’emplacement { $place }
event-memorised = { $player } retourne ses cartes.
event-turned-back = { $player } retourne la carte.
event-remember = { $own ->
    [yes] À retenir : { $shown }.
   *[no] À retenir, chez { $owner } : { $shown }.
}
event-stratheos = { $player } dit « Stratheós » ! Tous les autres ont encore un tour.
event-drew = { $source ->
    [discard] { $player } prend { $card } dans la défausse.
    [bottom] { $player } tire la dernière carte de la pioche.
   *[pile] { $player } tire une carte de la pioche.
}
event-exchanged = { $player } met la carte à l’emplacement { $place }.
event-placed = À retenir : { $card } est à votre emplacement { $place }.
event-power = { $player } montre { $card } et active son pouvoir.
event-announced = { $player } annonce { $combination ->
    [same] des cartes de même valeur
    [full] un full
   *[run] une suite
}.
event-named = { $player } nomme l’emplacement { $place }.
event-withdrew = { $player } retire son annonce.
event-right = Juste : { $number } cartes sont échangées contre une seule.
event-wrong = Faux ! { $player } garde toutes les cartes, et celle qui a été tirée.
event-shown = { $player } a montré { $shown }.
event-flush = Une flush de { $number } cartes !
event-discarded = { $card } est défaussée.
event-looked = { $own ->
    [yes] { $player } regarde sa carte de l’emplacement { $place }.
   *[no] { $player } regarde, chez { $owner }, la carte de l’emplacement { $place }.
}
event-pointed = { $own ->
    [yes] { $player } désigne son emplacement { $place }.
   *[no] { $player } désigne, chez { $owner }, l’emplacement { $place }.
}
event-swapped = { $player } échange l’emplacement { $other_place } chez { $other } avec l’emplacement { $place } chez { $owner }.
event-protected = { $player } protège son emplacement { $place }.
event-barred = { $player } interdit la défausse à { $owner }.
event-added = { $player } reçoit une carte de plus de la pioche.
event-withheld = { $player } a déjà 14 emplacements et ne reçoit pas de carte.
event-burnt = { $card }, à l’emplacement { $place } chez { $owner }, est brûlée ; la première carte de la pioche prend sa place.
event-shuffled = Chez { $player }, les cartes non protégées sont mélangées.
event-traded = Ragnarök : { $player } et { $owner } échangent tout leur jeu.
event-traded-some = Ragnarök : { $player } et { $owner } { $number ->
    [0] n’échangent rien
    [one] échangent une carte
   *[other] échangent { $number } cartes
} ; ce qui est protégé reste.
event-gave = { $player } décide que l’emplacement { $place } chez { $owner } est cédé.
event-chose = { $player } choisit { $card } dans la défausse.
event-picked = { $player } choisit une carte de la pioche, que l’on mélange.
event-chose-nothing = { $player } renonce au tour bonus.
event-reshuffled = La pioche est vide : { $number } cartes défaussées sont mélangées et en forment une nouvelle.
event-passive = { $family ->
    [lightning] Foudre : { $player } doit tirer la dernière carte de la pioche.
    [fire] Feu : la première carte de la pioche est défaussée.
    [earth] Terre : { $player } passe son tour.
    [water] Eau : la pioche est mélangée.
    [ice] Glace : { $player } rejoue.
   *[air] Air : le sens du tour de jeu change.
}
event-turned-over = { $player } a { $cards } : { $number } { $number ->
    [one] point
   *[other] points
}.
event-won = { $reason ->
    [flush] { $players } gagne aussitôt la partie par la flush.
    [cards] { $players } gagne la partie : autant de points qu’un autre, mais moins de cartes.
    [lowest] { $players } gagne la partie : égalité de points et de cartes, mais la plus petite carte.
    [announcer] { $players } gagne la partie : égalité en tout, et qui a dit « Stratheós » perd.
    [draw] Match nul entre { $players }.
   *[points] { $players } gagne la partie avec le moins de points.
}
event-dealt = { $player } donne.
event-round = Partie { $round } : { $first } commence.
event-over = { $reason ->
    [flush] { $players } gagne aussitôt la partie par la flush.
    [cards] { $players } gagne la partie : autant de points qu’un autre, mais moins de cartes.
    [lowest] { $players } gagne la partie : égalité de points et de cartes, mais la plus petite carte.
    [announcer] { $players } gagne la partie : égalité en tout, et qui a dit « Stratheós » perd.
    [draw] Match nul entre { $players }.
    [points] { $players } gagne la partie avec le moins de points.
    [tied-games] Le match est fini : { $players } ont gagné { $score } parties chacun.
   *[most-games] Le match est fini : { $players } a gagné le plus de parties, { $score }.
}

# La table dans un terminal
ask-elements = éléments
question-elements = les lettres des éléments, et ce que font leurs figures
ask-card = carte
question-card = ce qu’est et ce que fait une carte : carte F13
card-unknown = Il n’y a pas de carte « { $name } ». Vouliez-vous dire : { $nearest } ?
card-words = le { $value } { $family ->
    [lightning] de foudre
    [fire] de feu
    [earth] de terre
    [water] d’eau
    [ice] de glace
   *[air] d’air
}{ $name ->
    [none] { "" }
   *[other] , { $name }
}
special-words = { $name } ({ $value ->
    [-1] −1
   *[other] { $value }
})
answer-card = { $card } : { $text }.
ours = Le texte de cette carte est de nous : le livret ne l’imprime pas.
effect-none = sans texte
effect-look-own = regarder une de vos cartes
effect-look-opponent = regarder une carte d’un adversaire
effect-swap-own-opponent = échanger une de vos cartes avec celle d’un adversaire, sans les regarder
effect-swap-opponent-another = échanger une carte d’un adversaire avec celle d’un autre, sans les regarder
effect-protect-own = protéger une de vos cartes
effect-bar-opponent = interdire la défausse à un adversaire jusqu’à la fin de son prochain tour
effect-add-opponent = un adversaire reçoit la première carte de la pioche
effect-burn-opponent = brûler une carte d’un adversaire : la première carte de la pioche prend sa place
effect-shuffle-opponent = mélanger les cartes non protégées d’un adversaire
effect-add-self = une carte de plus de la pioche pour vous
effect-shuffle-self = vos cartes non protégées sont mélangées
effect-trade-next = échanger votre jeu avec le joueur suivant
passive-words = { $letter } : { $family ->
    [lightning] foudre — le joueur suivant doit tirer la dernière carte de la pioche
    [fire] feu — la première carte de la pioche est défaussée
    [earth] terre — le tour du joueur suivant est sauté
    [water] eau — la pioche est mélangée
    [ice] glace — rejouez
   *[air] air — le sens du tour de jeu change
}
heading = { $games ->
    [1] Tour { $turns }
   *[other] Partie { $number } sur { $games }, tour { $turns }
}, { $direction ->
    [clockwise] sens des aiguilles
   *[counterclockwise] sens inverse des aiguilles
}
remark-you = vous
remark-announcer = a dit Stratheós
remark-barred = interdit
remark-wins = { $many ->
    [one] { $many } gagnée
   *[other] { $many } gagnées
}
remark-points = { $many } { $many ->
    [one] point
   *[other] points
}
piles = Pioche : { $pile } cartes. Défausse : { $discards ->
    [0] vide.
    [one] { $discards } carte, { $top }.
   *[other] { $discards } cartes, sur le dessus { $top }.
}
words-player = { $player } (place { $number }) : { $many ->
    [one] { $many } emplacement
   *[other] { $many } emplacements
}
words-row = { $seen ->
    [none] { $facts }.
   *[other] { $facts } : { $seen }.
}
words-protected = protégé { $places }
words-seen = { $now ->
    [yes] l’emplacement { $place } montre { $card }
   *[no] l’emplacement { $place } cache { $card }
}
in-hand = { $player } a en main : { $card }.
in-hand-power = Son pouvoir : { $text }.
discards-listed = { $all ->
    [yes] La défausse depuis le dessous : { $cards }.
   *[no] Sur le dessus de la défausse : { $cards }.
}
spread-listed = La pioche sous vos yeux : { $cards }.
guide-memorise = Regardez ces cartes et retenez-les ; puis dites prêt.
guide-draw = { $announce ->
    [yes] { $take ->
        [yes] Piochez, prenez le dessus de la défausse, ou dites « Stratheós ».
       *[no] Piochez, ou dites « Stratheós ».
    }
   *[no] { $take ->
        [yes] Votre dernier tour : piochez, ou prenez le dessus de la défausse.
       *[no] Votre dernier tour : piochez.
    }
}
guide-bottom = La foudre est tombée : piochez la dernière carte.
guide-play = Échangez la carte contre une des vôtres ou contre une combinaison, { $power ->
    [yes] activez son pouvoir, ou défaussez-la
   *[no] ou défaussez-la
}.
guide-must-stay = Cette carte doit rester : échangez-la contre une des vôtres ou contre une combinaison.
guide-naming = Vous annoncez { $combination ->
    [same] des cartes de même valeur : nommez les emplacements par ordre croissant, et avec « dernière » la carte du dessus
    [full] un full : nommez quatre emplacements par ordre croissant, et avec « dernière » la carte du dessus
   *[run] une suite : nommez les emplacements à partir de la plus petite carte, la plus haute avec « dernière »
}. Déjà nommés : { $named }.
guide-looking = Vous regardez une carte : retenez-la, puis dites prêt.
guide-look-own = L’œil de l’Oracle : laquelle de vos cartes regardez-vous ?
guide-look-opponent = La carte de qui regardez-vous ?
guide-swap-own-opponent = { $step ->
    [first] Un échange : désignez d’abord une de vos cartes.
   *[second] Désignez maintenant la carte d’un adversaire que vous voulez contre elle.
}
guide-swap-opponent-another = { $step ->
    [first] Un échange entre deux adversaires : désignez d’abord la carte de l’un.
   *[second] Désignez maintenant la carte de l’autre.
}
guide-protect-own = Laquelle de vos cartes protégez-vous ?
guide-bar-opponent = À qui interdisez-vous la défausse ?
guide-add-opponent = Qui reçoit la première carte de la pioche ?
guide-burn-opponent = Quelle carte d’un adversaire brûlez-vous ?
guide-shuffle-opponent = Les cartes de qui mélangez-vous ?
guide-giving = Ragnarök : vous décidez des cartes que cède { $player } ; il en reste { $left } à nommer, par ordre croissant.
guide-choose = Une flush de { $number } : choisissez la carte de votre tour bonus.
guide-showdown = La partie est comptée : donnez la suivante.
meaning-ready = retourner les cartes : vous les avez vues
meaning-stratheos = dire « Stratheós » : tous les autres ont encore un tour, puis on compte
meaning-draw-pile = tirer la première carte de la pioche
meaning-draw-bottom = tirer la dernière carte de la pioche
meaning-draw-discard = prendre dans la défausse { $top } ; la carte doit rester dans votre jeu
meaning-discard = défausser la carte que vous avez en main
meaning-power = activer le pouvoir : { $text } ; puis la carte est défaussée
meaning-same = annoncer des cartes de même valeur (de deux à six) à échanger contre la carte en main
meaning-full = annoncer un full : trois cartes d’une valeur et deux d’une autre
meaning-run = annoncer une suite : au moins trois valeurs qui se suivent
meaning-withdraw = retirer l’annonce
meaning-nothing = renoncer au tour bonus
meaning-deal = donner la partie suivante
meaning-exchange = mettre la carte à votre emplacement { $place } et défausser celle qui s’y trouve
meaning-name = nommer l’emplacement { $place } ; d’autres suivent
meaning-last = nommer l’emplacement { $place } comme dernière carte, sur le dessus, et retourner la combinaison
meaning-give = { $own ->
    [yes] céder la carte de votre emplacement { $place }
   *[no] recevoir la carte de l’emplacement { $place } de l’autre
}
meaning-choose = choisir { $card } dans la défausse
meaning-pick = choisir { $card } dans la pioche ; personne d’autre ne la voit
meaning-look-own = regarder votre emplacement { $place }
meaning-look-opponent = regarder l’emplacement { $place } chez { $player }
meaning-swap-own-opponent = { $own ->
    [yes] échanger votre emplacement { $place }…
   *[no] … avec l’emplacement { $place } chez { $player }
}
meaning-swap-opponent-another = échanger l’emplacement { $place } chez { $player }
meaning-protect-own = protéger votre emplacement { $place }
meaning-bar-opponent = interdire la défausse à { $player }
meaning-add-opponent = { $player } reçoit une carte de plus
meaning-burn-opponent = brûler la carte de l’emplacement { $place } chez { $player }
meaning-shuffle-opponent = mélanger les cartes { DE($player) }

# Conseils
reason-stratheos = vous comptez { $points } { $points ->
    [one] point
   *[other] points
}{ $unknown ->
    [0] { "" }
    [one] , dont { $average } pour la carte que vous ne connaissez pas
   *[other] , dont { $average } pour chacune des { $unknown } cartes que vous ne connaissez pas
} ; les autres ont encore un tour
reason-take = { $card } compte { $value ->
    [-1] −1
   *[other] { $value }
} ; tous savent que vous l’avez, et elle doit rester
reason-draw = { $lower } des { $unseen } cartes non vues comptent moins que { $value }
reason-discard = votre jeu reste tel quel ; le joueur suivant peut prendre { $card }
reason-malus = { $card } est défaussée : son malus est pour vous
reason-passive = { $card } est défaussée : { $family ->
    [lightning] le joueur suivant doit tirer la dernière carte de la pioche
    [fire] la première carte de la pioche est défaussée
    [earth] le joueur suivant passe son tour
    [water] la pioche est mélangée
    [ice] vous rejouez
   *[air] le sens du jeu change
}
reason-power = { $late ->
    [yes] c’est le dernier tour : ce que { $card } vous montre ne sert plus
   *[no] { $card } agit, puis est défaussée
}
reason-oracle = { $unknown ->
    [0] vous connaissez déjà toutes vos cartes
    [one] vous ne connaissez pas l’une de vos cartes
   *[other] vous ne connaissez pas { $unknown } de vos cartes
}
reason-guess = parmi les cartes que vous connaissez, { $combination ->
    [same] pas deux de même valeur
    [full] pas de full
   *[run] pas de suite
} : si c’est faux, tout reste et cette carte s’ajoute
reason-combination = { $points } points s’en vont contre une carte qui compte { $value ->
    [-1] −1
   *[other] { $value }
}
reason-saves = { $card } s’en va : { $points ->
    [one] 1 point
   *[other] { $points } points
} de moins
reason-costs = { $card } s’en va : { $points ->
    [one] 1 point
   *[other] { $points } points
} de plus
reason-same = { $card } s’en va : autant de points qu’avant
reason-unknown-card = une carte que vous ne connaissez pas s’en va, { $average } points en moyenne, et vous saurez ce qui est là
reason-alike = vous avez alors { $many } cartes de { $value ->
    [-1] −1
   *[other] { $value }
}, qui peuvent s’échanger ensemble
reason-withdraw = rien n’est perdu que l’annonce
reason-right = juste : { $number } cartes s’en vont contre une
reason-known = c’est { $card }
reason-kept = vous ne connaissez pas cette carte ; qui l’a la connaît et la garde
reason-not-known = vous ne connaissez pas cette carte
reason-seat = { $player } a { $many ->
    [one] 1 carte
   *[other] { $many } cartes
}
reason-no-bonus = le tour finit sans le bonus
reason-choice = { $card } compte { $value ->
    [-1] −1
   *[other] { $value }
}
reason-remember = retenez ce que vous voyez : on ne vous le montrera plus
reason-deal = encore { $left ->
    [one] une partie
   *[other] { $left } parties
} au plus
