"""A ruffled cloth ring worn over a cat's collar, with a printed pattern."""
import math

import numpy as np

from materials import cloth
from shapes.mesh import add_grid
from shapes.tubes import tube
from views import View, Views

INNER, OUTER, FOLDS = .50, 1.12, 13


def build(_):
    for layer, (outer, lift) in enumerate(((OUTER, .12), (OUTER * .80, .24))):
        ruffle(outer, lift, layer)
    tube('casing', [(INNER * math.cos(t), INNER * math.sin(t), .26) for t in np.linspace(0, 2 * math.pi, 96, endpoint=False)], .085, cloth('tint_casing'), 16, closed=True)
    tube('stitch', [((INNER + .09) * math.cos(t), (INNER + .09) * math.sin(t), .30) for t in np.linspace(0, 2 * math.pi, 96, endpoint=False)], .014, cloth('tint2_stitch'), 6, closed=True)
    return Views(View(-18, 30), View(-30, 24, at=(-.35, -.75, .2), span=1.1), samples=5)


def place(turn, out, outer, lift, layer):
    """The cloth waves more the farther out it is, in folds that lean over."""
    wave = FOLDS * turn + layer * 1.3 + .4 * math.sin(3 * turn)
    radius = INNER + (outer - INNER) * out
    turn += .075 * out * math.sin(2 * wave)
    return (radius * math.cos(turn), radius * math.sin(turn), lift + .02 + .105 * math.sin(wave) * out ** .8 + .05 * out)


def ruffle(outer, lift, layer):
    turns = np.linspace(0, 2 * math.pi, 660, endpoint=False)
    grid = np.array([[place(t, o, outer, lift, layer) for o in np.linspace(0, 1, 16)] for t in turns])
    thing = add_grid('ruffle', grid, cloth('tint'), True)
    thing.modifiers.new('thick', 'SOLIDIFY').thickness = .016
    tube('hem', [place(t, 1.0, outer, lift, layer) for t in turns], .018, cloth('tint2_hem'), 8, closed=True)
    ink = cloth('tint2')
    for ring, out in enumerate((.42, .72)):
        count = 40 if ring else 32
        for i in range(count):
            dot(2 * math.pi * (i + .5 * ring) / count, out, outer, lift, layer, ink)


def dot(turn, out, outer, lift, layer, ink):
    """A printed dot that follows the folds."""
    reach = .034
    grid = np.zeros((14, 4, 3))
    for i, a in enumerate(np.linspace(0, 2 * math.pi, 14, endpoint=False)):
        for j, r in enumerate((.02, .35, .7, 1)):
            radius = INNER + (outer - INNER) * out
            x, y, z = place(turn + reach * r * math.cos(a) / radius, out + reach * r * math.sin(a) / (outer - INNER), outer, lift, layer)
            grid[i, j] = (x, y, z + .012)
    add_grid('dot', grid, ink, True)
