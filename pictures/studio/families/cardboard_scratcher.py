"""A scratcher of corrugated cardboard, its cut edges on top: a curved lounge, or a flat tray with spare pads."""
import math

import numpy as np

from materials import paper
from shapes.boxes import prism
from shapes.curves import rounded_corners
from shapes.mesh import Gathered, add_grid, group
from views import View, Views

FLUTE = .034     # the distance between two sheets


def build(shape):
    if shape['form'] == 'wave-lounge':
        lounge()
        return Views(View(-28, 24), View(-40, 32, at=(-.35, -.35, .45), span=.95), samples=5)
    flat_tray()
    return Views(View(-26, 30), View(-36, 34, at=(-.5, -.45, .18), span=.95), samples=5)


def sheets(top, low, left, right, front, back):
    """Cardboard on edge: straight liners along x, and between them the waves that give it its look."""
    liner, wave = paper(), paper('tint_wave', '#7d7d7d')
    count = int((back - front) / FLUTE)
    xs = np.linspace(left, right, 160)
    for i in range(count + 1):
        y = front + (back - front) * i / count
        wall = np.array([[(x, y, low(x)), (x, y, top(x))] for x in xs])
        thing = add_grid('liner', wall, liner)
        thick = thing.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = .010, 0
    fine = np.linspace(left, right, int((right - left) / FLUTE * 9))
    for i in range(count):
        y = front + (back - front) * (i + .5) / count
        sway = y + FLUTE * .42 * np.sin(fine / FLUTE * 2.6 + i * 1.7)
        grid = np.array([[(x, s, low(x) + .01), (x, s, top(x) - .004)] for x, s in zip(fine, sway)])
        thing = add_grid('wave', grid, wave)
        thing.modifiers.new('thick', 'SOLIDIFY').thickness = .006


def lounge():
    top = lambda x: .34 + .20 * (abs(x) / 1.15) ** 2.2 * 1.9 - .10 * math.cos(x * 2.4) + .05
    sheets(top, lambda x: .02, -1.12, 1.12, -.44, .44)
    for side in (-1, 1):
        outline = [(x, top(x) + .025) for x in np.linspace(1.15, -1.15, 60)]
        outline = [(-1.15, 0), (1.15, 0), *outline]
        y = side * .47
        prism('side', rounded_corners(outline, .02, 2), y - .03, y + .03, paper('tint2'), 'y', .008)


def flat_tray():
    base = lambda x: .03
    with Gathered() as pad:
        sheets(lambda x: .17, base, -1.0, 1.0, -.34, .34)
    with Gathered() as tray:
        for y in (-.39, .39):
            prism('wall', [(-1.08, 0), (1.08, 0), (1.08, .24), (-1.08, .24)], y - .018, y + .018, paper('tint2'), 'y', .006)
        for x in (-1.06, 1.06):
            prism('end', [(-.40, 0), (.40, 0), (.40, .24), (-.40, .24)], x - .018, x + .018, paper('tint2'), 'x', .006)
        prism('floor', [(-1.06, -.40), (1.06, -.40), (1.06, .40), (-1.06, .40)], 0, .03, paper('tint2_floor'), 'z')
    group([*pad, *tray], (0, -.35, 0))
    spare()


def spare():
    """Two pads lie behind the tray, one upon the other."""
    for level, (x, y) in enumerate(((.05, .62), (.12, .66))):
        with Gathered() as pad:
            sheets(lambda _: .17, lambda _: .03, -1.0, 1.0, -.34, .34)
        group(pad, (x, y, -.03 + .15 * level), (0, 0, .05 * level))
