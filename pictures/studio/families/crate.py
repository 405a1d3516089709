"""A dog crate of wire or tubes with one or two doors; a box or slanted for the car; flat or on casters."""
import math

from mathutils import Vector

from materials import dark_plastic, metal, wire
from shapes.bars import bar_panel, frame
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.solids import Body, block
from shapes.soft import PLUSH, stuffed
from shapes.tubes import rod, tube
from shapes.turned import lathe
from surfaces import NEUTRAL, surface
from views import View, Views

LONG, SHORT, WIDE, TALL = .95, .74, .62, 1.2          # half, half for a puppy, half, whole
DOOR = (.20, .66, .10, .84)               # shares of the wall: left, right, foot, top


def build(shape):
    heavy = shape['bars'] == 'tube'
    bars = surface('tint', NEUTRAL, .34, metal=.55, coat=.2) if heavy else wire()
    lift = .16 if shape['feet'] == 'casters' else 0
    slant = .42 if shape['form'] == 'slanted' else 0
    thin, thick = (.026, .045) if heavy else (.0115, .021)
    two = shape['doors'] == 'two'
    half = LONG if two or heavy else SHORT
    walls = outline(half, lift, slant)
    doors = {'end'} if slant else {'front'} | ({'top' if heavy else 'end'} if two else set())
    for name, corners in walls.items():
        long = name in ('front', 'back', 'top')
        upright, lying = ((12, 2) if long else (7, 2)) if heavy else ((24 if two else 19, 4) if long else (16, 4))
        skip = (lambda u, v: DOOR[0] < u < DOOR[1] and DOOR[2] < v < DOOR[3]) if name in doors else None
        bar_panel(corners, upright, lying, thin, bars, skip)
        frame(corners, thick, bars, .03)
        if name in doors:
            add_door(corners, 1.15 if two and name != 'front' else 0, thin, thick * .8, bars, heavy)
    add_tray(half, lift, heavy)
    if shape['feet'] == 'casters':
        add_casters()
    if not heavy:
        tube('handle', smooth_path([(-.20, 0, TALL), (-.18, 0, TALL + .11), (.18, 0, TALL + .11), (.20, 0, TALL)], 8), .03, dark_plastic(), 12)
    turn = -44 if slant else -32
    second = View(-58 if not slant else -68, 24, metal=heavy)
    if two:
        second = near_latch(walls['front'], heavy)
    return Views(View(turn, 17, metal=heavy), second, samples=6)


def near_latch(corners, heavy):
    """The front door's sliding bolts from near."""
    a, b, c, d = (Vector(corner) for corner in corners)
    u, v = DOOR[1] - .05, .48 if heavy else .46
    return View(34, 20, metal=heavy, at=tuple(a.lerp(b, u).lerp(d.lerp(c, u), v)), span=.95 if heavy else .82)


def outline(half, lift, slant):
    """Six walls as corners; the left end leans back in a slanted crate, the right one a little."""
    low, high = lift + .04, lift + TALL
    left, right = -half + slant, half - slant * .35
    foot = [(-half, -WIDE, low), (half, -WIDE, low), (half, WIDE, low), (-half, WIDE, low)]
    head = [(left, -WIDE, high), (right, -WIDE, high), (right, WIDE, high), (left, WIDE, high)]
    return {'front': (foot[0], foot[1], head[1], head[0]), 'back': (foot[3], foot[2], head[2], head[3]),
            'end': (foot[3], foot[0], head[0], head[3]), 'other': (foot[1], foot[2], head[2], head[1]),
            'top': (head[0], head[1], head[2], head[3])}


def add_door(corners, swing, thin, thick, bars, heavy):
    """A barred door a finger before its wall, with hinges and a latch; `swing` opens it by an angle."""
    a, b, c, d = (Vector(corner) for corner in corners)
    along, out = (b - a).normalized(), (b - a).cross(d - a).normalized()
    away, (left, right, foot, top) = out * (thick + .025), DOOR

    def at(u, v):
        """A point of the leaf, turned around its hinges."""
        hinge = a.lerp(b, left).lerp(d.lerp(c, left), v)
        far = (a.lerp(b, u).lerp(d.lerp(c, u), v) - hinge).dot(along)
        return hinge + away + (along * math.cos(swing) + out * math.sin(swing)) * far
    leaf = (at(left, foot), at(right, foot), at(right, top), at(left, top))
    bar_panel(leaf, 7 if heavy else 12, 2 if heavy else 4, thin, bars)
    frame(leaf, thick, bars, .05)
    for v in (.28, .66):
        rod('hinge', at(left - .012, v - .05), at(left - .012, v + .05), thick * 1.3, metal(), 12)
    steel = metal()
    for v in ((.34, .62) if heavy else (.46,)):
        rod('bolt', at(right - .13, v) + away * .6, at(right + .06, v) + away * .6, .024, steel, 12)
        rod('knob', at(right - .06, v) + away * .6, at(right - .06, v) + away * 2.2, .026, steel, 12)
        rod('keeper', at(right + .02, v - .03) + away * .6, at(right + .02, v + .03) + away * .6, .04, bars, 12)


def add_tray(half, lift, heavy):
    box('tray', (0, 0, lift + .07), (2 * half - .06, 2 * WIDE - .05, .10), dark_plastic(), .03)
    if not heavy:
        pad = Body().add(block((0, 0, lift + .16), (half - .08, WIDE - .08, .07), .06), 0)
        stuffed('pad', pad, (-1, -.7, lift), (1, .7, lift + .4), '#e9dfcf', PLUSH, .03)


def add_casters():
    dark, steel = dark_plastic(), metal()
    for x in (-LONG + .03, LONG - .03):
        for y in (-WIDE + .03, WIDE - .03):
            wheel = lathe('wheel', [(.03, -.035), (.075, -.035), (.085, -.02), (.085, .02), (.075, .035), (.03, .035)], dark, 40, closed=True)
            wheel.rotation_euler, wheel.location = (1.5708, 0, .4), (x, y, .085)
            rod('fork', (x, y, .08), (x, y, .20), .03, steel, 16)
            box('fork', (x, y, .13), (.07, .10, .05), steel, .015)
