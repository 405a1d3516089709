"""A flexible tray from above: eight cup-shaped wells with portions of food; its clear lid leans on its far edge."""
import math

from materials import rubber
from shapes.curves import fillet, rounded_rectangle
from shapes.mesh import Gathered, group
from shapes.scatter import KIBBLE, heap, scatter
from shapes.soft import sculpt
from shapes.solids import Body, block, drum
from shapes.tubes import tube
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

WIDE, DEEP, HIGH, WELL = 1.06, .58, .30, .215
LEAN = math.asin((HIGH + .01) / (2 * DEEP))
WELLS = [(-.75 + .5 * i, y) for i in range(4) for y in (-.26, .26)]
MASH = {'meat': ('#8a4a36', '#6e3626', '#a05c44'), 'pumpkin': ('#e08a2c', '#ec9d42', '#cf7a22'),
        'peas': ('#6f9a3a', '#83ad4a', '#5d8630'), 'chicken': ('#ead9b0', '#f1e4c4', '#d9c493')}
PORTIONS = ('kibble', 'pumpkin', 'peas', 'meat', 'chicken', 'kibble', 'pumpkin', 'peas')


def build(_):
    body = Body().add(block((0, 0, HIGH - .03), (WIDE, DEEP, .03), .025), 0)
    for x, y in WELLS:
        body.add(drum((x, y, HIGH / 2), 2, WELL + .03, HIGH / 2, .05), .05)
    for x, y in WELLS:
        body.cut(drum((x, y, HIGH / 2 + .05), 2, WELL, HIGH / 2 + .01, .06), .03)
    sculpt('tray', body, (-1.2, -.7, -.04), (1.2, .7, .38), rubber(), .013)
    for number, (kind, (x, y)) in enumerate(zip(PORTIONS, WELLS)):
        portion(kind, x, y, number)
    with Gathered() as lid:
        cover()
    group(lid, (.16, .48 + DEEP * math.cos(LEAN), HIGH / 2 + .045), (-LEAN, 0, -.05))
    return Views(View(-14, 54), View(-26, 50, at=(-.38, -.02, .2), span=1.35), samples=6)


def portion(kind, x, y, seed):
    """A heap in one well: kibble, or a coarse mash."""
    colours = KIBBLE if kind == 'kibble' else MASH[kind]
    profile = [(.0005, .245), (WELL - .10, .235), (WELL - .045, .215), (WELL - .004, .185)]
    lathe('food', profile, surface('food_' + kind, colours[0], .75, variation=(18, .3)), 40, at=(x, y, 0))
    size, count = {'kibble': (.052, 60), 'peas': (.040, 90)}.get(kind, (.034, 110))
    scatter(kind, colours, count, heap(x, y, .215, WELL - .05, .035), size, seed + 2, {'kibble': .6, 'peas': .95}.get(kind, .7))


def cover():
    """A clear sheet with a coloured rim and pull tab."""
    clear = surface('sheet', '#e4ecee', .12, see_through=.72, specular=.6)
    sheet = block((0, 0, .02), (WIDE, DEEP, .012), .010)
    sculpt('sheet', sheet, (-1.15, -.65, -.02), (1.15, .65, .07), clear, .016, 1)
    tube('rim', rounded_rectangle((0, 0, .02), WIDE, DEEP, .10), .042, rubber('tint2'), 12, closed=True)
    profile = fillet([(.0005, .005), (.15, .005), (.15, .035), (.0005, .035)], .01, 3)
    lathe('tab', profile, rubber('tint2_tab'), 48, at=(WIDE + .06, 0, 0))
