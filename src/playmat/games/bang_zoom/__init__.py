"""Bang! Zoom!, published by Big Deal: spell BANG, then ZOOM, and score with every word on the way."""
