"""Two folding silicone bowls on a snap hook: one open, one pressed flat."""
from mathutils import Vector

from materials import metal, rubber
from shapes.curves import circle, fillet, rounded_corners
from shapes.mesh import Gathered, group
from shapes.tubes import rod, tube
from shapes.turned import lathe, subdivide
from views import View, Views

OPEN = [(.0005, 0), (.42, 0), (.46, .03), (.48, .14), (.55, .15), (.57, .28), (.64, .29), (.66, .44), (.74, .45), (.75, .50),
        (.71, .51), (.635, .46), (.62, .32), (.545, .30), (.53, .18), (.455, .16), (.43, .06), (.0005, .05)]
FLAT = [(.0005, 0), (.42, 0), (.45, .02), (.46, .10), (.50, .10), (.52, .03), (.56, .03), (.58, .12), (.62, .12), (.64, .04), (.68, .04),
        (.70, .12), (.75, .13), (.75, .17), (.68, .175), (.64, .09), (.60, .16), (.56, .16), (.53, .08), (.48, .14), (.44, .14), (.42, .06), (.0005, .05)]


def build(shape):
    bowl(OPEN, (-.62, .28, 0), -.75)
    bowl(FLAT, (.66, -.30, 0), 2.55)
    hook(Vector((.02, -.36, .05)))
    return Views(View(-18, 32), View(-14, 50), samples=5)


def bowl(profile, at, turn):
    skin = rubber('tint')
    with Gathered() as things:
        subdivide(lathe('bowl', fillet(profile, .02, 3), skin, 128))
        high = .475 if profile is OPEN else .15
        tube('eyelet', circle((.84, 0, high), .10, count=40), .035, skin, 12, closed=True)
    group(things, at, (0, 0, turn))


def hook(at):
    """A carabiner through both eyelets."""
    steel = metal()
    corners = [at + Vector(p) for p in ((-.42, .02, .0), (-.30, .20, .0), (.36, .12, .0), (.40, -.10, .0), (.10, -.14, .0), (-.34, -.12, .0))]
    tube('hook', rounded_corners(corners, .09), .030, steel, 14, closed=True)
    rod('gate', at + Vector((-.10, -.135, 0)), at + Vector((.16, -.14, 0)), .042, steel)
