stratheos-where = { $games ->
    [1] Tour { $turns }
   *[other] Partie { $number } sur { $games } · tour { $turns }
}{ $last ->
    [yes] { " · dernier tour" }
   *[no] { "" }
}
stratheos-heading = Tour { $turns }{ $doing ->
    [draw] { " · un tas ou le mot" }
    [play] { " · une carte en main" }
    [naming] { " · combinaison" }
    [aiming] { " · pouvoir" }
    [giving] { " · malus" }
    [choose] { " · grand Stratheós" }
   *[other] { "" }
}
stratheos-heading-you = { $doing ->
    [look] Regardez et retenez
    [naming] Une combinaison, dites-vous
    [aiming] À vous de viser
    [giving] Que céder ?
    [choose] Une carte de votre choix
    [count] On compte
   *[other] À vous, { $name }
}
stratheos-heading-other = { $doing ->
    [count] On compte
   *[other] { $name } joue
}
stratheos-heading-moment = { $what ->
    [passive] { $sign ->
        [L] La foudre agit
        [F] Le feu agit
        [E] La terre agit
        [W] L’eau agit
        [I] La glace agit
       *[A] L’air agit
    }
    [malus] { $sign ->
        [RAG] { $many ->
            [all] Ragnarök emporte tout
           *[other] Ragnarök emporte ce qu’il peut
        }
        [APO] Apocalypse frappe
       *[DEL] Le Déluge mêle tout
    }
    [wrong] C’est faux
    [right] C’est juste
    [flush] Un grand Stratheós
    [burnt] Une carte brûle
    [barred] Gaïa interdit
   *[word] Le mot est dit
}
stratheos-family = { $family ->
    [L] foudre
    [F] feu
    [E] terre
    [W] eau
    [I] glace
   *[A] air
}
stratheos-passive = { $family ->
    [L] le suivant tire la dernière carte
    [F] la première carte est défaussée
    [E] le suivant est sauté
    [W] la pioche est mélangée
    [I] on rejoue
   *[A] le sens change
}
stratheos-card = { $value } { $family ->
    [L] de foudre
    [F] de feu
    [E] de terre
    [W] d’eau
    [I] de glace
   *[A] d’air
}{ $name ->
    [none] { "" }
   *[other] , { $name }
}
stratheos-name-13 = Oracle
stratheos-name-14 = Espion
stratheos-name-15 = Passeur
stratheos-name-L16 = Zeus
stratheos-name-F16 = Héphaïstos
stratheos-name-E16 = Gaïa
stratheos-name-W16 = Poséidon
stratheos-name-I16 = Skadi
stratheos-name-A16 = Éole
stratheos-name-RAG = Ragnarök
stratheos-name-APO = Apocalypse
stratheos-name-DEL = Déluge
stratheos-name-CHA = Chaos
stratheos-name-NYX = Nyx
stratheos-name-ERE = Érèbe
stratheos-place = { $seen ->
    [now] Emplacement { $n } : { $card }
    [known] Emplacement { $n }, connu : { $card }
   *[no] Emplacement { $n }
}{ $protected ->
    [yes] , protégé
   *[no] { "" }
}
stratheos-place-of = { $own ->
    [yes] Votre emplacement { $n }
   *[no] { $name }, emplacement { $n }
}{ $card ->
    [none] { "" }
   *[other] { " : " }{ $card }
}
stratheos-row = { $name }, { $many ->
    [one] { $many } emplacement
   *[other] { $many } emplacements
}
stratheos-yours = Votre jeu
stratheos-known = { $known ->
    [one] { $known } carte connue
   *[other] { $known } cartes connues
} sur { $many } : { $written } { $points ->
    [one] point
   *[other] points
}
stratheos-next = suivant
stratheos-barred = défausse interdite
stratheos-won = { $many ->
    [one] { $many } partie gagnée
   *[other] { $many } parties gagnées
}
stratheos-holds = En main chez { $name } : { $card ->
    [none] une carte
   *[other] { $card }
}
stratheos-piles = Pioche et défausse
stratheos-pile = Pioche
stratheos-discards = Défausse
stratheos-empty = vide
stratheos-direction = { $direction ->
    [clockwise] sens des aiguilles
   *[other] sens inverse
}
stratheos-last-round = dernier tour
stratheos-elements = Les éléments
stratheos-begin = Un tas, ou le mot
stratheos-draw = Piocher
stratheos-draw-say = { $bottom ->
    [yes] La foudre est tombée : la dernière carte.
   *[no] Personne d’autre ne verra la carte.
}
stratheos-take = Prendre
stratheos-take-say = { $card } : la carte devra rester dans votre jeu.
stratheos-take-shut = { $shut ->
    [bottom] La foudre : la pioche seulement.
    [barred] Gaïa vous interdit la défausse jusqu’à la fin de ce tour.
    [empty] Il n’y a rien.
   *[no] Fermée pour vous.
}
stratheos-word = Stratheós !
stratheos-word-say = Au lieu de tirer : tous les autres ont encore un tour, puis on compte.
stratheos-word-sure = Tous les autres ont encore un tour, puis on compte. C’est décidé ?
stratheos-word-yes = Dire « Stratheós »
stratheos-cancel = Annuler
stratheos-in-hand = En main : { $card }
stratheos-discard = Défausser
stratheos-discard-say = { $acts ->
    [shut] Prise dans la défausse, elle doit rester.
    [lightning] La foudre agit : le suivant tire la dernière carte de la pioche.
    [fire] Le feu agit : la première carte de la pioche est défaussée.
    [earth] La terre agit : le suivant est sauté.
    [water] L’eau agit : la pioche est mélangée.
    [ice] La glace agit : vous rejouez.
    [air] L’air agit : le sens du jeu change.
    [add-self] Son malus agit : vous recevez { $many ->
        [one] une carte
       *[other] { $many } cartes
    } de plus.
    [shuffle-self] Son malus agit : vos cartes non protégées sont mélangées.
    [trade-next] Son malus agit : votre jeu contre celui du joueur suivant.
   *[none] Elle va sur la défausse, vue de tous.
}
stratheos-exchange = Échanger
stratheos-exchange-at = Échanger l’emplacement { $n }
stratheos-exchange-say = { $chosen ->
    [0] Touchez une de vos cartes : elle est défaussée, celle-ci prend sa place.
   *[other] Votre carte { $chosen } est défaussée, celle-ci prend sa place. Encore une fois pour le faire.
}
stratheos-power = Pouvoir
stratheos-power-say = { $effect ->
    [look-own] Regarder une de vos cartes.
    [look-opponent] Regarder une carte d’un adversaire.
    [swap-own-opponent] Une de vos cartes contre celle d’un adversaire, sans les regarder.
    [swap-opponent-another] Échanger les cartes de deux adversaires, sans les regarder.
    [protect-own] Protéger une de vos cartes.
    [bar-opponent] Interdire la défausse à un adversaire.
    [add-opponent] Un adversaire reçoit la première carte de la pioche.
    [burn-opponent] Brûler une carte d’un adversaire.
    [shuffle-opponent] Mélanger les cartes d’un adversaire.
   *[any] Montrer la carte, activer son pouvoir, la défausser.
}
stratheos-power-shut = { $unable ->
    [stays] Seulement avec une carte de la pioche.
    [novice] Cette table joue sans les textes des cartes.
   *[none] Cette carte n’a rien à activer maintenant.
}
stratheos-combination = Combinaison
stratheos-combination-say = Plusieurs de vos cartes contre celle-ci : même valeur, full ou suite.
stratheos-kind = { $kind ->
    [same] Même valeur
    [full] Full
   *[run] Suite
}
stratheos-kind-say = { $kind ->
    [same] Touchez de deux à six cartes de même valeur ; la dernière sera sur le dessus.
    [full] Touchez trois cartes d’une valeur et deux d’une autre ; la dernière sera sur le dessus.
   *[run] Touchez au moins trois cartes, de la plus petite à la plus grande ; la dernière sera sur le dessus.
}
stratheos-named = Emplacements nommés
stratheos-top = dessus
stratheos-risk = Rien n’est dit avant que vous n’annonciez. Si c’est faux, vous gardez tout, et cette carte aussi.
stratheos-would-be = { $kind ->
    [same] { $many ->
        [2] Paire
       *[other] { $many } cartes de même valeur
    }
    [full] Full
   *[run] Suite de { $many }
} : { $values }
stratheos-would-be-right = { $right ->
    [yes] D’après ce que vous savez, c’est juste.
    [no] D’après ce que vous savez, c’est faux.
   *[unknown] Vous ne connaissez pas toutes ces cartes.
}
stratheos-would-save = { $many } cartes pour { $card } : { $points ->
    [0] autant de points qu’avant.
    [one] 1 point de { $way ->
        [more] plus
       *[fewer] moins
    }.
   *[other] { $points } points de { $way ->
        [more] plus
       *[fewer] moins
    }.
}
stratheos-announce = { $many ->
    [0] Annoncer et retourner
    [one] Annoncer et retourner 1 carte
   *[other] Annoncer et retourner { $many } cartes
}
stratheos-clear = Effacer
stratheos-step = { $step ->
    [first] { $effect ->
        [swap-own-opponent] Ma carte
       *[other] Une carte
    }
    [second] { $effect ->
        [swap-own-opponent] La leur
       *[other] L’autre
    }
    [aim] { $effect ->
        [look-own] Laquelle
        [protect-own] Laquelle
        [look-opponent] Chez qui
        [burn-opponent] Chez qui
       *[other] Qui
    }
   *[act] { $effect ->
        [look-own] Regarder
        [look-opponent] Regarder
        [protect-own] Protéger
        [bar-opponent] Interdire
        [add-opponent] Ajouter
        [burn-opponent] Brûler
        [shuffle-opponent] Mélanger
       *[other] Échanger
    }
}
stratheos-ask = { $effect ->
    [look-own] Laquelle de vos cartes regardez-vous ?
    [look-opponent] La carte de qui regardez-vous ?
    [swap-own-opponent] { $second ->
        [yes] Contre quelle carte ?
       *[no] Laquelle de vos cartes ?
    }
    [swap-opponent-another] { $second ->
        [yes] Contre quelle carte d’un autre ?
       *[no] Quelle carte d’un adversaire ?
    }
    [protect-own] Laquelle de vos cartes protégez-vous ?
    [bar-opponent] À qui interdisez-vous la défausse ?
    [add-opponent] Qui reçoit une carte de plus ?
    [burn-opponent] Quelle carte brûlez-vous ?
   *[shuffle-opponent] Les cartes de qui mélangez-vous ?
}
stratheos-whose = Chez qui
stratheos-cards = { $many ->
    [one] { $many } carte
   *[other] { $many } cartes
}
stratheos-power-note = { $effect ->
    [look-own] Personne d’autre ne la verra, et vous une seule fois.
    [look-opponent] Personne d’autre ne la verra, et vous une seule fois.
    [swap-own-opponent] Personne ne regarde les cartes échangées.
    [swap-opponent-another] Personne ne regarde les cartes échangées.
    [protect-own] Personne d’autre ne pourra la regarder, l’échanger, la brûler ni la mélanger.
    [bar-opponent] Jusqu’à la fin de son prochain tour.
    [burn-opponent] Elle va sous la défausse ; la première carte de la pioche prend sa place.
   *[other] Personne ne voit les cartes.
}
stratheos-safe = Rien n’est montré avant que vous n’appuyiez.
stratheos-act = { $effect ->
    [look-own] Regarder
    [look-opponent] Regarder
    [protect-own] Protéger cette carte
    [bar-opponent] Interdire la défausse
    [add-opponent] Donner une carte de plus
    [burn-opponent] Brûler cette carte
    [shuffle-opponent] Mélanger ce jeu
   *[other] Échanger ces deux cartes
}
stratheos-step-back = Étape précédente
stratheos-giving = Ragnarök : ce qui est cédé
stratheos-giving-ask = { $own ->
    [yes] Ragnarök ! { $left ->
        [one] Quelle carte cédez-vous ?
       *[other] Quelles { $left } cartes cédez-vous ?
    }
   *[no] Ragnarök ! { $left ->
        [one] Quelle carte prenez-vous chez { $name } ?
       *[other] Quelles { $left } cartes prenez-vous chez { $name } ?
    }
}
stratheos-giving-say = Les cartes protégées restent. Choisies : { $many } sur { $left }.
stratheos-give = { $many ->
    [one] Échanger cette carte
   *[other] Échanger ces { $many } cartes
}
stratheos-looking = Regardez et retenez
stratheos-aim = Le moins de points gagne : gardez les cartes basses, défaites-vous des hautes.
stratheos-remember = { $many ->
    [one] Retenez cette carte.
    [3] Retenez ces trois cartes.
   *[other] Retenez ces { $many } cartes.
}
stratheos-looked = { $many ->
    [one] Vous avez regardé cette carte.
    [3] Vous avez regardé ces trois cartes.
   *[other] Vous avez regardé ces { $many } cartes.
}
stratheos-remember-say = { $own ->
    [yes] { "" }
   *[no] C’est chez { $name }.{ " " }
}{ $then ->
    [past] { "" }
    [chalk] Ensuite, la craie vous { $many ->
        [one] la rappellera.
       *[other] les rappellera.
    }
   *[gone] Dès que vous l’aurez dit, { $many ->
        [one] elle sera retournée, et vous ne la reverrez plus.
       *[other] elles seront retournées, et vous ne les reverrez plus.
    }
}
stratheos-others-look = { $name } regarde encore.
stratheos-ready = C’est retenu
stratheos-flush = Flush de { $many ->
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $many }
} !
stratheos-flush-say = { $many ->
    [3] Une carte de la défausse, sauf les 0, les −1 et les 16 ; elle se joue comme si vous veniez de la tirer.
    [4] Une carte de la défausse ou de la pioche, sauf les 0, les −1 et les 16 ; elle se joue comme si vous veniez de la tirer.
   *[other] Une carte quelconque de la défausse ou de la pioche ; elle se joue comme si vous veniez de la tirer.
}
stratheos-from = De quel tas
stratheos-pool = { $pool ->
    [discards] Défausse
   *[pile] Pioche étalée
} { $many }
stratheos-choose = { $special ->
    [yes] Jouer { $card }
   *[no] Jouer le { $card }
}
stratheos-choose-one = Choisissez une carte
stratheos-nothing = Renoncer
stratheos-wins = { $who ->
    [you] Vous devenez le Stratheós
    [one] { $names } devient le Stratheós
   *[several] Match nul : { $names }
}
stratheos-fewest = Le moins de points gagne.
stratheos-why = { $reason ->
    [flush] Une flush gagne aussitôt.
    [cards] { $points } points comme un autre, mais moins de cartes.
    [lowest] { $points } points et autant de cartes qu’un autre, mais la plus petite carte.
    [announcer] Égalité en tout, et qui a dit « Stratheós » perd.
    [draw] Égalité en tout, et aucun d’eux n’a dit « Stratheós ».
   *[points] Le moins de points : { $points }.
}
stratheos-game-of = partie { $number } sur { $games }
stratheos-said = a dit « Stratheós »
stratheos-deals-next = { $name } donne la partie suivante.
stratheos-deal = Partie suivante
stratheos-who-won = Continuer
stratheos-watch = { $stage ->
    [memorise] { $name } regarde ses cartes.
    [looking] { $name } regarde une carte.
    [naming] { $name } annonce une combinaison.
    [choose] { $name } choisit une carte.
    [giving] { $name } décide de ce qui est cédé.
   *[other] { $name } joue.
}
stratheos-names = { $kind ->
    [same] Même valeur
    [full] Full
   *[run] Suite
}{ $many ->
    [0] { "" }
   *[other] { " : " }{ $places }
}
stratheos-ribbon-passive = { $sign ->
    [L] Foudre
    [F] Feu
    [E] Terre
    [W] Eau
    [I] Glace
   *[A] Air
}
stratheos-ribbon-passive-say = { $sign ->
    [L] { $name } doit tirer la dernière carte de la pioche.
    [F] La première carte de la pioche est défaussée.
    [E] { $name } passe son tour.
    [W] La pioche est mélangée.
    [I] { $name } rejoue.
   *[A] Le sens du tour de jeu change.
}
stratheos-ribbon-malus = { $sign ->
    [RAG] Ragnarök
    [APO] Apocalypse
   *[DEL] Déluge
}
stratheos-ribbon-malus-say = { $sign ->
    [RAG] { $name } et { $other } échangent { $many ->
        [all] tout leur jeu.
        [0] zéro carte.
        [one] une carte.
       *[other] { $many } cartes.
    }
    [APO] { $many ->
        [0] { $name } n’a plus de place et ne reçoit rien.
        [one] { $name } reçoit une carte de plus.
       *[other] { $name } reçoit { $many } cartes de plus.
    }
   *[DEL] Chez { $name }, les cartes non protégées sont mélangées.
}
stratheos-ribbon-wrong = Faux !
stratheos-ribbon-wrong-say = { $name } garde toutes les cartes, et celle qui a été tirée.
stratheos-ribbon-right = Juste !
stratheos-ribbon-right-say = { $name } échange { $many } cartes contre une seule.
stratheos-ribbon-flush = Grand Stratheós
stratheos-ribbon-flush-say = Une flush de { $many } cartes pour { $name }.
stratheos-ribbon-word = « Stratheós ! »
stratheos-ribbon-word-say = { $name } l’a dit. Tous les autres ont encore un tour.
stratheos-ribbon-burnt = { $name } brûle une carte
stratheos-ribbon-burnt-say = Elle était dans le jeu de { $other }, et va sous la défausse.
stratheos-ribbon-barred = Gaïa
stratheos-ribbon-barred-say = { $name } interdit la défausse à { $other }.
stratheos-key-draw = Piocher
stratheos-key-take = Prendre la défausse
stratheos-key-word = Dire « Stratheós » ; une question suit
stratheos-key-tickets = Que faire de la carte piochée
stratheos-key-places = Un de vos emplacements
stratheos-key-arrows = Aller d’un emplacement à l’autre, d’un jeu à l’autre
stratheos-key-unname = Effacer le dernier emplacement nommé
