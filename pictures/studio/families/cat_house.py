"""An indoor house for a cat: a cave of thick felt, a cloth cube with a seat lid, or a woven pod on four legs."""
import math

import numpy as np

from materials import cloth, fleece, wood
from shapes.curves import rounded_rectangle
from shapes.mesh import Gathered, group
from shapes.soft import PLUSH, Pile, sculpt, stuffed
from shapes.solids import Body, block, cushion, drum, ellipsoid
from shapes.tubes import rod, tube
from surfaces import NEUTRAL
from views import View, Views

THICK_FELT = Pile(120000, .014, .0020)


def build(shape):
    opened = {'cave': cave, 'cube': cube, 'pod-on-legs': pod}[shape['form']]()
    if shape['form'] == 'cube':
        return Views(View(-26, 20), View(-20, 36, prepare=opened), samples=5)
    return Views(View(-20, 17), View(-8, 34, at=(0, -.5, .46), span=2.05) if shape['form'] == 'cave' else View(-8, 30, at=(0, -.5, .95), span=1.75), samples=5)


def cave():
    """A pebble of felt with a round opening and a soft peak."""
    body = Body().add(ellipsoid((0, 0, .46), (.98, .86, .58)), 0).add(ellipsoid((0, 0, .12), (.90, .80, .13)), .12).add(ellipsoid((.10, .05, 1.02), (.16, .15, .16)), .30)
    body.cut(ellipsoid((0, 0, .46), (.87, .75, .47)), .03).cut(ellipsoid((-.10, -.85, .45), (.40, .5, .34)), .06)
    stuffed('tint', body, (-1.15, -1.05, -.05), (1.15, 1.05, 1.3), pile=THICK_FELT)
    stuffed('tint2', ellipsoid((0, -.08, .17), (.82, .68, .14)), (-.95, -.9, -.02), (.95, .7, .4), pile=PLUSH)


def cube():
    """Cloth over a board, a round doorway with piping, a padded lid that one can sit on."""
    half = .70
    body = Body().add(block((0, 0, half - .04), (half, half, half - .04), .05), 0).cut(block((0, 0, half), (half - .06, half - .06, half - .08), .04), .01)
    body.cut(block((0, 0, 2 * half), (half - .06, half - .06, .4), .02), .01).cut(drum((0, -half, .60), 1, .38, .3, .01), .015)
    sculpt('cube', body, (-.85, -.85, -.05), (.85, .85, 1.5), cloth(), .016)
    ring = [(.385 * math.cos(t), -half - .002, .60 + .385 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 96, endpoint=False)]
    tube('rim', ring, .032, fleece('tint2_rim'), 12, closed=True)
    for x in (-1, 1):
        tube('edge', [(x * (half - .012), -half + .012, .04), (x * (half - .012), -half + .012, 2 * half - .1)], .016, cloth('tint_edge', '#8e8e8e'), 8)
    stuffed('tint2', cushion((0, 0, .14), (half - .09, half - .09, .09), .07, .3), (-.75, -.75, 0), (.75, .75, .4), pile=PLUSH)
    with Gathered() as lid:
        sculpt('lid', cushion((0, 0, 2 * half), (half + .02, half + .02, .10), .07, .35, ((0, 0),), .05), (-.85, -.85, 2 * half - .2), (.85, .85, 2 * half + .3), cloth('tint_lid'), .016)
        tube('piping', rounded_rectangle((0, 0, 2 * half - .01), half + .025, half + .025, .08), .018, fleece('tint2_piping'), 8, closed=True)
    return lambda: open_lid(lid, half)


def open_lid(lid, half):
    for thing in lid:
        thing.location.y -= half
        thing.location.z -= 2 * half - .04
    group(lid, (0, half, 2 * half - .04), (math.radians(-70), 0, 0))


def pod():
    """Wands woven around an egg, left open in front; a soft lining inside."""
    middle, radii = np.array((0, 0, 1.02)), np.array((.80, .74, .66))
    opening, reach = np.array((0, -1, .05)), .58
    on = lambda turn, rise, grow=1.: middle + radii * grow * np.array((math.cos(rise) * math.cos(turn), math.cos(rise) * math.sin(turn), math.sin(rise)))
    free = lambda point: np.linalg.norm(((point - middle) / radii)[[0, 2]] - opening[[0, 2]]) > reach or point[1] > 0
    wand = wood('tint_wand', NEUTRAL)
    for row in range(-17, 18):
        rise = row * math.pi / 2 / 18.5
        arc(lambda t: on(t, rise, 1 + .028 * math.cos(t * 18 + math.pi * row)), free, wand, .033)
    for stake in range(36):
        turn = 2 * math.pi * stake / 36
        line = [on(turn, rise) for rise in np.linspace(-1.45, 1.45, 60)]
        pieces(line, free, wand, .020)
    ring = []
    for t in np.linspace(0, 2 * math.pi, 80, endpoint=False):
        x, z = reach * math.cos(t), .05 + reach * math.sin(t)
        ring.append(tuple(middle + radii * np.array((x, -math.sqrt(max(0, 1 - x * x - z * z)), z))))
    tube('rim', ring, .055, wood('tint_rim', NEUTRAL), 12, closed=True)
    inside = Body().add(ellipsoid(middle, radii * .95), 0).cut(ellipsoid(middle, radii * .88), .01)
    inside.cut(drum((0, -.8, middle[2] + .03), 1, .44, .75, .01), .02)
    sculpt('lining', inside, (-.9, -.9, .3), (.9, .9, 1.8), fleece('tint2_lining'), .02)
    stuffed('tint2', ellipsoid((0, -.08, .64), (.50, .45, .15)), (-.65, -.65, .4), (.65, .55, .9), pile=PLUSH)
    for x in (-1, 1):
        for y in (-1, 1):
            rod('leg', (x * .62, y * .58, 0), (x * .34, y * .32, .58), .045, wood('leg', '#b98a56', 'z'), 16)


def arc(place, free, material, thick):
    pieces([place(t) for t in np.linspace(-math.pi / 2 + 1e-3, 1.5 * math.pi, 400)], free, material, thick)


def pieces(line, free, material, thick):
    """A tube along those parts of a line that are free of the opening."""
    run = []
    for point in [*line, None]:
        if point is not None and free(point):
            run.append(tuple(point))
        elif len(run) > 2:
            tube('wand', run, thick, material, 7)
            run = []
        else:
            run = []
