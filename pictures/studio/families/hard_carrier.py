"""A plastic kennel in two shells held by clips, a wire door in front, a second in the roof, and a handle."""
import numpy as np

from materials import dark_plastic, metal, plastic, wire
from shapes.boxes import box
from shapes.curves import rounded_corners, smooth_path
from shapes.mesh import Gathered, group
from shapes.soft import PLUSH, sculpt, stuffed
from shapes.solids import Body, block
from shapes.tubes import tube
from shapes.wires import rods
from views import View, Views

WIDE, DEEP, HIGH, SEAM = .66, .95, 1.10, .52


def build(_):
    shell()
    front = door((-.36, .36), (.20, .90), -DEEP - .03)
    roof_door()
    clips()
    stuffed('pad', block((0, 0, .15), (WIDE - .12, DEEP - .14, .06), .05), (-.7, -1, 0), (.7, 1, .3), '#e9dfcf', PLUSH)

    def swing():
        group(front, (-.36, -DEEP - .03, 0), (0, 0, np.radians(-105)))
        for thing in front:
            thing.location.x += .36
            thing.location.y += DEEP + .03
    return Views(View(-32, 22), View(-24, 30, prepare=swing), samples=6)


def shell():
    """Both halves in one: ribs, the seam's flange, a doorway and a hatch."""
    outer = block((0, 0, HIGH / 2 + .02), (WIDE, DEEP, HIGH / 2), .22)

    def ribbed(points):
        up = np.clip((points[:, 2] - SEAM) / (HIGH - SEAM), -1, 1)
        local = points.copy()
        local[:, 0] /= 1 - .10 * up ** 2
        local[:, 1] /= 1 - .05 * up ** 2
        ribs = .012 * (np.sin(points[:, 1] * 14) > .2) * (np.abs(points[:, 1]) < DEEP - .2) * (np.abs(points[:, 2] - SEAM) > .10) * (np.abs(points[:, 0]) > .45)
        return outer(local) - ribs
    body = Body().add(ribbed, 0).add(block((0, 0, SEAM), (WIDE + .05, DEEP + .05, .035), .03), .02)
    body.cut(block((0, 0, HIGH / 2 + .03), (WIDE - .07, DEEP - .07, HIGH / 2 - .06), .2), .01)
    body.cut(block((0, -DEEP, .55), (.37, .3, .36), .12), .03).cut(block((0, .05, HIGH), (.33, .46, .3), .10), .03)
    for y in (-.42, -.14, .14, .42):
        body.cut(block((0, y, .78), (2, .09, .07), .05), .01)
    sculpt('shell', body, (-.85, -1.15, -.04), (.85, 1.15, 1.25), plastic(), .016)


def door(across, up, y):
    """Wires in a rounded frame, with a latch."""
    (left, right), (low, high), material = across, up, wire('tint2')
    with Gathered() as parts:
        outline = rounded_corners([(left, low), (right, low), (right, high), (left, high)], .10)
        tube('frame', [(x, y, z) for x, z in outline], .024, material, 10, closed=True)
        rods('bars', [((x, y, low), (x, y, high)) for x in np.linspace(left, right, 11)[1:-1]], .014, material)
        rods('rails', [((left, y, z), (right, y, z)) for z in (low + .18, (low + high) / 2, high - .18)], .014, material)
        box('latch', (right - .10, y - .03, (low + high) / 2), (.14, .06, .18), plastic('tint2_latch'), .025)
    return parts


def roof_door():
    z, material = HIGH + .035, wire('tint2_roof')
    outline = rounded_corners([(-.34, -.42), (.34, -.42), (.34, .52), (-.34, .52)], .08)
    tube('frame', [(x, y, z) for x, y in outline], .022, material, 10, closed=True)
    rods('bars', [((x, -.42, z), (x, .52, z)) for x in np.linspace(-.34, .34, 9)[1:-1]], .013, material)
    rods('rails', [((-.34, y, z), (.34, y, z)) for y in (-.16, .10, .36)], .013, material)
    tube('handle', smooth_path([(0, -.30, z), (0, -.28, z + .13), (0, -.10, z + .17), (0, .20, z + .17), (0, .38, z + .13), (0, .40, z)], 8), .042, dark_plastic(), 14)


def clips():
    for side in (-1, 1):
        for y in (-.60, -.20, .20, .60):
            box('clip', (side * (WIDE + .045), y, SEAM), (.06, .13, .17), plastic('tint2_clip'), .02)
    for x in (-.48, .48):
        box('clip', (x, -DEEP - .045, SEAM), (.13, .06, .17), plastic('tint2_clip'), .02)
        box('hinge', (x * .72, -DEEP - .02, .84), (.05, .05, .08), metal(), .01)
