"""Who somebody is: secrets, cookies, door codes and form tokens."""
