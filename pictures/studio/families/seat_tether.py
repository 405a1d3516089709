"""A short strap with a seat-belt tongue at one end and a snap hook at the other."""
import math

from mathutils import Vector

from materials import dark_plastic, metal, webbing
from shapes.boxes import box, cut, prism
from shapes.curves import rounded_corners, smooth_path
from shapes.hardware import snap_hook
from shapes.mesh import Gathered, group
from shapes.tubes import ribbon
from views import View, Views

WIDE = .24


def build(shape):
    web = webbing()
    path = smooth_path([(-.72, .52, .03), (-.30, .62, .03), (.22, .52, .035), (.52, .16, .04), (.18, -.16, .035), (-.22, -.30, .03), (-.30, -.62, .03), (.10, -.82, .03)], 16)
    ribbon('strap', path, (0, 0, 1), WIDE, .035, web)
    elastic(path[50:88])
    fold = [p + Vector((0, 0, .035)) for p in path[:26]]
    ribbon('fold', fold, (0, 0, 1), WIDE, .03, webbing('tint_fold'))
    slider(path[26], path[27] - path[25])
    for k in (3, 108):
        way = path[k + 1] - path[k - 1]
        box('stitching', path[k] + Vector((0, 0, .03)), (.13, WIDE * .86, .05), dark_plastic(), .015, (0, 0, math.atan2(way.y, way.x)))
    tongue(Vector((-.74, .515, .06)), math.pi - .22)
    tip, way = path[-1], (path[-1] - path[-4]).normalized()
    box('end', tip, (.14, WIDE * 1.04, .10), dark_plastic(), .03, (0, 0, math.atan2(way.y, way.x)))
    snap_hook(tip + way * .13 + Vector((0, 0, .03)), way, metal(), 1.35)
    return Views(View(-14, 42, metal=True), View(-24, 30, at=(-.85, .5, .08), span=1.15, metal=True), samples=8)


def tongue(at, turn):
    """A steel plate with a slot, in a molded grip."""
    steel = metal()
    with Gathered() as things:
        plate = prism('tongue', rounded_corners([(.05, -.15), (.58, -.13), (.64, 0), (.58, .13), (.05, .15)], .05), -.018, .018, steel, 'z', .006)
        slot = prism('slot', rounded_corners([(.34, -.085), (.47, -.085), (.47, .085), (.34, .085)], .02), -.1, .1, None, 'z')
        slot['nofit'], slot.hide_render = 1, True
        cut(plate, slot)
        box('grip', (.03, 0, 0), (.22, .36, .11), dark_plastic(), .04)
        box('bar', (-.06, 0, .01), (.08, .34, .12), dark_plastic(), .035)
    group(things, at, (0, 0, turn))


def elastic(path):
    """A gathered stretch of elastic sewn over the strap."""
    points = [p + Vector((0, 0, .030 + .016 * math.sin(i * 2.1))) for i, p in enumerate(path)]
    ribbon('elastic', smooth_path(points, 3), (0, 0, 1), WIDE * .84, .03, webbing('tint_elastic'))


def slider(at, way):
    turn = math.atan2(way.y, way.x)
    with Gathered() as things:
        for x in (-.075, 0, .075):
            box('bar', (x, 0, .03), (.04, WIDE * 1.3, .06), metal(), .018)
        for y in (-.6, .6):
            box('side', (0, y * WIDE, .03), (.19, .045, .06), metal(), .018)
    group(things, at, (0, 0, turn))
