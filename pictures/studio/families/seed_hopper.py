"""A small seed hopper with a clear front and a husk tray, made to hang on cage bars."""
import math

from materials import glass, metal, plastic
from shapes.birdware import dowel
from shapes.boxes import box, prism, slab
from shapes.hanging import wire_hook
from shapes.scatter import GRAIN, scatter
from shapes.tubes import rod
from surfaces import surface
from views import View, Views

HALF, DEEP, TOP = .50, .60, 1.50       # half width, depth, height; the back is the plane y = 0
MOUTH = .42                            # where seed comes out


def build(shape):
    body()
    seed()
    tray()
    for x in (-.28, .28):
        wire_hook((x, .03, TOP - .34), .30, .20, .026, metal())
        rod('rivet', (x, -.01, TOP - .32), (x, .06, TOP - .32), .045, metal(), 24)
    return Views(View(-30, 17, fill=.84), View(-24, 30, at=(0, -DEEP - .1, .30), span=1.5), samples=8)


def body():
    """Two cheeks that slope towards the front, a back and a lid with a finger grip."""
    shell = plastic('tint')
    cheek = [(0, .16), (0, TOP), (-.34, TOP), (-DEEP, TOP - .22), (-DEEP, .95), (-DEEP + .18, MOUTH), (-DEEP - .26, MOUTH - .16), (-DEEP - .26, .16)]
    for side in (-1, 1):
        prism('cheek', cheek, side * HALF - .025, side * HALF + .025, shell, 'x', .012)
    box('back', (0, -.02, (TOP + .16) / 2), (2 * HALF, .04, TOP - .16), shell, .01)
    tilt = math.atan2(.22, DEEP - .34)
    box('lid', (0, -.16, TOP + .02), (2 * HALF + .12, .40, .05), shell, .018)
    box('lid', (0, -.475, TOP - .085), (2 * HALF + .12, .36, .05), shell, .018, (tilt, 0, 0))
    box('grip', (0, -.16, TOP + .06), (.26, .07, .05), shell, .02)


def seed():
    """The panes in front, upright above and leaning back below, with the seed behind them."""
    inner, level = HALF - .03, 1.12
    front = lambda z: -DEEP + .03 if z > .95 else -DEEP + .03 + .18 * (.95 - z) / (.95 - MOUTH)
    prism('mass', [(-.05, MOUTH - .18), (-.05, level + .04), (front(level) + .04, level), (front(.95) + .04, .95),
                   (front(MOUTH) + .04, MOUTH), (front(MOUTH) - .02, MOUTH - .18)], -inner, inner, surface('mass', '#a9834c', .9), 'x')

    def behind(chance):
        z = MOUTH + chance.random() * (level - MOUTH)
        return chance.uniform(-inner + .02, inner - .02), front(z) + .042, z
    scatter('seed', GRAIN, 1200, behind, .029, 3, .7)
    scatter('level', GRAIN, 260, lambda chance: (chance.uniform(-inner + .02, inner - .02), chance.uniform(front(level) + .05, -.08),
                                                 level + .03), .029, 5, .7)
    pane = glass('pane')
    slab('pane', (0, -DEEP, (TOP - .22 + .95) / 2), (2 * HALF - .04, .012, TOP - .24 - .95), pane)
    lean = math.atan2(.18, .95 - MOUTH)
    slab('pane', (0, -DEEP + .09, (.95 + MOUTH) / 2 + .01), (2 * HALF - .04, .012, (.95 - MOUTH) / math.cos(lean) - .02), pane, (lean, 0, 0))


def tray():
    """The trough where seed arrives, a perch before it, and the wider husk tray below."""
    shell = plastic('tint_tray')
    box('trough', (0, -DEEP * .65, .19), (2 * HALF, DEEP * 1.1, .06), shell, .015)
    box('lip', (0, -DEEP - .25, .22), (2 * HALF, .04, .15), shell, .015)
    scatter('spill', GRAIN, 330, lambda chance: (chance.uniform(-HALF + .06, HALF - .06), -DEEP + .10 - .30 * chance.random(),
                                                 .235 + chance.random() * .025), .029, 6, .7)
    deep, wide = 1.28, 2 * HALF + .34
    box('husks', (0, -deep / 2 + .02, .03), (wide, deep, .06), shell, .02)
    for x in (-1, 1):
        box('rim', (x * wide / 2, -deep / 2 + .02, .075), (.045, deep, .15), shell, .015)
    for y in (.02, -deep + .02):
        box('rim', (0, y, .075), (wide, .045, .15), shell, .015)
    for x in (-HALF + .1, HALF - .1):
        box('post', (x, -.10, .11), (.10, .14, .14), shell, .012)
        box('post', (x, -DEEP - .16, .11), (.06, .06, .14), shell, .01)
    scatter('husk', ('#d8c59a', '#c9b080'), 70, lambda chance: (chance.uniform(-.55, .55), chance.uniform(-1.15, -.92), .066), .024, 9, .4)
    dowel((-HALF - .10, -DEEP - .34, .22), (HALF + .10, -DEEP - .34, .22), .034)
    for x in (-HALF + .04, HALF - .04):
        rod('arm', (x, -DEEP - .24, .22), (x, -DEEP - .34, .22), .024, shell)
