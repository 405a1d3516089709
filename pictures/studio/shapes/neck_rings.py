"""A felted animal's collar: a soft cord that lies on the neck, with a tag or a bell."""
import math

import numpy as np
from mathutils import Vector

from materials import brass
from shapes.curves import circle, fillet
from shapes.mesh import ball
from shapes.solids import onto
from shapes.tubes import tube
from shapes.turned import lathe
from surfaces import Bump, surface


def cord(colour, name='neck_ring'):
    return surface(name, colour, .6, specular=.3, bumps=[Bump('noise', 90, .2, .005)])


def neck_ring(felt, body, frame, thick, colour, count=72):
    """Lies where the level plane of a frame within the neck leaves the body. Answers its foremost point."""
    turn, centre = frame.to_3x3(), frame.to_translation()
    ways = [turn @ Vector((math.cos(t), math.sin(t), 0)) for t in np.linspace(0, 2 * math.pi, count, endpoint=False)]
    ways = np.array(ways, np.float32)
    path = onto(body, np.tile(np.array(centre, np.float32), (count, 1)), -ways, 0) + ways * thick * .35
    path = sum(np.roll(path, shift, 0) * share for shift, share in ((-2, 1), (-1, 2), (0, 3), (1, 2), (2, 1))) / 9
    path[:, 2] = np.maximum(path[:, 2], thick)      # where the animal lies on it
    felt.keep_bald(path, thick * 1.3)
    path = [Vector(point) for point in path]
    tube('neck_ring', path, thick, cord(colour), 16, closed=True)
    front = turn @ Vector((0, -1, 0))
    return max(path, key=lambda point: (point - centre).normalized().dot(front))


def hang_tag(place, material=None):
    """A round tag on a small ring, in front of a point of the collar."""
    material = material or brass()
    tag = lathe('tag', fillet([(.0005, -.014), (.085, -.014), (.085, .014), (.0005, .014)], .008, 3), material, 48)
    tag.location, tag.rotation_euler = place + Vector((-.01, -.055, -.12)), (math.pi / 2 - .15, 0, -.1)
    tube('tag_ring', circle(place + Vector((-.01, -.05, -.03)), .033, (0, 1, 0), (0, 0, 1), 24), .009, material, 10, closed=True)


def hang_bell(place, radius=.075):
    ball('bell', place + Vector((-.01, -.055, -.085)), radius, brass())
