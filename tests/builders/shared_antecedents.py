"""The small suite, where “They” may mean the lamp, too: two antecedents, one of them shared."""

EXAMPLES = """\
{"id":1,"category":"anaphoric_inter_subject_it","line":1,"token":0,"antecedents":[{"line":0,"span":[0,3],"head":2}]}
{"id":2,"category":"anaphoric_inter_they","line":3,"token":0,"antecedents":[{"line":0,"span":[0,3],"head":2},{"line":2,"span":[0,2],"head":1}]}
{"id":3,"category":"pleonastic_it","line":4,"token":0}
{"id":4,"category":"event_it","line":2,"token":3,"antecedents":[{"line":0,"span":[0,3],"head":2}]}
"""
LAMP, GUESTS = 1, 2  # parts of example 2; the lamp is part 1 of example 1, too
