"""A wide round bed of long loose shag all over: a low ring, and a hollow of the same shag in its middle."""
import math

from mathutils import Vector, noise

from families.plush_bed import AROUND, ACROSS, Locks, cover_with_locks
from shapes.mesh import add_mesh
from shapes.turned import lathe
from views import View, Views

RING, THICK = 1.0, .34          # the ring's middle, and half its thickness
SHAG = Locks(9000, .14, 24, .6, .014, 1.2)
HOLLOW = Locks(5200, .11, 24, .6, .014, 1.2)


def build(_):
    cover_with_locks(add_ring(), SHAG, 'tint')
    cover_with_locks(add_hollow(), HOLLOW, 'tint_hollow')
    return Views(View(-12, 36), View(-30, 26, at=(.2, -.75, .32), span=1.5), samples=5)


def add_ring():
    """A loosely stuffed ring, without pleats and of one height."""
    points = []
    for i in range(AROUND):
        a = 2 * math.pi * i / AROUND
        for j in range(ACROSS):
            b = 2 * math.pi * j / ACROSS
            way = Vector((math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)))
            point = Vector((RING * math.cos(a), RING * math.sin(a), THICK * .72)) + Vector((way.x, way.y, way.z * .72)) * THICK
            points.append(point + way * (.05 * noise.noise(point * 2.1) + .02 * noise.noise(point * 6)))
    faces = [(i * ACROSS + j, (i + 1) % AROUND * ACROSS + j, (i + 1) % AROUND * ACROSS + (j + 1) % ACROSS, i * ACROSS + (j + 1) % ACROSS)
             for i in range(AROUND) for j in range(ACROSS)]
    return add_mesh('ring', points, faces)


def add_hollow():
    """The round floor of the hollow, lowest in its middle."""
    def dent(a, radius, height, _):
        return radius, height + .03 * noise.noise(Vector((radius * math.cos(a), radius * math.sin(a), 0)) * 3)
    return lathe('hollow', [(.75, .02), (.75, .16), *((share * .75, .06 + .10 * share ** 2) for share in (.9, .75, .6, .45, .3, .15)), (.0005, .06)], None, 120, dent)
