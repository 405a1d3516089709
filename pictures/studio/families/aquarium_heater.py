"""A slim tube heater with a dial cap, a guard around its tube and two suction cups."""
import math

from mathutils import Vector

from materials import dark_plastic, glass, metal, plastic, rubber
from shapes.boxes import box
from shapes.curves import circle, fillet, smooth_path
from shapes.hanging import lead_out
from shapes.mesh import ball
from shapes.tubes import rod, tube
from shapes.turned import lathe
from shapes.windows import pane, suction_cup
from surfaces import surface
from views import View, Views

RADIUS, LOW, TOP = .145, .10, 1.95


def build(shape):
    tube_and_coil()
    guard()
    dial()
    holders()
    pane((.0, .42, 1.10), 1.25, 2.2)
    return Views(View(-28, 11, fill=.88), View(-24, 26, at=(0, 0, TOP + .08), span=1.05), samples=12)


def tube_and_coil():
    """Glass with the coil on its ceramic core, the lamp and the water mark."""
    lathe('glass', fillet([(.0005, LOW), (.10, LOW), (RADIUS, LOW + .09), (RADIUS, TOP)], [0, .06, .08, 0]), glass('glass', (.88, .93, .95, 1)), 64)
    rod('core', (0, 0, LOW + .10), (0, 0, 1.15), .062, surface('core', '#e9e2d2', .7), 24)
    turns, copper = 34, metal('coil', '#b9773f', .3)
    tube('coil', [(.072 * math.cos(2 * math.pi * i / 18), .072 * math.sin(2 * math.pi * i / 18), LOW + .16 + .90 * i / (turns * 18))
                  for i in range(turns * 18 + 1)], .009, copper, 6)
    box('board', (0, 0, 1.45), (.16, .02, .55), surface('board', '#3d6a4a', .5), .005)
    ball('lamp', (0, -.05, 1.30), .035, surface('lamp', '#ff7a3a', .3, glow=1.5))
    for z in (1.24, 1.72):
        rod('lead', (-.04, 0, z - .12), (-.04, 0, z + .12), .012, copper)
    tube('mark', circle((0, 0, 1.66), RADIUS + .003), .007, surface('mark', '#2a5f8a', .5), 6, closed=True)


def guard():
    """A slotted basket around the lower two thirds."""
    cover, reach = plastic('tint_guard'), RADIUS + .075
    for z in (.03, .42, .82, 1.22):
        lathe('hoop', fillet([(reach - .018, z), (reach + .012, z), (reach + .012, z + .06), (reach - .018, z + .06), (reach - .018, z)],
                             .008, 3), cover, 64)
    lathe('foot', fillet([(.0005, .0), (reach - .03, .0), (reach + .012, .03), (reach, .06), (.0005, .06)], .015, 3), cover, 64)
    for k in range(10):
        a = 2 * math.pi * (k + .5) / 10
        rod('rib', (reach * math.cos(a), reach * math.sin(a), .04), (reach * math.cos(a), reach * math.sin(a), 1.27), .020, cover, 10)


def dial():
    """The cap with its scale and a pointer, and the cord."""
    cover, white = plastic('tint'), surface('white', '#f4f4f0', .5)
    lathe('cap', fillet([(RADIUS + .01, TOP - .18), (RADIUS + .045, TOP - .17), (RADIUS + .045, TOP), (.0005, TOP)], .015, 3), cover, 64)
    ridged = lambda a, r, z, _: (r * (1 + .025 * math.cos(24 * a)), z) if r > .1 else (r, z)
    lathe('knob', fillet([(.17, TOP + .01), (.175, TOP + .14), (.15, TOP + .17), (.0005, TOP + .17)], .012, 3), cover, 192, ridged)
    lathe('gap', [(.155, TOP - .01), (.155, TOP + .02)], dark_plastic('gap'), 64)
    for k in range(9):
        a = -math.pi / 2 - .9 + .225 * k
        out = Vector((math.cos(a), math.sin(a), 0))
        box('tick', out * (RADIUS + .047) + Vector((0, 0, TOP - .06)), (.012, .016, .07 if k % 4 else .11), white, .003, (0, 0, a + math.pi / 2), 1)
    box('pointer', (0, -.172, TOP + .09), (.022, .02, .10), white, .004, steps=1)
    line = [(.05, .02, TOP + .16), (.06, .03, TOP + .30), (.16, .10, TOP + .40), (.30, .24, TOP + .36), (.40, .36, TOP + .20)]
    cord = smooth_path(line + [(.44, .44, TOP + .05), (.46, .60, .9), (.46, .62, .3), (.60, .66, .03), (.95, .60, .03)], 10)
    black = dark_plastic('cord')
    tube('cord', cord, .030, black, 12)
    lead_out(cord[-1], (1, -.06, 0), .030, black)


def holders():
    """Two clips that reach back to suction cups on the pane."""
    dark, reach = dark_plastic('clip'), RADIUS + .10
    for z in (.62, 1.48):
        inner = reach if z < 1.2 else RADIUS + .012
        tube('clip', circle((0, 0, z), inner, count=48), .030, dark, 10, closed=True)
        rod('arm', (0, inner, z), (0, .34, z), .042, dark, 16)
        suction_cup((0, .405, z), (0, -1, 0), .15, rubber('cup', '#33363a'))
