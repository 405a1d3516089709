"""A barrel-shaped dryer on feet with a carrying handle, a ribbed hose and a narrow nozzle."""
import math

from mathutils import Vector

from materials import dark_plastic, metal, plastic, rubber
from shapes.boxes import box
from shapes.curves import fillet, smooth_path
from shapes.mesh import turn_to
from shapes.tubes import rod, tube
from shapes.turned import lathe, subdivide
from surfaces import NEUTRAL, surface
from views import View, Views

AXIS, RADIUS, HALF = .60, .43, .72     # height of the barrel's axis, its radius and half length


def build(shape):
    shell = surface('tint', NEUTRAL, .3, coat=.4)
    outline = [(.0005, -HALF), (.30, -HALF), (RADIUS, -HALF + .14), (RADIUS, HALF - .14), (.30, HALF), (.0005, HALF)]
    barrel = subdivide(lathe('barrel', fillet(outline, [0, .04, .12, .12, .04, 0], 6), shell, 128))
    barrel.rotation_euler, barrel.location = (0, math.pi / 2, 0), (.15, .25, AXIS)
    for x in (-.38, .38):
        hoop = lathe('hoop', [(RADIUS - .01, -.03), (RADIUS + .018, -.02), (RADIUS + .018, .02), (RADIUS - .01, .03)], metal(), 96)
        hoop.rotation_euler, hoop.location = (0, math.pi / 2, 0), (.15 + x, .25, AXIS)
        for y in (-.20, .20):
            rod('leg', (.15 + x, .25 + y, AXIS - .35), (.15 + x, .25 + y * 1.6, .06), .035, metal())
            box('foot', (.15 + x, .25 + y * 1.6, .04), (.12, .12, .08), rubber('foot', '#232427'), .03)
    grip = [(.15 - .36, .25, AXIS + RADIUS - .02), (.15 - .33, .25, AXIS + RADIUS + .15), (.15, .25, AXIS + RADIUS + .19), (.15 + .33, .25, AXIS + RADIUS + .15), (.15 + .36, .25, AXIS + RADIUS - .02)]
    tube('handle', smooth_path(grip, 10), .045, dark_plastic(), 16)
    controls()
    add_hose()
    return Views(View(-22, 19), View(-50, 26), samples=6)


def controls():
    """A dial and a switch on the side of the barrel that faces the viewer."""
    dial = lathe('dial', fillet([(.0005, .08), (.10, .08), (.12, .05), (.13, 0)], .02), dark_plastic(), 48)
    dial.location = (.38, .25 - RADIUS + .02, AXIS + .04)
    turn_to(dial, (0, -1, .08))
    box('mark', (.38, .25 - RADIUS - .065, AXIS + .09), (.02, .02, .07), plastic('mark', '#f4f1ea'), .006)
    box('switch', (.02, .25 - RADIUS - .0, AXIS + .04), (.13, .05, .20), dark_plastic(), .02)


def add_hose():
    """From the left end down to the floor and to the front, where the nozzle lies."""
    left = Vector((.15 - HALF, .25, AXIS))
    path = smooth_path([left + Vector((.04, 0, 0)), left + Vector((-.22, -.02, -.03)), Vector((-.98, .02, .30)), Vector((-.92, -.42, .13)), Vector((-.45, -.66, .12)), Vector((.12, -.62, .12))], 40)
    hose = rubber('tint2')
    ridges = len(path)
    tube('hose', path, .09, hose, 20, taper=lambda t: .088 + .022 * (math.sin(t * ridges * 1.05) > -.1) * abs(math.sin(t * ridges * .525)) )
    lathe('collar', fillet([(.0005, 0), (.15, 0), (.15, .12), (.0005, .12)], .02), dark_plastic(), 48, at=tuple(left)).rotation_euler = (0, -math.pi / 2, 0)
    tip, way = path[-1], (path[-1] - path[-4]).normalized()
    nozzle = lathe('nozzle', fillet([(.0005, -.04), (.115, -.04), (.12, .10), (.055, .42), (.062, .50), (.045, .50), (.03, .40), (.0005, .38)], [0, .02, .05, .03, .01, .01, .02, 0]), dark_plastic(), 64, at=tuple(tip))
    turn_to(nozzle, way)
