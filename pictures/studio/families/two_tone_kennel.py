"""A plastic kennel with sloping walls and a dark lower half, wing nuts along its seam, wire windows and a slotted hatch."""
import numpy as np

from families.hard_carrier import door
from materials import metal, plastic, wire
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.hinged import swing
from shapes.soft import PLUSH, sculpt, stuffed
from shapes.solids import Body, block
from shapes.tubes import rod, tube
from shapes.turned import lathe
from shapes.wires import rods
from views import View, Views

WIDE, DEEP, HIGH, SEAM = .70, 1.0, 1.20, .50
LEAN = .20                     # how much of its width a wall loses to the roof


def build(_):
    shell()
    front = door((-.38, .38), (.16, .98), -DEEP - .03)
    windows()
    hatch()
    nuts()
    stuffed('pad', block((0, 0, .13), (WIDE - .14, DEEP - .14, .06), .05), (-.75, -1.05, 0), (.75, 1.05, .3), '#e9dfcf', PLUSH)
    return Views(View(-34, 20), View(-24, 28, prepare=lambda: swing(front, (-.38, -DEEP - .03, 0), (0, 0, np.radians(-105)))), samples=6)


def narrowing(height):
    """The share of its width that the upper shell still has at a height: upright below the seam."""
    return 1 - LEAN * np.clip((height - SEAM) / (HIGH - SEAM), 0, 1)


def shell():
    """Both halves, cut from one hollow body at the seam: doorway, side windows and the hatch's opening."""
    outer = block((0, 0, HIGH / 2), (WIDE, DEEP, HIGH / 2), .10)
    inner = block((0, 0, HIGH / 2 + .01), (WIDE - .06, DEEP - .06, HIGH / 2 - .06), .08)

    def sloping(solid):
        def distance(points):
            local = points.copy()
            local[:, 0] /= narrowing(points[:, 2])
            local[:, 1] /= 1 - .3 * (1 - narrowing(points[:, 2]))
            return solid(local)
        return distance

    def flutes(points):
        low = (points[:, 2] < SEAM - .08) & (points[:, 2] > .08)
        return sloping(outer)(points) - .014 * (np.sin(points[:, 1] * 17) > 0) * low * (np.abs(points[:, 1]) < DEEP - .12)
    body = Body().add(flutes, 0).add(block((0, 0, SEAM), (WIDE + .07, DEEP + .06, .04), .02), .01).cut(sloping(inner), .01)
    body.cut(block((0, -DEEP, .57), (.39, .35, .42), .06), .02).cut(block((0, .22, HIGH), (.33, .42, .3), .06), .02)
    for y in (-.40, .40):
        body.cut(block((0, y, .80), (2, .29, .13), .05), .02)
    low, high = (-.9, -1.2, -.04), (.9, 1.2, 1.35)
    sculpt('upper', lambda points: np.maximum(body(points), SEAM + .003 - points[:, 2]), low, high, plastic('tint'), .016, 1)
    sculpt('lower', lambda points: np.maximum(body(points), points[:, 2] - SEAM + .003), low, high, plastic('tint2'), .016, 1)


def windows():
    """Upright wires behind two windows in each wall."""
    pairs = []
    for hand in (-1, 1):
        for middle in (-.40, .40):
            for y in np.linspace(middle - .23, middle + .23, 6):
                ends = [(hand * ((WIDE - .03) * narrowing(z)), y, z) for z in (.64, .96)]
                pairs.append(tuple(ends))
    rods('window', pairs, .014, wire('tint2_window'))


def hatch():
    """A flat slotted lid in the roof with two latches, and the handle in front of it."""
    z = HIGH + .015
    sculpt('hatch', slotted(z), (-.45, -.3, z - .08), (.45, .75, z + .1), plastic('tint2_hatch'), .012, 1)
    for x in (-.22, .22):
        box('latch', (x, -.20, z + .02), (.12, .09, .07), plastic('tint2_latch'), .02)
        rod('hinge', (x - .07, .65, z + .02), (x + .07, .65, z + .02), .028, metal())
    line = [(-.24, -.52, z - .03), (-.23, -.52, z + .13), (-.14, -.52, z + .18), (.14, -.52, z + .18), (.23, -.52, z + .13), (.24, -.52, z - .03)]
    tube('handle', smooth_path(line, 8), .045, plastic('tint2_handle'), 14)


def slotted(height):
    lid = Body().add(block((0, .22, height), (.38, .44, .035), .03), 0)
    for y in np.linspace(-.02, .46, 5):
        for x in (-.17, .17):
            lid.cut(block((x, y, height), (.13, .028, .2), .02), .005)
    return lid


def nuts():
    """Wing nuts on the flange: three on each side and one beside the door on either hand."""
    places = [(hand * (WIDE + .045), y) for hand in (-1, 1) for y in (-.70, 0, .70)] + [(hand * .54, -DEEP - .035) for hand in (-1, 1)]
    for x, y in places:
        hub = lathe('hub', [(.0005, 0), (.045, 0), (.035, .07), (.0005, .075)], metal(), 24)
        hub.location = (x, y, SEAM + .038)
        for side in (-1, 1):
            along = (side * .06, 0) if abs(y) > DEEP else (0, side * .06)
            wing = box('wing', (x + along[0], y + along[1], SEAM + .10), (.05, .018, .08), metal(), .008)
            if not along[0]:
                wing.rotation_euler = (0, 0, np.pi / 2)
