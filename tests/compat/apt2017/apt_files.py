"""The files of a configuration of the published APT program, to write and to spoil."""

from pathlib import Path

FILES = {
    "source.txt": "it is good .\nThey say it works\nit\n",
    "reference.txt": "c' est bon .\nIls disent qu' il marche\nil\n",
    "target.txt": "il est bon .\nelles disent que cela marche\n\n",
    "reference.align": "0-0 1-1 2-2 3-3\n0-0 1-1 2-2 2-3 3-4\n0-0\n",
    "target.align": "0-0 1-1 2-2 3-3\n0-0 1-1 2-2 3-4\n\n",
    "sources.txt": "it\n\nThey \n",
    "targets.txt": "il\nelle\nils\nelles\nce\nc'\ncela\nça\n",
    "equal.txt": "ce,c'\nça, ç',cela\n",
    "similar.txt": "ce,il\n",
}
CONFIG = """\
[lang]
source: en
target = fr
source_word_separator:
target_word_separator:
[files]
source = source.txt
reference = reference.txt
target = target.txt
alignment_source_reference = reference.align
alignment_source_target = target.align
list_source_pronouns = sources.txt
input_type = word
list_target_pronouns = targets.txt
[dictionary]
equal = equal.txt
similar = similar.txt
source_pronouns = sources.txt
target_pronouns = targets.txt
[cases]
cases_to_use: 1,2,3,4,5,6
weigths_per_case: 1,0.5,0,0,0,0
count_OTHER_as_equal: true
[output]
output_file: out
counting_multiword_in_matrix: false
max_length_matrix: 20
"""


def write_apt_files(folder: Path, *, config: dict[str, str] | None = None, **files: str) -> Path:
    """`source_txt="…"` replaces a file, `config={"input_type": "x"}` a value."""
    for name, text in FILES.items():
        changed = files.get(name.replace(".", "_"), text)
        (folder / name).write_text(changed, encoding="utf-8", newline="")
    lines = []
    for line in CONFIG.splitlines():
        key = line.partition("=")[0].partition(":")[0].strip()
        lines.append(f"{key} = {config[key]}" if config and key in config else line)
    path = folder / "apt.ini"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
