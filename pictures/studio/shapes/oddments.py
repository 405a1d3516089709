"""Small things that no product is: a heap of food for a bowl, yarn, a magnifying glass, a basket."""
import math
import random

import bpy
import numpy as np
from mathutils import Euler, Vector
from mathutils.bvhtree import BVHTree

from materials import brass, deep_water, glass, rope, wood
from shapes.curves import circle, smooth_path
from shapes.mesh import add_grid, ball
from shapes.scatter import KIBBLE, heap, scatter
from shapes.tubes import rod, tube
from shapes.turned import lathe
from surfaces import surface

WILLOW = '#c99a5b'


def heap_of_kibble(z=.36, radius=.72, height=.16):
    """Fills a bowl of the family `bowl` up to its rim; it hangs in the air without one."""
    crumbs = surface('crumbs', KIBBLE[0], .9)
    lathe('crumbs', [(.0005, z + height * .9), (radius * .5, z + height * .6), (radius, z - .02)], crumbs, 48)
    scatter('kibble', KIBBLE, 320, heap(0, 0, z, radius * .96, height), .06, 4, .6)


def ball_of_yarn(centre, radius, colour, seed=3):
    """Wound in all directions."""
    chance, strand = random.Random(seed), rope('yarn', colour)
    half_circle = [(radius * .93 * math.sin(t), -radius * .93 * math.cos(t)) for t in np.linspace(.001, math.pi - .001, 24)]
    lathe('core', half_circle, strand, 32, at=centre)
    for _ in range(46):
        axis = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        side = axis.orthogonal().normalized()
        off = chance.uniform(-.45, .45) * radius
        reach = math.sqrt(radius ** 2 - off ** 2) * chance.uniform(.96, 1.01)
        tube('yarn', circle(Vector(centre) + axis * off, reach, side, axis.cross(side)), radius * .062, strand, 7, closed=True)


def loose_yarn(points, thick, colour):
    tube('yarn', smooth_path(points, 10), thick, rope('yarn', colour), 10)


def magnifying_glass(radius=.42, handle=.75, frame='#23201c'):
    """Upright on its rim and on the end of its handle, seen from the front; the lens, over the origin, does magnify."""
    dark = surface('frame', frame, .3, coat=.4)
    middle = Vector((0, 0, radius + .05))
    lean = math.asin((middle.z - .07) / (radius + handle + .16))
    along = Vector((math.cos(lean), 0, -math.sin(lean)))
    tube('rim', circle(middle, radius, (1, 0, 0), (0, 0, 1)), .05, dark, 16, closed=True)
    ball('lens', middle, radius, deep_water('lens', '#f4fbfb'), (1, 1, .3), (0, -1, 0))
    rod('neck', middle + along * radius, middle + along * (radius + .16), .045, brass(), 24)
    grip = [middle + along * (radius + .15 + handle * t) for t in np.linspace(0, 1, 20)]
    tube('grip', grip, .07, wood('grip', '#a8713f', 'x'), 24, taper=lambda t: .058 + .022 * math.sin(math.pi * (.15 + .75 * t)))


def basket(half=(1.0, .72), height=.72, handle=1.25, colour=WILLOW):
    """A shopping basket of willow, wider above, with a plaited rim and one high handle from left to right."""
    wand = wood('wand', colour)
    stakes, rows = 40, int(height / .058)
    reach = lambda a, up: ((half[0] + .16 * up) * power(math.cos(a)), (half[1] + .14 * up) * power(math.sin(a)))
    for row in range(rows):
        up = (row + .5) / rows
        sway = lambda a: 1 + .022 * math.cos(a * stakes / 2 + math.pi * row)
        line = [(x * sway(a), y * sway(a), .03 + height * up) for a, (x, y) in around(reach, up, stakes * 8)]
        tube('wand', line, .033, wand, 7, closed=True)
    for a, _ in around(reach, 0, stakes):
        tube('stake', [(*reach(a, up), .02 + height * up) for up in (0, .5, 1)], .022, wand, 7)
    for strand in range(3):
        lap = lambda a: 1 + .03 * math.cos(24 * a + strand * 2.1)
        rise = lambda a: height + .03 + .04 * math.sin(24 * a + strand * 2.1)
        line = [(x * lap(a), y * lap(a), rise(a)) for a, (x, y) in around(reach, 1, 480)]
        tube('plait', line, .042, wand, 8, closed=True)
    floor = np.array([[(*(side * share for side in reach(a, 0)), .04) for share in (.001, 1)] for a, _ in around(reach, 0, 96)])
    add_grid('floor', floor, wood('floor', colour), True)
    arch(half[0] + .14, height, handle, wand)


def power(value, sharp=.72):
    """Towards a rounded rectangle."""
    return math.copysign(abs(value) ** sharp, value)


def around(reach, up, count):
    return [(a, reach(a, up)) for a in (2 * math.pi * i / count for i in range(count))]


def arch(half, foot, rise, wand):
    """Two wands wound around each other."""
    for strand in (0, math.pi):
        line = []
        for i in range(161):
            t = math.pi * i / 160
            twist = strand + 14 * t
            off = .05 * math.cos(twist)
            line.append((-(half + off) * math.cos(t), .05 * math.sin(twist), foot - .06 + (rise + off) * math.sin(t)))
        tube('handle', line, .045, wand, 10)


def wound_around(things, centre, tilt, turn, thick, colour, count=90):
    """One round of yarn that lies on whatever meshes `things` has: rays from all sides towards `centre` find them."""
    skins = [skin(thing) for thing in things if thing.type == 'MESH']
    centre, lean = Vector(centre), Euler((math.radians(tilt), 0, math.radians(turn)))
    line = []
    for i in range(count):
        out = Vector((math.cos(2 * math.pi * i / count), math.sin(2 * math.pi * i / count), 0))
        out.rotate(lean)
        start = centre + out * 3
        hits = [tree.ray_cast(start, -out)[3] for tree in skins]
        line.append(start - out * (min(hit for hit in hits if hit is not None) - thick))
    for _ in range(3):
        line = [(line[i - 1] + line[i] * 2 + line[(i + 1) % count]) / 4 for i in range(count)]
    tube('yarn', line, thick, rope('yarn', colour), 10, closed=True)


def tangle_on(things, middle, reach, thick, colour, count=150):
    """Loops of yarn on top of something, as it lies after a fight."""
    skins, line = [skin(thing) for thing in things if thing.type == 'MESH'], []
    for i in range(count):
        t = i / (count - 1)
        wide = reach * (.45 + .5 * math.sin(9 * t + 1) ** 2)
        above = Vector((middle[0] + wide * math.cos(17 * t), middle[1] + wide * .8 * math.sin(23 * t), 3))
        hits = [tree.ray_cast(above, Vector((0, 0, -1)))[3] for tree in skins]
        line.append(above - Vector((0, 0, min(hit for hit in hits if hit is not None) - thick * (1 + 1.5 * t))))
    for _ in range(4):
        line = [line[0], *((line[i - 1] + line[i] * 2 + line[i + 1]) / 4 for i in range(1, count - 1)), line[-1]]
    tube('yarn', line, thick, rope('yarn', colour), 10)


def skin(thing):
    """Its faces where they stand in the scene."""
    bpy.context.view_layer.update()
    mesh, place = thing.data, thing.matrix_world
    points = [place @ vertex.co for vertex in mesh.vertices]
    return BVHTree.FromPolygons(points, [tuple(face.vertices) for face in mesh.polygons])
