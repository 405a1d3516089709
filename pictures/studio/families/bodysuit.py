"""A stretchy recovery suit laid flat: four leg holes and a closure on the back, or short sleeves and a snapped tail."""
import math

import numpy as np

from materials import fleece, metal, plastic
from shapes.outlines import bounds, flat, mirrored, smooth_outline
from shapes.soft import sculpt
from shapes.solids import drum, onto
from shapes.mesh import ball
from shapes.tubes import ribbon, tube
from views import View, Views

FOUR = [(0, 1.0), (.20, 1.02), (.30, .96), (.42, .74), (.56, .60), (.56, .30), (.60, .0), (.58, -.34), (.56, -.62), (.40, -.84), (.26, -1.0), (0, -1.02)]
SLEEVED = [(0, 1.0), (.20, 1.02), (.30, .94), (.42, .84), (.74, .68), (.82, .58), (.70, .34), (.58, .36), (.60, -.05), (.56, -.55), (.34, -.86), (.20, -1.02), (0, -1.03)]


def build(shape):
    (four_holes if shape['legs'] == 'four-holes-back-closure' else sleeved)()
    return Views(View(-10, 56), View(-22, 36, at=(.1, -.45, .1), span=1.3), samples=5)


def lay(half, holes=()):
    outline = smooth_outline(mirrored(half), 6)
    cloth = flat(outline, .032, .055, .16, .05, .012)
    solid = lambda p: np.maximum(cloth(p), -np.min([hole(p) for hole in holes], 0)) if holes else cloth(p)
    sculpt('suit', solid, *bounds(outline, -.1, .25), fleece(), .014)
    return outline, cloth


def bind_neck(outline):
    line = sorted((x, y) for x, y in outline if y > .95)
    tube('neck', [(x, y, .06) for x, y in line], .050, fleece('tint2_neck'), 12)


def bind_tail(outline):
    line = sorted((x, y) for x, y in outline if y < -.86)
    tube('tail', [(x, y, .055) for x, y in line], .045, fleece('tint2_tail'), 12)


def four_holes():
    places = [(side * .34, y) for side in (-1, 1) for y in (.42, -.52)]
    holes = [drum((x, y, .05), 2, .135, .5, .01) for x, y in places]
    outline, solid = lay(FOUR, holes)
    for x, y in places:
        tube('hole', [(x + .145 * math.cos(t), y + .145 * math.sin(t), .085) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)], .034, fleece('tint2_hole'), 10, closed=True)
    bind_neck(outline)
    bind_tail(outline)
    line = [tuple(p) for p in onto(solid, [(0, y, 2) for y in np.linspace(.96, -.98, 40)], (0, 0, -1), .006)]
    ribbon('placket', line, (0, 0, 1), .15, .02, fleece('tint2_placket'))
    for i in range(2, 39, 4):
        ball('snap', (line[i][0], line[i][1], line[i][2] + .012), .032, metal(), (1, 1, .4))


def sleeved():
    outline, solid = lay(SLEEVED)
    bind_neck(outline)
    for side in (-1, 1):
        tube('cuff', [(side * x, y, .06) for x, y in ((.82, .575), (.765, .46), (.70, .345))], .058, fleece('tint2_cuff'), 10)
        seam = [tuple(p) for p in onto(solid, [(side * x, y, 2) for x, y in ((.36, .84), (.44, .70), (.52, .52), (.555, .42))], (0, 0, -1), .003)]
        tube('seam', seam, .010, fleece('tint_seam', '#7c7c7c'), 6)
    turned = smooth_outline([(-.42, -.50), (-.20, -.46), (.20, -.46), (.42, -.50), (.36, -.78), (.20, -.96), (-.20, -.96), (-.36, -.78)], 5)
    flap = lambda p: flat(turned, .03, .02, .1)(p - np.array((0, 0, .135), np.float32))
    sculpt('flap', flap, *bounds(turned, .0, .3), fleece('tint_flap', '#b4b4b4'), .013)
    tube('edge', [(x, y, .135) for x, y in turned], .030, fleece('tint2_edge'), 10, closed=True)
    for i in range(6):
        ball('snap', (-.30 + .12 * i, -.54, .185), .034, plastic('snap', '#efece4'), (1, 1, .5))
