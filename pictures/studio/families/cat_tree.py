"""A plush-covered cat tree with sisal posts, low, medium or tall, with a hammock, a box with a round door, or a tunnel."""
import math

import numpy as np

from materials import felt, fleece, rope, sisal
from shapes.mesh import add_grid
from shapes.soft import Pile, stuffed
from shapes.solids import Body, block, drum, ellipsoid
from shapes.tubes import tube, winding
from views import View, Views

PLUSH = Pile(60000, .016, .0022)
POST, CORD = .085, .017
BASE = (.78, .56, .07)      # half sides
DETAILS = {    # the second view
    'hammock': View(-14, 20, at=(0, -.3, .8), span=1.5), 'condo': View(-14, 20, at=(-.3, -.4, .5), span=1.5),
    'tunnel': View(-60, 14, at=(-.2, -.12, .60), span=1.95)}
TOPS = {'low': 1.15, 'medium': 1.45, 'tall': 2.55}


def build(shape):
    top, feature = TOPS[shape['height']], shape['feature']
    plush(block((0, 0, BASE[2]), BASE, .05), (0, 0, BASE[2]), BASE)
    {'hammock': hammock, 'condo': lambda t: condo(-.30, .05, 2 * BASE[2]), 'tunnel': tunnel}[feature](top)
    if shape['height'] == 'low':
        single(top)
    else:
        pair(top, feature, shape['height'] == 'tall')
    return Views(View(-24, 13 if shape['height'] == 'tall' else 16), DETAILS[feature], samples=5)


def plush(solid, centre, half, name='tint'):
    low, high = [c - h - .06 for c, h in zip(centre, half)], [c + h + .06 for c, h in zip(centre, half)]
    return stuffed(name, solid, low, high, pile=PLUSH, step=.018)


def post(x, y, foot, top, radius=POST):
    winding('post', x, y, foot - .01, top + .01, radius, CORD, sisal(), felt('core', '#a98a5e'))


def platform(x, y, z, half=(.42, .36), rim=False):
    solid = Body().add(block((x, y, z), (*half, .05), .045), 0)
    if rim:
        solid.add(lambda p: ring_block(p - np.array((x, y, z + .09), np.float32), half), .06)
    plush(solid, (x, y, z + .05), (half[0] + .08, half[1] + .08, .20))


def ring_block(points, half):
    """A bolster around a platform."""
    corner = .2
    out = np.abs(points[:, :2]) - np.array(half, np.float32) + corner + .04
    edge = np.sqrt((np.maximum(out, 0) ** 2).sum(1)) + np.minimum(out.max(1), 0) - corner
    return np.sqrt(edge ** 2 + points[:, 2] ** 2) - .075


def condo(x, y, foot, half=(.40, .38, .30)):
    """A plush box with a round door."""
    z = foot + half[2] - .005
    solid = Body().add(block((x, y, z), half, .06), 0).cut(block((x, y, z), [h - .06 for h in half], .04), .01)
    solid.cut(drum((x, y - half[1], z - .01), 1, .20, .2, .01), .02)
    plush(solid, (x, y, z), half)
    ring = [(x + .205 * math.cos(t), y - half[1] - .004, z - .01 + .205 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 64, endpoint=False)]
    tube('door', ring, .026, fleece('tint_door'), 10, closed=True)


def tunnel(_):
    """A plush tube that lies on the base."""
    z = 2 * BASE[2] + .26
    solid = Body().add(drum((-.04, -.16, z), 0, .28, .66, .05), 0).cut(drum((-.04, -.16, z), 0, .225, .8, .01), .02)
    plush(solid, (-.04, -.16, z), (.68, .30, .30))


def hammock(top):
    """A sling of cloth between the two posts."""
    z, half = .78, .42
    across, deep = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(-1, 1, 24), indexing='ij')
    sag = .26 * (1 - across ** 2) - .05 * deep ** 2
    grid = np.stack([across * half, deep * .30 * (1 - .25 * across ** 2) - .06, z - sag], -1)
    thing = add_grid('hammock', grid, fleece('tint_hammock'))
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .035
    for side in (-1, 1):
        for y in (-.28, .16):
            tube('cord', [(side * half, y * .8 - .03, z - .01), (side * (half + .08), 0, z + .05)], .014, rope('cord', '#e9dfcf'), 8)


def single(top):
    post(.42, .16, 2 * BASE[2], top)
    platform(.36, .12, top + .03, (.38, .34), rim=True)
    pompom(.10, -.16, top - .02, .20)


def pair(top, feature, tall):
    foot = 2 * BASE[2]
    middle = 1.30 if tall else top
    left = foot + .60 if feature == 'condo' else foot
    for x, start in ((-.54, left), (.54, foot)):
        post(x, 0 if feature != 'tunnel' else .22, start, middle)
    if not tall:
        platform(-.30, .04, top + .03, (.40, .36), rim=True)
        platform(.54, 0, top + .03, (.24, .26))
        pompom(-.10, -.28, top, .34)
        return
    platform(0, .04, middle + .03, (.74, .40))
    if feature == 'condo':
        condo(.28, .06, middle + .075, (.38, .34, .27))
        post(-.52, .06, middle + .06, top)
        post(.45, .06, middle + .60, top - .40)
        platform(.45, .06, top - .37, (.28, .28))
    else:
        post(-.52, .06, middle + .06, top)
        post(.50, .06, middle + .06, top - .45)
        platform(.48, .06, top - .42, (.30, .30))
    platform(-.46, .06, top + .03, (.36, .34), rim=True)
    post(.60, -.30, foot, .62)
    platform(.58, -.28, .65, (.24, .24))
    pompom(-.25, -.22, top, .34)
    pompom(.30, -.30, middle, .36)


def pompom(x, y, z, drop):
    tube('string', [(x, y, z), (x, y, z - drop)], .010, rope('string', '#e9dfcf'), 6)
    stuffed('tint2', ellipsoid((x, y, z - drop - .06), .085), (x - .15, y - .15, z - drop - .2), (x + .15, y + .15, z - drop + .1), pile=Pile(9000, .05, .0028, .5), step=.016)
