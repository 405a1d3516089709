"""A quilted cover over a crate, one side rolled up and tied to show the bars."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, dark_plastic, wire
from shapes.bars import bar_panel, frame
from shapes.boxes import box
from shapes.mesh import add_grid
from shapes.tubes import ribbon, tube
from views import View, Views

LONG, WIDE, TALL = .98, .64, 1.22


def build(shape):
    crate()
    quilt = cloth('tint')
    panel(quilt, (-LONG, -WIDE, TALL), (1, 0, 0), (0, 1, 0), 2 * LONG, 2 * WIDE, (0, 0, 1))
    panel(quilt, (-LONG, WIDE, TALL), (0, -1, 0), (0, 0, -1), 2 * WIDE, TALL - .04, (-1, 0, 0))
    panel(quilt, (LONG, -WIDE, TALL), (0, 1, 0), (0, 0, -1), 2 * WIDE, TALL - .04, (1, 0, 0))
    panel(quilt, (LONG, WIDE, TALL), (-1, 0, 0), (0, 0, -1), 2 * LONG, TALL - .04, (0, 1, 0))
    rolled_side(quilt)
    bindings()
    return Views(View(-34, 20), View(-64, 24), samples=5)


def crate():
    bars = wire('bars', '#3a3c3f')
    x, y, top = LONG - .05, WIDE - .05, TALL - .04
    front = [(-x, -y, .04), (x, -y, .04), (x, -y, top), (-x, -y, top)]
    bar_panel(front, 22, 4, .012, bars)
    back = [(-x, y, .04), (x, y, .04), (x, y, top), (-x, y, top)]
    bar_panel(back, 22, 4, .012, bars)
    for corners in (front, back):
        frame(corners, .024, bars)
    frame([(-.42, -y - .03, .14), (.36, -y - .03, .14), (.36, -y - .03, .86), (-.42, -y - .03, .86)], .022, bars, .06)
    box('latch', (.38, -y - .05, .5), (.18, .05, .05), bars, .015)
    box('tray', (0, 0, .06), (2 * x, 2 * y, .08), dark_plastic(), .02)


def panel(material, corner, along, down, wide, high, out):
    """A quilted sheet from a corner: diamonds, softly rounded, hanging a little away at its foot."""
    corner, along, down, out = (np.array(v, float) for v in (corner, along, down, out))
    s, t = np.meshgrid(np.linspace(0, wide, int(wide * 60)), np.linspace(0, high, int(high * 60)), indexing='ij')
    a, b = (s + t) * 3.6, (s - t) * 3.6
    puff = .045 * (np.abs(np.sin(np.pi * a)) * np.abs(np.sin(np.pi * b))) ** .4
    hang = 0 if out[2] else (.035 * (t / high) ** 2 * (1 + .6 * np.sin(s * 7)))
    points = corner + s[..., None] * along + t[..., None] * down + (puff + .012 + hang)[..., None] * out
    add_grid('panel', points, material)


def rolled_side(quilt):
    """The front panel in a roll below the top edge, tied with two tapes in bows."""
    xs = np.linspace(-LONG + .02, LONG - .02, 40)
    middle, radius = Vector((0, -WIDE - .09, TALL - .09)), .115
    turns = np.linspace(0, 2 * math.pi * 2.2, 90)
    grid = np.array([[(x, middle.y + (radius - .007 * a) * math.cos(a), middle.z + .012 * math.sin(5 * x) + (radius - .007 * a) * math.sin(a)) for a in turns] for x in xs])
    sheet = add_grid('roll', grid, quilt)
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = .02
    tape = cloth('tint2_tape')
    for x in (-.48, .48):
        at = middle + Vector((x, 0, 0))
        ring = [at + Vector((0, .128 * math.cos(a), .128 * math.sin(a))) for a in np.linspace(0, 2 * math.pi, 40)]
        ribbon('tape', ring, [p - at for p in ring], .085, .02, tape)
        for side in (-1, 1):
            knot = at + Vector((0, -.13, -.06))
            loop = [knot + Vector((side * .13 * math.sin(a) * (1 if a < math.pi else .0), -.02, .05 * math.sin(2 * a))) for a in np.linspace(0, math.pi, 24)]
            tube('bow', loop, .017, tape, 8)
            tube('end', [knot, knot + Vector((side * .05, -.02, -.13)), knot + Vector((side * .07, .0, -.26))], .017, tape, 8)


def bindings():
    """A band along every edge."""
    cord = cloth('tint2')
    x, y, off = LONG + .012, WIDE + .012, .035
    for corners in ([(-x, -y, TALL + .01), (x, -y, TALL + .01)], [(-x, y, TALL + .01), (x, y, TALL + .01)], [(-x, -y, TALL + .01), (-x, y, TALL + .01)],
                    [(x, -y, TALL + .01), (x, y, TALL + .01)], [(-x, -y, .05), (-x, -y, TALL)], [(x, -y, .05), (x, -y, TALL)], [(-x, y, .05), (-x, y, TALL)], [(x, y, .05), (x, y, TALL)]):
        tube('binding', corners, off, cord, 12)
    for side in (-1, 1):
        tube('hem', [(side * (x + .045), t, .06) for t in np.linspace(-y, y, 9)], .028, cord, 10)
