"""Twelve thin closed strips for puppies in three alternating colours, three in a row, each closed with a tab of hook tape."""
import math

from materials import webbing
from shapes.mesh import Gathered, group
from shapes.tubes import band
from surfaces import surface
from views import View, Views

COLUMNS, ROWS = (-.66, 0, .66), (.96, .32, -.32, -.96)
WIDE, RADIUS, THICK = .15, .27, .030
FRONT = -math.pi / 2
STRETCH = (1.06, .94)


def build(shape):
    """Each is turned a little, and no neighbours have one colour."""
    webs = [(webbing(name), webbing(name + '_end')) for name in ('tint', 'tint2', 'tint3')]
    tape = surface('hooks', '#3b3d40', .95, specular=.1)
    for row, y in enumerate(ROWS):
        for column, x in enumerate(COLUMNS):
            with Gathered() as things:
                strip(*webs[(column + row) % 3], tape)
            group(things, (x, y, 0), (0, 0, math.radians((row * 29 + column * 47) % 61 - 30)))
    return Views(View(-14, 44), View(-8, 30, at=(0, -.80, .08), span=1.6), samples=5)


def strip(web, end, tape):
    """One strip in a ring; its end lies over its beginning in front, lifted a little where the hooks begin."""
    band('strip', RADIUS, WIDE, THICK, web, FRONT - .15, FRONT + 2 * math.pi - .15, STRETCH, WIDE / 2)
    band('hooks', RADIUS + THICK * .9, WIDE * .84, THICK * .8, tape, FRONT - .42, FRONT + .42, STRETCH, WIDE / 2)
    band('end', RADIUS + THICK * 1.8, WIDE, THICK, end, FRONT - 1.1, FRONT + .22, STRETCH, WIDE / 2)
