"""A package whose catalog lacks a title."""
