"""A small garment for a cat: a fleece vest with a zipper or a hooded sweatshirt, laid flat, or a short-sleeved tee on a kitten."""
import numpy as np
from mathutils import Vector

import animals.cat as cat
from materials import cloth, dark_plastic, fleece, metal
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.dog_form import girth, lay_line, trunk, wrap
from shapes.outlines import bounds, flat, mirrored, smooth_outline
from shapes.soft import sculpt
from shapes.solids import onto
from shapes.stitches import stitches
from shapes.tubes import ribbon, tube
from views import View, Views

VEST = [(0, .78), (.20, .80), (.30, .98), (.40, .98), (.44, .70), (.52, .52), (.60, .44), (.64, .10), (.62, -.40), (.54, -.86), (.30, -.94), (0, -.96)]
HOODIE = [(0, .66), (.24, .70), (.34, .78), (.50, .74), (.98, .10), (1.0, .02), (.82, -.12), (.74, -.08), (.58, .22), (.62, -.30), (.58, -.80), (.30, -.86), (0, -.87)]
HOOD = [(0, 1.28), (.18, 1.24), (.34, 1.08), (.40, .84), (.34, .64), (.14, .56), (0, .55)]


def build(shape):
    {'sleeveless-vest': vest, 'short-sleeve-tee': tee, 'hooded-with-pocket': hoodie}[shape['cut']]()
    if shape['cut'] == 'short-sleeve-tee':
        return Views(View(-50, 19), View(-62, 34, at=(0, -.30, 1.25), span=1.6), samples=5)
    near = {'sleeveless-vest': (0, .55, .1), 'hooded-with-pocket': (0, .0, .1)}[shape['cut']]
    return Views(View(-10, 58), View(-20, 38, at=near, span=1.25), samples=5)


def lay(name, half, material, puff=.08, thick=.035, middle=.06, corner=6):
    outline = smooth_outline(mirrored(half), corner)
    solid = flat(outline, thick, puff, .16, middle, .012)
    sculpt(name, solid, *bounds(outline, -.12, .35), material, .014)
    return outline, solid


def over(solid, points, off=0):
    return [tuple(p) for p in onto(solid, [(x, y, 2) for x, y in points], (0, 0, -1), off)]


def hem(solid, outline, low, high, material, thick=.035):
    """Binding along the part of an edge between two heights."""
    runs, run = [], []
    for point in [*outline, *outline[:1]]:
        if low <= point[1] <= high:
            run.append(point)
        elif run:
            runs.append(run)
            run = []
    runs.append(run)
    for part in runs:
        if len(part) > 2:
            tube('binding', [(x, y, .06) for x, y in part], thick, material, 10)


def vest():
    outline, solid = lay('vest', VEST, fleece())
    trim = fleece('tint2_binding')
    tube('binding', [(x, y, .06) for x, y in outline], .042, trim, 10, closed=True)
    line = [(0, y) for y in np.linspace(.76, -.92, 40)]
    ribbon('tape', over(solid, line, .004), (0, 0, 1), .12, .012, cloth('tint2_tape'))
    teeth = over(solid, line, .014)
    tube('zip', teeth, .020, dark_plastic(), 8)
    for i in range(0, 39):
        box('tooth', teeth[i], (.05, .018, .022), metal(), .004, steps=2)
    box('pull', over(solid, [(0, .62)], .045)[0], (.06, .16, .025), metal(), .012)


def tee():
    """Worn by a kitten: the knit is so thin that its sleeves show where the elbows are."""
    cat.build('modeling', None)
    solid, jersey = trunk(), cloth()
    wrap('tee', solid, .14, .80, lambda t: 180, jersey, .035)
    girth('neckband', .795, .075, .05, fleece('tint2_neck'), puff=.02)
    girth('hem', .15, .05, .045, cloth('tint_hem', '#8a8a8a'))
    for side in (-1, 1):
        shoulder, elbow = Vector((side * .20, -.245, .84)), Vector((side * .205, -.31, .52))
        tube('sleeve', [shoulder, shoulder.lerp(elbow, .5), elbow], .2, jersey, 32, taper=lambda t: .225 - .055 * t)
        tube('cuff', [elbow + Vector((0, .006, .025)), elbow - Vector((0, .008, .035))], .182, fleece('tint2_cuff'), 32)
        lay_line('seam', solid, [(.56, side * 62), (.64, side * 84), (.66, side * 112)], .022, .045, cloth('tint_seam', '#8a8a8a'))


def hoodie():
    _, solid = lay('hoodie', HOODIE, fleece(), .09, .04)
    hood_outline = smooth_outline(mirrored(HOOD), 6)
    hood = flat(hood_outline, .05, .11, .14, .10, .01)
    sculpt('hood', hood, *bounds(hood_outline, -.1, .45), fleece('tint_hood'), .014)
    opening = [(x, y) for x, y in ((-.20, .66), (-.22, .85), (-.13, 1.02), (0, 1.08), (.13, 1.02), (.22, .85), (.20, .66))]
    edge = [(p.x, p.y) for p in smooth_path([(x, y, 0) for x, y in opening], 8)]
    tube('face', over(hood, edge), .036, fleece('tint2_face'), 10)
    rib = fleece('tint2_rib')
    for side in (-1, 1):
        ends = [(side * .99, .05), (side * .90, -.02), (side * .79, -.10)]
        for step in range(9):
            t = step / 8
            x, y = ends[0][0] * (1 - t) + ends[2][0] * t, ends[0][1] * (1 - t) + ends[2][1] * t
            tube('rib', [(x - side * .02, y + .03, .07), (x + side * .07, y - .09, .06)], .030, rib, 8)
    for i in range(27):
        x = -.56 + 1.12 * i / 26
        tube('rib', [(x, -.80, .07), (x * .97, -.94, .055)], .034, rib, 8)
    pocket = [(-.34, -.44), (.34, -.44), (.34, -.02), (.20, .10), (-.20, .10), (-.34, -.02)]
    line = []
    for a, b in zip(pocket, pocket[1:] + pocket[:1]):
        line += [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in np.linspace(0, 1, 12, endpoint=False)]
    top = over(solid, line, .012)
    tube('pocket', top, .020, fleece('tint2_pocket'), 8, closed=True)
    stitches([(x * .93, y * .93 - .012, z + .012) for x, y, z in top], fleece('tint2_stitch'), .04, .03, .008)
    for side in (-1, 1):
        tube('string', over(solid, [(side * .10, .62), (side * .13, .50), (side * .11, .36)], .025), .018, fleece('tint2_string'), 8)
