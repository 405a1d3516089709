"""Walls of wire, net or clear panels: cages, crates, pens, windows."""
import math

import numpy as np
from mathutils import Vector

from shapes.mesh import add_grid, add_quads, ball


def rods(name, pairs, radius, material, sides=6):
    """Many straight wires as one mesh: pairs of (start, end)."""
    points, quads = [], []
    turns = [2 * math.pi * k / sides for k in range(sides)]
    for start, end in pairs:
        start, end = Vector(start), Vector(end)
        ahead = (end - start).normalized()
        side = ahead.orthogonal().normalized()
        up, first = ahead.cross(side), len(points)
        for place in (start, end):
            points += [place + (side * math.cos(t) + up * math.sin(t)) * radius for t in turns]
        quads += [(first + k, first + (k + 1) % sides, first + sides + (k + 1) % sides, first + sides + k) for k in range(sides)]
    return add_quads(name, np.array([tuple(point) for point in points]), np.array(quads), material)


def wire_wall(name, corner, right, up, columns, rows, radius, material):
    """A grid of wires from a corner along two sides: so many upright and across, the border ones included."""
    corner, right, up = Vector(corner), Vector(right), Vector(up)
    pairs = [(corner + right * i / (columns - 1), corner + right * i / (columns - 1) + up) for i in range(columns)]
    pairs += [(corner + up * i / (rows - 1), corner + up * i / (rows - 1) + right) for i in range(rows)]
    return rods(name, pairs, radius, material)


def frame(name, corner, right, up, radius, material):
    """The four thick wires around a wall, with closed corners."""
    corner, right, up = Vector(corner), Vector(right), Vector(up)
    corners = [corner, corner + right, corner + right + up, corner + up]
    for place in corners:
        ball(name, place, radius, material)
    return rods(name, [(corners[i], corners[(i + 1) % 4]) for i in range(4)], radius, material, 12)


def panel(name, corner, right, up, material, bulge=0., out=(0, -1, 0)):
    """A flat sheet from a corner along two sides, its UV in product units as `net` wants; `bulge` swells its middle."""
    corner, right, up, out = Vector(corner), Vector(right), Vector(up), Vector(out)
    steps = 17
    grid, uvs = np.zeros((steps, steps, 3)), np.zeros((steps, steps, 2))
    for i in range(steps):
        for j in range(steps):
            a, b = i / (steps - 1), j / (steps - 1)
            grid[i, j] = corner + right * a + up * b + out * bulge * math.sin(math.pi * a) * math.sin(math.pi * b)
            uvs[i, j] = (a * right.length, b * up.length)
    return add_grid(name, grid, material, False, uvs)
