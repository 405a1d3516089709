"""Water plants: tufts of blades, and stems with leaves."""
import math
import random

from mathutils import Vector

from shapes.mesh import add_mesh
from shapes.tubes import tube
from surfaces import surface


def leaf_green(name='leaf', colour='#4c8a32'):
    return surface(name, colour, .5, specular=.4, variation=(12, .25))


def blade(foot, height, width, lean, turn, material, wave=0.):
    """One long leaf that rises and bends over."""
    out = Vector((math.cos(turn), math.sin(turn), 0))
    side, points, faces, steps = Vector((-out.y, out.x, 0)), [], [], 16
    for i in range(steps + 1):
        t = i / steps
        half = width * max(.05, math.sin(math.pi * min(1, .12 + .88 * t)) ** .7)
        middle = Vector(foot) + Vector((0, 0, height * (t - .12 * lean * t * t))) + out * lean * height * .45 * t * t + side * .02 * math.sin(wave + 5 * t)
        points += [middle - side * half, middle + out * half * .3, middle + side * half]
    for i in range(steps):
        faces += [(3 * i + k, 3 * i + k + 1, 3 * i + k + 4, 3 * i + k + 3) for k in (0, 1)]
    return add_mesh('blade', points, faces, material)


def tuft(foot, count, height, width, material, seed=1, spread=.04, lean=(.1, .9)):
    """Blades that grow out of one place."""
    chance = random.Random(seed)
    for _ in range(count):
        place = (foot[0] + chance.gauss(0, spread), foot[1] + chance.gauss(0, spread), foot[2])
        blade(place, height * chance.uniform(.65, 1.1), width * chance.uniform(.7, 1.2), chance.uniform(*lean),
              chance.random() * 2 * math.pi, material, chance.random() * 6)


def leafy_stem(foot, height, reach, material, stalk, seed=1, whorls=9, leaves=5, width=.05, lean=.1):
    """A stem with whorls of leaves, smaller towards its tip."""
    chance = random.Random(seed)
    turn = chance.random() * 2 * math.pi
    spine = lambda t: Vector(foot) + Vector((lean * height * t * t * math.cos(turn), lean * height * t * t * math.sin(turn), height * t))
    tube('stem', [spine(i / 16) for i in range(17)], .016, stalk, 8)
    for k in range(whorls):
        t = .16 + .84 * k / (whorls - 1)
        size = reach * (1 - .55 * t ** 2)
        for i in range(leaves):
            leaflet(spine(t), size * chance.uniform(.85, 1.1), width * size / reach, 2 * math.pi * i / leaves + k * .7, .25 + .7 * t, material)


def leaflet(foot, length, width, turn, rise, material):
    """A short pointed leaf that stands off a stem and droops at its tip."""
    out = Vector((math.cos(turn), math.sin(turn), 0))
    side, points, faces, steps = Vector((-out.y, out.x, 0)), [], [], 8
    for i in range(steps + 1):
        t = i / steps
        half = width * max(.02, math.sin(math.pi * (.06 + .94 * t)) ** .8)
        middle = Vector(foot) + out * length * t + Vector((0, 0, length * (rise * t - .45 * t * t)))
        points += [middle - side * half + Vector((0, 0, half * .25)), middle, middle + side * half + Vector((0, 0, half * .25))]
    for i in range(steps):
        faces += [(3 * i + k, 3 * i + k + 1, 3 * i + k + 4, 3 * i + k + 3) for k in (0, 1)]
    add_mesh('leaf', points, faces, material)
