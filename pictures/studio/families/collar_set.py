"""A fan of twelve narrow puppy collars in three alternating colours."""
import math

from mathutils import Vector

from materials import fleece, webbing
from shapes.boxes import box
from shapes.tubes import ribbon
from views import View, Views

COUNT, WIDE = 12, .115


def build(shape):
    """Flat loops held together at the lower end, each turned a little further."""
    webs = [webbing('tint'), webbing('tint2'), webbing('tint3')]
    hook = [fleece(name) for name in ('tint_hook', 'tint2_hook', 'tint3_hook')]
    for i in range(COUNT):
        loop(math.radians(158 - 136 * i / (COUNT - 1)), webs[i % 3], hook[i % 3])
    return Views(View(-10, 40), View(-24, 26, at=(0, .35, .1), span=1.6), samples=5)


def loop(turn, web, hook):
    """One collar on its edge: a long teardrop from the fan's foot, with its overlap near the foot."""
    ahead, side = Vector((math.cos(turn), math.sin(turn), 0)), Vector((-math.sin(turn), math.cos(turn), 0))
    foot = Vector((0, -.75, WIDE / 2 + .005))
    outline = []
    for k in range(61):
        t = 2 * math.pi * k / 60
        along = .28 + .68 * (1 - math.cos(t))
        outline.append(foot + ahead * along + side * .125 * math.sin(t) * (.45 + .55 * (1 - math.cos(t)) / 2))
    facing = []
    for k in range(61):
        way = outline[min(k + 1, 60)] - outline[max(k - 1, 0)]
        facing.append(Vector((way.y, -way.x, 0)))
    ribbon('collar', outline, facing, WIDE, .022, web)
    ribbon('tab', [p + f.normalized() * .018 for p, f in zip(outline[3:17], facing[3:17])], facing[3:17], WIDE * .92, .02, hook)
    box('end', outline[17] + facing[17].normalized() * .018, (.02, .03, WIDE), hook, .008, (0, 0, turn))
