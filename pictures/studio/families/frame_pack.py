"""A tall pack on an aluminum frame that rises above it: mesh sides, an open padded collar, a rolled hood and a broad hip belt."""
import math

import numpy as np
from mathutils import Vector

from families.carrier import add_window, bag_body
from materials import cloth, dark_plastic, fleece, metal, webbing
from shapes.boxes import box, cut, prism
from shapes.curves import rounded_rectangle, smooth_path
from shapes.mesh import ball
from shapes.soft import sculpt
from shapes.solids import Body, block, onto
from shapes.tubes import ribbon, rod, tube
from views import View, Views

HALF, FOOT = (.44, .36, .68), .16       # half sides of the bag, its floor
BACK, TOP = .44, 2.02                   # the frame's plane behind it and its highest bar


def build(_):
    body = bag_body(HALF, FOOT, .05)
    bag = sculpt('bag', body, (-.6, -.5, FOOT - .05), (.6, .5, FOOT + 2 * HALF[2] + .1), cloth(), .018, 3)
    open_top(bag, body)
    for hand in (-1, 1):
        add_window(body, (0, 0, .88), (.22, .46), (hand, 0, 0))
    pockets()
    frame()
    harness()
    return Views(View(-34, 14), View(150, 18), samples=7)


def open_top(bag, body):
    """A round hole in the roof with a padded rim, and the rain hood rolled up behind it."""
    top = FOOT + 2 * HALF[2]
    line = [(x, y - .05) for x, y, _ in rounded_rectangle((0, 0, 0), .31, .20, .16)]
    cut(bag, prism('room', line, FOOT + .10, 3, None, 'z'))
    rim = onto(body, np.array([(x, y, 3) for x, y in line]), (0, 0, -1), .02)
    tube('collar', [tuple(point) for point in rim], .055, fleece('tint2_collar'), 14, closed=True)
    box('pad', (0, -.03, FOOT + .12), (.66, .48, .06), fleece('pad', '#e4d8c4'), .02)
    tube('hood', [(x, .25, top + .06 - .05 * (x / .34) ** 2) for x in np.linspace(-.34, .34, 14)], .085, cloth('tint_hood'), 16)
    for x in (-.17, .17):
        line = [Vector((x, .25 + .10 * math.cos(t), top + .045 + .10 * math.sin(t))) for t in np.linspace(-.5, math.pi + .5, 20)]
        ribbon('tie', line, [(0, point.y - .25, point.z - top - .045) for point in line], .05, .016, webbing('tint2_tie'))


def pockets():
    """A tall pocket in front with a zipper, a small one below, and two straps across."""
    for height, half in ((.96, (.29, .08, .30)), (.38, (.33, .10, .16))):
        place = block((0, -HALF[1] - .01, height), half, .07)
        sculpt('pocket', Body().add(place, 0), (-.45, -HALF[1] - .2, height - half[2] - .05), (.45, -HALF[1] + .2, height + half[2] + .05), cloth('tint_pocket'), .016)
    tube('zip', [(-.22, -HALF[1] - .088, 1.16), (.22, -HALF[1] - .088, 1.16)], .013, dark_plastic(), 8)
    for x in (-.36, .36):
        ribbon('strap', [Vector((x, -HALF[1] - .012, z)) for z in np.linspace(.24, 1.36, 12)], (0, -1, 0), .07, .03, webbing('tint2'))
        box('buckle', (x, -HALF[1] - .03, .70), (.10, .04, .13), dark_plastic(), .02)


def frame():
    """One bent tube up both sides and over the bag, bars across it, and a foot that the pack is set down on."""
    tubes = metal('tube', '#c3c6ca', .28)
    line = [(-.44, BACK, .02), (-.44, BACK, 1.55), (-.30, BACK - .02, TOP - .06), (-.18, BACK - .03, TOP), (.18, BACK - .03, TOP), (.30, BACK - .02, TOP - .06), (.44, BACK, 1.55), (.44, BACK, .02)]
    tube('frame', smooth_path(line, 10), .038, tubes, 16)
    for height in (.14, 1.62):
        rod('bar', (-.43, BACK, height), (.43, BACK, height), .028, tubes)
    foot = [(-.43, BACK, .14), (-.43, -.10, .09), (-.40, -.34, .05), (-.30, -.40, .045), (.30, -.40, .045), (.40, -.34, .05), (.43, -.10, .09), (.43, BACK, .14)]
    tube('foot', smooth_path(foot, 8), .032, tubes, 14)
    for hand in (-1, 1):
        ball('cap', (hand * .44, BACK, .03), .05, dark_plastic())
        rod('stay', (hand * .44, BACK, 1.30), (hand * .38, .26, 1.40), .024, tubes)
        box('clamp', (hand * .44, BACK - .02, .80), (.11, .13, .12), dark_plastic(), .02)


def harness():
    """Shoulder straps and a hip belt behind the frame, whose ends reach around to the front."""
    strap = webbing('tint2')
    for hand in (-1, 1):
        line = smooth_path([(hand * .20, BACK, 1.50), (hand * .26, BACK + .20, 1.44), (hand * .32, BACK + .32, 1.10), (hand * .36, BACK + .26, .72), (hand * .40, BACK + .06, .42)], 10)
        ribbon('shoulder', line, [(hand * .25, 1, .2)] * len(line), .20, .07, strap)
        box('adjuster', line[-6], (.13, .06, .12), dark_plastic(), .02)
        line = smooth_path([(0, BACK + .10, .34), (hand * .34, BACK + .14, .35), (hand * .62, BACK + .02, .36), (hand * .72, BACK - .26, .34), (hand * .66, BACK - .50, .30)], 10)
        ribbon('belt', line, [(point.x, point.y - BACK + .35, 0) for point in line], .24, .08, strap)
        end = smooth_path([(hand * .665, BACK - .48, .30), (hand * .60, BACK - .66, .24), (hand * .50, BACK - .80, .18)], 8)
        ribbon('webbing', end, [(point.x, -.2, 0) for point in end], .08, .024, strap)
        box('buckle', end[-1], (.10, .10, .09), dark_plastic(), .02)
