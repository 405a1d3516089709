"""A dog collar closed in a ring: flat webbing, rolled leather or padded; with a buckle, a pin buckle or a martingale loop."""
import math

from mathutils import Vector

from materials import dark_plastic, fleece, leather, metal, thread, webbing
from shapes.boxes import box
from shapes.curves import rounded_corners, smooth_path
from shapes.hardware import d_ring, side_buckle, slider
from shapes.mesh import ball
from shapes.solids import Body, ellipsoid, limb
from shapes.soft import sculpt
from shapes.stitches import stitches
from shapes.tubes import band, ribbon, tube
from views import View, Views

WIDTHS = {'thin': .20, 'standard': .34, 'wide': .50}
FRONT = -math.pi / 2
STRETCH = (1.12, .94)      # a collar lies as an oval
GAP = .255                 # half of the angle that the buckle takes


class Ring:
    """The oval that everything lies on, lifted so that the strap's lower edge is on the floor."""

    def __init__(self, width):
        self.lift = width / 2

    def point(self, angle, radius=1., up=0.):
        return Vector((radius * math.cos(angle) * STRETCH[0], radius * math.sin(angle) * STRETCH[1], self.lift + up))

    def frame(self, angle):
        """Along the strap, and outwards."""
        along = (self.point(angle + .01) - self.point(angle - .01)).normalized()
        return along, Vector((along.y, -along.x, 0))


def build(shape):
    width = WIDTHS[shape['width']]
    oval = Ring(width)
    gap = GAP if shape['closure'] == 'side-release' else .10
    if shape['body'] == 'rolled':
        roll(oval, width, gap)
    else:
        strap(oval, width, gap, padded=shape['body'] == 'padded')
    {'side-release': close_with_buckle, 'pin-buckle': close_with_pin, 'martingale': close_with_loop}[shape['closure']](oval, width)
    if shape['closure'] != 'martingale':
        leash_ring(oval, width, gap)
    if shape['extra'] == 'bow':
        add_bow(oval, width)
    if shape['extra'] == 'handle':
        add_handle(oval, width)
    tall = 24 if shape['width'] == 'wide' else 28
    near = oval.point(FRONT + .15)
    side = View(52, 20, at=tuple(oval.point(FRONT + 1.08)), span=1.45)      # the leash's ring and the slider
    return Views(View(14, tall), View(2, 16, at=tuple(near), span=1.35), side, samples=5)


def strap(oval, width, gap, padded):
    web, start, end = webbing(), FRONT + gap, FRONT + 2 * math.pi - gap
    band('strap', 1, width, .035, web, start, end, STRETCH, oval.lift)
    for a, b in ((start, start + 1.15), (end - .6, end)):      # the ends are doubled back
        band('fold', 1.042, width, .035, web, a, b, STRETCH, oval.lift)
    if padded:
        pad(oval, width, start + .1, end - .1)
    for side in (-1, 1):
        angles = [start + (end - start) * i / 300 for i in range(301)]
        lifted = [1.0195 + (.042 if a < start + 1.15 or a > end - .6 else 0) for a in angles]
        stitches([oval.point(a, r, side * (width / 2 - .04)) for a, r in zip(angles, lifted)], thread(), out=[oval.frame(a)[1] for a in angles])


def pad(oval, width, start, end):
    """A soft lining, wider than the strap, that shows as a roll above and below it."""
    lining = fleece('pad', '#2b2d30')
    for side in (-1, 1):
        points = [oval.point(start + (end - start) * i / 160, .975, side * width * .5) for i in range(161)]
        tube('pad', points, .06, lining, 14)
    band('pad', .955, width * 1.1, .07, lining, start, end, STRETCH, oval.lift)


def roll(oval, width, gap):
    """A round cord of leather; flat at the ends, where the hardware is."""
    hide, thick = leather(), width * .32
    points = [oval.point(FRONT + gap + (2 * math.pi - 2 * gap) * i / 200) for i in range(201)]
    tube('cord', points, thick, hide, 20)
    seam = [oval.point(FRONT + gap + (2 * math.pi - 2 * gap) * i / 300, 1 + thick * .92, thick * .4) for i in range(301)]
    stitches(seam, thread(), .035, .02)
    for a in (FRONT + gap, FRONT - gap):
        along, out = oval.frame(a)
        box('end', oval.point(a), (.30, thick * 1.5, width * .8), hide, .03, (0, 0, math.atan2(along.y, along.x)))


def close_with_buckle(oval, width):
    along, out = oval.frame(FRONT)
    side_buckle(oval.point(FRONT, 1.02), along, out, max(width, .24), dark_plastic())
    turn = FRONT + GAP + 1.25
    along, out = oval.frame(turn)
    slider(oval.point(turn, 1.045), along, out, width, metal())


def close_with_pin(oval, width):
    """A roller buckle with its pin, and the strap's tongue through it with five holes."""
    steel, dark = metal(), dark_plastic()
    along, out = oval.frame(FRONT)
    turn = math.atan2(along.y, along.x)
    centre = oval.point(FRONT, 1.06)
    corners = [centre + along * x + Vector((0, 0, z)) for x, z in ((-.13, -width * .62), (.13, -width * .62), (.13, width * .62), (-.13, width * .62))]
    tube('buckle', rounded_corners(corners, .06), .036, steel, 14, closed=True)
    tube('pin', [centre - along * .13 + out * .03, centre + out * .06, centre + along * .15 + out * .05], .022, steel)
    tongue = [oval.point(FRONT + a, 1.07 + .02 * (1 - (a / .75) ** 2)) for a in (-.15 + .9 * i / 30 for i in range(31))]
    ribbon('tongue', tongue, [oval.frame(FRONT - .15 + .9 * i / 30)[1] for i in range(31)], width * .92, .04, leather('tint_tongue') if width < .2 else webbing('tint_tongue'))
    for i in range(5):
        a = FRONT + .22 + .1 * i
        ball('hole', oval.point(a, 1.097), .020, dark, (1, 1, .35), oval.frame(a)[1])
    a = FRONT + .60
    box('keeper', oval.point(a, 1.05), (.07, .14, width * 1.12), leather('tint_keeper'), .02, (0, 0, math.atan2(oval.frame(a)[0].y, oval.frame(a)[0].x)))


def close_with_loop(oval, width):
    """A martingale: two rings joined by a smaller loop that tightens."""
    steel, web = metal(), webbing('tint_loop')
    ends = [oval.point(FRONT + side * .13, 1.02) for side in (-1, 1)]
    for end in ends:
        d_ring('side', end, width * 1.15, .030, steel, (0, 0, 1), (0, -1, 0), .35)
    top = oval.point(FRONT, 1.45, 0)
    for side, end in zip((-1, 1), ends):
        ribbon('loop', smooth_path([end + Vector((0, -.08, 0)), end + Vector((side * .03, -.22, 0)), top + Vector((side * .05, 0, 0))], 8),
               (side, 0, 0), width * .7, .03, web)
    ribbon('bridge', [ends[0] + Vector((0, -.09, 0)), ends[1] + Vector((0, -.09, 0))], (0, -1, 0), width * .7, .03, web)
    d_ring('leash', top + Vector((0, -.01, 0)), width * .95, .032, steel, (0, 0, 1), (0, -1, 0), .8)


def leash_ring(oval, width, gap):
    turn = FRONT + gap + .40
    along, out = oval.frame(turn)
    d_ring('leash', oval.point(turn, 1.075) + along * .02, width * 1.12, .033, metal(), (0, 0, 1), out)
    band('cover', 1.085, width, .03, webbing('tint_cover'), turn - .10, turn + .13, STRETCH, oval.lift, 30)


def add_bow(oval, width):
    a = FRONT - .75
    along, out = oval.frame(a)
    at = oval.point(a, 1.1)
    turn = (0, 0, math.degrees(math.atan2(along.y, along.x)))
    place = lambda x, y, z: at + along * x + out * y + Vector((0, 0, z))
    solid = Body().add(ellipsoid(place(.24, 0, 0), (.25, .10, .19), turn), 0).add(ellipsoid(place(-.24, 0, 0), (.25, .10, .19), turn), 0)
    solid.add(ellipsoid(place(0, .05, 0), (.085, .10, .10), turn), .02)
    for side in (-1, 1):
        for z in (-.04, .04):
            solid.cut(limb([place(side * .10, .09, z * .6), place(side * .38, .12, z * 2)], [.012, .018]), .03)
    low, high = [c - .6 for c in at], [c + .6 for c in at]
    sculpt('bow', solid, low, high, webbing('tint_bow'), .012)


def add_handle(oval, width):
    """A grab loop over the back."""
    angles = [math.pi / 2 - .55 + 1.1 * i / 24 for i in range(25)]
    points = [oval.point(a, 1.05 + .30 * math.sin(math.pi * i / 24), 0) for i, a in enumerate(angles)]
    ribbon('handle', points, [oval.frame(a)[1] for a in angles], width * .7, .05, webbing('tint_handle'))
    for a in (angles[0], angles[-1]):
        along, _ = oval.frame(a)
        box('tab', oval.point(a, 1.05), (.14, .10, width * .9), dark_plastic(), .02, (0, 0, math.atan2(along.y, along.x)))
