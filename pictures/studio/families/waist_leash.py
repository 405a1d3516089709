"""A padded waist belt with a small pouch, and a springy leash clipped to it."""
import math

from mathutils import Vector

from materials import cloth, dark_plastic, metal, webbing
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.hardware import d_ring, side_buckle, snap_hook
from shapes.solids import Body, block
from shapes.soft import sculpt
from shapes.tubes import band, ribbon, tube
from views import View, Views

LIFT, STRETCH = .17, (1.05, .78)
FRONT = -math.pi / 2


def place(angle, radius=1., up=0.):
    return Vector((radius * math.cos(angle) * STRETCH[0], radius * math.sin(angle) * STRETCH[1], LIFT + up))


def build(shape):
    web, pad = webbing('tint'), cloth('tint_pad')
    band('pad', 1, .34, .09, pad, .25, math.pi - .25, STRETCH, LIFT)
    band('belt', 1.03, .19, .035, web, FRONT + .26, FRONT + 2 * math.pi - .26, STRETCH, LIFT)
    side_buckle(place(FRONT, 1.03), (1, 0, 0), (0, -1, 0), .22, dark_plastic())
    pouch()
    leash()
    return Views(View(-20, 36), View(-38, 30, at=(-.5, -.75, .2), span=1.5), samples=5)


def pouch():
    """A zipped pocket that hangs on the belt at the right."""
    at = place(-.62, 1.13)
    body = Body().add(block((0, 0, 0), (.27, .10, .19), .07), 0)
    thing = sculpt('pouch', body, (-.35, -.2, -.3), (.35, .2, .3), cloth('tint_pouch'), .014)
    holder = [thing, box('zip', (0, -.098, .08), (.40, .02, .035), dark_plastic(), .01), box('pull', (.17, -.11, .04), (.03, .02, .09), metal(), .008)]
    for part in holder:
        base = Vector(part.location)
        spin = -.62 + math.pi / 2
        part.location = at + Vector((base.x * math.cos(spin) - base.y * math.sin(spin), base.x * math.sin(spin) + base.y * math.cos(spin), base.z + .02))
        part.rotation_euler = (0, 0, spin)


def leash():
    """Ring on the belt, a gathered bungee, a strap, a clip on the floor."""
    steel = metal()
    a = FRONT - .62
    d_ring('ring', place(a, 1.08), .22, .028, steel, (0, 0, 1), (math.cos(a), math.sin(a), 0), .7)
    start = place(a, 1.28)
    snap_hook(start + Vector((-.10, -.16, -.10)), (.45, .75, .0), steel, .7)
    cord = cloth('tint2', threads=60)
    first = start + Vector((-.16, -.22, -.11))
    path = smooth_path([first, first + Vector((-.10, -.12, 0)), Vector((-.72, -1.22, .07)), Vector((-.1, -1.34, .07)), Vector((.42, -1.22, .07))], 30)
    count = len(path) - 1
    tube('bungee', path, .05, cord, 16, taper=lambda t: .050 + .016 * math.sin(t * count * .8))
    tip = path[-1]
    lead = smooth_path([tip - Vector((.05, 0, .02)), tip + Vector((.30, .03, -.04)), tip + Vector((.62, -.10, -.05)), tip + Vector((.86, -.30, -.05))], 10)
    ribbon('strap', lead, (0, 0, 1), .12, .03, webbing('tint2_web'))
    box('sleeve', tip + Vector((.04, 0, -.02)), (.16, .15, .09), dark_plastic(), .03)
    snap_hook(lead[-1] + Vector((.05, -.05, .01)), (.7, -.7, 0), steel, 1)
