"""A two-tier wire rack: small cans lie in rows on sloping rails, pouches stand on top."""
import math

from materials import metal, wire
from shapes.boxes import box
from shapes.curves import fillet, rounded_corners
from shapes.mesh import turn_to
from shapes.outlines import flat
from shapes.soft import sculpt
from shapes.tubes import tube
from shapes.turned import lathe
from shapes.wires import rods
from surfaces import surface
from views import View, Views

WIDE, DEEP, THICK = .86, .62, .020
LABELS = ('#c9744f', '#6f93a0', '#d9b35e', '#8aa06a')
CAN = .125      # radius


def build(_):
    lacquer = wire()
    for side in (-1, 1):
        x = side * WIDE
        outline = rounded_corners([(-DEEP, 0), (DEEP, 0), (DEEP, 1.20), (-DEEP, 1.06)], .08)
        tube('side', [(x, y, z + THICK) for y, z in outline], THICK, lacquer, 10, closed=True)
    for foot in (.16, .62):
        shelf(foot, lacquer)
    top(lacquer)
    return Views(View(-28, 17), View(-40, 26, at=(-.3, -.5, .55), span=1.3), samples=6)


def rail(y, foot):
    return foot + .14 * (y + DEEP) / (2 * DEEP)


def shelf(foot, lacquer):
    """Rails that fall to the front, where a bar stops the cans."""
    front, back = -DEEP, DEEP
    pairs = []
    for column in range(4):
        for side in (-.11, .11):
            x = -WIDE + .215 + .43 * column + side
            pairs.append(((x, front, rail(front, foot)), (x, back, rail(back, foot))))
    pairs += [((-WIDE, y, rail(y, foot)), (WIDE, y, rail(y, foot))) for y in (front, 0, back)]
    pairs += [((-WIDE, front, foot + .13), (WIDE, front, foot + .13))]
    rods('rails', pairs, .015, lacquer, 8)
    for column in range(4):
        x = -WIDE + .215 + .43 * column
        for row in range(4 if column != 2 else 3):
            y = front + CAN + .025 + row * (2 * CAN + .006)
            can(x, y, rail(y, foot) + CAN + .012, LABELS[(column + (foot > .4) * 2) % 4])


def can(x, y, z, colour):
    length = .36
    body = lathe('can', fillet([(.0005, -length / 2), (CAN, -length / 2), (CAN, length / 2), (CAN - .012, length / 2), (CAN - .015, length / 2 - .02), (.0005, length / 2 - .02)], .008, 3), metal('can', '#cfd0d3', .28), 48)
    label = lathe('label', [(CAN + .002, -length / 2 + .025), (CAN + .002, length / 2 - .025)], surface('label', colour, .6), 48)
    for thing in (body, label):
        turn_to(thing, (1, 0, 0)).location = (x, y, z)


def top(lacquer):
    rods('top', [((-WIDE, -DEEP + .1 + 1.04 * i / 9, 1.12 + .012 * i), (WIDE, -DEEP + .1 + 1.04 * i / 9, 1.12 + .012 * i)) for i in range(10)], .014, lacquer, 8)
    tube('guard', [(x, y, z) for x, y, z in ((-WIDE, DEEP, 1.22), (-WIDE, DEEP, 1.42), (WIDE, DEEP, 1.42), (WIDE, DEEP, 1.22))], .015, lacquer, 8)
    for i in range(7):
        x = -.70 + .235 * i
        pouch(x, .18 + .02 * (i % 2), LABELS[i % 4])


def pouch(x, y, colour):
    """A foil bag that stands, swollen below, flat at the seam."""
    outline = [(-.10, 0), (.10, 0), (.105, .36), (-.105, .36)]
    solid = flat(outline, .012, .045, .10)
    thing = sculpt('pouch', solid, (-.16, -.05, -.1), (.16, .42, .1), surface('pouch', colour, .3, specular=.6), .012)
    thing.location, thing.rotation_euler = (x, y, 1.19), (math.pi / 2 + .10, 0, 0)
    box('seam', (x, y + .035, 1.53), (.20, .014, .035), surface('seam', '#e9e5da', .35), .004)
