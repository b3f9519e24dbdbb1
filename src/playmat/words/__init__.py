"""Words for people: sentences in every language, made from the kernel's keys and facts."""
