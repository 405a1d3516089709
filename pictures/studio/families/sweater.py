"""A knitted sweater as if worn: smooth with a striped trim, with cables, or striped all over; a round neck or a folded one."""
import math

import numpy as np
from mathutils import Vector

from materials import fleece
from shapes.curves import smooth_path
from shapes.knit import knitted_tube
from views import View, Views

SPINE = smooth_path([(0, 1.02, .62), (0, .60, .60), (0, .10, .58), (0, -.28, .64), (0, -.52, .80), (0, -.66, 1.0)], 20)
COLUMNS, ROWS = 104, 64
TRIM_ROWS = {'smooth': ((3, 5), (7, 9), (56, 58)), 'cable': (), 'striped': tuple((r, r + 3) for r in range(3, 64, 7))}


def build(shape):
    knit = shape['knit']
    body = knitted_tube('body', along(SPINE), girth, COLUMNS, ROWS, fleece('tint'), .015, squash=(.92, 1), change=sway if knit != 'cable' else cables)
    stripe(body, ROWS * 7, TRIM_ROWS[knit])
    trim = 'tint2'
    knitted_tube('hem', lambda t: Vector((0, 1.0 + .13 * t, .62)), lambda t: .405 - .012 * math.sin(math.pi * t), COLUMNS, 6, fleece(trim), .017, 2, (.92, 1), sway)
    neck(shape['neck'], trim)
    for side in (-1, 1):
        sleeve(side, knit, trim)
    return Views(View(-46, 18), View(-64, 26, at=(0, -.45, .95), span=1.5), samples=5)


def along(path):
    def at(t):
        place = t * (len(path) - 1)
        i = min(int(place), len(path) - 2)
        return path[i].lerp(path[i + 1], place - i)
    return at


def girth(t):
    return float(np.interp(t, [0, .06, .3, .55, .72, .85, 1], [.40, .42, .455, .47, .42, .33, .285]))


def sway(points):
    """Soft cloth: an uneven hem and gentle folds."""
    points = points.copy()
    loose = np.clip((points[..., 1] - .1) / .9, 0, 1)
    points[..., 2] += .02 * loose * np.sin(5 * np.arctan2(points[..., 0], points[..., 2] - .6) + 1)
    points[..., 0] *= 1 + .03 * np.sin(7 * points[..., 1] + 2) * loose
    return points


def cables(points):
    """Braids of two thick strands that run along the back and the sides."""
    centre = np.array([tuple(along(SPINE)(t)) for t in np.linspace(0, 1, points.shape[1])])
    out = points - centre[None]
    length = np.linalg.norm(out, axis=2)
    turn = 2 * np.pi * np.arange(points.shape[0]) / points.shape[0]
    rows = np.linspace(0, 1, points.shape[1])
    relief = np.zeros(points.shape[:2])
    for middle in np.linspace(0, 2 * np.pi, 8, endpoint=False) + .3:
        for strand in (0, np.pi):
            line = middle + .13 * np.sin(rows * 34 + strand)
            away = np.mod(turn[:, None] - line[None] + np.pi, 2 * np.pi) - np.pi
            relief = np.maximum(relief, (.050 + .018 * np.cos(rows * 34 + strand)[None]) * np.exp(-(away / .085) ** 2))
    return sway(points + out / length[..., None] * (relief * np.clip(rows / .08, 0, 1))[..., None])


def stripe(thing, along_count, rows):
    """Gives some rows of stitches the second color."""
    thing.data.materials.append(fleece('tint2_stripe'))
    row = (np.arange(len(thing.data.polygons)) % along_count) // 7
    second = np.zeros(len(row), np.int32)
    for low, high in rows:
        second[(row >= low) & (row < high)] = 1
    thing.data.polygons.foreach_set('material_index', second)


def neck(kind, trim):
    end, ahead = SPINE[-1], Vector((0, -.50, .80)).normalized()
    if kind == 'crew':
        knitted_tube('neck', lambda t: end + ahead * (-.03 + .11 * t), lambda t: .275 - .01 * t, 76, 5, fleece(trim + '_neck'), .018, 2, (.96, 1))
        return
    knitted_tube('neck', lambda t: end + ahead * (-.06 + .257 * t), lambda t: .263, 76, 8, fleece(trim + '_neck'), .018, 2, (.96, 1))
    fold = lambda t: float(np.interp(t, [0, .06, .4, .8, .92, 1], [.318, .330, .328, .315, .298, .262]))
    knitted_tube('fold', lambda t: end + ahead * (-.02 + .215 * t), fold, 76, 10, fleece(trim + '_fold'), .018, 2, (.96, 1))


def sleeve(side, knit, trim):
    path = smooth_path([(side * .20, -.20, .42), (side * .25, -.31, .22), (side * .265, -.37, .02)], 10)
    thing = knitted_tube('sleeve', along(path), lambda t: .20 - .045 * t, 44, 20, fleece('tint_sleeve'), .015)
    stripe(thing, 20 * 7, [(low, high) for low, high in TRIM_ROWS[knit] if knit == 'striped' and high < 20])
    end = path[-1]
    knitted_tube('cuff', lambda t: end + Vector((0, 0, .035)) + Vector((side * .004, -.01, -.13)) * t, lambda t: .168 - .008 * t, 40, 6, fleece(trim + '_cuff'), .016, 2)
