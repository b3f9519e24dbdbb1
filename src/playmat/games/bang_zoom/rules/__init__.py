"""The rules of Bang! Zoom!."""
