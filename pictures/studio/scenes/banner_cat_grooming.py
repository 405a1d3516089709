"""A cat with its brush leaning on it, and a bottle of shampoo."""
import math

import animals.cat as cat
import families.brush as brush
import families.shampoo_bottle as shampoo_bottle
from sets import animal, product
from shots import Shot


def build():
    animal(cat, 'sitting', at=(.3, .1, 0), turn=-16)
    leaning = product(brush, at=(-.88, -.2, .72), size=.76, colours=('#2f8f83',))
    leaning.rotation_euler = (math.radians(76), math.radians(17), math.radians(10))
    product(shampoo_bottle, at=(1.3, -.05, 0), turn=-14, size=.66, colours=('#8a5a8f', '#fbf3e6'))
    return Shot(aim=(-.62, 0, .88), span=4.7, ground='#F3DAD8', width=1600, height=800, elevation=12, ground_share=75)
