pages = Pages
shelf = L’étagère
learn = Apprendre
my-games = Mes parties
language = Langue
theme = Thème
theme-light = Clair
theme-dark = Sombre
me = Moi
version-changed = Ludothèque a changé. Rien n’est perdu.

# The table
title-your-turn = À vous · { $game }
you-watch = Vous regardez
title-table = { $game } · Ludothèque
seat = Place { $number }
start = Commencer
your-turn = À vous.
read-the-rule = Lire la règle
understood = D’accord
taken-back = { $many ->
    [one] Un coup a été repris.
   *[other] { $many } coups ont été repris.
}
beside-the-table = À côté de la table
tab-story = Récit
tab-players = Joueurs
tab-rules = Convenu
rules = Règles
open-rulebook = Ouvrir le livret
hint = Conseil
hint-ask = Demander un conseil
hint-offer = Un expert peut vous dire ce qu’il jouerait, et pourquoi.
hint-thinking = Il réfléchit…
you = vous
away = parti·e
you-are-away = { $why ->
    [time] Votre temps est écoulé.
   *[left] Vous avez quitté la table.
} { $how ->
    [bot] Un robot joue pour vous.
   *[wait] On vous attend.
}
i-am-back = Me revoilà
adjourned-until = Partie suspendue : on attend { $players }.
bot-of-level = robot { $level }
level-random = au hasard
level-greedy = gourmand
level-beginner = débutant
level-club = de club
level-strong = fort
level-expert = expert
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
time-left = reste { $time }
yes = oui
no = non
the-end = Fin de la partie
link-lost = Connexion perdue. Elle revient…
sounds-turn-on = Activer les sons
sounds-turn-off = Couper les sons
more = Plus
take-back = Reprendre le coup
propose-end = Proposer d’arrêter
resign = Abandonner
for-sure = { $what } ? Appuyez encore pour confirmer
leave = Quitter la table
keys = Touches
key-go = D’une chose à la suivante
key-choose = Choisir ; encore une fois, confirmer
key-back = Reposer, fermer
key-keys = Cette liste
key-last = Revoir le dernier coup
signs = Un signe aux autres
sign-hello = Bonjour !
sign-thanks = Merci !
sign-well-played = Bien joué !
sign-your-turn = À toi…
sign-thinking = Je réfléchis…
sign-oops = Oups !
sign-sorry = Désolé !
sign-laugh = Ha ha !
sign-goodbye = Au revoir !
proposal-takeback = de reprendre un coup
proposal-end = d’arrêter la partie
proposal-rematch = une autre partie
proposal-asks = { $player } propose { $what }.
proposal-waits = Vous proposez { $what }. Les autres sont consultés.
agree = D’accord
refuse = Non
end-nobody = Personne ne gagne.
end-drawn = Match nul.
end-you = Vous gagnez !
end-won = { $many ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
rematch = Revanche
rematch-asked = Revanche proposée
review = Revoir la partie
plays = joue
your-turn-short = À vous
you-capital = Vous
the-table = La table
hand = Main
hand-of = { $name }
cards-in-hand = { $many ->
    [one] { $many } carte en main
   *[other] { $many } cartes en main
}
back = Retour
plays-now = { $name } joue.
legal-moves = Coups permis

# The rulebook
rules-title = { $game } : la règle · Ludothèque
contents = Sommaire
search-rules = Chercher dans la règle
clauses-found = { $many ->
    [0] rien trouvé
    [one] { $many } clause
   *[other] { $many } clauses
}
found = Trouvé : « { $words } »
clear = Effacer
why-numbers = Pourquoi des numéros ?
why-numbers-because = Un coup refusé cite sa clause, chaque ligne du récit cite la sienne, et chacune est vérifiée par un test. Là où les livrets se taisent, la clause dit « notre décision ».

# The replay
replay-title = { $game }, encore · Ludothèque
replay-at = Coup { $at } sur { $of }
replay-story = La partie, encore
replay-first = Au début
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-slider = Coup
replay-eyes = Par les yeux de qui
replay-spectator = spectateur
download = Télécharger
verify-shuffle = Vérifier le mélange
verified-commitment-yes = Le secret est bien celui qui avait été promis.
verified-commitment-no = Le secret n’est pas celui qui avait été promis.
verified-seed-yes = La graine vient du secret et des mots de chacun.
verified-seed-no = La graine ne vient pas du secret et des mots.
verified-moves-yes = Les coups sont bien ceux qui ont été joués.
verified-moves-no = Les coups ne sont pas ceux qui ont été joués.

# Learning
learn-title = Apprendre · Ludothèque
learn-by-playing = Apprendre en jouant
learn-minutes = { $many ->
    [one] { $many } minute
   *[other] { $many } minutes
}
no-lesson-yet = Pas encore de première partie : le livret dit tout.
learn-leave = Quitter la leçon
learn-step = Étape { $at } sur { $of }
learn-back = Revenir
learn-go-on = Continuer
learn-skip = Passer
learn-done = À l’étagère
