"""All that a project has to say, in sections: for a page, for LaTeX, as pictures."""
