"""Ancient Egypt: settlers on the Nile, with the help of the gods, with the Great Pyramid."""

SHARED = ("quipu.settlers",)
