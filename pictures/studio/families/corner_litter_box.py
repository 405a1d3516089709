"""A hooded corner litter box: two straight sides, a rounded front with a doorway, the hood split down the middle."""
import math

import numpy as np

from materials import plastic
from shapes.boxes import box
from shapes.outlines import edge_distance, ring_outline
from shapes.soft import sculpt
from shapes.solids import block
from shapes.trays import litter
from shapes.tubes import tube
from views import View, Views

CORNER = (0, .78)                    # the right angle stands at the back
SEAM, TOP, ROUND = .42, 1.18, .16
LEGS = 1.32


def outline(grow):
    """A quarter disc whose round side looks to the front, with its corners taken off."""
    arc = ring_outline(LEGS + grow, math.radians(-135 + 6), math.radians(-45 - 6), 28, CORNER)
    return [(arc[0][0] - .03, arc[0][1] + .12), *arc, (arc[-1][0] + .03, arc[-1][1] + .12), (.14, CORNER[1] + grow * .7), (-.14, CORNER[1] + grow * .7)]


def shell(low, high, grow, wall, roof):
    outer, inner = outline(grow), outline(grow - wall)

    def distance(points):
        if not roof:
            body = np.max([edge_distance(points, outer), low - points[:, 2], points[:, 2] - high], 0)
            return np.maximum(body, -np.maximum(edge_distance(points, inner), low + wall - points[:, 2]))
        dome = domed(edge_distance(points, outer), points[:, 2] - high, ROUND)
        hollow = domed(edge_distance(points, inner), points[:, 2] - high + wall, ROUND - wall * .7)
        return np.max([dome, -hollow, low - points[:, 2]], 0)
    return distance


def domed(edge, up, radius):
    """Walls that turn into the roof with a round edge."""
    both = np.stack([edge + radius, up + radius], 1)
    return np.sqrt((np.maximum(both, 0) ** 2).sum(1)) + np.minimum(both.max(1), 0) - radius


def build(_):
    bounds = (-1.25, -.85, -.04), (1.25, 1.0, 1.28)
    base = shell(0, SEAM, -.03, .05, False)
    lip = shell(SEAM - .06, SEAM + .01, .03, .10, False)
    sculpt('base', lambda p: np.minimum(base(p), lip(p)), *bounds, plastic('tint2'), .016, 2)
    hood, door = shell(SEAM + .005, TOP, -.01, .05, True), block((0, -.60, .72), (.34, .5, .28), .22)
    split = lambda p: np.abs(p[:, 0]) - .010
    vents = lambda p: np.maximum(np.abs(np.mod(p[:, 0], .09) - .045) - .018, np.maximum(np.abs(np.abs(p[:, 0]) - .36) - .16, np.abs(p[:, 1] - .12) - .13))
    sculpt('hood', lambda p: np.max([hood(p), -door(p), -split(p), -np.maximum(vents(p), .9 - p[:, 2])], 0), *bounds, plastic(), .016, 1)
    sculpt('seam', lambda p: np.maximum(np.maximum(shell(SEAM, TOP - .015, -.03, .03, True)(p), np.abs(p[:, 0]) - .05), -door(p)), *bounds, plastic('tint_seam', '#6a6a6a'), .02, 1)
    ring = [(x, front(x) - .005, .72 + z) for x, z in ((.35 * math.copysign(abs(math.cos(t)) ** .55, math.cos(t)), .29 * math.copysign(abs(math.sin(t)) ** .55, math.sin(t))) for t in np.linspace(0, 2 * math.pi, 90, endpoint=False))]
    tube('doorway', ring, .030, plastic('tint2_door'), 10, closed=True)
    for side in (-1, 1):
        box('clip', (side * .62, front(.62) - .02, SEAM + .03), (.15, .07, .17), plastic('tint2_clip'), .02, (0, 0, side * .45))
    litter((.62, .34), .15, 160, (0, 0))
    return Views(View(-16, 24), View(-8, 14, at=(0, -.5, .62), span=1.7), samples=5)


def front(x):
    return CORNER[1] - math.sqrt((LEGS - .01) ** 2 - x * x)
