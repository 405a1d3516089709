"""A knitted sweater on a felt puppy or kitten: smooth with a striped trim, with cables, or striped all over; a round neck or a folded one."""
import math

import numpy as np
from mathutils import Vector

import animals.cat as cat
import animals.dog as dog
from materials import fleece
from shapes.dog_form import SPINE_PATH, trunk
from shapes.knit import cables, knitted_sheet, knitted_tube
from shapes.solids import onto
from views import View, Views

REAR, THROAT = .50, 1.52                # where the body begins and ends, measured along the spine
COLUMNS, ROWS = {'smooth': 120, 'striped': 120, 'cable': 90}, {'smooth': 54, 'striped': 54, 'cable': 42}
TRIM_ROWS = {'smooth': ((2, 4), (6, 8), (46, 48)), 'cable': (), 'striped': tuple((row, row + 3) for row in range(3, 54, 6))}
RIB = .11                               # length of the hem
COARSE = np.linspace(0, 1, 80)          # columns of the grid that stitches are laid on


def build(shape):
    knit = shape['knit']
    {'dog': dog, 'cat': cat}[shape['wearer']].build('modeling', None)
    columns, rows = COLUMNS[knit], ROWS[knit]
    body, out = around(REAR, THROAT, .045)
    thing = knitted_sheet('body', body, out, columns, rows, fleece('tint'), .014, raised=flat_at_ends(rows) if knit == 'cable' else None)
    stripe(thing, rows * 7, TRIM_ROWS[knit])
    rim(REAR - RIB, REAR + .03, np.interp(COARSE, [0, .3, .75, 1], [.04, .06, .06, .035]), 96)
    neck(shape['neck'])
    for side in (-1, 1):
        sleeve(side, knit)
    return Views(View(-50, 17), View(-62, 34, at=(0, -.30, 1.25), span=1.6), samples=5)


def spine(distances):
    """Places on the spine by distance from its rear end, and the way ahead there."""
    path = np.array(SPINE_PATH)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = lambda where: np.stack([np.interp(where, along, path[:, axis]) for axis in range(3)], 1)
    ahead = at(np.minimum(distances + .16, along[-1])) - at(distances - .16)
    return at(distances), ahead / np.linalg.norm(ahead, axis=1)[:, None]


def around(start, end, off):
    """Points (around, along, 3) on the form between two places of the spine, and the ways outwards."""
    middle, ahead = spine(start + (end - start) * COARSE)
    up = np.stack([np.zeros(len(COARSE)), ahead[:, 2], -ahead[:, 1]], 1)
    turns = np.linspace(0, 2 * np.pi, 161)[:, None, None]
    out = up * np.cos(turns) + np.array((1., 0, 0)) * np.sin(turns)
    points = onto(trunk(), (middle + out * 1.1).reshape(-1, 3), -out.reshape(-1, 3)).reshape(out.shape)
    return points + out * np.resize(off, len(COARSE))[:, None], out


def flat_at_ends(rows):
    """Cables that do not stick out under the ribbing."""
    def raised(u, v):
        lift, aside = cables(u, v)
        return lift * np.clip(v / 2, 0, 1) * np.clip((rows - v) / 5, 0, 1), aside
    return raised


def rim(start, end, off, columns):
    """Ribbing around the body."""
    points, out = around(start, end, off)
    knitted_sheet('rib', points, out, columns, 6, fleece('tint2_rib'), .016, 2)


def stripe(thing, along_count, rows):
    """Gives some rows of stitches the second color."""
    thing.data.materials.append(fleece('tint2_stripe'))
    row = (np.arange(len(thing.data.polygons)) % along_count) // 7
    second = np.zeros(len(row), np.int32)
    for low, high in rows:
        second[(row >= low) & (row < high)] = 1
    thing.data.polygons.foreach_set('material_index', second)


def neck(kind):
    """A band that stands up, or a long one that is folded down over itself."""
    if kind == 'crew':
        rim(THROAT - .04, THROAT + .08, np.interp(COARSE, [0, .3, .8, 1], [.035, .05, .03, .0]), 68)
        return
    rim(THROAT - .03, THROAT + .17, .005, 68)
    points, out = around(THROAT - .06, THROAT + .18, np.interp(COARSE, [0, .06, .4, .8, .94, 1], [.035, .075, .09, .085, .07, .02]))
    knitted_sheet('fold', points, out, 68, 8, fleece('tint2_fold'), .016, 2)


def sleeve(side, knit):
    start, end = Vector((side * .20, -.24, .84)), Vector((side * .222, -.287, .56))
    thing = knitted_tube('sleeve', lambda t: start.lerp(end, t), lambda t: .235 - .04 * t, 56, 16, fleece('tint_sleeve'), .014)
    if knit == 'striped':
        stripe(thing, 16 * 7, [(low, low + 3) for low in range(1, 14, 6)])
    knitted_tube('cuff', lambda t: end + Vector((0, -.012, -.11)) * t + Vector((0, 0, .03)), lambda t: .208 - .01 * math.sin(math.pi * t),
                 52, 6, fleece('tint2_cuff'), .016, 2)
