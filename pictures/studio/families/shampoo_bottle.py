"""A shampoo bottle with a plain label and a pump: one with a bent spout, or a foamer with some of its foam."""
import math

import numpy as np

from materials import plastic
from shapes.curves import fillet, smooth_path
from shapes.mesh import add_grid
from shapes.soft import sculpt
from shapes.solids import Body, ellipsoid, limb
from shapes.tubes import tube
from shapes.turned import lathe
from surfaces import Bump, surface
from views import View, Views

RADIUS, SHOULDER, NECK = .46, 1.30, 1.55


def build(shape):
    outline = [(.0005, 0), (RADIUS - .02, 0), (RADIUS, .05), (RADIUS, SHOULDER), (.20, NECK - .05), (.17, NECK), (.0005, NECK)]
    lathe('bottle', fillet(outline, [0, .03, .05, .22, .08, .02, 0], 8), surface('tint', rough=.28, coat=.35), 128)
    label('paper', .28, 1.12, .0035, 1.25, surface('tint2', rough=.6))
    label('stripe', .98, 1.02, .0060, 1.25, surface('ink', '#f4efe6', .6))
    for z, wide in ((.80, .62), (.68, .42), (.52, .50), (.46, .50), (.40, .34)):
        label('line', z - .012, z + .012, .0060, wide, surface('ink', '#f4efe6', .6))
    {'spout': pump, 'foamer': foamer}[shape['pump']]()
    return Views(View(-22, 13), View(-30, 30, at=(0, -.1, 1.62), span=1.0), samples=6)


def label(name, low, high, off, half, material):
    turns = np.linspace(-half, half, 60) - math.pi / 2
    grid = np.array([[((RADIUS + off) * math.cos(t), (RADIUS + off) * math.sin(t), z) for z in (low, high)] for t in turns])
    add_grid(name, grid, material)


def pump():
    white = plastic('pump', '#efece5')
    collar = lambda turn, radius, height, _: (radius * (1 + .012 * math.cos(36 * turn)) if radius > .18 else radius, height)
    lathe('collar', fillet([(.0005, NECK - .03), (.21, NECK - .03), (.215, NECK + .16), (.19, NECK + .19), (.0005, NECK + .19)], .02, 4), white, 180, collar)
    lathe('stem', [(.06, NECK + .15), (.06, NECK + .36)], white, 32)
    lathe('head', fillet([(.0005, NECK + .34), (.13, NECK + .34), (.15, NECK + .37), (.14, NECK + .45), (.0005, NECK + .47)], .03, 4), white, 64)
    spout = smooth_path([(-.05, -.02, NECK + .41), (-.25, -.06, NECK + .415), (-.40, -.09, NECK + .40), (-.46, -.10, NECK + .33)], 8)
    tube('spout', spout, .05, white, 16, taper=lambda t: .062 - .02 * t)


def foamer():
    """A wide head with a beak, and a heap of foam before the bottle."""
    white = plastic('pump', '#efece5')
    lathe('collar', fillet([(.0005, NECK - .05), (.30, NECK - .05), (.30, NECK + .13), (.27, NECK + .16), (.0005, NECK + .16)], .02, 4), white, 96)
    lathe('stem', [(.15, NECK + .14), (.15, NECK + .26)], white, 48)
    head = Body().add(ellipsoid((0, 0, NECK + .34), (.28, .28, .13)), 0)
    head.add(limb([(-.10, -.03, NECK + .38), (-.36, -.10, NECK + .36), (-.46, -.13, NECK + .30)], [.11, .085, .075]), .06)
    sculpt('head', head, (-.7, -.45, NECK + .15), (.45, .4, NECK + .6), white, .014)
    foam = Body()
    for x, y, z, size in ((-.50, -.62, .10, .17), (-.34, -.66, .09, .14), (-.62, -.52, .08, .12), (-.46, -.56, .20, .13), (-.38, -.56, .12, .13),
                          (-.56, -.72, .06, .10), (-.44, -.78, .06, .09), (-.49, -.58, .29, .075)):
        foam.add(ellipsoid((x, y, z), size), .05)
    sculpt('foam', foam, (-.9, -1.0, -.02), (-.1, -.3, .45), surface('foam', '#fdfdfb', .9, sheen=.3, bumps=[Bump('cells', 60, .35, .010)]), .014)
