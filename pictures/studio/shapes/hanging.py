"""What things hang from: a cord out of the picture, hooks, chains, links; and cords to the plug."""
import math

from mathutils import Vector

from materials import rope
from shapes.curves import circle, smooth_path
from shapes.mesh import add_mesh
from shapes.tubes import tube

ABOVE = 9      # far enough out of the picture


def hang(top, lowest=0., room=.14, thick=.012, material=None):
    """A cord from `top` up out of the picture; the floor lies `room` below the product's lowest height."""
    x, y, z = top
    cord = tube('cord', [top, (x, y, z + ABOVE)], thick, material or rope('cord', '#d9c9a8'), 8)
    cord['nofit'] = 1
    add_mesh('floor', [(x, y, lowest - room)], [], smooth=False)


def lead_out(start, towards, thick, material):
    """A cord on the floor that runs on out of the picture."""
    away = Vector(towards).normalized() * ABOVE
    tube('lead', [start, Vector(start) + away], thick, material, 10)['nofit'] = 1


def eyelet(top, radius, thick, material, right=(1, 0, 0)):
    """A ring whose top is at a point: where a cord is tied. Answers its lowest point."""
    x, y, z = top
    tube('eyelet', circle((x, y, z - radius), radius, right, (0, 0, 1), 32), thick, material, 10, closed=True)
    return Vector((x, y, z - 2 * radius))


def chain(start, end, link, thick, material):
    """Oval links from one point to another, every second one turned."""
    start, end = Vector(start), Vector(end)
    ahead = (end - start).normalized()
    side = ahead.orthogonal().normalized()
    count = max(1, round((end - start).length / (link * 1.45)))
    for i in range(count):
        across = side if i % 2 else ahead.cross(side)
        middle = start.lerp(end, (i + .5) / count)
        tube('link', circle(middle, link * .55, ahead, across, 24, (end - start).length / count / link / 1.1 + .28), thick, material, 7, closed=True)


def quick_link(top, length, material):
    """An oval link with a screw sleeve; answers its lowest point."""
    x, y, z = top
    middle, thick = (x, y, z - length / 2), length * .085
    tube('quick', circle(middle, length * .27, (0, 0, 1), (1, 0, 0), 40, 1.85), thick, material, 12, closed=True)
    side = x + length * .27
    tube('sleeve', [(side, y, z - length * .66), (side, y, z - length * .34)], thick * 1.7, material, 6)
    return Vector((x, y, z - length))


def wire_hook(foot, height, reach, thick, material, back=(0, 1, 0)):
    """A wire that rises from a point and bends over backwards: it hooks over a cage bar."""
    foot, back = Vector(foot), Vector(back)
    up = Vector((0, 0, height))
    bend = [foot + up + back * reach * (.5 - .5 * math.cos(t * math.pi / 10)) + Vector((0, 0, reach * .5 * math.sin(t * math.pi / 10)))
            for t in range(11)]
    tube('hook', [foot, foot + up * .5, *bend, bend[-1] - up * .28], thick, material, 10)


def question_hook(foot, size, thick, material):
    """A hook like a question mark above a point; answers the inside of its top."""
    x, y, z = foot
    turns = [(.0, .0), (.0, .30), (.16, .46), (.27, .66), (.20, .88), (.0, .97), (-.20, .88), (-.26, .70)]
    tube('hook', smooth_path([(x + a * size, y, z + b * size) for a, b in turns], 6), thick, material, 10)
    return Vector((x, y, z + .97 * size - thick))
