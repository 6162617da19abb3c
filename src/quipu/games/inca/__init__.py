"""Rise of the Inkas: everything of this game lies in this folder."""

SHARED = ("quipu.settlers",)
