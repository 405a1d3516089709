"""A narrow cat collar closed in a ring by a breakaway buckle: flat, striped, leather or cord; with a bell,
a bow or a plate. Cords come as a pair."""
import math

from mathutils import Vector

from families.collar import Ring
from materials import brass, dark_plastic, leather, metal, rope, thread, webbing
from prints import checked
from shapes.bows import bow
from shapes.hardware import bell, ring, side_buckle, slider
from shapes.mesh import Gathered, ball, group
from shapes.stitches import stitches
from shapes.tubes import band, tube
from surfaces import surface
from views import View, Views

WIDTHS = {'flat': .24, 'reflective-stripe': .27, 'leather': .21, 'thin-cord': .13}
FRONT, BUCKLE = -math.pi / 2, -math.pi / 2 + 1.02     # angles
STRETCH = (1.12, .94)


def build(shape):
    if shape['band'] == 'thin-cord':
        with Gathered() as other:
            collar(shape)
        group(other, (.62, 1.42, 0), (0, 0, math.radians(-24)))
    return collar(shape)


def collar(shape):
    width = WIDTHS[shape['band']]
    oval = Ring(width)
    {'flat': flat, 'reflective-stripe': reflective, 'leather': hide, 'thin-cord': cord}[shape['band']](oval, width)
    close(oval, max(width, .17))
    {'bell': add_bell, 'bow': add_bow, 'nameplate': add_plate, 'plain': lambda *_: None}[shape['front']](oval, width)
    return Views(View(10, 34 if shape['band'] == 'thin-cord' else 22), beside_buckle(oval, shape['front']), samples=5)


def beside_buckle(oval, front):
    """The buckle from near, together with what hangs or sits on the front."""
    if front == 'plain':
        return View(34, 14, at=tuple(oval.point(FRONT + .75) - Vector((0, 0, oval.lift * .2))), span=1.5)
    if front == 'bow':
        return View(46, 20, at=(.54, -.74, .26), span=2.15)
    return View(44, 16, at=(.47, -.73, .27), span=1.9)


def hoop(name, oval, radius, width, thick, material, start=0., end=2 * math.pi):
    return band(name, radius, width, thick, material, start, end, STRETCH, oval.lift)


def seams(oval, width):
    points = [oval.point(2 * math.pi * i / 300, 1.02) for i in range(301)]
    outs = [oval.frame(2 * math.pi * i / 300)[1] for i in range(301)]
    for side in (-1, 1):
        stitches([p + Vector((0, 0, side * (width / 2 - .035))) for p in points], thread(), .03, .03, .0055, outs)


def flat(oval, width):
    hoop('strap', oval, 1, width, .032, webbing())
    hoop('fold', oval, 1.035, width, .03, webbing('tint_fold'), BUCKLE + .3, BUCKLE + 1.4)
    seams(oval, width)


def reflective(oval, width):
    hoop('strap', oval, 1, width, .032, webbing())
    hoop('stripe', oval, 1.006, width * .40, .032, surface('stripe', '#f3f3ef', .25, specular=.6, metal=.35))
    seams(oval, width * 1.02)


def hide(oval, width):
    hoop('strap', oval, 1, width, .05, leather())
    seams(oval, width)
    for i in range(5):
        turn = BUCKLE + .62 + .1 * i
        ball('hole', oval.point(turn, 1.026), .018, dark_plastic(), (1, 1, .3), oval.frame(turn)[1])


def cord(oval, width):
    """Two thin strands twisted around each other."""
    yarn = rope()
    for strand in (0, math.pi):
        line = [oval.point(t, 1 + .028 * math.cos(30 * t + strand), .028 * math.sin(30 * t + strand)) for t in (2 * math.pi * i / 600 for i in range(600))]
        tube('strand', line, .036, yarn, 9, closed=True)
    tip = dark_plastic()
    for turn in (BUCKLE - .30, BUCKLE + .30):
        ball('tip', oval.point(turn), .075, tip)


def close(oval, width):
    """The buckle that opens by itself under a pull, and the slider that fits the size."""
    along, out = oval.frame(BUCKLE)
    side_buckle(oval.point(BUCKLE, 1.02), along, out, width, dark_plastic())
    along, out = oval.frame(FRONT - 1.15)
    slider(oval.point(FRONT - 1.15, 1.03), along, out, width, metal())


def add_bell(oval, width):
    size = .15 if width > .2 else .12
    x, y, z = oval.point(FRONT, 1.045)
    ring('loop', (x, y - .06, z), .085, .014, brass(), (0, 1, 0), (0, 0, 1))
    bell((x, y - .10 - size, size + .005), size, brass(), surface('slot', '#241a0c', .6))
    ring('link', (x, y - .12, z + .01), .05, .012, brass(), (1, 0, 0), (0, .5, .86))


def add_bow(oval, width):
    bow('bow', oval.point(FRONT, 1.13) + Vector((0, 0, .06)), (1, 0, 0), (0, -1, .1), .98, checked('tint_bow', stripes=9), checked('tint_knot', stripes=9))


def add_plate(oval, width):
    """A curved metal plate with two rivets."""
    hoop('plate', oval, 1.036, width * .72, .022, brass(), FRONT - .30, FRONT + .30)
    for turn in (FRONT - .25, FRONT + .25):
        ball('rivet', oval.point(turn, 1.052), .030, metal(), (1, 1, .5), oval.frame(turn)[1])
    for up, half in ((.025, .16), (-.025, .11)):
        line = [oval.point(FRONT + half * (i / 8 - 1), 1.0485, up) for i in range(17)]
        tube('engraving', line, .006, dark_plastic(), 6)

