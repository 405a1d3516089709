"""Vessels with what belongs into them, for scenes: a bowl heaped with food, a planted tank with a fish."""
import math

import animals.fish as fish
import families.aquarium as aquarium
import families.bowl as bowl
from sets import animal, product
from shapes.mesh import Gathered, group
from shapes.oddments import heap_of_kibble


def full_bowl(at, size, colour, turn=0.):
    """A stoneware bowl, heaped so that one sees the kibble from the side."""
    product(bowl, at, turn, size, (colour,), form='ceramic', inside='plain')
    with Gathered() as kibble:
        heap_of_kibble()
    group(kibble, at, (0, 0, math.radians(turn)), size)


def planted_tank(at, size=1., turn=10):
    """A small open tank full of plants, in which a goldfish has room to turn."""
    product(aquarium, at, turn, size, ('#3b3d41',), front='curved', top='open', base='none')
    x, y, z = at
    animal(fish, 'swimming', (x, y - .22 * size, z + .36 * size), 40, .19 * size)
