"""Seams: short raised threads along a line."""
from mathutils import Vector

from shapes.tubes import tube


def stitches(points, material, length=.03, gap=.02, thick=.0055, out=(0, 0, 1)):
    """A running seam along points that lie on the cloth; `out` is the way off the cloth, one or one for each point."""
    path = [Vector(point) for point in points]
    outs = [Vector(out[i] if isinstance(out, list) else out).normalized() for i in range(len(path))]
    marks, travelled = [0.], 0.
    for i in range(1, len(path)):
        travelled += (path[i] - path[i - 1]).length
        marks.append(travelled)
    at = 0.
    while at + length < travelled:
        a, middle, b = (along(path, marks, at + share * length) for share in (0, .5, 1))
        lift = outs[max(i for i, mark in enumerate(marks) if mark <= at)]
        tube('stitch', [a, middle + lift * thick, b], thick, material, 5)
        at += length + gap


def along(path, marks, distance):
    """The point of a path at a distance from its start."""
    i = max(j for j in range(len(marks) - 1) if marks[j] <= distance)
    share = (distance - marks[i]) / max(marks[i + 1] - marks[i], 1e-9)
    return path[i].lerp(path[i + 1], min(share, 1))
