"""The rules of Stars and Bars."""
