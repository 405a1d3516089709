"""A container for dry food: a tall bin with its scoop, a squat canister with a window, stacked bins, or a painted tin."""
import math

import numpy as np

from materials import ceramic, glass, metal, plastic, wood
from shapes.boxes import box, cut, prism
from shapes.curves import fillet, rounded_corners, smooth_path, squircle
from shapes.hinged import lean, swing
from shapes.mesh import Gathered, add_grid, group
from shapes.scatter import KIBBLE, heap, scatter
from shapes.tubes import rod, tube
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

WHITE = '#efece4'


def build(shape):
    opened = {'tall-bin': tall_bin, 'window-canister': canister, 'slanted-stack': stack, 'round-tin': tin}[shape['form']]()
    tall = shape['form'] in ('tall-bin', 'slanted-stack')
    second = View(-28, 33, at=(0, -.12, 1.52), span=1.95, prepare=opened) if shape['form'] == 'slanted-stack' else View(-20, 40, prepare=opened)
    return Views(View(-26, 15 if tall else 20), second, samples=6)


def kibble(name='inside'):
    return surface(name, '#8a5f38', .9, variation=(40, .5))


def square(power):
    return lambda angle, radius, height, _: (radius * squircle(angle, power), height)


def tall_bin():
    wide, high = .52, 1.55
    body = plastic('body', WHITE)
    lathe('bin', fillet([(.0005, 0), (wide * .90, 0), (wide * .94, .04), (wide, high), (.0005, high)], .03, 4), body, 160, square(7), scale=(1, .8, 1))
    front = -wide * .8
    window_box(front, .30, 1.22, .15)
    with Gathered() as lid:
        lathe('lid', fillet([(wide + .02, high - .05), (wide + .04, high - .03), (wide + .04, high + .10), (wide - .08, high + .15), (.0005, high + .15)], .04, 5), plastic(), 160, square(7), scale=(1, .8, 1))
        tube('handle', smooth_path([(-.17, 0, high + .14), (-.15, 0, high + .24), (.15, 0, high + .24), (.17, 0, high + .14)], 8), .04, plastic('tint_handle'), 14)
    box('latch', (0, front - .035, high - .02), (.24, .05, .22), plastic('tint_latch'), .02)
    scoop((.62, -.55, 0))
    return lambda: open_lid(lid, wide, high, .8)


def open_lid(lid, wide, high, deep):
    """Leans the lid against the side and shows the food."""
    group(lid, (-wide - .34, -.10, .56), (0, -1.25, 0))
    for thing in lid:
        thing.location.z -= high
    scatter('kibble', KIBBLE, 330, lambda chance: (chance.uniform(-wide, wide) * .86, chance.uniform(-wide, wide) * .86 * deep, high + .005 + chance.random() * .03), .05, 3)


def window_box(front, low, high, half):
    box('food', (0, front - .003, (low + high) / 2 - .06), (half * 2, .02, high - low - .12), kibble(), .008)
    outline = rounded_corners([(-half, low), (half, low), (half, high), (-half, high)], .08)
    tube('frame', [(x, front - .012, z) for x, z in outline], .020, plastic('tint_frame'), 8, closed=True)
    prism('pane', outline, front - .02, front - .008, glass())


def scoop(at):
    with Gathered() as parts:
        cup = [(.0005, 0), (.15, 0), (.17, .02), (.18, .30), (.16, .30), (.15, .03), (.0005, .03)]
        lathe('cup', fillet(cup, .015, 3), plastic('tint_scoop'), 64)
        tube('grip', smooth_path([(.17, 0, .24), (.30, 0, .25), (.46, 0, .22), (.52, 0, .21)], 6), .035, plastic('tint_grip'), 12)
        scatter('kibble', KIBBLE, 40, heap(0, 0, .22, .14, .06), .035, 2)
    group(parts, at, (0, 0, -.5))


def canister():
    wide, high = .66, .95
    lathe('jar', fillet([(.0005, 0), (wide * .96, 0), (wide, .04), (wide, high), (.0005, high)], .06, 5), ceramic(), 160)
    half, low, top = .11, .20, .76
    points = rounded_corners([(-half, low), (half, low), (half, top), (-half, top)], .10)
    on = lambda x, z, r: (r * math.sin(x / wide), -r * math.cos(x / wide), z)
    tube('frame', [on(x, z, wide + .002) for x, z in points], .018, plastic('rim', WHITE), 8, closed=True)
    strip(on, half, low, top * .86, wide + .004, kibble())
    strip(on, half, low, top, wide + .010, glass())
    with Gathered() as lid:
        oak = wood('wood', '#c69a64')
        lathe('lid', fillet([(.0005, high), (wide + .03, high), (wide + .04, high + .03), (wide + .04, high + .11), (wide - .02, high + .14), (.0005, high + .14)], .03, 4), oak, 128)
        lathe('knob', fillet([(.06, high + .13), (.055, high + .18), (.11, high + .24), (.09, high + .29), (.0005, high + .30)], .03, 4), oak, 64)
    return lambda: open_lid_round(lid, wide, high, (wide + .03, 1.3))


def strip(on, half, low, top, radius, material):
    add_grid('strip', np.array([[on(half * (i / 6 - 1), z, radius) for z in (low + .03, (low + top) / 2, top - .03)] for i in range(13)]), material)


def open_lid_round(lid, wide, high, leaning, skirt=0.):
    """Leans the lid of that reach and tilt against the side and shows the food."""
    lean(lid, high, leaning[0], (wide + .012, high - .03 if skirt else high), leaning[1], -.55, skirt)
    scatter('kibble', KIBBLE, 330, heap(0, 0, high + .01, wide * .9, .05), .05, 3)


def stack():
    """Two bins with slanted fronts and flap lids, one upon the other."""
    for level in (0, 1):
        foot = level * .86
        side = [(-.62, foot), (.50, foot), (.50, foot + .80), (-.20, foot + .80), (-.62, foot + .40)]
        upper = prism('bin', rounded_corners(side, .04), -.52, .52, plastic('tint'), 'x', .03)
        with Gathered() as leaf:
            add_flap(foot)
        box('base', (0, -.06, foot + .015), (1.08, 1.14, .05), plastic('tint_base', '#7e7e7e'), .02)
        box('label', (0, -.622, foot + .20), (.36, .006, .16), surface('label', '#ffffff', .6), .002)
    box('top', (0, .15, 1.67), (1.06, .72, .05), plastic('tint_top', '#8c8c8c'), .02)
    return lambda: open_flap(upper, leaf, .86)


def add_flap(foot):
    flap = [(-.665, foot + .36), (-.625, foot + .335), (-.16, foot + .80), (-.20, foot + .845)]
    prism('flap', rounded_corners(flap, .015), -.49, .49, plastic('flap', WHITE), 'x', .012)
    box('grip', (0, -.655, foot + .36), (.30, .07, .06), plastic('grip', WHITE), .02)


def open_flap(upper, leaf, foot):
    """Folds the upper bin's flap back and shows the food below it."""
    swing(leaf, (0, -.205, foot + .835), (-2.05, 0, 0))
    room = [(-.555, foot + .28), (.40, foot + .28), (.40, foot + .70), (-.27, foot + .70), (-.27, foot + 1.1), (-.555, foot + 1.1)]
    cut(upper, prism('room', room, -.44, .44, None, 'x'))
    level = foot + .42
    box('food', (0, -.08, level - .04), (.88, .94, .06), kibble(), .005)
    scatter('kibble', KIBBLE, 420, lambda chance: (chance.uniform(-.41, .41), chance.uniform(-.53, .05), level + chance.random() * .04), .05, 3)


def tin():
    wide, high = .62, 1.05
    paint = lambda name: surface(name, rough=.34, coat=.4)
    lathe('tin', fillet([(.0005, 0), (wide - .02, 0), (wide, .02), (wide, high), (.0005, high)], .015, 3), paint('tint'), 160)
    for height in (.05, high - .03):
        lathe('bead', [(wide - .01, height - .025), (wide + .02, height), (wide - .01, height + .025)], metal(), 128)
    with Gathered() as lid:
        lathe('lid', fillet([(wide + .015, high - .10), (wide + .02, high + .02), (wide - .10, high + .08), (.0005, high + .12)], .03, 5), paint('tint_lid'), 128)
        for x in (-.14, .14):
            rod('post', (x, 0, high + .09), (x, 0, high + .20), .02, metal())
        rod('grip', (-.22, 0, high + .20), (.22, 0, high + .20), .045, wood('wood', '#b98a56'), 20)
    for side in (-1, 1):
        box('plate', (side * (wide + .0), 0, high * .72), (.03, .26, .10), metal(), .01)
        tube('handle', smooth_path([(side * (wide + .01), -.13, high * .72), (side * (wide + .13), -.13, high * .68), (side * (wide + .15), 0, high * .66),
                                    (side * (wide + .13), .13, high * .68), (side * (wide + .01), .13, high * .72)], 8), .024, metal(), 10)
    box('label', (0, -wide - .002, .52), (.46, .012, .28), surface('label', '#f6efe0', .6), .004)
    return lambda: open_lid_round(lid, wide, high, (wide + .015, .90), .10)
