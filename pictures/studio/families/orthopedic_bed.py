"""A thick foam mattress in a fitted cover, one slab or two, plain, tufted or waffled, with a bolster, a pillow or neither."""
import numpy as np

from materials import fleece
from shapes.curves import rounded_rectangle
from shapes.mesh import ball
from shapes.soft import sculpt
from shapes.solids import Body, block, bolster, cushion
from shapes.tubes import tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

LENGTH, DEPTH = 1.12, .76     # half sides
SLABS = {'slab': (.15,), 'double': (.155, .155)}   # half heights, from below


def build(shape):
    top = add_slabs(shape)
    add_bolster(shape['bolster'], top)
    return Views(View(-24, 25), View(-34, 20, at=(-.72, -.70, top * .7), span=1.35), samples=5)


def velour(name):
    """A fitted cover with a nap too short to be seen as hair: hair as short makes patches."""
    return surface(name, NEUTRAL, .95, specular=.08, sheen=.6, variation=(5, .05), bumps=[Bump('noise', 6, .15, .05), Bump('noise', 130, .4, .006)])


def add_slabs(shape):
    """The mattress, with piping along each seam; answers the height of its top."""
    foot = 0
    slabs = SLABS[shape['height']]
    for number, half in enumerate(slabs):
        last = number == len(slabs) - 1
        solid = mattress(foot + half, half, shape['top'] if last else 'smooth')
        sculpt('slab', solid, (-1.25, -.9, foot - .05), (1.25, .9, foot + 2 * half + .2), velour('tint'), .018, 3)
        foot += 2 * half
        seams = (foot - .035,) if last else (foot,)
        for height in (.03, *seams) if number == 0 else seams:
            line = rounded_rectangle((0, 0, height), LENGTH + .005, DEPTH + .005, .14)
            tube('piping', line, .024, fleece('tint2_piping'), 10, closed=True)
    if shape['top'] == 'tufted':
        for x, y in ((.48 * i, .40 * j) for i in (-1, 0, 1) for j in (-1, 0, 1)):
            ball('button', (x, y, foot - .028), .042, fleece('tint2_button'), (1, 1, .5))
    return foot


def mattress(middle, half, top):
    core = block((0, 0, middle), (LENGTH, DEPTH, half), .10)

    def distance(points):
        x, y, above = points[:, 0], points[:, 1], points[:, 2] > middle
        inside = np.clip((LENGTH - .10 - np.abs(x)) / .08, 0, 1) * np.clip((DEPTH - .10 - np.abs(y)) / .08, 0, 1) * above
        if top == 'waffled':
            relief = .065 * np.sin(x * 14) * np.sin(y * 14) + .03
        elif top == 'tufted':
            relief = .035 - .075 * np.exp(-((np.mod(x + .24, .48) - .24) ** 2 + (np.mod(y + .2, .4) - .2) ** 2) / .008)
        else:
            relief = .03 * np.cos(x / LENGTH * 1.5) * np.cos(y / DEPTH * 1.5) + .005 * np.sin(5 * x + 2) * np.sin(6 * y)
        return core(points) - relief * inside
    return distance


def add_bolster(kind, top):
    thick = .19
    x, y, z = LENGTH - .17, DEPTH - .17, top + .13
    if kind == 'headrest':
        solid = Body().add(cushion((x - .10, 0, top + .12), (.27, DEPTH - .04, .15), .13, .25), 0)
    else:
        lines = {'none': (), 'corner': [(-x, y), (x - .2, y), (x, y - .2), (x, -y)],
                 'three-sided': [(-x, -y), (-x, y - .2), (-x + .2, y), (x - .2, y), (x, y - .2), (x, -y)]}[kind]
        if not lines:
            return
        solid = bolster([(a, b, z) for a, b in lines], thick)
    sculpt('bolster', solid, (-1.3, -1, top - .12), (1.3, 1, top + .5), velour('tint2'), .02, 3)
