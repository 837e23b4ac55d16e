"""English nouns for groups of people, to which *it* and *they* refer alike (`--group-nouns`)."""

# Singular forms: that "they" refers to "teams" says nothing.
_NOUNS = """
academy administration agency alliance army association audience authority band bank battalion
board brigade bureau cabinet cast category choir church city class clergy clinic club coalition
college commission committee community company congress corporation council country couple court
crew crowd delegation department division duo electorate elite embassy enterprise executive
faction faculty family federation firm fleet flock force gang generation government group herd
hospital household industry institute institution jury laboratory leadership league majority
management media military ministry minority mob movement museum nation navy neighborhood
neighbourhood network newspaper opposition orchestra organisation organization pair panel
parliament partnership party personnel platoon police population press public quartet regime
regiment school sect senate society squad staff state store swarm team tribe trio troop troupe
union university village workforce
"""
GROUP_NOUNS = frozenset(_NOUNS.split())
