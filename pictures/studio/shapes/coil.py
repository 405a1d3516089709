"""How a leash lies: coiled on the floor, and the cords it is made of."""
import math

from mathutils import Vector

from materials import leather, metal, rope, webbing
from shapes.tubes import ribbon, tube, twisted


def coil(centre, radius, turns, width, start=-.4, rise=.075, shrink=.07):
    """A flat spiral that lies on itself, from its outer end up to its inner one."""
    count = int(70 * turns)
    points = []
    for i in range(count + 1):
        t = turns * i / count
        a, r = start + 2 * math.pi * t, radius - shrink * t
        points.append(Vector((centre[0] + r * math.cos(a) * 1.10, centre[1] + r * math.sin(a), width * .12 + rise * t + .010 * math.sin(3 * a))))
    return points


def lay_cord(name, points, kind, size, colour_name='tint'):
    """A leash of flat webbing, round rope, braided leather or chain along points; `size` is its width."""
    if kind == 'flat':
        ribbon(name, points, (0, 0, 1), size, .03, webbing(colour_name))
    elif kind == 'round':
        rounds = sum((b - a).length for a, b in zip(points, points[1:])) / size * .30
        twisted(name, points, size * .5, [rope(colour_name)] * 3, 5, rounds, 5)
    elif kind == 'braided':
        braid(name, points, size, leather(colour_name))
    else:
        chain(points, size, metal())


def braid(name, points, size, material, tall=.42, pitch=1.9):
    """Three strands plaited flat."""
    path = even(points, size * .16)
    for strand in range(3):
        line = []
        for i, point in enumerate(path):
            ahead = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
            side = Vector((-ahead.y, ahead.x, 0)).normalized()
            turn = 2 * math.pi * (strand / 3 + i * .16 / pitch)
            line.append(point + side * math.sin(turn) * size * .36 + Vector((0, 0, size * tall * .55 * math.sin(2 * turn))))
        tube(name, line, size * .27, material, 10)


def chain(points, size, material):
    """Welded links, each turned against the next."""
    path = even(points, size * .78)
    for i in range(len(path) - 1):
        ahead = (path[i + 1] - path[i]).normalized()
        flat = Vector((-ahead.y, ahead.x, 0)).normalized()
        across = flat if i % 2 else (flat * .45 + ahead.cross(flat) * .89)
        middle = (path[i] + path[i + 1]) / 2
        ring = []
        for k in range(20):
            turn = 2 * math.pi * k / 20
            ring.append(middle + ahead * size * (.36 * (1 if math.cos(turn) > 0 else -1) * abs(math.cos(turn)) ** .7 * 1.75)
                        + across * size * .36 * math.sin(turn))
        tube('link', ring, size * .115, material, 8, closed=True)


def even(points, step):
    """The same line with points a step apart."""
    path, out, left = [Vector(p) for p in points], [], 0.
    for a, b in zip(path, path[1:]):
        length = (b - a).length
        while left < length:
            out.append(a.lerp(b, left / length))
            left += step
        left -= length
    return out
