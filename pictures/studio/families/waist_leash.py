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

LIFT, STRETCH = .25, (1.02, .86)
FRONT = -math.pi / 2


def place(angle, radius=1., up=0.):
    return Vector((radius * math.cos(angle) * STRETCH[0], radius * math.sin(angle) * STRETCH[1], LIFT + up))


def build(shape):
    web, pad = webbing('tint'), cloth('tint_pad')
    band('pad', 1, .50, .10, pad, .25, math.pi - .25, STRETCH, LIFT)
    band('belt', 1.035, .27, .04, web, FRONT + .26, FRONT + 2 * math.pi - .26, STRETCH, LIFT)
    side_buckle(place(FRONT, 1.03), (1, 0, 0), (0, -1, 0), .30, dark_plastic())
    pouch()
    leash()
    return Views(View(-20, 40), View(-38, 30, at=(-.5, -.75, .2), span=1.5), samples=5)


def pouch():
    """A zipped pocket that hangs on the belt at the right."""
    at = place(-.62, 1.17)
    body = Body().add(block((0, 0, 0), (.36, .14, .25), .09), 0)
    thing = sculpt('pouch', body, (-.45, -.25, -.35), (.45, .25, .35), cloth('tint_pouch'), .014)
    holder = [thing, box('zip', (0, -.138, .10), (.54, .02, .045), dark_plastic(), .01), box('pull', (.22, -.15, .05), (.04, .02, .11), metal(), .008)]
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
    path = smooth_path([first, Vector((-.95, -1.34, .09)), Vector((-.72, -1.52, .08)), Vector((-.30, -1.56, .08)), Vector((.16, -1.46, .08))], 30)
    count = len(path) - 1
    tube('bungee', path, .06, cord, 16, taper=lambda t: .064 + .020 * math.sin(t * count * .8))
    tip = path[-1]
    lead = smooth_path([tip - Vector((.05, 0, .02)), tip + Vector((.28, .06, -.05)), tip + Vector((.54, .04, -.06)), tip + Vector((.76, -.08, -.06))], 10)
    ribbon('strap', lead, (0, 0, 1), .17, .035, webbing('tint2_web'))
    box('sleeve', tip + Vector((.04, 0, -.02)), (.18, .20, .12), dark_plastic(), .03)
    snap_hook(lead[-1] + Vector((.05, -.05, .01)), (.8, -.6, 0), steel, 1.2)
