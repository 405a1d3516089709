"""Bowls with what belongs into them, for scenes: one heaped with food, one with water and a fish."""
import math

import animals.fish as fish
import families.bowl as bowl
from sets import animal, product
from shapes.mesh import Gathered, group
from shapes.oddments import fish_bowl, heap_of_kibble


def full_bowl(at, size, colour, turn=0.):
    """A stoneware bowl, heaped so that one sees the kibble from the side."""
    product(bowl, at, turn, size, (colour,), form='ceramic', inside='plain')
    with Gathered() as kibble:
        heap_of_kibble()
    group(kibble, at, (0, 0, math.radians(turn)), size)


def fish_in_bowl(at, radius=.5, turn=46):
    """A round glass with a goldfish, which swims at half its height."""
    with Gathered() as glass:
        fish_bowl(radius)
    group(glass, at)
    x, y, z = at
    animal(fish, 'swimming', (x + .22 * radius, y - .08 * radius, z + .24 * radius), turn, .72 * radius)
