"""A soft carrier shaped like a tunnel: its whole arched roof is mesh, a broad strap with a pad rises over it."""
import math

import numpy as np
from mathutils import Vector

from families.carrier import add_window
from materials import cloth, dark_plastic, fleece, metal, net, webbing
from shapes.boxes import box, cut, prism
from shapes.curves import circle, smooth_path
from shapes.mesh import Gathered, add_grid
from shapes.soft import sculpt
from shapes.solids import Body, block, drum, onto
from shapes.tubes import ribbon, tube
from views import View, Views

LONG, ROUND, SPRING = .84, .50, .46    # half its length, the arch's radius, where the arch begins


def build(_):
    body = tunnel()
    bag = sculpt('bag', body, (-LONG - .1, -ROUND - .1, -.05), (LONG + .1, ROUND + .1, SPRING + ROUND + .1), cloth(), .018, 3)
    with Gathered() as roof:
        add_roof(body)
    add_window(body, (0, 0, .28), (.46, .15), (0, -1, 0))
    for hand in (-1, 1):
        add_window(body, (0, 0, .50), (.30, .32), (hand, 0, 0))
    for x in (-.60, .60):
        band(body, x)
    sling()
    return Views(View(-32, 19), View(24, 40, prepare=lambda: roll_back(bag, body, roof)), samples=6)


def tunnel():
    """A block with a half cylinder on it, both with soft edges and walls that swell a little."""
    core = Body().add(block((0, 0, SPRING * .5 + .04), (LONG, ROUND, SPRING * .5 + .04), .09), 0)
    core.add(drum((0, 0, SPRING), 0, ROUND, LONG, .09), .03)
    return Body().add(lambda points: core(points) + .006 * np.sin(9 * points[:, 0] + 4 * points[:, 2]) * np.sin(7 * points[:, 2] + 3 * points[:, 1] + 1), 0)


def arch_line(body, x, start, end, off, count=36):
    """Over the roof at x, from one angle above the floor's level to another."""
    turns = np.linspace(math.radians(start), math.radians(end), count)
    ways = np.stack([0 * turns, -np.cos(turns), np.sin(turns)], 1)
    points = onto(body, np.array((x, 0, SPRING)) + ways * 2, -ways, off)
    return [Vector(point) for point in points], [tuple(way) for way in ways]


def add_roof(body):
    """The mesh between the two bands, with a zipper around it."""
    across = np.linspace(-.50, .50, 25)
    grid = np.array([[tuple(point) for point in arch_line(body, x, 12, 168, .010)[0]] for x in across])
    lengths = np.broadcast_to(np.linspace(0, 1.36, grid.shape[1]), grid.shape[:2])
    add_grid('net', grid, net(), False, np.stack([np.repeat(across[:, None], grid.shape[1], 1), lengths], -1))
    edge = [*grid[0], *grid[1:-1, -1], *grid[-1][::-1], *grid[1:-1, 0][::-1]]
    tube('piping', [Vector(point) for point in edge], .024, webbing('tint2_piping'), 10, closed=True)
    box('pull', arch_line(body, -.38, 12, 14, .03, 2)[0][0], (.10, .03, .04), metal(), .012)


def band(body, x):
    """A strap around the whole bag that its handles and rings are sewn to."""
    line, facing = arch_line(body, x, -38, 218, .012, 60)
    ribbon('band', line, facing, .10, .022, webbing('tint2'))


def sling():
    """The shoulder strap, from ring to ring over the roof, a padded sleeve in its middle."""
    top = SPRING + ROUND
    for hand in (-1, 1):
        tube('loop', circle((hand * (LONG + .03), 0, SPRING + .28), .06, (0, 1, 0), (0, 0, 1)), .014, metal(), 10, closed=True)
    line = smooth_path([(-LONG - .04, 0, SPRING + .24), (-LONG - .02, 0, SPRING + .50), (-.60, 0, top + .30), (-.25, 0, top + .44), (.25, 0, top + .44),
                        (.60, 0, top + .30), (LONG + .02, 0, SPRING + .50), (LONG + .04, 0, SPRING + .24)], 10)
    out = [(Vector((0, 0, SPRING)) - point).normalized() * -1 for point in line]
    ribbon('sling', line, out, .10, .024, webbing('tint2_sling'))
    third = len(line) // 3
    ribbon('sleeve', line[third:-third], out[third:-third], .17, .06, cloth('tint2_sleeve'))
    for point in (line[third // 2], line[-third // 2]):
        box('adjuster', point, (.05, .13, .09), dark_plastic(), .015)


def roll_back(bag, body, roof):
    """The roof lies rolled along the rear edge of its opening; a pad shows on the floor."""
    for thing in roof:
        thing.hide_render = True
    cut(bag, prism('room', [(-.50, -.42), (.50, -.42), (.50, .42), (-.50, .42)], .14, 2, None, 'z'))
    edge = [point for x, y in ((-.50, -.42), (.50, -.42), (.50, .42), (-.50, .42)) for point in [(x, y)]]
    line = []
    for (ax, ay), (bx, by) in zip(edge, edge[1:] + edge[:1]):
        for share in np.linspace(0, 1, 14, endpoint=False):
            line.append((ax + (bx - ax) * share, ay + (by - ay) * share, 3))
    tube('zip', [tuple(point) for point in onto(body, np.array(line), (0, 0, -1), .004)], .020, webbing('tint2_piping'), 10, closed=True)
    back = onto(body, np.array([(x, .43, 3) for x in np.linspace(-.46, .46, 12)]), (0, 0, -1), .05)
    tube('roll', [tuple(point) for point in back], .075, cloth('tint_roll'), 16)
    box('pad', (0, 0, .17), (1.2, .74, .08), fleece('pad', '#e4d8c4'), .03)
