igo-minutes = 25
igo-short = One series, and call before the rest.
igo-way-standard = Standard
igo-way-short = Short
igo-way-long = Long
igo-way-memo = Open discards
igo-way-impatient = Impatient
igo-option-target = Target
igo-option-stall_limit = Patience
igo-option-memo = Open discards
igo-option-aid = Best split shown
igo-measure = { $told ->
    [one] to 1 point
   *[other] to { $told } points
}
