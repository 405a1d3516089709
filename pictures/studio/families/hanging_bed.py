"""A cat bed that hangs: a sling on two cables from suction cups on a window, or a fleece pocket hooked over a radiator."""
import numpy as np

from materials import fleece, frosted, glass, metal, plastic, wire
from shapes.boxes import box
from shapes.curves import rounded_corners, rounded_rectangle, smooth_path
from shapes.mesh import turn_to
from shapes.soft import FELT, PLUSH, stuffed
from shapes.tubes import rod, tube
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

HALF = (.86, .50)       # half sides of the bed


def build(shape):
    cups = shape['mount'] == 'suction-cups-on-glass'
    z = .42 if cups else .55
    (window if cups else radiator)(z)
    (sling if shape['bed'] == 'flat-sling' else pocket)(z)
    return Views(View(-30, 18), View(-36, 30, at=(-.5, -.2, z), span=1.4) if cups else View(-52, 24, at=(-.30, -.40, .95), span=2.15), samples=6)


def rim(z, material):
    tube('frame', rounded_rectangle((0, -HALF[1], z), *HALF, .16), .034, material, 12, closed=True)


def sheet(name, depth, pile, swell):
    wide, deep = HALF

    def solid(points):
        out = np.abs(points[:, :2] - np.array((0, -deep), np.float32)) - np.array((wide - .20, deep - .20), np.float32)
        edge = np.sqrt((np.maximum(out, 0) ** 2).sum(1)) + np.minimum(out.max(1), 0) - .19
        inside = np.clip(-edge / .45, 0, 1)
        floor = -depth * (1 - (1 - inside) ** 2.2)
        up = np.abs(points[:, 2] - floor) - .035 - swell * inside
        both = np.stack([edge + .03, up + .03], 1)
        return (np.sqrt((np.maximum(both, 0) ** 2).sum(1)) + np.minimum(both.max(1), 0) - .03) * .7
    return lambda z: stuffed(name, lambda p: solid(p - np.array((0, 0, z), np.float32)), (-wide - .1, -2 * deep - .1, z - depth - .15), (wide + .1, .1, z + .2), pile=pile, step=.018)


def sling(z):
    rim(z, fleece('tint2_rim'))
    sheet('tint', .10, FELT, .03)(z)


def pocket(z):
    rim(z, wire('tint2_frame'))
    sheet('tint', .34, PLUSH, .03)(z)


def window(z):
    """A pane in its frame; four cups, two cables that carry the front."""
    paint = plastic('paint', '#f1eee6')
    box('pane', (0, .03, .98), (2.3, .02, 1.9), glass('pane', (.86, .92, .94, 1)), .004)
    for x in (-1.18, 1.18):
        box('frame', (x, .05, .98), (.12, .12, 1.96), paint, .02)
    for height in (.06, 1.92):
        box('frame', (0, .05, height), (2.36, .12, .12), paint, .02)
    box('sill', (0, -.02, 0), (2.6, .34, .07), paint, .02)
    for x in (-.66, .66):
        for height in (z, 1.55):
            profile = [(.0005, 0), (.15, .0), (.15, .012), (.06, .05), (.05, .10), (.0005, .11)]
            cup = turn_to(lathe('cup', profile, frosted('cup', '#cfd8da'), 48), (0, -1, 0))
            cup.location = (x, .02, height)
            turn_to(lathe('knob', [(.0005, .13), (.045, .13), (.045, .06), (.0005, .06)], plastic('knob', '#4a4d50'), 32), (0, -1, 0)).location = (x, .02, height)
        rod('cable', (x, -.09, 1.55), (x * 1.22, -2 * HALF[1] + .14, z + .02), .014, metal('cable', '#8e9195', .4))
        rod('arm', (x, -.08, z), (x, -.02, z), .03, metal())


def radiator(z):
    """White ribs of a radiator; two flat hooks over its top."""
    paint = surface('radiator', '#f3f1ea', .35, coat=.2)
    for i in range(9):
        x = -1.04 + .26 * i
        box('rib', (x, .16, .82), (.20, .24, 1.36), paint, .09, steps=6)
    for height in (.26, 1.36):
        rod('pipe', (-1.16, .16, height), (1.16, .16, height), .06, paint)
    for x in (-.92, .92):
        box('foot', (x, .16, .08), (.16, .22, .16), paint, .03)
    hook = wire('tint2_hook')
    for x in (-.52, .52):
        line = [(x, .34, 1.28), (x, .34, 1.53), (x, -.01, 1.53), (x, -.01, z + .02), (x, -.05, z)]
        tube('hook', rounded_corners(line, .06, closed=False), .030, hook, 10)
        tube('brace', smooth_path([(x, -.012, z - .38), (x, -.30, z - .36), (x, -2 * HALF[1] + .10, z - .02)], 8), .024, hook, 10)
        rod('stem', (x, -.012, z + .1), (x, -.012, z - .40), .028, hook)
