"""The kernel: the contract that every game keeps."""
