"""A shallow wire box that projects from an open sash window, with a clear roof, side wings and a padded floor."""
from materials import glass, plastic, wire
from shapes.boxes import box
from shapes.curves import rounded_rectangle
from shapes.soft import FELT, stuffed
from shapes.solids import cushion
from shapes.tubes import rod, tube
from shapes.wires import frame, wire_wall
from surfaces import surface
from views import View, Views

WIDE, DEEP, HIGH, SILL = .72, .74, .74, .62     # half width, depth, height, the sill's height


def build(_):
    """Seen from the garden: the wall and its window behind, the box in front."""
    house()
    lacquer, front = wire(), -DEEP
    low = SILL + .03
    for corner, right in (((-WIDE, front, low), (2 * WIDE, 0, 0)), ((-WIDE, front, low), (0, DEEP, 0)), ((WIDE, front, low), (0, DEEP, 0))):
        wire_wall('mesh', corner, right, (0, 0, HIGH), 18 if right[0] else 11, 11, .008, lacquer)
        frame('frame', corner, right, (0, 0, HIGH), .022, lacquer)
    box('roof', (0, front / 2 - .02, low + HIGH + .04), (2 * WIDE + .10, DEEP + .08, .02), glass('roof', (.86, .92, .94, 1)), .006, (.10, 0, 0))
    tube('edge', [(x, y, low + HIGH + .04 + .10 * (y - front / 2)) for x, y, _ in rounded_rectangle((0, front / 2 - .02, 0), WIDE + .05, DEEP / 2 + .04, .03, 4)], .016, lacquer, 8, closed=True)
    box('tray', (0, front / 2, SILL), (2 * WIDE + .05, DEEP + .03, .07), plastic('tint_tray'), .02)
    pad = cushion((0, front / 2, SILL + .09), (WIDE - .05, DEEP / 2 - .05, .06), .05, .25)
    stuffed('tint2', pad, (-WIDE - .05, front - .05, SILL), (WIDE + .05, .05, SILL + .25), pile=FELT, step=.016)
    for x in (-.5, .5):
        rod('leg', (x, front + .12, SILL - .02), (x, -.02, .12), .03, lacquer)
    pleat = plastic('tint_pleat', '#7e7e7e')
    for side in (-1, 1):
        box('wing', (side * (WIDE + .13), 0, low + HIGH / 2), (.24, .025, HIGH), plastic('tint_wing'), .008)
        for i in range(5):
            box('pleat', (side * (WIDE + .05 + .045 * i), -.016, low + HIGH / 2), (.012, .012, HIGH - .04), pleat, .003, steps=1)
    return Views(View(-30, 18), View(32, 28), samples=8)


def house():
    wall, paint = surface('wall', '#e7dfd0', .9, specular=.2), surface('paint', '#faf7f0', .45)
    box('wall', (0, .12, SILL / 2 - .02), (2.7, .16, SILL - .02), wall, .01)
    for x in (-1.20, 1.20):
        box('wall', (x, .12, 1.25), (.30, .16, 1.30), wall, .01)
    for i in range(4):
        box('board', (0, .035, .10 + .14 * i), (2.7, .03, .125), wall, .012, (-.06, 0, 0))
    for x in (-1.03, 1.03):
        box('jamb', (x, .06, 1.25), (.10, .20, 1.36), paint, .015)
    box('head', (0, .06, 1.90), (2.2, .22, .12), paint, .02)
    box('sill', (0, .04, SILL - .05), (2.3, .24, .07), paint, .02)
    for z in (1.42, 1.80):
        box('sash', (0, .08, z), (1.96, .06, .08), paint, .012)
    for x in (-.95, 0, .95):
        box('sash', (x, .08, 1.61), (.06 if x else .03, .06, .36), paint, .01)
    box('pane', (0, .09, 1.61), (1.92, .015, .36), glass('window', (.80, .87, .90, 1)), .003)
    box('room', (0, .22, 1.0), (2.1, .01, .80), surface('room', '#6e675e', .9), .002)
