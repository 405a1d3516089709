"""A walk-in outdoor enclosure: a wooden frame with wire mesh, shelves inside, a door, a sloped roof."""
import numpy as np

from materials import metal, wood
from shapes.boxes import box
from shapes.mesh import Gathered, group
from shapes.tubes import rod
from shapes.wires import wire_wall
from surfaces import NEUTRAL, surface
from views import View, Views

WIDE, DEEP, FRONT, BACK = .92, .66, 1.62, 1.90     # half sides, heights in front and behind
BEAM = .065


def build(_):
    oak = lambda grain: wood('tint', NEUTRAL, grain)
    posts = [(-WIDE, -DEEP, FRONT), (WIDE, -DEEP, FRONT), (WIDE, DEEP, BACK), (-WIDE, DEEP, BACK), (-.10, -DEEP, FRONT), (0, DEEP, BACK)]
    for x, y, high in posts:
        box('post', (x, y, high / 2), (BEAM, BEAM, high), oak('z'), .008)
    for y, high in ((-DEEP, FRONT), (DEEP, BACK)):
        for z in (.035, .78, high - .03):
            box('beam', (0, y, z), (2 * WIDE, BEAM, BEAM), oak('x'), .008)
    for x in (-WIDE, WIDE):
        for z in (.035, .78, FRONT - .03):
            box('beam', (x, 0, z), (BEAM, 2 * DEEP, BEAM), oak('y'), .008)
    net()
    roof()
    shelves()
    leaf = door()
    return Views(View(-30, 13), View(-22, 16, prepare=lambda: swing(leaf)), samples=6)


def net():
    steel = metal('mesh', '#8b9092', .4)
    for y, high in ((-DEEP, FRONT), (DEEP, BACK)):
        wire_wall('mesh', (-WIDE, y, .05), (2 * WIDE, 0, 0), (0, 0, high - .08), 34, 30, .0055, steel)
    for x in (-WIDE, WIDE):
        wire_wall('mesh', (x, -DEEP, .05), (0, 2 * DEEP, 0), (0, 0, FRONT - .08), 25, 30, .0055, steel)


def roof():
    """Sheets that fall to the front."""
    tilt = np.arctan2(BACK - FRONT, 2 * DEEP)
    for i in range(7):
        x = -WIDE - .06 + (2 * WIDE + .12) * (i + .5) / 7
        box('roof', (x, -.02, (FRONT + BACK) / 2 + .05), (.285, 2 * DEEP + .30, .035), surface('tint2', rough=.7), .012, (tilt, 0, 0))
        if i:
            rod('ridge', (x - .137, -DEEP - .16, FRONT + .05), (x - .137, DEEP + .13, BACK + .10), .026, surface('tint2_ridge', rough=.7))


def shelves():
    board = wood('shelf', '#c39a63')
    for x, y, z, wide in ((.44, .36, .52, .84), (-.42, .40, .96, .86), (.48, .38, 1.36, .78)):
        box('shelf', (x, y, z), (wide, .46, .04), board, .012)
        box('brace', (x, DEEP - .06, z - .08), (wide * .8, .03, .12), board, .006)
    rod('branch', (-.55, -.05, .03), (-.18, .26, .96), .06, wood('branch', '#8d6f4b', 'z'))
    box('house', (.46, .34, .18), (.62, .46, .30), wood('house', '#c9a877'), .02)
    box('hole', (.46, .105, .18), (.22, .01, .20), surface('hole', '#2d241c', .9), .05)


def door():
    """Between the left corner and the middle post, with hinges and a hook."""
    left, right, y = -WIDE + .05, -.15, -DEEP - .05
    with Gathered() as leaf:
        for x in (left + .03, right - .03):
            box('stile', (x, y, .80), (.06, .045, 1.42), wood('tint_door', NEUTRAL, 'z'), .008)
        for z in (.12, .76, 1.48):
            box('rail', ((left + right) / 2, y, z), (right - left, .045, .06), wood('tint_rail', NEUTRAL), .008)
        wire_wall('mesh', (left, y, .12), (right - left, 0, 0), (0, 0, 1.36), 14, 26, .0055, metal('mesh', '#8b9092', .4))
        box('latch', (right - .02, y - .03, .82), (.14, .03, .05), metal('latch', '#3c3e41', .4), .01)
        for z in (.30, 1.30):
            box('hinge', (left + .02, y - .03, z), (.12, .015, .06), metal('latch', '#3c3e41', .4), .005)
    return leaf


def swing(leaf):
    hinge = (-WIDE + .05, -DEEP - .05)
    for thing in leaf:
        thing.location.x -= hinge[0]
        thing.location.y -= hinge[1]
    group(leaf, (*hinge, 0), (0, 0, -1.3))
