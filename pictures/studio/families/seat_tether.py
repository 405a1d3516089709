"""A strap in an S with a seat-belt tongue at one end, an adjuster and a snap hook at the other."""
import math

from mathutils import Vector

from materials import dark_plastic, metal, webbing
from shapes.boxes import box, cut, prism
from shapes.curves import rounded_corners, smooth_path
from shapes.hardware import snap_hook
from shapes.mesh import Gathered, group
from shapes.tubes import ribbon
from views import View, Views

WIDE = .27
LINE = ((-.55, .62, .03), (-.10, .66, .03), (.36, .62, .03), (.66, .36, .03), (.42, .08, .03), (0, .0, .03), (-.42, -.08, .03),
        (-.66, -.36, .03), (-.36, -.62, .03), (.02, -.66, .03), (.34, -.64, .03))


def build(shape):
    path = smooth_path(LINE, 16)
    ribbon('strap', path, (0, 0, 1), WIDE, .035, webbing())
    elastic(path[66:100])
    ribbon('fold', [p + Vector((0, 0, .034)) for p in path[:25]], (0, 0, 1), WIDE, .03, webbing('tint_fold'))
    slider(path[24], path[25] - path[23])
    for k in (66, 100):
        way = path[k + 1] - path[k - 1]
        box('stitching', path[k] + Vector((0, 0, .03)), (.09, WIDE * 1.02, .07), dark_plastic(), .02, (0, 0, math.atan2(way.y, way.x)))
    tongue(path[0] + Vector((-.06, 0, .05)), math.pi)
    tip, way = path[-1], (path[-1] - path[-4]).normalized()
    box('end', tip + Vector((0, 0, .03)), (.20, WIDE * 1.12, .12), dark_plastic(), .035, (0, 0, math.atan2(way.y, way.x)))
    snap_hook(tip + way * .17 + Vector((0, 0, .035)), way, metal(), 1.75)
    return Views(View(-12, 50, metal=True), View(-24, 34, at=(-.42, .50, .08), span=1.75, metal=True), samples=8)


def tongue(at, turn):
    """A steel plate with a slot, in a molded grip: what clicks into the car's buckle."""
    steel = metal('metal', '#b9bbc0')
    with Gathered() as things:
        plate = prism('tongue', rounded_corners([(.05, -.16), (.44, -.15), (.52, -.08), (.52, .08), (.44, .15), (.05, .16)], .04), -.022, .022, steel, 'z', .008)
        slot = prism('slot', rounded_corners([(.26, -.085), (.37, -.085), (.37, .085), (.26, .085)], .02), -.1, .1, None, 'z')
        slot['nofit'], slot.hide_render = 1, True
        cut(plate, slot)
        box('grip', (.06, 0, 0), (.22, .40, .13), dark_plastic(), .045)
        box('bar', (-.06, 0, .01), (.10, .37, .14), dark_plastic(), .04)
    group(things, at, (0, 0, turn), 1.25)


def elastic(path):
    """A gathered stretch of elastic sewn over the strap."""
    points = [p + Vector((0, 0, .034 + .020 * math.sin(i * 1.9))) for i, p in enumerate(path)]
    ribbon('elastic', smooth_path(points, 3), (0, 0, 1), WIDE * .88, .03, webbing('tint_elastic'))


def slider(at, way):
    """The adjuster: three bars in a frame, around the strap."""
    turn = math.atan2(way.y, way.x)
    with Gathered() as things:
        for x in (-.13, 0, .13):
            box('bar', (x, 0, .045), (.055, WIDE * 1.38, .075), metal('metal', '#b9bbc0'), .024)
        for y in (-.64, .64):
            box('side', (0, y * WIDE, .045), (.315, .055, .075), metal('metal', '#b9bbc0'), .024)
    group(things, at, (0, 0, turn))
