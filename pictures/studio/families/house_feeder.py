"""A hopper feeder shaped like a small house: clear sides, a pitched roof and a suet cage on each end."""
import math

from materials import glass, metal
from shapes.boxes import box, prism, slab
from shapes.cages import mesh_wall
from shapes.hanging import eyelet, hang
from shapes.scatter import GRAIN, scatter
from shapes.timber import timber
from shapes.tubes import rod, tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

HALF, DEEP, EAVES, RIDGE = .62, .40, .88, 1.30      # half width, half depth of the house, heights
FLOOR = .12


def build(shape):
    house()
    seed()
    roof()
    for side in (-1, 1):
        suet(side)
    hanger()
    return Views(View(-32, 15), View(-62, 12, at=(-.75, -.1, .58), span=1.5), samples=8)


def house():
    board = timber('tint', NEUTRAL, 'z')
    gable = [(-DEEP * .55, FLOOR), (DEEP * .55, FLOOR), (DEEP, EAVES), (0, RIDGE - .05), (-DEEP, EAVES)]
    for side in (-1, 1):
        prism('gable', gable, side * HALF - .04, side * HALF + .04, board, 'x', .012)
    flat = timber('tint_floor', NEUTRAL, 'x')
    box('floor', (0, 0, FLOOR - .05), (2 * HALF + .16, 1.24, .07), flat, .015)
    for y in (-.60, .60):
        box('ledge', (0, y, FLOOR + .015), (2 * HALF + .20, .06, .16), flat, .015)
    for x in (-1, 1):
        box('end', (x * (HALF + .07), 0, FLOOR + .015), (.055, 1.2, .16), flat, .012)


def seed():
    """Clear panes that lean outwards, seed behind them and on the ledge."""
    pane = glass('pane')
    prism('mass', [(-DEEP * .50, FLOOR), (DEEP * .50, FLOOR), (DEEP * .80, EAVES * .80), (-DEEP * .80, EAVES * .80)], -HALF + .05,
          HALF - .05, surface('mass', '#a9834c', .9), 'x')

    def behind(chance):
        share = chance.random()
        return chance.uniform(-HALF + .06, HALF - .06), -DEEP * (.50 + .30 * share) - .004, FLOOR + .03 + share * (EAVES * .80 - FLOOR - .03)
    scatter('seed', GRAIN, 1500, behind, .028, 3, .7)
    scatter('spill', GRAIN, 620, lambda chance: (chance.uniform(-HALF, HALF), chance.uniform(-.55, -.24),
                                                 FLOOR + .005 + chance.random() * .03), .028, 6, .7)
    for y in (-1, 1):
        lean = math.atan2(DEEP * .42, EAVES - FLOOR)
        slab('pane', (0, y * DEEP * .83, (EAVES + FLOOR) / 2 + .05), (2 * HALF - .06, .014, EAVES - FLOOR - .06), pane, (y * -lean, 0, 0))


def roof():
    tilt, tiles = math.atan2(RIDGE - EAVES, DEEP), timber('tint2', NEUTRAL, 'x')
    for y in (-1, 1):
        for row in range(3):
            share = row / 3
            at = (0, y * (.115 + .225 * row), RIDGE - .075 - (.235 * row))
            box('board', at, (2 * HALF + .42, .37, .045), tiles, .012, (-y * tilt + y * .06, 0, 0))
    box('ridge', (0, 0, RIDGE + .02), (2 * HALF + .44, .16, .05), tiles, .015)


def suet(side):
    """A wire basket on the gable with a cake in it."""
    lacquer = metal('basket', '#4a4d50', .4)
    x, low, high = side * (HALF + .05), .30, .80
    box('cake', (x + side * .075, 0, (low + high) / 2), (.10, .40, .42),
        surface('suet', '#d9bd84', .8, variation=(26, .3), bumps=[Bump('noise', 30, .7, .03)]), .025)
    mesh_wall((x + side * .14, -.24, low), (0, .48, 0), (0, 0, high - low), .085, .010, lacquer)
    for y in (-.24, .24):
        mesh_wall((x, y, low), (side * .14, 0, 0), (0, 0, high - low), .10, .010, lacquer)
    mesh_wall((x, -.24, low), (side * .14, 0, 0), (0, .48, 0), .10, .010, lacquer)


def hanger():
    cable, top = metal('cable', '#b9babd'), RIDGE + .62
    for side in (-1, 1):
        tube('cable', [(side * .46, 0, RIDGE + .02), (side * .02, 0, top - .08)], .012, cable, 8)
        rod('plug', (side * .46, 0, RIDGE + .02), (side * .46, 0, RIDGE + .075), .03, cable, 16)
    eyelet((0, 0, top + .03), .07, .016, cable)
    hang((0, 0, top + .01), 0, .14)
