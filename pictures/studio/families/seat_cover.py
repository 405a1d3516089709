"""A quilted hammock hung between the front and back headrests of a car."""
import numpy as np
from mathutils import Vector

from materials import cloth, dark_plastic, fleece, metal, webbing
from shapes.boxes import box
from shapes.car_seat import GRAY, back_seat, headrest
from shapes.curves import smooth_path
from shapes.mesh import add_grid
from shapes.solids import Body, block
from shapes.soft import sculpt
from shapes.tubes import ribbon, tube
from views import View, Views

HALF = 1.0
LINE = [(.735, 1.30), (.60, .92), (.47, .56), (.20, .515), (-.30, .50), (-.70, .47), (-1.05, .44), (-1.42, .56), (-1.62, .95)]   # (y, z) from back to front


def build(shape):
    back_seat(1.06, headrests=(-.55, .55))
    hide = fleece('front seat', GRAY)
    for x in (-.55, .55):
        seat = Body().add(block((x, -1.80, .48), (.42, .12, .48), .10), 0)
        sculpt('front seat', seat, (x - .55, -2.05, -.04), (x + .55, -1.5, 1.1), hide, .028)
        headrest(x, -1.80, .98, hide)
    hammock()
    for x in (-.55, .55):
        hang(x, .70, 1.30, .815)
        hang(x, -1.62, .95, -1.80)
    return Views(View(-42, 37), View(-74, 24), samples=5)


def hammock():
    """Diamond-quilted cloth with a wide edging, slits for the belts."""
    line = np.array([tuple(p) for p in smooth_path([(0, y, z) for y, z in LINE], 22)])
    ahead = np.gradient(line, axis=0)
    up = np.stack([np.zeros(len(line)), -ahead[:, 2], ahead[:, 1]], 1)
    up = -up / np.linalg.norm(up, axis=1)[:, None]
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    xs = np.linspace(-HALF, HALF, 150)
    s, x = np.meshgrid(length, xs, indexing='ij')
    puff = .035 * (np.abs(np.sin(np.pi * 3.2 * (s + x))) * np.abs(np.sin(np.pi * 3.2 * (s - x)))) ** .4
    points = line[:, None] + np.stack([x, 0 * x, 0 * x], -1) + up[:, None] * (puff + .03)[..., None]
    points[..., 2] += .06 * np.abs(x / HALF) ** 6 * (s > .9) * (s < 2.6)
    sheet = add_grid('hammock', points, cloth('tint'))
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = .03
    edge = cloth('tint2')
    for column in (0, -1):
        tube('edging', [Vector(p) for p in points[:, column]], .045, edge, 12)
    for row in (0, -1):
        tube('edging', [Vector(p) for p in points[row]], .045, edge, 12)
    for x0 in (-.42, .42):
        box('flap', (x0, .36, .60), (.34, .06, .12), cloth('tint2_flap'), .02, (.9, 0, 0))
    pocket(edge)


def pocket(edge):
    """A zipped pocket on the part behind the front seats."""
    box('zip', (0, -1.50, .72), (.70, .03, .05), dark_plastic(), .01, (-.35, 0, 0))
    box('pull', (.30, -1.50, .67), (.04, .02, .08), metal(), .008)


def hang(x, y, z, post):
    """A strap from the cloth's edge around a headrest's bars, with a buckle."""
    web = webbing('tint2_web')
    for side in (-.07, .07):
        ribbon('strap', smooth_path([(x + side, y, z + .02), (x + side, (y + post) / 2, z + .06), (x + side, post + (.05 if post > 0 else -.05), z + .07)], 6), (0, -.3, 1), .07, .022, web)
    box('buckle', (x, (y + post) / 2, z + .06), (.26, .07, .05), dark_plastic(), .02)
