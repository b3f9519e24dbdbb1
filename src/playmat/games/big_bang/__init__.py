"""Big Bang, designed by Andrew Frinkle: triangles around a black star, neighbours one apart."""
