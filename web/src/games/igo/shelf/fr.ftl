igo-minutes = 25
igo-short = Une série, et crier avant les autres.
igo-way-standard = Ordinaire
igo-way-short = Courte
igo-way-long = Longue
igo-way-memo = Défausse ouverte
igo-way-impatient = Impatients
igo-option-target = Objectif
igo-option-stall_limit = Patience
igo-option-memo = Défausse ouverte
igo-option-aid = Meilleur partage montré
igo-measure = { $told ->
    [one] en { $told } point
   *[other] en { $told } points
}
