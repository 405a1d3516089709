"""A deep cloth pouch for a small dog, hanging by a wide shoulder strap from a wooden peg."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, fleece, thread, wood
from shapes.boxes import box
from shapes.curves import fillet
from shapes.mesh import add_grid
from shapes.stitches import stitches
from shapes.tubes import rod, tube
from shapes.turned import lathe
from views import View, Views

PEG = 2.05      # its height


def build(shape):
    stand()
    outside, inside = cloth('tint', threads=30), fleece('tint2')
    outer = pouch(0)
    add_grid('pouch', outer, outside, True)
    add_grid('lining', pouch(.035), inside, True)
    rim = [Vector(p) for p in outer[:, -1]]
    tube('hem', rim, .034, fleece('tint2_hem'), 12, closed=True)
    strap(outside)
    box('label', (.0, -.475, .62), (.20, .02, .10), fleece('label', '#e6dcc6'), .008)
    return Views(View(-22, 15), View(-24, 38, at=(0, 0, .95), span=1.8), samples=5)


def stand():
    oak = wood('oak', '#b98a56', 'z')
    rod('post', (0, .62, 0), (0, .62, PEG + .12), .05, oak, 24)
    lathe('base', fillet([(.0005, 0), (.50, 0), (.52, .03), (.50, .07), (.0005, .08)], .02), oak, 96, at=(0, .45, 0))
    rod('peg', (0, .64, PEG - .03), (0, -.14, PEG + .02), .045, oak, 20)


def pouch(inwards):
    """Round below, drawn up at both ends where the strap begins; soft folds."""
    turns, rows = np.linspace(0, 2 * math.pi, 160, endpoint=False), np.linspace(0, 1, 44)
    grid = np.zeros((160, 44, 3))
    for j, t in enumerate(rows):
        swell = math.sin(min(1, t * 1.28 + .04) * math.pi / 2) ** .62
        close = 1 - .16 * max(0, t - .6) / .4
        x = ((.70 * swell - .07 * t) - inwards) * np.cos(turns)
        y = (.47 * swell * close - inwards) * np.sin(turns)
        pull = np.abs(np.cos(turns)) ** 3
        z = .20 + inwards * (1 - t) + t * (.62 + .62 * pull) + .22 * np.abs(np.cos(turns)) ** 2 * (1 - t) * t
        fold = .016 * np.sin(turns * 9 + 2 * t) * pull * t + .012 * np.sin(turns * 5 + 7 * t)
        grid[:, j] = np.stack([x * (1 + fold), y * (1 + fold * 2), z], 1)
    return grid


def strap(outside):
    """Broad at the pouch, narrower over the peg."""
    path, wide = [], []
    for i in range(61):
        a = math.pi * i / 60
        path.append(Vector((.615 * math.cos(a) * (1 - .55 * math.sin(a) ** 2), -.02 + .07 * math.sin(a), 1.20 + (PEG - 1.135) * math.sin(a) ** 1.3)))
        wide.append(.34 + .12 * abs(math.cos(a)) ** 2 - .30 * abs(math.cos(a)) ** 12)
    across = np.linspace(-.5, .5, 25)
    grid = np.array([[(p.x + .035 * math.cos(5 * s) * math.cos(math.pi * i / 60), p.y + s * w, p.z - (.05 * (2 * s) ** 2) * math.sin(math.pi * i / 60) + .022 * math.sin(22 * s + 3 * math.sin(5 * i / 60))) for s in across]
                     for i, (p, w) in enumerate(zip(path, wide))])
    sheet = add_grid('strap', grid, outside)
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = .035
    for side in (2, -3):
        stitches([Vector(p) + Vector((0, 0, .006)) for p in grid[4:-4, side]], thread(), out=[Vector((p.x, 0, .6)) for p in path[4:-4]])
