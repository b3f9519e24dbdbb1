"""Stars and Bars, from the Mathematics Pentathlon: points for exactly the right number of differences."""
