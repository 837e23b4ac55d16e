"""Scores of systems as the papers print them; systems in the papers' order."""

# Guillou et al. 2018, Tables 1 and 3: LMU-uns, the last, has no APT score.
BLEU = (32.6, 31.8, 32.3, 30.7, 33.2, 31.6, 32.5, 32.7, 31.9, 28.8, 18.8, 28.5, 27.4, 22.3, 13.7,
        10.5)  # fmt: skip
APT = (66.0, 70.0, 69.0, 68.0, 65.0, 68.5, 66.5, 62.5, 68.0, 62.0, 60.5, 63.0, 62.0, 59.5, 54.5)
CORRECT = (157, 148, 148, 148, 146, 145, 145, 142, 140, 132, 128, 127, 127, 114, 98, 50)

# Guillou & Hardmeier 2018, Table 1: the first is the reference translation.
PROTEST = (0.920, 0.660, 0.660, 0.680, 0.636, 0.668, 0.472, 0.576, 0.616, 0.796)
APT_SETTINGS = {
    "a_corrected": (1, 0.544, 0.496, 0.532, 0.528, 0.492, 0.436, 0.364, 0.424, 0.544),
    "a_plain": (1, 0.536, 0.496, 0.532, 0.520, 0.492, 0.428, 0.364, 0.420, 0.536),
    "b_corrected": (1, 0.574, 0.528, 0.562, 0.556, 0.532, 0.462, 0.388, 0.456, 0.570),
    "b_plain": (1, 0.566, 0.528, 0.562, 0.548, 0.532, 0.454, 0.388, 0.452, 0.562),
}

# Guillou et al. 2018, Table 2: of the approvals audited in a category, how many were right.
AUDITED = ((44, 39), (19, 13), (29, 16), (30, 21), (9, 9), (82, 68), (137, 137))
