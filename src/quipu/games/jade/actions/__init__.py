"""What a seat can do, by phase: one class per kind, its rule at home; the kit holds them all."""
