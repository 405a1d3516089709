"""A clear box feeder on a window with suction cups, with a seed tray and a sloped roof."""
import math

from materials import glass, plastic, rubber
from shapes.birdware import dowel
from shapes.boxes import box, prism, slab
from shapes.scatter import GRAIN, scatter
from shapes.tubes import rod, tube
from shapes.windows import pane, suction_cup
from surfaces import surface
from views import View, Views

HALF, DEEP, LOW, HIGH = .82, .62, .42, 1.38      # half width, depth, floor and eaves; the window is the plane y = .12
DROP = .20                                       # how much the roof falls to the front


def build(shape):
    pane((0, .14, .95), 2.3, 1.9)
    shell()
    roof()
    tray()
    cups()
    return Views(View(-26, 14, fill=.84), View(-20, 32, at=(0, -.35, LOW + .12), span=1.7), samples=12)


def shell():
    """Clear back and sides; the sides are cut out in a round, so that birds sit in the open."""
    acrylic = glass('acrylic', (.92, .955, .965, 1))
    slab('back', (0, 0, (LOW + HIGH) / 2), (2 * HALF, .025, HIGH - LOW), acrylic)
    arc = [(-DEEP + .34 * math.cos(a), LOW + .62 + .40 * math.sin(a)) for a in (math.pi / 2 - math.pi / 2 * i / 12 for i in range(13))]
    side = [(0, LOW), (0, HIGH), (-DEEP, HIGH - DROP), (-DEEP, LOW + 1.02 - DROP * .4)]
    side = [(0, LOW), (0, HIGH), (-DEEP, HIGH - DROP)] + arc[:1] + arc + [(-DEEP + .34, LOW + .34), (-DEEP, LOW + .22), (-DEEP, LOW)]
    bright = surface('edge', '#d6e6e8', .15)
    for x in (-HALF, HALF):
        prism('side', side, x - .012, x + .012, acrylic, 'x')
        tube('edge', [(x, y, z) for y, z in side[2:]], .011, bright, 8)
    for z in (LOW, HIGH):
        rod('edge', (-HALF, 0, z), (HALF, 0, z), .011, bright, 8)


def roof():
    """A clear slope with a coloured border."""
    tilt, trim = math.atan2(DROP, DEEP), plastic('tint')
    length, y, z = (DEEP + .30) / math.cos(tilt), -DEEP / 2 - .08, HIGH - DROP / 2 - .01
    slab('roof', (0, y, z), (2 * HALF + .14, length, .025), glass('roof', (.90, .945, .955, 1)), (tilt, 0, 0))
    for x in (-1, 1):
        box('border', (x * (HALF + .07), y, z), (.07, length, .06), trim, .018, (tilt, 0, 0))
    for end in (-1, 1):
        box('border', (0, y + end * length / 2 * math.cos(tilt), z + end * length / 2 * math.sin(tilt)), (2 * HALF + .21, .07, .06), trim,
            .018, (tilt, 0, 0))


def tray():
    """The tray that lifts out, with two rooms of seed and a perch in front."""
    trim, deep = plastic('tint_tray'), DEEP + .12
    middle = -deep / 2 + .02
    box('floor', (0, middle, LOW), (2 * HALF + .04, deep, .05), trim, .015)
    for y in (.0, -deep + .03):
        box('wall', (0, y, LOW + .08), (2 * HALF + .04, .04, .19), trim, .014)
    for x in (-1, 0, 1):
        box('wall', (x * HALF, middle, LOW + (.08 if x else .06)), (.04, deep - .02, .19 if x else .14), trim, .014)
    box('bed', (0, middle, LOW + .06), (2 * HALF - .05, deep - .06, .08), surface('bed', '#a9834c', .9), .01)
    scatter('seed', GRAIN, 900, lambda chance: (chance.choice((-1, 1)) * chance.uniform(.05, HALF - .06), chance.uniform(-deep + .10, -.04),
                                                LOW + .105 + chance.random() * .035), .032, 4, .65)
    dowel((-HALF * .8, -deep - .14, LOW + .08), (HALF * .8, -deep - .14, LOW + .08), .032)
    for x in (-.5, .5):
        rod('arm', (x, -deep + .03, LOW + .08), (x, -deep - .14, LOW + .08), .024, trim)


def cups():
    soft = rubber('suction', '#dfe8e8')
    for x, z in ((-.52, HIGH - .16), (.52, HIGH - .16), (0, HIGH - .40)):
        suction_cup((x, .12, z), (0, -1, 0), .17, soft)
        rod('stud', (x, .01, z), (x, -.05, z), .055, soft, 32)
