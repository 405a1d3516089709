"""A dog stands still for a tape measure around its neck; the tape runs down to its roll, beside a collar."""
import math

import animals.dog as dog
import families.collar as collar
from mathutils import Vector
from sets import animal, product
from shapes.around import strap_on_scene
from shapes.curves import smooth_path
from shapes.tubes import ribbon
from shots import Shot
from surfaces import surface

WIDE, THICK = .13, .012


def build():
    animal(dog, 'standing', turn=-8, collar=None)
    tape = surface('tape', '#f2c230', .5)
    ring = strap_on_scene('tape', (.24, -.33, .98), (.15, -.30, .94), WIDE, THICK, tape, lift=.05)
    front = min(ring, key=lambda point: point.y)
    add_end(front, (.85, -1.05, 0), tape)
    product(collar, at=(-.75, -.95, .03), turn=-20, size=.42, colours=('#2f6f73',))
    return Shot(aim=(.0, -.2, .80), span=4.6, ground='#F8E8CE', azimuth=-4, elevation=13)


def add_end(start, at, tape):
    """The tape's free end: it hangs down the chest, runs over the floor and ends in a roll."""
    x, y, z = at
    add_roll(Vector((x, y, z + WIDE / 2)), tape)
    fall = smooth_path([start + Vector((.05, -.02, .03)), start + Vector((.05, -.06, -.25)), (start.x + .06, start.y - .06, .30),
                        (start.x + .10, start.y - .14, .03), (x - .20, y - .12, .015), (x, y - .15, .012)], 12)
    facing = [Vector((0, -1, 0) if i < 30 else (0, -.5, 1) if i < 40 else (0, 0, 1)) for i in range(len(fall))]
    ribbon('end', fall, facing, WIDE, THICK, tape)
    ink = surface('ink', '#23201c', .6)
    for i in range(2, len(fall) - 2, 2):
        foot = fall[i] + facing[i].normalized() * THICK * .7
        ribbon('mark', [foot, foot + (fall[i + 1] - fall[i]) * .22], facing[i], WIDE * .7, .004, ink)


def add_roll(middle, tape):
    outward = [Vector((math.cos(i / 5), math.sin(i / 5), 0)) for i in range(160)]
    ribbon('roll', [middle + out * (.26 - .0014 * i) for i, out in enumerate(outward)], outward, WIDE, THICK, tape)
