"""A long shaggy towel, folded once, with a hand pocket at each end."""
import numpy as np

from materials import fleece, thread
from shapes.hair import grow_hair
from shapes.solids import Body, block, limb
from shapes.soft import sculpt
from shapes.stitches import stitches
from views import View, Views

HALF = .60       # half the towel's width
LOW, UPPER = .11, .33      # heights of the two layers


def build(shape):
    """The fold is at the right; the upper layer ends sooner, so that both pockets are seen."""
    towel = Body().add(layer(-.86, 1.02, LOW), 0).add(layer(-.46, 1.02, UPPER), .03)
    towel.add(limb([(1.02, -HALF + .11, .22), (1.02, HALF - .11, .22)], [.205, .205]), .05)
    thing = sculpt('tint', towel, (-1.6, -.85, -.05), (1.4, .85, .6), fleece('tint'), .024, 3)
    grow_hair(thing, 60000, .055, fleece('tint_chenille'), .0085, .5)
    for end, z in ((-1.22, LOW), (-.80, UPPER)):
        pocket(end, z)
    return Views(View(-30, 46), View(-52, 26, at=(-.9, -.2, .25), span=1.7), samples=6)


def wave(p):
    return .018 * np.sin(4 * p[:, 0] + 1) + .014 * np.sin(5 * p[:, 1] + 2 * p[:, 0])


def layer(start, end, z):
    core = block(((start + end) / 2, 0, z), ((end - start) / 2, HALF, .085), .07)
    return lambda p: core(p - np.stack([0 * p[:, 0], 0 * p[:, 0], wave(p) * .6], 1).astype(np.float32))


def pocket(end, z):
    """A smooth hand pocket, open towards the towel's middle."""
    body = Body().add(block((end + .21, 0, z + .005), (.25, HALF + .015, .115), .09), 0)
    body.cut(block((end + .50, 0, z + .07), (.14, HALF - .12, .035), .03), .02)
    thing = sculpt('tint2', body, (end - .15, -.8, -.05), (end + .6, .8, z + .25), fleece('tint2'), .017)
    grow_hair(thing, 26000, .010, fleece('tint2_nap'), .0018)
    seam = [(end + .40, y, z + .118) for y in np.linspace(-HALF + .06, HALF - .06, 50)]
    stitches(seam, thread(), .035, .02)
