"""What opens for a second view: lids, doors and drawers that turn around a hinge or lean against their box."""
import math

from mathutils import Vector

from shapes.mesh import group


def swing(things, hinge, rotation=(0, 0, 0), move=(0, 0, 0)):
    """Turns things together around a point, by radians, and moves them."""
    for thing in things:
        if thing.parent is None:
            thing.location -= Vector(hinge)
    return group(things, Vector(hinge) + Vector(move), rotation)


def lean(things, height, reach, wall, tilt, turn, skirt=0.):
    """Leans a round lid, whose rim lies `skirt` below `height`, against a wall of (radius, height): tilted so much, in that direction."""
    radius, high = wall
    sine, cosine = math.sin(tilt), math.cos(tilt)
    touch = reach - min(2 * reach * sine, high) / sine
    away = radius - touch * cosine + skirt * sine
    return swing(things, (0, 0, height), (0, tilt, turn), (away * math.cos(turn), away * math.sin(turn), reach * sine + skirt * cosine - height))
