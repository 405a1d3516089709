"""An oval bed: woven willow, soft padding, coiled rope or a thin shell, high or low, with a flat, a quilted or a shaggy cushion."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, felt, fleece, leather, plastic, rope, thread, wood
from shapes.curves import bump_at, smooth_path
from shapes.hair import grow_hair
from shapes.mesh import add_grid
from shapes.soft import FELT, Pile, sculpt, stuffed
from shapes.solids import onto
from shapes.stitches import stitches
from shapes.tubes import tube
from surfaces import NEUTRAL
from views import View, Views

STRETCH, RADIUS = 1.35, .80
HEIGHTS = {'high': .62, 'low': .34}
FRONT = -math.pi / 2
DIAMOND = .36           # across a diamond of the quilting


def build(shape):
    height, dipped = HEIGHTS[shape['wall']], shape['front'] == 'dipped'
    rim = lambda angle: 1 - (.56 if dipped else 0) * bump_at(angle, FRONT, .72)
    {'wicker': weave, 'soft': pad, 'rope': coil, 'shell': mold}[shape['kind']](height, rim)
    if shape['kind'] == 'wicker' and shape['cushion'] == 'flat':
        add_handles(height)
    soft = shape['kind'] == 'soft'
    add_cushion(shape['cushion'], .64 if soft else .70, .20 if height < .5 else .24)
    return Views(View(-16, 28 if height > .5 else 33), View(-24, 52), samples=5)


def add_handles(height):
    """A loop of plaited willow at each end of the basket."""
    wand = wood('tint_handle', NEUTRAL)
    for side in (-1, 1):
        x = side * (RADIUS + .15) * STRETCH
        for strand in range(3):
            bow = [(x + side * .10 * math.sin(t) + .03 * math.cos(9 * t + strand * 2.1), .27 * math.cos(t),
                    height + .24 * math.sin(t) + .03 * math.sin(9 * t + strand * 2.1)) for t in np.linspace(-.1, math.pi + .1, 60)]
            tube('handle', bow, .032, wand, 8)


def oval(angle, radius, height):
    return (radius * STRETCH * math.cos(angle), radius * math.sin(angle), height)


def turns(count):
    return [2 * math.pi * i / count for i in range(count)]


def weave(height, rim):
    """Willow wands in front of and behind upright stakes, and a plaited rim."""
    wand, stakes = wood('tint_wand', NEUTRAL), 44
    rows = int(height / .05)
    lean = lambda share: RADIUS + .14 * share
    for row in range(rows):
        share = (row + .5) / rows
        points = []
        for a in turns(stakes * 8):
            sway = .024 * math.cos(a * stakes / 2 + math.pi * row)
            points.append(oval(a, lean(share) + sway, .03 + (height - .03) * share * rim(a)))
        tube('wand', points, .030, wand, 7, closed=True)
    for a in turns(stakes):
        tube('stake', [oval(a, lean(share), .02 + (height - .0) * share * rim(a)) for share in (0, .5, 1)], .019, wand, 6)
    for strand in range(3):
        line = [oval(a, lean(1.05) + .035 * math.cos(24 * a + strand * 2.1), height * rim(a) + .02 + .035 * math.sin(24 * a + strand * 2.1)) for a in turns(480)]
        tube('plait', line, .034, wand, 8, closed=True)
    base(lean(0))


def base(radius):
    tube('foot', [oval(a, radius, .035) for a in turns(160)], .035, wood('tint_foot', NEUTRAL), 10, closed=True)
    floor = np.array([[oval(a, r, .05) for r in (.001, radius)] for a in turns(96)])
    add_grid('floor', floor, felt('floor', '#8d857a'), True)


def coil(height, rim):
    """Thick rope, each turn of three strands, laid in rings upon one another."""
    yarn, thick = rope('tint_rope'), .062
    rows = int(height / (thick * 1.75))
    for row in range(rows + 1):
        share = row / rows
        for strand in range(3):
            line = [oval(a, RADIUS + .10 * math.sin(share * 1.5) + thick * .5 * math.cos(32 * a + strand * 2.094 + row),
                         thick + (height - thick) * share * rim(a) + thick * .5 * math.sin(32 * a + strand * 2.094 + row)) for a in turns(520)]
            tube('strand', line, thick * .58, yarn, 7, closed=True)
    base(RADIUS)


def mold(height, rim):
    """A thin stiff wall: felt when it is low, molded in one piece when it is high."""
    low = height < .5
    if low:
        profile = [(-.06, .0), (.0, .03), (.05, .5), (.09, .97), (.06, 1.02), (.02, .97), (-.02, .5), (-.05, .12), (-.10, .10)]
    else:
        profile = [(-.06, .0), (.0, .03), (.07, .5), (.12, .90), (.20, .94), (.21, 1.0), (.15, 1.03), (.08, 1.0), (.02, .5), (-.05, .12), (-.10, .10)]
    grid = np.array([[oval(a, RADIUS + out, height * up * rim(a)) for out, up in profile] for a in turns(200)])
    thing = add_grid('shell', grid, felt('tint_shell') if low else plastic('tint_shell'), True)
    thing.modifiers.new('round', 'SUBSURF').render_levels = 1
    base(RADIUS - .08)
    if low:
        add_ties(height)


def add_ties(height):
    """Leather laces that hold the felt where it is folded."""
    lace = leather('lace', '#7a4a2b')
    for angle in (FRONT - .62, FRONT + .62, -FRONT - .62, -FRONT + .62):
        place = lambda turn, share: Vector(oval(angle + turn, RADIUS + .035 + .05 * share, height * share))
        for way in (-1, 1):
            tube('lace', [place(way * -.07, .50), place(0, .66) + Vector((0, -.014, 0)), place(way * .07, .82)], .026, lace, 8)
            end = place(way * .03, .66)
            tube('lace', smooth_path([end, place(way * .07, .50) * 1.03, place(way * .05, .30) * 1.035, place(way * .08, .14) * 1.04], 6), .022, lace, 8)
        for share in (.50, .82):
            tube('lace', [place(-.085, share), place(.085, share)], .026, lace, 8)


def pad(height, rim):
    """A stuffed ring: of waxed canvas with a piped edge when it is low and dipped, pleated when it is high all round, else
    of smooth pile."""
    dipped, high = rim(FRONT) < .9, height > .5
    fall = lambda angle: 1 - (.70 if high else .60) * dipped * bump_at(angle, FRONT, .72)

    def ring(points):
        a = np.arctan2(points[:, 1], points[:, 0] / STRETCH)
        away = np.mod(a - FRONT + np.pi, 2 * np.pi) - np.pi
        dip = 1 - (.70 if high else .60) * dipped * np.exp(-(away / .72) ** 2)
        out = (np.sqrt((points[:, 0] / STRETCH) ** 2 + points[:, 1] ** 2) - .78) / .17
        middle = height * .5 * dip
        up = (points[:, 2] - middle) / (middle + .005)
        pleats, spacing = (.035 if high and not dipped else 0), math.pi / 9
        creases = .02 * np.sin(9 * a + 1) * np.sin(5 * points[:, 2] + a)
        return ((np.abs(out) ** 2.4 + np.abs(up) ** 2.4) ** (1 / 2.4) - 1) * .16 + creases * .6 + pleats * np.exp(-(np.mod(a, spacing) - spacing / 2) ** 2 / .0022)
    box = (-1.5, -1.15, -.03), (1.5, 1.15, height + .12)
    if dipped and not high:
        sculpt('rim', ring, *box, cloth('tint', threads=24), .02, 3)
        tube('piping', [oval(a, .78, height * fall(a) + .012) for a in turns(240)], .026, leather('piping', '#6d4a30'), 10, closed=True)
    else:
        stuffed('tint', ring, *box, pile=Pile(110000, .009, .0018), step=.02)


def add_cushion(kind, radius, height):
    puff = {'flat': .07, 'quilted': .10, 'plush': .26}[kind]

    def solid(points):
        x, y = points[:, 0] / STRETCH, points[:, 1]
        out = np.sqrt(x ** 2 + y ** 2) - radius
        swell = puff * np.clip(1 - (x ** 2 + y ** 2) / radius ** 2, 0, 1)
        if kind == 'quilted':
            swell = swell + .10 * np.sqrt(np.abs(np.sin((points[:, 0] + y) * math.pi / DIAMOND) * np.sin((points[:, 0] - y) * math.pi / DIAMOND))) * (out < -.05)
        up = np.abs(points[:, 2] - height * .6) - height * .4 - swell
        edge = .08
        both = np.stack([out + edge, up + edge], 1)
        bumps = .006 * np.sin(6 * points[:, 0] + 1) * np.sin(7 * y + 2)
        return np.sqrt((np.maximum(both, 0) ** 2).sum(1)) + np.minimum(both.max(1), 0) - edge + bumps
    reach = radius * STRETCH + .1
    box = (-reach, -radius - .1, 0), (reach, radius + .1, height + .42)
    if kind == 'quilted':
        sculpt('cushion', solid, *box, cloth('tint2'), .014, 1)
        sew(solid, radius - .08)
    elif kind == 'plush':
        grow_shag(stuffed('tint2', solid, *box, pile=None, step=.018))
    else:
        stuffed('tint2', solid, *box, pile=FELT, step=.016, smooth=2)


def sew(solid, radius):
    """Seams along the furrows of the quilting, in pale thread."""
    for way in (-1, 1):
        for number in range(-6, 7):
            places = [(x, way * (x - number * DIAMOND), 1) for x in np.linspace(-radius * STRETCH, radius * STRETCH, 100)]
            places = [(x, y, z) for x, y, z in places if math.hypot(x / STRETCH, y) < radius]
            if len(places) > 6:
                stitches([Vector(point) for point in onto(solid, places, (0, 0, -1), .018)], thread(), .05, .022, .010)


def grow_shag(thing):
    """Long pile in locks that hang over the rim."""
    grow_hair(thing, 9000, .15, fleece('tint2_pile'), .0036, .5)
    locks = thing.particle_systems[0].settings
    locks.child_type, locks.rendered_child_count = 'INTERPOLATED', 16
    locks.clump_factor, locks.clump_shape, locks.child_length = .6, .1, .9
    locks.roughness_1, locks.roughness_1_size, locks.render_step = .012, .3, 4
