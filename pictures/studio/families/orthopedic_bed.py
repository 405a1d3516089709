"""A thick foam mattress in a fitted cover, one slab or a thick one in two colours, plain, tufted or waffled, with a bolster,
a pillow or neither; the plain one has welded seams, the thickest a corner of its cover turned back from the foam."""
import numpy as np
from mathutils import Vector

from materials import fleece
from shapes.curves import rounded_rectangle, smooth_path
from shapes.mesh import add_grid, ball
from shapes.soft import sculpt
from shapes.solids import Body, block, bolster, cushion
from shapes.tubes import tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

LARGE, SMALL = (1.12, .76), (.86, .74)     # half sides
THICK = .40                                # of the mattress in two colours; its seam is halfway


def build(shape):
    kind, top_kind, double = shape['bolster'], shape['top'], shape['height'] == 'double'
    size = SMALL if kind == 'three-sided' and double else LARGE
    if kind == 'none' and top_kind == 'smooth':
        top = add_layers_in_cover(size) if double else add_welded(size)
    else:
        top = add_mattress(shape, size)
        add_bolster(kind, top, size, firm=top_kind == 'tufted')
    detail = View(-34, 20, at=(.40 - size[0], .06 - size[1], top * .7), span=1.35)
    if kind in ('headrest', 'corner'):      # what they have lies on the right
        detail = View(30, 24, at=(size[0] - .38, -.30, top * .9), span=1.75)
    return Views(View(-24, 25), detail, samples=5)


def velour(name):
    """A fitted cover with a nap too short to be seen as hair: hair as short makes patches."""
    return surface(name, NEUTRAL, .95, specular=.08, sheen=.6, variation=(5, .05), bumps=[Bump('noise', 6, .15, .05), Bump('noise', 130, .4, .006)])


def add_mattress(shape, size):
    """The mattress, with piping along each seam; a thick one has a cover in two colours. Answers its top's height."""
    double = shape['height'] == 'double'
    half = THICK / 2 if double else .15
    solid = mattress(half, half, size, RELIEFS[shape['top'], shape['height']])
    parts = [('tint', solid)]
    if double:
        parts = [('tint', lambda points: np.maximum(solid(points), half - points[:, 2])),
                 ('tint2_base', lambda points: np.maximum(solid(points), points[:, 2] - half))]
        pipe(size, half, thick=.018)
    for name, part in parts:
        sculpt('slab', part, *around(size, 0, half), velour(name), .018, 2)
    pipe(size, .04)
    pipe(size, 2 * half - .035)
    if shape['top'] == 'tufted':
        for x, y in ((.48 * i, .40 * j) for i in (-1, 0, 1) for j in (-1, 0, 1)):
            ball('button', (x, y - .08, 2 * half - .028), .072, fleece('tint2_button'), (1, 1, .55))
    return 2 * half


def around(reach, foot, half):
    return (-reach[0] - .13, -reach[1] - .13, foot - .05), (reach[0] + .13, reach[1] + .13, foot + 2 * half + .22)


def pipe(size, height, name='tint2_piping', thick=.026):
    tube('piping', rounded_rectangle((0, 0, height), size[0] + .005, size[1] + .005, .14), thick, fleece(name), 10, closed=True)


def swelling(x, y):
    return .03 * np.cos(x / LARGE[0] * 1.5) * np.cos(y / LARGE[1] * 1.5) + .005 * np.sin(5 * x + 2) * np.sin(6 * y)


def tufts(x, y):
    y = y + .08
    away = (np.mod(x + .24, .48) - .24) ** 2 + (np.mod(y + .2, .4) - .2) ** 2
    furrows = np.exp(-np.abs(np.mod(x + .24, .48) - .24) / .03) + np.exp(-np.abs(np.mod(y + .2, .4) - .2) / .03)
    return .06 - .08 * np.exp(-away / .010) - .018 * furrows


def egg_crate(x, y):
    return .10 * np.sin(x * 11.2) * np.sin(y * 11.2) + .03


def deep_grid(x, y):
    """Square blocks between channels."""
    from_channel = np.minimum(np.abs(np.mod(x, .27) - .135), np.abs(np.mod(y, .27) - .135))
    return .055 - .11 * np.exp(-(from_channel / .034) ** 2)


RELIEFS = {(top, height): relief for top, both in {
    'smooth': (swelling, swelling), 'tufted': (tufts, tufts), 'waffled': (egg_crate, deep_grid)}.items()
    for height, relief in zip(('slab', 'double'), both)}


def mattress(middle, half, size, relief, radius=.10):
    core = block((0, 0, middle), (*size, half), radius)

    def distance(points):
        x, y, above = points[:, 0], points[:, 1], points[:, 2] > middle
        inside = np.clip((size[0] - .08 - np.abs(x)) / .08, 0, 1) * np.clip((size[1] - .08 - np.abs(y)) / .08, 0, 1) * above
        return core(points) - relief(x, y) * inside
    return distance


def add_welded(size):
    """A kennel's mattress of coated cloth in three panels, with a flat weld around it and guards on its corners."""
    half, panel = .16, size[0] * 2 / 3

    def panels(x, y):
        return .05 - .10 * np.exp(-((np.abs(x) - panel / 2) / .035) ** 2)
    coated = surface('tint', NEUTRAL, .34, specular=.45, coat=.15, bumps=[Bump('noise', 5, .15, .04)])
    guard = surface('tint2_guard', NEUTRAL, .45, specular=.4)
    solid = mattress(half, half, size, panels, .07)
    sculpt('slab', solid, *around(size, 0, half), coated, .016, 2)
    weld = np.array([rounded_rectangle((0, 0, height), size[0] + out, size[1] + out, .14) for height, out in
                     ((half - .014, -.02), (half - .014, .055), (half + .014, .055), (half + .014, -.02))]).transpose(1, 0, 2)
    add_grid('weld', weld, guard, True)
    corner = lambda x, y: block((x * size[0], y * size[1], half), (.24, .24, half + .2), .02)
    for x in (-1, 1):
        for y in (-1, 1):
            near = corner(x, y)
            sculpt('guard', lambda points, near=near: np.maximum(solid(points) - .022, near(points)),
                   (x * size[0] - .28, y * size[1] - .28, -.05), (x * size[0] + .28, y * size[1] + .28, 2 * half + .1), guard, .014, 1)
    return 2 * half


def add_layers_in_cover(size):
    """Two layers of foam in one cover, whose front corner is turned back from them: soft grey foam upon firm yellow foam."""
    low, high = .20, .15
    top = 2 * (low + high)
    turn, at = np.array((-.80, -.60)), np.array((-size[0] + .52, -size[1]))   # what lies beyond this line is bare
    for name, colour, foot, half in (('firm', '#eadfc4', .01, low), ('soft', '#a9b4c4', 2 * low, high)):
        core = block((0, 0, foot + half - .005), (size[0] - .035, size[1] - .035, half - .012), .035)
        foam = surface(name, colour, .95, specular=.08, bumps=[Bump('noise', 60, .6, .012)])
        sculpt(name, core, *around(size, foot, half), foam, .016, 1)
    for name, foot, half, relief in (('tint2_base', 0, low, lambda x, y: 0 * x), ('tint', 2 * low, high, swelling)):
        solid = mattress(foot + half, half, size, relief, .07)
        covered = lambda points, solid=solid: np.maximum(solid(points), (points[:, :2] - at) @ turn)
        sculpt('cover', covered, *around(size, foot, half), velour(name), .016, 2)
    add_turned_hem(size, top, at, turn)
    for height in (.04, 2 * low, top - .03):
        line = [Vector(p) for p in rounded_rectangle((0, 0, height), size[0] + .005, size[1] + .005, .09)]
        bare = [(p.x - at[0]) * turn[0] + (p.y - at[1]) * turn[1] > 0 for p in line]
        first = max(i for i in range(len(line)) if bare[i]) + 1
        line = line[first:] + line[:min(i for i in range(len(line)) if bare[i])]
        ends = Vector((at[0], -size[1] - .005, height)), Vector((-size[0] - .005, side_at(size, at, turn), height))
        tube('piping', [ends[0], *line, ends[1]], .028, fleece('tint2_piping'), 10)
    return top


def side_at(size, at, turn):
    """Where the edge of the turned cover meets the left side."""
    return float(at[1] - (-size[0] - at[0]) * turn[0] / turn[1])


def add_turned_hem(size, top, at, turn):
    """The rolled edge of the cover: up the front, across the top, down the left side."""
    x, y, left = float(at[0]), -size[1] - .01, side_at(size, at, turn)
    front, side = (x, y), (-size[0] - .01, left)
    line = [(*front, .04), (*front, top * .5), (*front, top - .06), (front[0] - .02, front[1] + .07, top + .01),
            ((front[0] + side[0]) / 2, (front[1] + side[1]) / 2, top + .03),
            (side[0] + .07, side[1] - .02, top + .01), (*side, top - .06), (*side, top * .5), (*side, .04)]
    tube('hem', smooth_path(line, 10), .036, velour('tint_hem'), 14)


def add_bolster(kind, top, size, firm):
    thick = .20
    x, y, z = size[0] - .18, size[1] - .18, top + .13
    if kind == 'none':
        return
    if kind == 'headrest':
        solid = Body().add(cushion((size[0] - .34, 0, top + .13), (.31, size[1] - .06, .17), .15, .30), 0)
    elif firm:
        solid = Body().add(block((0, y, z), (size[0], .17, .24), .09), 0)
        solid.add(block((x, -.02, z), (.17, size[1] - .02, .24), .09), .03, mirror=kind == 'three-sided')
    else:
        lines = {'corner': [(-x, y), (x - .2, y), (x, y - .2), (x, -y)],
                 'three-sided': [(-x, -y), (-x, y - .2), (-x + .2, y), (x - .2, y), (x, y - .2), (x, -y)]}[kind]
        solid = bolster([(a, b, z) for a, b in lines], thick)
    sculpt('bolster', solid, (-1.35, -1.05, top - .16), (1.35, 1.05, top + .5), velour('tint2'), .02, 3)
