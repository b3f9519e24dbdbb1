"""Classes at work: the lines of a teacher and her children, the tables of their lessons."""
