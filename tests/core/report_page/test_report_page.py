"""The report as a page: whole by itself, sound, and its texts are nothing but texts."""

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import unquote

import pytest

from protest_core.db.project import Project
from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople
from protest_core.report_page.gather import project_report
from protest_core.report_page.html import anchors
from protest_core.report_page.plots.canvas import WIDTH
from protest_core.report_page.plots.palette import PAPER, contrast
from protest_core.report_page.write import PLOTS, ReportFormat, report_plots, write_report
from tests.builders.hostile_project import ANNOTATOR, EMOJI, LABEL, SCRIPT, SYSTEM, write_hostile
from tests.builders.judged_project import write_judged, write_judged_demonstration
from tests.core.report_page.page_reader import PageReader

STYLE = (Path(anchors.__file__).parent / "templates" / "page.css").read_text(encoding="utf-8")
LIGHT, NIGHT, PRINTED = (
    dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", block))
    for block in re.findall(r":root \{([^}]*)\}", STYLE)
)
ON_THE_PAGE = ("ink", "muted", "accent", "good", "bad", "unsure")


def page_of(path: Path) -> str:
    with Project.open(path) as project:
        return "".join(write_report(project_report(project=project), ReportFormat.HTML))


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> PageReader:
    return PageReader(
        page_of(write_judged(tmp_path_factory.mktemp("a") / "judged.protest", measured=True))
    )


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> PageReader:
    return PageReader(page_of(write_hostile(tmp_path_factory.mktemp("b"))))


@pytest.fixture(params=["page", "hostile"])
def either(request: pytest.FixtureRequest) -> PageReader:
    found: PageReader = request.getfixturevalue(request.param)
    return found


def test_every_element_is_closed_where_it_should_be(either: PageReader):
    assert either.mistakes == []


def test_no_two_things_have_the_same_place(either: PageReader):
    places = either.values("id")
    assert sorted(set(places)) == sorted(places)


def test_every_link_leads_to_a_place_on_the_page_or_holds_a_table(either: PageReader):
    links = either.values("href")
    inside = {link for link in links if link.startswith("#")}
    assert inside <= {f"#{place}" for place in either.values("id")}
    tables = [link for link in links if not link.startswith("#")]
    assert tables
    assert all(link.startswith("data:text/csv") for link in tables)


def test_what_names_another_element_names_one_that_is_there(either: PageReader):
    named = {each for value in either.values("aria-labelledby") for each in value.split()}
    assert named | set(either.values("data-copies")) <= set(either.values("id"))


def test_nothing_comes_from_elsewhere(either: PageReader):
    assert either.values("src") == []
    assert either.all("link") == []
    assert "connect-src" not in policy(either)
    assert policy(either).startswith("default-src 'none'")


def policy(page: PageReader) -> str:
    found = [each for each in page.all("meta") if each.get("http-equiv")]
    return str(found[0]["content"])


def test_there_is_one_script_and_the_policy_allows_that_one_only(either: PageReader):
    assert len(either.all("script")) == 1
    assert re.search(r"script-src 'sha256-[A-Za-z0-9+/]{43}='", policy(either))


def test_no_text_does_anything_but_be_read(hostile: PageReader):
    for text in (SYSTEM, ANNOTATOR, LABEL, SCRIPT, "&lamp;"):
        assert text in hostile.text
    assert hostile.all("img") == []
    assert hostile.all("i") == hostile.all("u") == []


def test_no_text_is_turned_round_unseen(hostile: PageReader):
    assert "\N{RIGHT-TO-LEFT OVERRIDE}" not in hostile.text
    assert "\x1b" not in hostile.text
    assert r"\u202esiht \x1b[2J" in hostile.text


def test_signs_that_scripts_and_emoji_need_stay(hostile: PageReader):
    assert EMOJI in hostile.text


def test_texts_are_in_their_language_and_direction(hostile: PageReader):
    texts = [each for each in hostile.all("p") if each.get("class") == "text"]
    assert {(each["lang"], each["dir"]) for each in texts} == {("en", "ltr"), ("he", "rtl")}


def test_every_table_has_a_caption_and_heads_with_a_scope(either: PageReader):
    tables = either.all("table")
    assert len(tables) == len(either.all("caption")) > 10
    assert {each.get("scope") for each in either.all("th")} == {"col", "row"}


def test_every_table_can_be_taken_along(either: PageReader):
    tables = len(either.all("table"))
    assert len(either.all("button")) == tables == len(either.all("pre"))
    assert len([link for link in either.values("href") if link.startswith("data:")]) == tables


def test_whatever_takes_a_table_along_says_which(either: PageReader):
    takes = [*either.all("button"), *(e for e in either.all("a") if "download" in e)]
    names = [str(each["aria-label"]) for each in takes]
    assert len(set(names)) == len(names) == 2 * len(either.all("table"))
    assert {each.partition(": ")[0] for each in names} == {"Copy as LaTeX", "CSV"}


def test_that_something_was_copied_is_told_to_those_who_listen(either: PageReader):
    assert [each["id"] for each in either.all("p") if each.get("role") == "status"] == ["told"]


def tables_as_csv(page: PageReader) -> Iterator[list[list[str]]]:
    for link in page.values("href"):
        if link.startswith("data:"):
            yield [*csv.reader(io.StringIO(unquote(link.partition(",")[2])))]


def test_a_table_taken_along_can_be_read_by_programs(either: PageReader):
    for heads, *rows in tables_as_csv(either):
        assert len(set(heads)) == len(heads), heads
        assert not any("−" in cell for row in rows for cell in row), heads


def test_what_needs_a_script_is_hidden_without_one(page: PageReader):
    assert all("hidden" in each for each in page.all("button"))


def test_every_plot_says_in_words_what_it_shows(page: PageReader):
    plots = page.all("svg")
    assert len(plots) >= 4
    assert all(each["role"] == "img" and each["aria-label"] for each in plots)


def test_every_table_shows_how_to_make_it_again(page: PageReader):
    for command in (
        *("scores {}", "scores {} --pairs", "audit {} --by-system", "apt {}"),
        *("bleu {}", "metrics {}", "metrics {} --against-people", "report {} --format latex"),
        *("agreement {} --by-category", "agreement {} --consistency", "disagreements {}"),
    ):
        assert f"protest {command.format('judged.protest')}" in page.text


def test_numbers_lead_to_examples_of_their_system_and_category(page: PageReader):
    links = page.values("href")
    for place in ("#system-1", "#system-4", "#category-1"):
        assert links.count(place) > 3


def test_the_same_project_makes_the_same_page(tmp_path: Path):
    path = write_judged(tmp_path / "judged.protest", measured=True)
    assert page_of(path) == page_of(path)


def test_a_project_without_systems_says_so_in_each_section(project_file: Path):
    page = PageReader(page_of(project_file))
    assert page.mistakes == []
    for sentence in (
        *("No system is loaded yet.", "There are no two systems to compare."),
        *("Fewer than two people have judged", "Nobody has judged any approved candidate yet"),
        *("People have judged nothing of this yet", "There is nothing to show"),
    ):
        assert sentence in page.text
    assert page.all("svg") == []


def test_plots_are_those_that_there_is_enough_for(project_file: Path, tmp_path: Path):
    with Project.open(project_file) as project:
        assert report_plots(project_report(project=project)) == ()
    with Project.open(write_judged(tmp_path / "judged.protest")) as project:
        names = [each.name for each in report_plots(project_report(project=project))]
    assert names == [*PLOTS]


def test_three_systems_are_drawn_beside_people_as_by_their_command(tmp_path: Path):
    with Project.open(write_judged_demonstration(tmp_path)) as project:
        report = project_report(project=project)
    [drawn] = [each for each in report_plots(report) if each.name == "metrics-and-people"]
    assert "with the line through them and its 95 % band" in drawn.says
    two = replace(report, metrics_and_people=of_two(report.metrics_and_people))
    [drawn] = [each for each in report_plots(two) if each.name == "metrics-and-people"]
    assert "line" not in drawn.says
    drawn.draw(PAPER, WIDTH)


def of_two(table: MetricsAndPeople) -> MetricsAndPeople:
    """Return a table as if one metric could not measure the third system."""
    values = {name: {**column, "cedar": None} for name, column in table.values.items()}
    return replace(table, values=values)


@pytest.mark.parametrize("colours", [LIGHT, NIGHT, PRINTED], ids=["light", "dark", "printed"])
def test_every_text_stands_out_from_its_ground(colours: dict[str, str]):
    colours = LIGHT | colours
    pairs = [(text, ground) for text in ON_THE_PAGE for ground in ("paper", "wash")]
    pairs += [("warning-ink", "warning"), ("marked-ink", "pronoun"), ("marked-ink", "antecedent")]
    for text, ground in pairs:
        assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)
    for frame in ("pronoun-frame", "antecedent-frame"):
        assert contrast(colours[frame], colours["paper"]) >= 3, frame
