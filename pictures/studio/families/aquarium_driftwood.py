"""A branching piece of driftwood with thin arms that spread upward like a small bare tree."""
import math
import random

from mathutils import Vector

from shapes.branches import branch
from shapes.curves import smooth_path
from shapes.tubes import tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

# the main arms: where they go and how thick they are
TRUNK = ([(.62, .05, .10), (.25, .0, .17), (-.10, .03, .34), (-.26, .0, .58)], [.10, .17, .17, .12])
ROOTS = (([(.25, .02, .14), (.42, -.30, .08), (.60, -.46, .05)], [.11, .07, .03]),
         ([(-.05, .0, .24), (-.34, -.12, .10), (-.60, -.18, .05)], [.12, .08, .035]),
         ([(.0, .05, .22), (-.10, .36, .09), (-.16, .52, .04)], [.10, .06, .03]))
ARMS = (([(-.22, .0, .50), (-.52, .06, .78), (-.84, .0, .96), (-1.05, -.05, 1.24)], [.10, .07, .048, .022]),
        ([(-.24, .0, .55), (-.20, -.08, .90), (-.36, -.12, 1.20), (-.32, -.10, 1.52)], [.10, .068, .045, .02]),
        ([(-.12, .03, .38), (.12, .10, .74), (.16, .08, 1.02), (.38, .12, 1.34)], [.11, .072, .048, .02]),
        ([(.20, .0, .20), (.48, -.04, .48), (.80, .02, .62), (1.02, -.02, .92)], [.10, .068, .046, .022]))


def build(shape):
    wood = surface('tint', NEUTRAL, .8, specular=.2, variation=(5, .35),
                   bumps=[Bump('noise', 5, .8, .05), Bump('noise', 26, .6, .02), Bump('noise', 90, .3, .006)])
    branch('driftwood', [TRUNK, *ROOTS, *ARMS], wood, .024, .012, .07, cut=False)
    chance = random.Random(11)
    for points, radii in ARMS:
        twigs(wood, points, radii, chance)
    return Views(View(-18, 15, fill=.84), View(-34, 10, at=(-.1, -.05, .55), span=1.4), samples=5)


def twigs(wood, points, radii, chance):
    """Thin arms that fork off a big one and rise."""
    for i in range(1, len(points) - 1):
        for _ in range(2):
            start = Vector(points[i]).lerp(Vector(points[i + 1]), chance.random() * .6)
            ahead = (Vector(points[i + 1]) - Vector(points[i])).normalized()
            turn = chance.random() * 2 * math.pi
            away = (ahead * .5 + Vector((math.cos(turn) * .8, math.sin(turn) * .45, .55))).normalized()
            length = chance.uniform(.26, .46)
            bend = Vector((chance.uniform(-.1, .1), chance.uniform(-.08, .08), .08))
            line = smooth_path([start, start + away * length * .5 + bend * .2, start + away * length * .8 + bend,
                                start + away * length + bend * 1.4], 6)
            thick = radii[i] * .62
            tube('twig', line, thick, wood, 12, taper=lambda t, thick=thick: thick * (1 - t) + .008)
