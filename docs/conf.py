"""How Sphinx makes the site; `make docs` runs it on all pages (tools/docs.py)."""

import re

from quipu import __version__

project = "Quipu"
author = "The Quipu contributors"
copyright = "the Quipu contributors; MIT licence"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_block", "colon_fence"]
default_role = "code"

html_theme = "furo"
html_title = "Quipu"
html_static_path = ["_static"]
templates_path = ["_templates"]
html_css_files = ["house.css"]
html_favicon = "_static/quipu.svg"
html_copy_source = False
html_show_sphinx = False
LIGHT = {
    "color-background-primary": "#FFFBF3",
    "color-background-secondary": "#F6EEDF",
    "color-background-hover": "#EFE6D5",
    "color-background-border": "#DCCDB2",
    "color-foreground-primary": "#2B2620",
    "color-foreground-secondary": "#5A4E41",
    "color-foreground-muted": "#685C4F",
    "color-brand-primary": "#9A4517",
    "color-brand-content": "#1B6488",
    "color-brand-visited": "#1B6488",
    "color-api-name": "#9A4517",
    "color-api-pre-name": "#685C4F",
    "color-code-background": "#F6EEDF",
}
DARK = {
    "color-background-primary": "#171512",
    "color-background-secondary": "#1E1B17",
    "color-background-hover": "#2E2922",
    "color-background-border": "#453D32",
    "color-foreground-primary": "#F4EBDC",
    "color-foreground-secondary": "#CFC3AF",
    "color-foreground-muted": "#AC9F8B",
    "color-brand-primary": "#F0A468",
    "color-brand-content": "#86C9E4",
    "color-brand-visited": "#86C9E4",
    "color-api-name": "#F0A468",
    "color-api-pre-name": "#AC9F8B",
    "color-code-background": "#221E19",
}
FONTS = {
    "font-stack": '"Quipu Sans", Roboto, system-ui, sans-serif',
    "font-stack--headings": '"Quipu Serif", Georgia, serif',
}
html_theme_options = {
    "light_css_variables": {**LIGHT, **FONTS},
    "dark_css_variables": DARK,
}

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True


ARRAY = re.compile(r"[\w.~]*ndarray\[tuple\[[\w.~]*Any, \.\.\.\], [\w.~]*dtype\[[\w.~]+\]\]")


def setup(app):
    """What a field makes anew for each object has no form in Python: three dots have one.

    Of arrays the kind of number is told in words.
    """

    def short(text):
        return text and ARRAY.sub("ndarray", text.replace("<factory>", "..."))

    def readable(app, what, name, thing, options, signature, returned):
        return short(signature), short(returned)

    app.connect("autodoc-process-signature", readable)
