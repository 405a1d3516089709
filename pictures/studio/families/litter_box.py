"""A plastic litter box: open with high or low walls, hooded, entered from above, or three nested trays with a sieve."""
import math

import numpy as np

from materials import dark_plastic, plastic
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.hinged import swing
from shapes.mesh import group
from shapes.soft import sculpt
from shapes.solids import Body, block
from shapes.trays import flat_block, litter, tray
from shapes.tubes import tube
from views import View, Views

WIDE, DEEP = 1.0, .74       # half sides
HIGH, LOW = .78, .34


def build(shape):
    if shape['trays'] == 'sifting-stack':
        sifting()
        return Views(View(-26, 28), View(-30, 50), samples=5)
    if shape['cover'] == 'hood':
        hood = hooded()
        return Views(View(-28, 18), View(-30, 30, prepare=lambda: raise_hood(hood)), samples=5)
    if shape['cover'] == 'top-hole':
        top_entry()
        return Views(View(-26, 27), View(-20, 55), samples=5)
    high = shape['walls'] == 'high'
    pan((WIDE, DEEP), HIGH if high else LOW, dip=(.46, .46) if high else (.42, .17))
    litter((WIDE * .88, DEEP * .86), .17 if high else .13)
    return Views(View(-26, 26 if high else 33), View(-30, 48), samples=5)


def pan(half, height, foot=0., name='tint', **more):
    wide, deep = half
    solid = tray(half, height, foot, **more)
    return sculpt('pan', solid, (-wide - .15, -deep - .15, foot - .04), (wide + .15, deep + .15, foot + height + .06), plastic(name), .014, 2)


def hooded():
    """A hood with a doorway on a pan; vents in its roof, a clip at each side, a handle. Answers what lifts off."""
    pan((WIDE, DEEP), .42, dip=None)
    body = Body().add(block((0, 0, .62), (.98, .73, .68), .30), 0).cut(block((0, 0, .55), (.94, .69, .70), .28), 0)
    body.cut(block((0, 0, 0), (2, 2, .415), .01), .01).cut(block((0, -.74, .62), (.48, .3, .36), .22), .05)
    for x in (-.24, -.12, 0, .12, .24):
        body.cut(block((x, .30, 1.3), (.028, .16, .2), .02), .01)
    body.add(block((0, 0, .445), (1.03, .78, .03), .03), .02).cut(block((0, 0, .45), (.93, .68, .40), .28), .01)
    hood = [sculpt('hood', body, (-1.2, -.95, .36), (1.2, .95, 1.4), plastic('tint_hood'), .014, 2)]
    rim = [(.50 * math.copysign(abs(math.cos(t)) ** .5, math.cos(t)), -.735, .64 + .35 * math.copysign(abs(math.sin(t)) ** .5, math.sin(t))) for t in np.linspace(0, 2 * math.pi, 96, endpoint=False)]
    hood.append(tube('doorway', rim, .032, plastic('rim', '#efece4'), 10, closed=True))
    for side in (-1, 1):
        box('clip', (side * 1.04, 0, .46), (.06, .24, .22), plastic('clip', '#efece4'), .02)
    hood.append(tube('handle', smooth_path([(-.24, -.12, 1.28), (-.20, -.12, 1.38), (.20, -.12, 1.38), (.24, -.12, 1.28)], 8), .045, plastic('grip', '#efece4'), 14))
    litter((.86, .62), .20, 240)
    return hood


def raise_hood(hood):
    """The hood is tipped back on the pan's rear edge."""
    swing(hood, (0, DEEP + .04, .42), (math.radians(-50), 0, 0), (0, -.04, -.035))


def top_entry():
    """A closed box; the lid is grooved and has a round hole."""
    wide, deep, high = .86, .74, 1.0
    solid = tray((wide, deep), high, flare=.10, lip=0)
    sculpt('box', solid, (-wide - .1, -deep - .1, -.04), (wide + .1, deep + .1, high + .05), plastic(), .016, 2)
    hole = (.20, -.02)

    def lid(points):
        edge = flat_block(points, wide + .05, deep + .05, .2)
        top = high + .08 - .034 * (np.sin(points[:, 0] * 30) > .3) * (np.abs(points[:, 1]) < deep - .10) * (np.abs(points[:, 0]) < wide - .08)
        shell = np.maximum(edge, np.maximum(points[:, 2] - top, high - .06 - points[:, 2]))
        return np.maximum(shell, .36 - np.sqrt((points[:, 0] - hole[0]) ** 2 + (points[:, 1] - hole[1]) ** 2))
    sculpt('lid', lid, (-wide - .15, -deep - .15, high - .1), (wide + .15, deep + .15, high + .14), plastic('tint_lid', '#9a9a9a'), .013, 1)
    rim = [(hole[0] + .365 * math.cos(t), hole[1] + .365 * math.sin(t), high + .072) for t in np.linspace(0, 2 * math.pi, 72, endpoint=False)]
    tube('rim', rim, .035, plastic('rim', '#efece4'), 12, closed=True)
    litter((.74, .62), .22, 160)
    for side in (-1, 1):
        box('grip', (side * (wide - .005), 0, .80), (.05, .34, .09), dark_plastic(), .03)


def sifting():
    """Two trays nested, the sieve lifted at an angle upon them."""
    pan((WIDE, DEEP), .36, flare=.14)
    pan((WIDE - .03, DEEP - .03), .38, .10, 'tint_second', flare=.14)
    litter((.84, .60), .32, 300)
    solid = tray((WIDE - .05, DEEP - .05), .30, 0, flare=.14)

    def sieve(points):
        x, y = np.mod(points[:, 0], .13) - .065, np.mod(points[:, 1] + .02, .30) - .15
        slot = np.maximum(np.abs(x) - .030, np.abs(y) - .105)
        inside = np.maximum(np.abs(points[:, 0]) - .80, np.abs(points[:, 1]) - .56)
        return np.maximum(solid(points), -np.maximum(np.maximum(slot, inside), points[:, 2] - .12))
    thing = sculpt('sieve', sieve, (-1.15, -.9, -.04), (1.15, .9, .36), plastic('tint_sieve', '#b8b8b8'), .013, 1)
    group([thing], (.06, .04, .66), (math.radians(6), math.radians(-13), 0))
