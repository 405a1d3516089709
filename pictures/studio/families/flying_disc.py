"""A flying ring with an open middle and a raised outer rim."""
from materials import rubber
from shapes.curves import fillet
from shapes.turned import lathe, subdivide
from views import View, Views


def build(shape):
    ring = [(.52, .06), (.50, .10), (.53, .145), (.62, .15), (1.00, .17), (1.03, .13), (1.00, .06), (.80, .03), (.60, .03)]
    rim = [(.955, .03), (.94, .22), (.965, .265), (1.03, .275), (1.09, .24), (1.105, .12), (1.08, .02), (1.02, .0)]
    subdivide(lathe('ring', fillet(ring + [ring[0]], .025, 4)[:-1], rubber('tint'), 160, closed=True))
    subdivide(lathe('rim', fillet(rim + [rim[0]], .03, 4)[:-1], rubber('tint2'), 160, closed=True))
    for radius in (.66, .74, .82):
        lathe('rib', [(radius - .016, .15), (radius, .178), (radius + .016, .15)], rubber('tint_rib'), 160)
    return Views(View(-18, 30), View(-30, 68), samples=5)
