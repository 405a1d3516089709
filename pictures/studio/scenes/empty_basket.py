"""A cat peeks out of an empty shopping basket."""
import animals.cat as cat
from sets import animal
from shapes.oddments import basket
from shots import Shot


def build():
    basket()
    animal(cat, 'peeking', at=(0, -.47, .75))
    return Shot(aim=(0, 0, 1.0), span=3.2, ground='#FFFCF7', width=960, height=960, elevation=14, ground_share=20)
