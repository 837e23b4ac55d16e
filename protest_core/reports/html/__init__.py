"""The report as a page of its own."""

from protest_core.reports.html.page import write_report_html

__all__ = ["write_report_html"]
