"""The rules of Karakum: gather goods, buy camels, line them up in a caravan."""
