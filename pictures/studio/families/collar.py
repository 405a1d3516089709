"""A dog collar closed in a ring: flat webbing, rolled leather or padded; with a buckle, a pin buckle or a martingale loop."""
import math

from mathutils import Vector

from materials import brass, dark_plastic, fleece, leather, metal, thread, webbing
from shapes.boxes import box
from shapes.bows import bow
from shapes.curves import rounded_corners, smooth_path
from shapes.hardware import d_ring, side_buckle, slider
from shapes.mesh import ball
from shapes.stitches import stitches
from shapes.tubes import band, ribbon, tube
from surfaces import NEUTRAL, surface
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
    stuff = stuff_of(shape)
    if shape['body'] == 'rolled':
        roll(oval, width, gap)
    else:
        strap(oval, width, gap, stuff, padded=shape['body'] == 'padded', sewn=stuff is not coated)
    if shape['closure'] == 'side-release':
        close_with_buckle(oval, width, metal() if shape['extra'] == 'handle' else dark_plastic())
    elif shape['closure'] == 'pin-buckle':
        close_with_pin(oval, width, stuff)
    else:
        close_with_loop(oval, width)
    if shape['closure'] != 'martingale':
        leash_ring(oval, width, gap, stuff)
    if shape['extra'] == 'bow':
        add_bow(oval, width)
    if shape['extra'] == 'handle':
        add_handle(oval, width)
    tall = 24 if shape['width'] == 'wide' else 28
    side = View(52, 20, at=tuple(oval.point(FRONT + 1.08)), span=1.45)      # the leash's ring and the slider
    return Views(View(14, tall), near_closure(oval, shape['extra']), side, samples=5)


def near_closure(oval, extra):
    """The closure from near, or the bow or handle beside it."""
    if extra == 'bow':
        return View(-28, 20, at=tuple(oval.point(FRONT - .50, 1.06, .12)), span=2.15)
    if extra == 'handle':
        return View(-48, 32, at=tuple(oval.point(FRONT - .60, .80, .10)), span=2.45)
    return View(2, 16, at=tuple(oval.point(FRONT + .15)), span=1.35)


def stuff_of(shape):
    """What the strap is made of, as a function of its material's name."""
    if shape['closure'] != 'pin-buckle':
        return webbing
    if shape['body'] == 'flat':
        return coated if shape['width'] == 'standard' else webbing
    return leather


def hardware_of(stuff):
    return brass() if stuff is leather else metal()


def coated(name='tint'):
    """Webbing sealed in a smooth skin."""
    return surface(name, NEUTRAL, .30, specular=.5, coat=.35)


def strap(oval, width, gap, stuff, padded, sewn):
    web, start, end = stuff(), FRONT + gap, FRONT + 2 * math.pi - gap
    band('strap', 1, width, .035, web, start, end, STRETCH, oval.lift)
    for a, b in ((start, start + 1.15), (end - .6, end)):      # the ends are doubled back
        band('fold', 1.042, width, .035, web, a, b, STRETCH, oval.lift)
    if padded:
        pad(oval, width, start + .1, end - .1)
    if padded and stuff is webbing and width == WIDTHS['standard']:
        reflective_line(oval, width, start, end)
    for side in (-1, 1) if sewn else ():
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


def reflective_line(oval, width, start, end):
    silver = surface('line', '#eceef0', .5, specular=.6)
    for a, b, radius in ((start, start + 1.15, 1.058), (start + 1.15, end - .6, 1.016), (end - .6, end, 1.058)):
        band('line', radius, width * .16, .012, silver, a, b, STRETCH, oval.lift)


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


def close_with_buckle(oval, width, material):
    along, out = oval.frame(FRONT)
    side_buckle(oval.point(FRONT, 1.02), along, out, max(width, .24), material)
    turn = FRONT + GAP + 1.25
    along, out = oval.frame(turn)
    slider(oval.point(turn, 1.045), along, out, width, metal())


def close_with_pin(oval, width, stuff):
    """A roller buckle with its pin, and the strap's tongue through it with five holes."""
    steel, dark = hardware_of(stuff), dark_plastic()
    along, out = oval.frame(FRONT)
    turn = math.atan2(along.y, along.x)
    centre = oval.point(FRONT, 1.125)      # its frame lies over the tongue, where one sees it whole
    corners = [centre + along * x + Vector((0, 0, z)) for x, z in ((-.14, -width * .60), (.14, -width * .60), (.14, width * .60), (-.14, width * .60))]
    tube('buckle', rounded_corners(corners, .06), .036, steel, 14, closed=True)
    tube('pin', [centre - along * .14 + out * .02, centre + out * .035, centre + along * .17 + out * .03], .024, steel)
    tongue = [oval.point(FRONT + a, 1.07 + .02 * (1 - (a / .75) ** 2)) for a in (-.15 + .9 * i / 30 for i in range(31))]
    ribbon('tongue', tongue, [oval.frame(FRONT - .15 + .9 * i / 30)[1] for i in range(31)], width * .92, .04, stuff('tint_tongue'))
    for i in range(5):
        a = FRONT + .22 + .1 * i
        ball('hole', oval.point(a, 1.097), .020 if stuff is webbing else .032, dark, (1, 1, .35), oval.frame(a)[1])
    a = FRONT + .60
    box('keeper', oval.point(a, 1.05), (.07, .14, width * 1.12), stuff('tint_keeper'), .02, (0, 0, math.atan2(oval.frame(a)[0].y, oval.frame(a)[0].x)))


def close_with_loop(oval, width):
    """A martingale: two rings joined by a smaller loop that tightens."""
    steel, web = metal(), webbing('tint_loop')
    band('lining', .968, width * .97, .035, fleece('lining', '#e9dfcd'), FRONT + .14, FRONT + 2 * math.pi - .14, STRETCH, oval.lift)
    ends = [oval.point(FRONT + side * .13, 1.02) for side in (-1, 1)]
    for end in ends:
        d_ring('side', end, width * 1.15, .030, steel, (0, 0, 1), (0, -1, 0), .35)
    top = oval.point(FRONT, 1.45, 0)
    for side, end in zip((-1, 1), ends):
        ribbon('loop', smooth_path([end + Vector((0, -.08, 0)), end + Vector((side * .03, -.22, 0)), top + Vector((side * .05, 0, 0))], 8),
               (side, 0, 0), width * .7, .03, web)
    ribbon('bridge', [ends[0] + Vector((0, -.09, 0)), ends[1] + Vector((0, -.09, 0))], (0, -1, 0), width * .7, .03, web)
    d_ring('leash', top + Vector((0, -.01, 0)), width * .95, .032, steel, (0, 0, 1), (0, -1, 0), .8)


def leash_ring(oval, width, gap, stuff):
    turn = FRONT + gap + .40
    along, out = oval.frame(turn)
    d_ring('leash', oval.point(turn, 1.075) + along * .02, width * 1.12, .033, hardware_of(stuff), (0, 0, 1), out)
    band('cover', 1.085, width, .03, stuff('tint_cover'), turn - .10, turn + .13, STRETCH, oval.lift, 30)


def add_bow(oval, width):
    a = FRONT - .78
    along, out = oval.frame(a)
    bow('bow', oval.point(a, 1.16), along, out, 1.05, webbing('tint_bow'), webbing('tint_knot', '#8c8c8c'))


def add_handle(oval, width):
    """A grab loop that stands off the flank, with a soft grip."""
    middle, reach = FRONT - 1.12, .50
    angles = [middle - reach + 2 * reach * i / 24 for i in range(25)]
    points = [oval.point(a, 1.06 + .34 * math.sin(math.pi * i / 24) ** .7, 0) for i, a in enumerate(angles)]
    outwards = [oval.frame(a)[1] for a in angles]
    ribbon('handle', points, outwards, width * .7, .05, webbing('tint_handle'))
    ribbon('grip', points[6:-6], outwards[6:-6], width * .78, .12, fleece('grip', '#2b2d30'))
    for a in (angles[0], angles[-1]):
        along, out = oval.frame(a)
        turn = (0, 0, math.atan2(along.y, along.x))
        box('tab', oval.point(a, 1.07), (.20, .07, width * .92), dark_plastic(), .02, turn)
        for up in (-.26, .26):
            ball('rivet', oval.point(a, 1.11, width * up), .035, metal(), (1, 1, .5), out)
