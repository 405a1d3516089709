"""A cat looks over the rim of an empty bowl: there is nothing here yet."""
import animals.cat as cat
import families.bowl as bowl
from sets import animal, product
from shots import Shot


def build():
    animal(cat, 'peeking', at=(0, .47, .44))
    product(bowl, at=(0, -.35, 0), size=.78, colours=('#2f8f83',), form='ceramic', inside='plain')
    return Shot(aim=(0, 0, .66), span=2.7, ground='#FFFCF7', width=960, height=960, elevation=20, ground_share=20)
