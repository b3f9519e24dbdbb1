"""The public names of Playmat for programs. `import playmat` offers them; everything else may change."""
