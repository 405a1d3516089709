"""A wooden nest box with a round entrance: a flat hinged lid and a dowel perch, or a sloped roof that overhangs."""
import math

from materials import brass
from shapes.birdware import dowel
from shapes.boxes import box, cut, prism
from shapes.hardware import ring
from shapes.mesh import Gathered, ball, group
from shapes.timber import timber
from shapes.tubes import rod, tube
from shapes.turned import lathe
from surfaces import NEUTRAL, surface
from views import View, Views

WIDE, DEEP, BOARD = .92, .88, .075
BACK, FRONT = {'flat-hinged': 1.25, 'sloped-overhang': 1.55}, {'flat-hinged': 1.25, 'sloped-overhang': 1.22}
HOLE = {'flat-hinged': .19, 'sloped-overhang': .155}


def build(shape):
    roof = shape['roof']
    walls(roof)
    lid = flat_lid() if roof == 'flat-hinged' else sloped_roof()
    if shape['perch'] == 'dowel':
        dowel((0, -DEEP / 2 + .02, .52), (0, -DEEP / 2 - .38, .52), .042, timber('tint_perch', NEUTRAL, 'y'))
    second = View(-34, 30, fill=.82, prepare=lambda: open_lid(lid)) if roof == 'flat-hinged' else View(34, 9, fill=.82)
    return Views(View(-30, 16, fill=.82), second, samples=5)


def walls(roof):
    board = timber('tint', NEUTRAL, 'z')
    back, front = BACK[roof], FRONT[roof]
    hole = HOLE[roof]
    face = box('front', (0, -DEEP / 2, front / 2), (WIDE, BOARD, front), board, .014)
    cutter = tube('hole', [(0, -DEEP / 2 - .3, .86), (0, -DEEP / 2 + .3, .86)], hole, None, 64)
    cut(face, cutter)
    ring('edge', (0, -DEEP / 2 - BOARD / 2 + .004, .86), hole + .004, .012, timber('tint_edge', NEUTRAL))
    mount = .28 if roof == 'sloped-overhang' else 0      # the back stands up behind the roof, for a screw
    box('back', (0, DEEP / 2, (back + mount) / 2), (WIDE, BOARD, back + mount), board, .014)
    outline = [(-DEEP / 2, 0), (DEEP / 2, 0), (DEEP / 2, back), (-DEEP / 2, front)]
    for side in (-1, 1):
        x = side * (WIDE / 2 - BOARD / 2)
        prism('side', outline, x - BOARD / 2 + .002, x + BOARD / 2 - .002, board, 'x', .012)
    box('floor', (0, 0, .06), (WIDE - .1, DEEP, .09), board, .012)
    box('bed', (0, .02, .16), (WIDE - .17, DEEP - .1, .1), surface('bed', '#caa878', .95), .01)
    screws = brass()
    for x in (-WIDE / 2 + .08, WIDE / 2 - .08):
        for z in (.10, front - .12):
            ball('screw', (x, -DEEP / 2 - BOARD / 2, z), .026, screws, (1, .4, 1))


def flat_lid():
    """A lid with a narrow flap in front of the hinges."""
    top, material = BACK['flat-hinged'] + .04, timber('tint2', NEUTRAL, 'x')
    with Gathered() as things:
        box('lid', (0, -.02, top), (WIDE + .16, DEEP + .18, .08), material, .02)
        ball('knob', (0, -DEEP / 2 - .02, top + .07), .045, brass())
    for x in (-.26, .26):
        rod('hinge', (x - .09, DEEP / 2 + .075, top + .0), (x + .09, DEEP / 2 + .075, top + .0), .024, brass())
    return things


def sloped_roof():
    back, front = BACK['sloped-overhang'], FRONT['sloped-overhang']
    slope = math.atan2(back - front, DEEP)
    middle, length = (back + front) / 2 + .05, (DEEP + .42) / math.cos(slope)
    with Gathered() as things:
        box('roof', (0, -.15, middle - .15 * math.tan(slope) + .005), (WIDE + .26, length, .085), timber('tint2', NEUTRAL, 'x'), .018, (slope, 0, 0))
    hole = lathe('mount', [(.0005, .012), (.035, .012)], surface('hole', '#2c2119', .9), 24, at=(0, DEEP / 2 - BOARD / 2 - .02, back + .17))
    hole.rotation_euler = (math.pi / 2, 0, 0)
    rod('latch', (WIDE / 2 - .002, -DEEP / 2 + .16, .30), (WIDE / 2 + .05, -DEEP / 2 + .16, .30), .035, brass(), 24)
    return things


def open_lid(lid):
    """The lid stands open on its hinges."""
    y, z = DEEP / 2 + .07, BACK['flat-hinged'] + .04
    turn = math.radians(-104)
    holder = group(lid, rotation=(turn, 0, 0))
    holder.location = (0, y - (y * math.cos(turn) - z * math.sin(turn)), z - (y * math.sin(turn) + z * math.cos(turn)))
