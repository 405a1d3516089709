"""Things swept along a line: wires, cords, straps, ropes, wound sisal."""
import math

import numpy as np
from mathutils import Vector

from shapes.mesh import add_grid, add_mesh
from shapes.turned import lathe


def tube(name, points, radius, material, count=12, closed=False, taper=None):
    """A round tube along points; `taper(t)` answers its radius at 0 … 1. A path must not turn back on itself: use two."""
    path = [Vector(point) for point in points]
    last = len(path) - 1
    vertices, faces, uvs, length, side = [], [], [], 0., None
    for i, point in enumerate(path):
        before, after = path[(i - 1) % len(path)], path[(i + 1) % len(path)]
        if not closed:
            before, after = path[max(i - 1, 0)], path[min(i + 1, last)]
        ahead = (after - before).normalized()
        side = ahead.orthogonal().normalized() if side is None else (side - ahead * side.dot(ahead)).normalized()
        up = ahead.cross(side)
        thick = taper(i / last) if taper else radius
        length += (point - path[i - 1]).length if i else 0
        for k in range(count):
            turn = 2 * math.pi * k / count
            vertices.append(point + (side * math.cos(turn) + up * math.sin(turn)) * thick)
            uvs.append((length, k / count))
    for i in range(len(path) if closed else last):
        beside = (i + 1) % len(path)
        faces += [(i * count + k, i * count + (k + 1) % count, beside * count + (k + 1) % count, beside * count + k)
                  for k in range(count)]
    if not closed:
        faces += [tuple(range(count))[::-1], tuple(last * count + k for k in range(count))]
    return add_mesh(name, vertices, faces, material, uvs=uvs)


def rod(name, start, end, radius, material, count=16):
    """A straight tube."""
    return tube(name, [start, end], radius, material, count)


STRAP = ((-.5, -.2), (-.47, -.5), (.47, -.5), (.5, -.2), (.5, .2), (.47, .5), (-.47, .5), (-.5, .2))   # its cross-section


def ribbon(name, points, facing, width, thickness, material):
    """A flat strap along points. `facing` is the direction of its flat side, one or one for each point."""
    path = [Vector(point) for point in points]
    grid, uvs, length = np.zeros((8, len(path), 3)), np.zeros((8, len(path), 2)), 0.
    for i, point in enumerate(path):
        ahead = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        normal = Vector(facing[i] if isinstance(facing, list) else facing)
        normal = (normal - ahead * normal.dot(ahead)).normalized()
        side = ahead.cross(normal)
        length += (point - path[i - 1]).length if i else 0
        for j, (across, out) in enumerate(STRAP):
            grid[j, i] = point + side * across * width + normal * out * thickness
            uvs[j, i] = (length / width, across + .5)
    return add_grid(name, grid, material, True, uvs)


def band(name, radius, width, thickness, material, start=0., end=2 * math.pi, stretch=(1, 1), lift=0., count=240):
    """A strap that stands on its edge in a ring around z, from one angle to another: collars."""
    turns = np.linspace(start, end, count)
    around = [Vector((radius * math.cos(t) * stretch[0], radius * math.sin(t) * stretch[1], lift)) for t in turns]
    outward = [Vector((math.cos(t) * stretch[1], math.sin(t) * stretch[0], 0)) for t in turns]
    return ribbon(name, around, outward, width, thickness, material)


def twisted(name, points, radius, materials, yarns=8, turns=5., count=7):
    """A rope of three strands, each of real yarns: one material for each strand."""
    path = [Vector(point) for point in points]
    strand, thin = radius * .52, radius * .16
    for number in range(3):
        for yarn in range(yarns):
            line, side = [], None
            for i, point in enumerate(path):
                t = i / (len(path) - 1)
                ahead = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
                side = ahead.orthogonal().normalized() if side is None else (side - ahead * side.dot(ahead)).normalized()
                up = ahead.cross(side)
                turn = 2 * math.pi * (number / 3 + turns * t)
                out, along = side * math.cos(turn) + up * math.sin(turn), up * math.cos(turn) - side * math.sin(turn)
                lean = (ahead * .86 + along * .5).normalized()
                spin = 2 * math.pi * (yarn / yarns - turns * 2.6 * t)
                line.append(point + out * strand + (out * math.cos(spin) + lean.cross(out) * math.sin(spin)) * strand * .64)
            tube(name, line, thin, materials[number], count)


def winding(name, x, y, bottom, top, radius, cord, material, core):
    """Cord wound around an upright post: a scratching post with its core."""
    turns = int((top - bottom) / (cord * 1.93))
    steps = 44
    points = [(x + radius * math.cos(2 * math.pi * i / steps), y + radius * math.sin(2 * math.pi * i / steps),
               bottom + cord + (top - bottom - 2 * cord) * i / (turns * steps)) for i in range(turns * steps + 1)]
    tube(name, points, cord, material, 8)
    lathe('core', [(.0005, bottom), (radius, bottom), (radius, top), (.0005, top)], core, 32, at=(x, y, 0))
