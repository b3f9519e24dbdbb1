"""Stars and Bars, from a classroom guide: points for exactly the right number of differences."""
