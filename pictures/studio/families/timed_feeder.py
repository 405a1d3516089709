"""An automatic feeder: a round one with five trays, a bowl under an arch with a hinged lid, or a tower with a hopper."""
import math

import numpy as np

from materials import dark_plastic, glass, plastic, steel
from shapes.boxes import box
from shapes.curves import fillet, squircle
from shapes.mesh import Gathered, add_grid, ball, group
from shapes.scatter import KIBBLE, heap, scatter
from shapes.soft import sculpt
from shapes.solids import Body, block
from shapes.tubes import tube
from shapes.turned import lathe, subdivide
from surfaces import surface
from views import View, Views

SCREEN, DIGIT = '#101416', '#9fe3c0'


def build(shape):
    detail = {'round-five-trays': round_trays, 'hooded-lid-and-arch': arch_and_lid, 'tower-hopper': tower}[shape['form']]()
    first, second, span = {'round-five-trays': (32, 40, 1.15), 'hooded-lid-and-arch': (22, 42, 1.9), 'tower-hopper': (14, 22, 1.15)}[shape['form']]
    return Views(View(-24, first), View(-14, second, at=detail, span=span), samples=8)


def display(centre, width, tilt, digits=3):
    """A dark screen with lit bars as digits, and two buttons below."""
    with Gathered() as parts:
        box('screen', (0, 0, 0), (width, .03, width * .46), surface('screen', SCREEN, .15, coat=.5), .012)
        for i in range(digits):
            x = width * (i - (digits - 1) / 2) * .24
            for z in (-.13, .13):
                box('digit', (x, -.017, z * width * .5), (width * .12, .004, width * .10), surface('digit', DIGIT, .4, glow=.7), .002, steps=1)
        for x in (-.3, 0, .3):
            ball('button', (x * width, -.008, -width * .36), width * .065, plastic('button', '#f0ede6'), (1, .4, 1))
    group(parts, centre, (tilt, 0, 0))


def round_trays():
    """The turning lid leaves one of five compartments open."""
    gap = (-math.pi / 2 - .58, -math.pi / 2 + .58)
    lathe('base', fillet([(.0005, 0), (.92, 0), (1.0, .04), (1.02, .26), (.98, .30), (.92, .30), (.90, .14), (.0005, .14)], .03, 4), plastic('base', '#efece4'), 160)
    turns = np.linspace(gap[1], gap[0] + 2 * math.pi, 120)
    profile = [(.28, .30), (.96, .30), (.98, .34), (.93, .40), (.60, .45), (.28, .47)]
    grid = np.array([[(r * math.cos(t), r * math.sin(t), z) for r, z in fillet(profile, .03, 4)] for t in turns])
    add_grid('lid', grid, plastic())
    for t in gap:
        edge = [(.28, .16), (.94, .16), (.96, .34), (.93, .40), (.60, .45), (.28, .47)]
        wall_at(edge, t)
    lathe('hub', fillet([(.30, .14), (.31, .50), (.27, .53), (.0005, .54)], .02, 4), plastic('tint_hub'), 96)
    display((0, .03, .545), .36, -math.pi / 2)
    place = lambda chance: tuple((r * math.cos(t), r * math.sin(t), .17 + .06 * chance.random()) for r, t in ((chance.uniform(.40, .84), chance.uniform(gap[0] + .10, gap[1] - .10)),))[0]
    scatter('kibble', KIBBLE, 170, place, .045, 3, .6)
    return (0, -.45, .30)


def wall_at(edge, turn):
    """The upright wall at each side of the open compartment."""
    c, s = math.cos(turn), math.sin(turn)
    grid = np.array([[(r * c + side * s, r * s - side * c, z) for r, z in edge + [(.28, .16)]] for side in (-.012, .012)])
    add_grid('wall', grid, plastic('wall', '#efece4'))


def arch_and_lid():
    """Only the cat whose chip the arch reads opens the lid."""
    body = Body().add(block((0, 0, .17), (.78, .86, .17), .10), 0).cut(block((0, -.24, .36), (.52, .42, .22), .12), .03)
    body.add(block((0, .60, .36), (.74, .24, .10), .08), .08)
    sculpt('body', body, (-.9, -1, -.04), (.9, 1, .6), plastic(), .015)
    hoop = Body().add(block((0, .26, .52), (.76, .17, .52), .24), 0).cut(block((0, .26, .48), (.56, .4, .42), .20), .03)
    sculpt('arch', hoop, (-.9, 0, -.02), (.9, .6, 1.15), plastic('tint_arch'), .015)
    bowl = Body().add(block((0, -.24, .24), (.50, .40, .15), .11), 0).cut(block((0, -.24, .33), (.47, .37, .17), .10), .01)
    sculpt('bowl', bowl, (-.6, -.7, .05), (.6, .2, .42), plastic('bowl', '#f4f1ea'), .013)
    scatter('kibble', KIBBLE, 190, lambda chance: (chance.uniform(-.40, .40), -.24 + chance.uniform(-.30, .30), .20 + .05 * chance.random()), .045, 3, .6)
    lid = [(.10, 0), (-.20, .22), (-.46, .34), (-.66, .38)]
    pane = np.array([[(x, y + .14, z + .42) for y, z in lid] for x in np.linspace(-.50, .50, 12)])
    thing = add_grid('lid', pane, glass('lid', (.88, .93, .95, 1)))
    thing.modifiers.new('thick', 'SOLIDIFY').thickness = .02
    tube('rim', [(-.50, .24, .42), (-.50, -.06, .64), (-.50, -.32, .76), (-.50, -.52, .80), (.50, -.52, .80), (.50, -.32, .76), (.50, -.06, .64), (.50, .24, .42)], .016, dark_plastic(), 8)
    display((0, .62, .47), .34, -math.pi / 2 + .1, 2)
    ball('light', (0, .085, .985), .03, surface('light', '#8fe0a8', .3, glow=1))
    return (0, -.10, .45)


def tower():
    """Hopper above, dispenser in the middle, a steel bowl in front."""
    body = Body().add(block((0, .14, .50), (.46, .42, .50), .12), 0).add(block((0, -.42, .06), (.44, .42, .06), .05), .06)
    body.cut(block((0, -.32, .34), (.20, .14, .12), .06), .03)
    sculpt('body', body, (-.6, -.95, -.04), (.6, .65, 1.1), plastic(), .015)
    square = lambda angle, r, z, _: (r * squircle(angle, 6), z)
    lathe('hopper', [(.43, .98), (.44, 1.55), (.42, 1.55), (.41, .98)], glass('hopper', (.86, .91, .93, 1)), 120, square, at=(0, .14, 0))
    lathe('food', [(.0005, .98), (.40, .98), (.40, 1.36), (.20, 1.42), (.0005, 1.40)], surface('food', '#8a5f38', .9, variation=(30, .5)), 96, square, at=(0, .14, 0))
    scatter('kibble', KIBBLE, 260, lambda chance: (chance.uniform(-.36, .36), .14 + chance.uniform(-.36, .36), 1.39 + .05 * chance.random()), .042, 5, .6)
    lathe('lid', fillet([(.46, 1.53), (.47, 1.60), (.40, 1.66), (.0005, 1.67)], .03, 4), plastic('tint_lid'), 120, square, at=(0, .14, 0))
    display((0, -.285, .74), .42, 0)
    subdivide(lathe('bowl', fillet([(.0005, .10), (.26, .10), (.36, .24), (.40, .25), (.40, .27), (.35, .27), (.25, .14), (.0005, .13)], .02, 4), steel(), 96, at=(0, -.58, 0)))
    box('chute', (0, -.29, .34), (.40, .04, .23), surface('chute', '#25282b', .6), .02)
    scatter('kibble', KIBBLE, 70, heap(0, -.58, .15, .24, .04), .042, 7, .6)
    return (0, -.40, .50)
