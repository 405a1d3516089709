"""A slim pen-shaped trimmer with a narrow cutting head and a small light."""
from materials import metal, rubber
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.mesh import Gathered, ball, group
from shapes.soft import sculpt
from shapes.solids import Body, ellipsoid, limb
from shapes.tubes import tube
from surfaces import surface
from views import View, Views


def build(_):
    body = Body().add(limb([(0, -1.05, .13), (0, -.5, .145), (0, .1, .155), (0, .62, .14)], [.105, .13, .14, .105]), 0)
    sculpt('body', body, (-.3, -1.3, -.05), (.3, .9, .4), surface('tint', rough=.34, coat=.3), .011)
    ring = Body().add(limb([(0, -.50, .147), (0, -.20, .152)], [.137, .143]), 0)
    sculpt('grip', ring, (-.3, -.8, -.02), (.3, .1, .4), rubber('grip', '#2b2d30'), .012)
    steel, white = metal(), surface('white', '#f4f1ea', .35)
    box('neck', (0, .72, .14), (.16, .14, .15), surface('dark', '#1e2022', .4), .045, steps=5)
    box('head', (0, .82, .14), (.22, .12, .12), white, .03)
    box('comb', (0, .915, .13), (.24, .10, .03), steel, .006)
    box('cutter', (0, .905, .165), (.18, .08, .022), steel, .005)
    for i in range(13):
        box('tooth', (-.108 + .018 * i, .985, .13), (.0085, .07, .018), steel, .002, steps=1)
    sculpt('switch', Body().add(ellipsoid((0, .18, .295), (.045, .10, .03)), 0), (-.15, 0, .2), (.15, .35, .4), white, .008)
    ball('light', (0, .60, .245), .030, surface('light', '#fff6d8', .2, glow=1.6), (1, 1, .6))
    ball('bezel', (0, .60, .236), .045, surface('bezel', '#c9cacd', .25, metal=1), (1, 1, .4))
    cap()
    return Views(View(-50, 34), View(-28, 38, at=(0, .72, .15), span=.85), samples=6)


def cap():
    """Its comb guard lies beside it."""
    with Gathered() as guard:
        box('guard', (0, 0, .07), (.26, .10, .13), surface('guard', '#31353a', .4), .03)
        for i in range(7):
            x = -.10 + .034 * i
            tube('tine', smooth_path([(x, .03, .12), (x, .14, .10), (x, .24, .03)], 6), .010, surface('guard', '#31353a', .4), 8)
    group(guard, (.48, .30, 0), (0, 0, .4))
