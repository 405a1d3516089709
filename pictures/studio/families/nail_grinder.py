"""A slim upright nail grinder with a clear cap over its drum, and a spare drum beside it."""
from materials import dark_plastic, glass, metal, plastic
from shapes.boxes import box
from shapes.curves import fillet
from shapes.mesh import ball
from shapes.tubes import rod
from shapes.turned import lathe, subdivide
from surfaces import Bump, surface
from views import View, Views

BODY = [(.0005, 0), (.27, 0), (.30, .04), (.30, .35), (.255, .85), (.275, 1.25), (.25, 1.42), (.22, 1.46), (.0005, 1.46)]


def build(shape):
    subdivide(lathe('body', fillet(BODY, [0, .03, .03, .2, .3, .15, .04, .02, 0], 6), plastic('tint'), 128))
    lathe('ring', [(.255, 1.40), (.262, 1.42), (.24, 1.47), (.20, 1.47)], metal(), 96)
    lathe('foot', [(.288, .10), (.306, .11), (.306, .15), (.290, .16)], dark_plastic(), 96)
    drum(0, 0, 1.55)
    rod('spindle', (0, 0, 1.44), (0, 0, 1.56), .035, metal())
    clear = glass(tint=(.86, .91, .92, 1), rough=.04)
    lathe('cap', fillet([(.215, 1.46), (.215, 1.86), (.17, 1.95), (.065, 1.96)], [0, .06, .05, 0]), clear, 96)
    for r, z in ((.215, 1.48), (.075, 1.955)):
        lathe('edge', [(r - .012, z - .012), (r + .012, z - .012), (r + .012, z + .012), (r - .012, z + .012)], surface('edge', '#cfdcdf', .1), 64, closed=True)
    switch()
    drum(.62, -.28, 0)
    return Views(View(-18, 14), View(-14, 24, at=(0, -.1, 1.58), span=1.1), samples=12)


def drum(x, y, z):
    """A sanding band on its core."""
    grit = surface('grit', '#a5623c', .95, bumps=[Bump('noise', 130, 1., .012)], variation=(60, .25))
    lathe('band', fillet([(.10, .0), (.125, .01), (.125, .26), (.10, .27)], .008), grit, 64, at=(x, y, z))
    lathe('core', [(.10, .0), (.10, .268), (.035, .262), (.035, .0)], dark_plastic(), 48, at=(x, y, z), )


def switch():
    """A slide with two speeds and a light, on the side that faces the viewer."""
    box('plate', (0, -.262, .98), (.15, .06, .42), dark_plastic(), .03)
    box('slide', (0, -.292, 1.03), (.09, .05, .14), metal(), .02)
    ball('light', (0, -.292, .84), .018, surface('light', '#7ee0a0', .3, glow=.6))
