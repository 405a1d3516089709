"""An oval rubber brush with short blunt cones, tipped up beside another that shows the strap on its back."""
import math

from materials import rubber
from shapes.mesh import Gathered, group
from shapes.curves import fillet
from shapes.tubes import ribbon
from shapes.turned import lathe, subdivide
from views import View, Views

STRETCH = (1.0, .66, 1)     # the oval


def build(shape):
    with Gathered() as first:
        pad(cones_up=True)
    group(first, (-.42, -.12, .17), (.42, -.10, .35))
    with Gathered() as second:
        pad(cones_up=False)
    group(second, (.72, .42, .16), (0, 0, -.45), .82)
    return Views(View(-18, 36), View(-24, 30, at=(-.42, -.15, .25), span=1.2), samples=5)


def pad(cones_up):
    """A thick oval plate; cones on one side, a strap over the other."""
    skin = rubber('tint')
    subdivide(lathe('plate', fillet([(.0005, -.08), (.74, -.08), (.82, 0), (.74, .08), (.0005, .08)], [0, .06, .08, .06, 0], 6), skin, 128, scale=STRETCH))
    if cones_up:
        cones(skin)
    else:
        path = [(.0 + .02 * math.sin(t * math.pi), -.53 + 1.06 * t, .03 + .30 * math.sin(t * math.pi) ** .7) for t in (i / 24 for i in range(25))]
        ribbon('strap', path, (0, 0, 1), .40, .04, rubber('tint_strap'))
        lathe('edge', fillet([(.60, .07), (.63, .10), (.70, .10), (.73, .07)], .02), skin, 96, scale=STRETCH)


def cones(skin):
    """Rows of blunt cones that follow the oval."""
    for ring, (radius, count) in enumerate(((.0, 1), (.17, 6), (.34, 12), (.51, 18), (.68, 24))):
        for i in range(count):
            turn = 2 * math.pi * (i + .5 * (ring % 2)) / count
            x, y = radius * math.cos(turn), radius * math.sin(turn) * STRETCH[1]
            lathe('cone', fillet([(.058, .06), (.034, .22), (.022, .245), (.0005, .25)], [0, .02, .012, 0], 3), skin, 16, at=(x, y, 0))
