"""Cups for cage bars: a pair of steel cups in wire rings with hooks, or one stoneware crock in a screw clamp."""
import math

from materials import ceramic, metal
from materials import water
from shapes.birdware import fill_seed, wing_nut
from shapes.boxes import box
from shapes.curves import circle, fillet, rounded_corners
from shapes.hanging import wire_hook
from shapes.tubes import rod, tube
from shapes.turned import disc, lathe, subdivide
from surfaces import surface
from views import View, Views

STEEL = ([(.0005, 0), (.40, 0), (.52, .06), (.64, .50), (.70, .52), (.715, .55), (.69, .57), (.63, .55), (.60, .50), (.48, .08), (.0005, .04)],
         [0, .06, .10, .03, .02, .02, .02, .03, .04, .10, 0])
CROCK = ([(.0005, 0), (.60, 0), (.68, .05), (.74, .62), (.72, .68), (.66, .68), (.63, .60), (.58, .14), (.48, .09), (.0005, .09)],
         [0, .02, .06, .05, .04, .04, .05, .10, .08, 0])


def build(shape):
    places = (-.80, .80) if shape['count'] == 'pair' else (0,)
    for number, x in enumerate(places):
        crock = shape['mount'] == 'screw-clamp'
        add_cup(x, crock)
        (clamp if crock else ring)(x)
        if number:
            disc('water', .59, 0, water(), at=(x, 0, .42))
        else:
            fill_seed((x, 0, 0), .70 if not crock else .72, 170, .07)
    near = View(-70, 24, metal=True, at=(places[-1] - .1, .55, .55), span=1.9)
    behind = View(-152, 28, fill=.9, metal=True)
    return Views(View(-22, 26, metal=True), behind if shape['count'] == 'pair' else near, samples=10)


def add_cup(x, crock):
    spun = surface('tint', '#cfcfd1', .26, metal=1, brushed=.6)
    profile, material = (CROCK, ceramic()) if crock else (STEEL, spun)
    subdivide(lathe('cup', fillet(*profile), material, 128, at=(x, 0, 0)))


def holder():
    return metal('tint2', '#c6c6c9', .26)


def ring(x):
    """A wire ring under the rim and two hooks that go over the bars."""
    wire = holder()
    tube('ring', circle((x, 0, .46), .672), .034, wire, 12, closed=True)
    tube('ring', circle((x, 0, .18), .60), .026, wire, 12, closed=True)
    for turn in (-.35, -1.2, -1.95, -2.8):
        tube('stay', [(x + r * math.cos(turn), r * math.sin(turn), z) for r, z in ((.60, .18), (.675, .46))], .024, wire)
    for side in (-.34, .34):
        y = math.sqrt(.672 ** 2 - side ** 2)
        tube('arm', [(x + side, y - .04, .46), (x + side, y + .12, .46)], .034, wire)
        wire_hook((x + side, y + .10, .44), .38, .20, .034, wire)
    tube('rest', rounded_corners([(x - .34, .70, .46), (x - .34, .70, .16), (x + .34, .70, .16), (x + .34, .70, .46)], .05, closed=False), .030, wire)


def clamp(x):
    """A broad steel ring on a bracket with a plate and a wing nut outside the bars."""
    steel = holder()
    lathe('ring', fillet([(.70, .40), (.775, .40), (.785, .44), (.785, .56), (.77, .60), (.735, .60)], .015, 3), steel, 128, at=(x, 0, 0))
    for turn in (-2.4, -.74):
        rod('lug', (x + .77 * math.cos(turn), .77 * math.sin(turn), .50), (x + .84 * math.cos(turn), .84 * math.sin(turn), .50), .06, steel, 24)
    box('bracket', (x, .86, .50), (.34, .20, .16), steel, .02)
    box('plate', (x, .97, .50), (.62, .05, .30), steel, .02)
    for side in (-.2, .2):
        rod('bar', (x + side, 1.03, -.0), (x + side, 1.03, 1.05), .035, metal('bar', '#8d8f92'), 16)
    box('plate', (x, 1.10, .50), (.62, .05, .30), steel, .02)
    wing_nut((x, 1.12, .50), (0, 1, 0), .17, steel)
