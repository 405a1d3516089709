"""A narrow canvas teepee on four long poles: a round-topped doorway with a bound edge, its curtain drawn to one side."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, rope, wood
from shapes.curves import rounded_rectangle, smooth_path
from shapes.mesh import add_grid
from shapes.soft import FELT, stuffed
from shapes.solids import cushion
from shapes.tubes import rod, tube
from views import View, Views

HALF, TOP, CROSS = .72, 1.56, 1.84     # half the base, where the cloth ends, where the poles cross
DOOR, SPRING = .34, .52                # half the doorway, and where its arch begins


def build(_):
    corners = [Vector((x * HALF, y * HALF, 0)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    apex = Vector((0, 0, CROSS))
    for corner in corners:
        rod('pole', tuple(corner + Vector((0, 0, .02))), tuple(apex + (apex - corner) * .24), .036, wood('pole', '#c9a06a', 'z'))
    tube('lashing', [(.09 * math.cos(t), .09 * math.sin(t), CROSS - .07 + .012 * t / 2) for t in np.linspace(0, 26, 200)], .016, rope('lashing', '#e6d7b8'), 8)
    for a, b in ((1, 2), (2, 3), (3, 0)):
        side(corners[a], corners[b])
    front()
    curtain()
    stuffed('tint2', cushion((0, .02, .13), (.60, .60, .10), .09, .35), (-.75, -.75, -.02), (.75, .75, .4), pile=FELT, step=.018)
    tube('piping', rounded_rectangle((0, .02, .13), .605, .605, .10), .020, cloth('tint2_piping'), 10, closed=True)
    return Views(View(-24, 13), View(-12, 24, at=(0, -.42, .42), span=1.6), samples=5)


def half_width(height):
    """Half the width of the cloth at a height."""
    return HALF * 1.03 * (1 - height / CROSS)


def on_front(x, height, out=0.):
    return Vector((x, -half_width(height) - .012 - out, height + .03))


def sheet(name, points, material=None):
    thing = add_grid(name, points, material or cloth('tint'))
    thing.modifiers.new('thick', 'SOLIDIFY').thickness = .018
    return thing


def side(a, b):
    out = ((a + b) / 2).normalized()
    grid = np.zeros((30, 30, 3))
    for i, u in enumerate(np.linspace(0, 1, 30)):
        for j, v in enumerate(np.linspace(0, TOP / CROSS, 30)):
            slack = -.04 * math.sin(math.pi * u) * math.sin(math.pi * min(1, v / .8)) + .008 * math.sin(9 * u + 7 * v)
            foot = a.lerp(b, u) * 1.03
            grid[i, j] = foot.lerp(Vector((0, 0, CROSS)), v) + Vector((0, 0, .03)) + out * slack
    sheet('wall', grid)


def doorway(height):
    """Half the doorway's width at a height, and nothing above its arch."""
    return DOOR if height < SPRING else math.sqrt(max(0., DOOR ** 2 - (height - SPRING) ** 2))


def front():
    """One panel with a round-topped doorway, whose edge is bound in the cushion's cloth."""
    heights = sorted({*np.linspace(0, TOP, 60), *(SPRING + DOOR * math.sin(t) for t in np.linspace(0, math.pi / 2, 30))})
    for hand in (-1, 1):
        grid = np.zeros((16, len(heights), 3))
        for j, height in enumerate(heights):
            inner, outer = doorway(height), half_width(height)
            for i, u in enumerate(np.linspace(0, 1, 16)):
                x = inner + (max(outer, inner + .01) - inner) * u
                grid[i, j] = on_front(hand * x, height, .008 * math.sin(6 * x + 5 * height))
        sheet('front', grid)
    edge = [(-DOOR, 0), (-DOOR, SPRING * .5), *((-DOOR * math.cos(t), SPRING + DOOR * math.sin(t)) for t in np.linspace(0, math.pi, 40)), (DOOR, SPRING * .5), (DOOR, 0)]
    tube('binding', [on_front(x, height, .012) for x, height in edge], .036, cloth('tint2_binding'), 12)


def curtain():
    """Hangs behind the doorway, drawn to the left by a band at half its height."""
    hold, top = .40, SPRING + DOOR * .9
    grid = np.zeros((70, 44, 3))
    for j, height in enumerate(np.linspace(.0, top, 44)):
        reach = .26 + .62 * max(0, (height - hold) / (top - hold)) ** 1.3 if height > hold else .26 + .14 * ((hold - height) / hold) ** 1.1
        gathered = 1 - reach / .9
        for i, u in enumerate(np.linspace(0, 1, 70)):
            x = -DOOR - .03 + reach * (DOOR * 2 + .06) * u
            grid[i, j] = on_front(x, height, -.055 + .030 * gathered * math.sin(u * 30))
    sheet('curtain', grid)
    left = on_front(-DOOR, hold, .03)
    right = on_front(-DOOR + .21, hold - .03, .0)
    tube('tie', smooth_path([left, left.lerp(right, .5) + Vector((0, -.035, -.02)), right, right + Vector((.012, .05, .0))], 8), .026, cloth('tint2_tie'), 10)
