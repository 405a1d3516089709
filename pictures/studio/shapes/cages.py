"""Walls of wire: welded mesh, bars between rails."""
from mathutils import Vector

from shapes.tubes import rod, tube


def mesh_wall(corner, along, up, gap, thick, material, inside=None):
    """Welded mesh on a parallelogram: a corner and two sides. `inside(a, b)` in 0 … 1 may leave a part out."""
    corner, along, up = Vector(corner), Vector(along), Vector(up)
    for first, second, swap in ((along, up, False), (up, along, True)):
        count = max(1, round(first.length / gap))
        for i in range(count + 1):
            share, run = i / count, []
            for step in range(41):
                here = step / 40
                if inside is None or inside(*((here, share) if swap else (share, here))):
                    run.append(corner + first * share + second * here)
                else:
                    wire(run, thick, material)
                    run = []
            wire(run, thick, material)


def wire(points, thick, material):
    if len(points) > 1:
        rod('wire', points[0], points[-1], thick, material, 6)


def bars(start, end, up, gap, thick, material):
    """Upright bars along a line, without those at its ends."""
    start, end, up = Vector(start), Vector(end), Vector(up)
    count = max(1, round((end - start).length / gap))
    for i in range(1, count):
        foot = start.lerp(end, i / count)
        rod('bar', foot, foot + up, thick, material, 8)


def loop(points, thick, material):
    tube('loop', points, thick, material, 10, closed=True)
