"""A coiled leash: flat, rope, braided leather or chain; its handle, and a snap, a slip ring, two snaps or a carabiner."""
import math

from mathutils import Vector

from materials import brass, dark_plastic, leather, metal, rubber, thread, webbing
from shapes.boxes import box
from shapes.coil import coil, lay_cord
from shapes.curves import rounded_corners, smooth_path
from shapes.hardware import ring, snap_hook
from shapes.stitches import stitches
from shapes.tubes import ribbon, rod, tube
from views import View, Views

SIZES = {'flat': {'thin': .095, 'wide': .20}, 'round': {'thin': .085, 'wide': .15},
         'braided': {'thin': .13, 'wide': .19}, 'chain': {'thin': .105, 'wide': .15}}
FLOOR = Vector((0, 0, 1))


def build(shape):
    size = SIZES[shape['cord']][shape['width']]
    if shape['handle'] == 'none':
        at = forked(shape, size)
    elif shape['end'] == 'slip-ring':
        at = slip_leash(shape, size)
    else:
        points = coil((0, 0), .80, 2.6, size, rise=.10 if shape['cord'] == 'flat' else size * .95)
        points = [point + FLOOR * size * (.0 if shape['cord'] == 'flat' else .35) for point in points]
        lay_cord('coil', points, shape['cord'], size, 'steel' if shape['cord'] == 'chain' else 'tint')
        add_handle(shape, points, size)
        at = add_end(shape, points, size)
    shiny = shape['cord'] == 'chain' or shape['end'] == 'carabiner'
    return Views(View(-14, 42, metal=shiny), View(-24, 30, at=tuple(at), span=1.25, metal=shiny), samples=8 if shiny else 5)


def add_handle(shape, points, size):
    """A loop that leaves the coil's outer end."""
    start, ahead = points[0], (points[0] - points[1]).normalized()
    side = Vector((-ahead.y, ahead.x, 0))
    outline = [(0, 0), (.22, -.08), (.55, -.24), (.86, -.13), (.94, .10), (.70, .23), (.36, .11), (.10, .0)]
    loop = smooth_path([start + ahead * a + side * b for a, b in outline], 10)
    for point in loop:
        point.z = start.z
    if shape['handle'] == 'leather-loop':
        ribbon('handle', loop, FLOOR, .19, .05, leather('tint_handle'))
        stitches([p + FLOOR * .028 for p in loop], thread())
        box('keeper', start + ahead * .10 + FLOOR * .02, (.16, .24, .13), leather('tint_keeper'), .03, (0, 0, math.atan2(ahead.y, ahead.x)))
        return
    kind, wide = shape['cord'], size
    if kind == 'chain':
        kind, wide = 'flat', .15
    lay_cord('handle', loop, kind, wide)
    turn = (0, 0, math.atan2(ahead.y, ahead.x))
    if kind == 'flat':
        box('tack', start + ahead * .12 + FLOOR * .02, (.20, wide * 1.08, .10), dark_plastic(), .02, turn)
    else:
        wind = [start + ahead * (.02 + .14 * t) for t in (0, .5, 1)]
        tube('binding', wind, wide * .72, leather('binding', '#3a2a20'), 20)
    if shape['handle'] == 'two-padded':
        pad = rubber('pad', '#2b2d31')
        ribbon('pad', loop[8:-10], FLOOR, wide * 1.25, .10, pad)
        second_handle(points, wide, pad)


def second_handle(points, size, pad):
    """A short padded loop that stands up from the coil's top turn, near the clip."""
    at = len(points) - 40
    a, b = points[at], points[at + 22]
    middle = (a + b) / 2 + Vector((0, 0, .36)) + ((a + b) / 2).normalized() * .16
    path = smooth_path([a, a * .7 + middle * .3 + FLOOR * .10, middle, b * .7 + middle * .3 + FLOOR * .10, b], 8)
    outward = ((a + b) / 2).normalized()
    ribbon('second', path, outward + FLOOR * .3, size * .9, .03, webbing('tint_second'))
    ribbon('second pad', path[8:-8], outward + FLOOR * .3, size * 1.1, .09, pad)


def add_end(shape, points, size):
    """From the inner end of the coil over its turns to the front, where the clip lies."""
    last, ahead = points[-1], (points[-1] - points[-2]).normalized()
    way = Vector((-.25, -1, 0)).normalized()
    low = size * .5 if shape['cord'] != 'flat' else .03
    over = last + ahead * .10 + way * .14
    front = Vector((last.x - .12, -1.10, low))
    mid = Vector(((over.x + front.x) / 2 + .03, -.80, last.z * .85 + .05))
    path = smooth_path([points[-5], last, over, mid, front], 10)
    lay_cord('end', path, shape['cord'], size, 'steel' if shape['cord'] == 'chain' else 'tint')
    steel = brass() if shape['cord'] == 'braided' else metal()
    tip, way = path[-1], Vector((-.12, -1, 0)).normalized()
    if shape['cord'] == 'flat':
        box('tack', tip + FLOOR * .015, (.14, size * 1.1, .07), dark_plastic(), .02, (0, 0, math.atan2(way.y, way.x)))
    elif shape['cord'] != 'chain':
        rod('binding', tip - way * .10, tip + way * .02, size * .66, leather('binding', '#3a2a20'))
    eye = Vector((tip.x, tip.y, .06)) + way * .08
    if shape['end'] == 'carabiner':
        carabiner(eye, way, steel, max(1, size / .12))
    else:
        snap_hook(eye, way, steel, .85 if size < .1 else 1.2)
        if shape['end'] == 'two-snaps':
            snap_hook(eye + Vector((.14, .02, .03)), Vector((.45, -1, 0)), steel, .85)
    return eye + way * .15


def carabiner(at, way, material, size):
    """A pear of thick aluminum rod with a screw sleeve on its gate."""
    side = Vector((-way.y, way.x, 0))
    outline = [(-.06, -.09), (-.06, .09), (.48, .15), (.56, .05), (.56, -.10), (.46, -.15)]
    corners = [at + (way * a + side * b) * size for a, b in outline]
    tube('carabiner', rounded_corners(corners, .09 * size), .034 * size, material, 16, closed=True)
    a, b = at + (way * .10 + side * .108) * size, at + (way * .32 + side * .132) * size
    rod('sleeve', a, b, .055 * size, dark_plastic(), 20)


def slip_leash(shape, size):
    """A small coil whose end runs through a ring and comes back to it: a noose for the neck, with a leather stop."""
    size *= 1.3         # it is all rope: a thin one would be lost in the picture
    points = [point + FLOOR * size * .35 for point in coil((-.12, .34), .56, 2.42, size, start=2.2, rise=size * .95)]
    lay_cord('coil', points, shape['cord'], size)
    add_handle(shape, points, size)
    last, low, ring_at = points[-1], size * .55, Vector((.38, -.36, .09))
    at = lambda x, y: Vector((x, y, low))
    lay_cord('end', smooth_path([points[-6], last, last + Vector((.20, -.06, -.04)), ring_at, at(.42, -.62)], 10), shape['cord'], size)
    noose = smooth_path([ring_at, at(.42, -.62), at(.24, -.98), at(-.16, -1.16), at(-.56, -1.02), at(-.64, -.68), at(-.32, -.48), at(.10, -.42), ring_at + Vector((-.09, .01, -.01))], 12)
    lay_cord('noose', noose[9:], shape['cord'], size)
    ring('slip ring', ring_at, .13, .034, metal(), (.90, -.30, .30), (-.20, .45, .87))
    hide = leather('stop', '#5a3a24')
    rod('splice', noose[-4], noose[-13], size * .68, hide, 24)
    rod('stop', noose[17], noose[22], size * .95, hide, 24)
    return ring_at


def forked(shape, size):
    """A coupler: a swivel ring, and a strap with a snap to each side."""
    steel = metal()
    wide = max(size, .13)
    top = Vector((0, .62, .05))
    ring('swivel', top + Vector((0, .20, .02)), .15, .032, steel, (1, 0, 0), (0, 1, 0))
    box('joint', top + Vector((0, .02, .02)), (.20, .16, .12), steel, .04)
    middle = top
    for side in (-1, 1):
        path = smooth_path([top + Vector((side * .06, -.02, 0)), Vector((side * .20, .25, .05)), Vector((side * .62, -.10, .05)), Vector((side * .70, -.62, .05))], 14)
        lay_cord('fork', path, 'flat' if shape['cord'] == 'chain' else shape['cord'], wide)
        box('slider', path[24] + FLOOR * .02, (.16, .07, .06), steel, .02, (0, 0, side * -.75))
        box('tack', path[-1] + FLOOR * .01, (wide * 1.1, .13, .07), dark_plastic(), .02)
        snap_hook(path[-1] + Vector((0, -.13, 0)), (side * .08, -1, 0), steel, 1.1)
    return middle
