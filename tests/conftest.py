"""What holds for every test."""

import signal

# A shell that runs the tests in the background has Ctrl-C ignored, and all they start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
