"""A leash that lies around the post of a felt form, its snap in front: beside the form it would make the harness small."""
import math

from mathutils import Vector

from materials import metal
from shapes.coil import coil, lay_cord
from shapes.curves import smooth_path
from shapes.hardware import snap_hook

TURNS = 2.2


def leash_on_base(colour_name='tint'):
    start = -.81 * math.pi - TURNS * 2 * math.pi
    points = [point + Vector((0, 0, .115)) for point in coil((0, .20), .40, TURNS, .1, start=start, rise=.05, shrink=.05)]
    lay_cord('leash', points, 'flat', .11, colour_name)
    end = [points[-6], points[-1], points[-1] + Vector((.02, -.14, -.02)), Vector((-.40, -.30, .13)), Vector((-.36, -.46, .02)), Vector((-.28, -.62, .02))]
    lay_cord('end', smooth_path(end, 8), 'flat', .11, colour_name)
    snap_hook((-.265, -.66, .05), (.20, -1, 0), metal(), .75)
