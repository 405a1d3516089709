"""A planted tank whose first fish has moved in, and six test vials in front: one for each week."""
import math

import animals.fish as fish
import families.aquarium as aquarium
from materials import glass, wood
from sets import animal, product
from shapes.boxes import box
from shapes.mesh import Gathered, group
from shapes.turned import lathe
from shots import Shot
from surfaces import surface

WEEKS = ('#2f6f8f', '#3f8f86', '#6fa05a', '#b3b04a', '#dcc24a', '#f0d65a')


def build():
    product(aquarium, at=(0, .4, 0), turn=-12, size=1.9, colours=('#3b3d41',), front='flat', top='hood', base='none')
    animal(fish, 'swimming', at=(.05, .25, .70), size=.42, bubbles=True)
    with Gathered() as rack:
        add_vials()
    group(rack, (.1, -1.0, 0), (0, 0, math.radians(-6)), 1.3)
    return Shot(aim=(.05, 0, .96), span=5.6, ground='#CFEAE4', azimuth=-4, elevation=12, samples=14)


def add_vials():
    """A wooden rack with six vials, filled with what the tests showed."""
    box('rack', (0, 0, .08), (1.45, .26, .16), wood('rack', '#d9b98a'), .03)
    clear = glass('vial')
    for i, colour in enumerate(WEEKS):
        at = (.23 * i - .575, 0, 0)
        lathe('vial', [(.0005, .10), (.075, .10), (.075, .52)], clear, 32, at=at)
        sample = surface('sample', colour, .15, see_through=.25)
        lathe('sample', [(.0005, .11), (.066, .11), (.066, .40), (.0005, .40)], sample, 32, at=at)
        lathe('cap', [(.0005, .50), (.088, .50), (.088, .60), (.0005, .60)], surface('cap', '#f4efe6', .4), 32, at=at)
