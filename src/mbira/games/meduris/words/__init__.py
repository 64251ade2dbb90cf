"""Sentences and reasons, as messages; their words are in `lang/<code>/games/meduris.ftl`."""
