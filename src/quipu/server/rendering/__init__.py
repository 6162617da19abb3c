"""Pictures and checks of uploaded records, made in a process of their own."""
