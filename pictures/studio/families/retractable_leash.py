"""A retractable leash: a rounded case, a thumb brake and a short length of tape with a clip."""

from mathutils import Vector

from materials import dark_plastic, metal, plastic, webbing
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.hardware import snap_hook
from shapes.mesh import ball
from shapes.solids import Body, block, drum, limb
from shapes.soft import sculpt
from shapes.tubes import ribbon
from surfaces import Bump, surface
from views import View, Views

LOW, HIGH = (-1.2, -.4, -.05), (1.2, .4, 1.5)


def build(shape):
    """It stands on its edge: the reel at the left, the handle at the right."""
    body = Body().add(drum((-.28, 0, .66), 1, .64, .20, .11), 0)
    body.add(limb([(-.1, 0, 1.16), (.45, 0, 1.18), (.78, 0, .95), (.80, 0, .52), (.50, 0, .22), (-.1, 0, .14)], [.15, .14, .135, .13, .13, .13]), .12)
    body.add(block((-.86, 0, .86), (.18, .11, .13), .05), .10)
    sculpt('case', body, LOW, HIGH, plastic('tint', rough=.3), .018)
    soft = surface('grip', '#232427', .6, bumps=[Bump('noise', 120, .25, .004)])
    grip = Body().add(limb([(.56, 0, 1.155), (.80, 0, .95), (.82, 0, .52), (.60, 0, .28)], [.145, .148, .145, .135]), 0).cut(limb([(.40, 0, .95), (.52, 0, .66), (.40, 0, .40)], [.16, .24, .16]), .02)
    sculpt('grip', grip, LOW, HIGH, soft, .016)
    for side in (-1, 1):
        sculpt('plate', Body().add(drum((-.28, side * .195, .66), 1, .40, .03, .02), 0), LOW, HIGH, dark_plastic(), .014)
        ball('screw', (-.28, side * .225, .66), .05, metal(), (1, .4, 1))
    box('brake', (.14, 0, 1.335), (.30, .15, .09), dark_plastic(), .04, (0, .06, 0))
    box('lock', (.40, 0, 1.33), (.12, .11, .06), plastic('lock', '#c8b89a'), .025, (0, .1, 0))
    tape()
    return Views(View(-20, 15), View(-40, 30, at=(.1, 0, 1.2), span=1.25), samples=5)


def tape():
    """Out of the mouth, down in a curve, and along the floor to its clip."""
    box('mouth', (-1.03, 0, .86), (.06, .13, .19), dark_plastic(), .02)
    path = smooth_path([(-1.0, 0, .86), (-1.16, -.02, .74), (-1.22, -.08, .42), (-1.10, -.22, .10), (-.80, -.42, .03), (-.40, -.52, .025)], 12)
    ways = [Vector((-1, 0, 0)).lerp(Vector((.25, .1, 1)), min(1, max(0, (i / len(path) - .25) / .55))) for i in range(len(path))]
    ribbon('tape', path, ways, .12, .022, webbing('tint_tape'))
    box('tack', (-.37, -.525, .035), (.13, .15, .05), dark_plastic(), .02, (0, 0, -.2))
    snap_hook((-.24, -.55, .045), (1, -.2, 0), metal(), 1)
