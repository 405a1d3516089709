"""A cat bats at feathers that hang from a wand."""
import math
import random

from mathutils import Vector

import animals.cat as cat
from families.feather_wand import feather
from materials import brass, rope, wood
from sets import animal
from shapes.curves import smooth_path
from shapes.mesh import Gathered, ball, group
from shapes.tubes import rod, tube
from shots import Shot
from surfaces import surface

TIP = Vector((.38, -.25, 1.96))


def build():
    animal(cat, 'playing', at=(.1, 0, 0), turn=18)
    dangling_feathers()
    return Shot(aim=(-.68, 0, .93), span=4.5, ground='#F3DAD8', width=1600, height=800, elevation=9, ground_share=75)


def dangling_feathers():
    """A wand from the right above, and a lure on its cord."""
    rod('wand', TIP, TIP + Vector((1.8, .3, .42)), .03, wood('wand', '#c09562'))
    lure = TIP + Vector((-.04, 0, -.42))
    tube('cord', smooth_path([TIP, TIP + Vector((-.06, 0, -.2)), lure], 10), .014, rope('cord', '#9c8f7a'), 8)
    ball('bell', lure, .075, brass())
    chance = random.Random(4)
    for number, colour in enumerate(('#d8702f', '#2f8f83', '#f0b545', '#2f8f83', '#d8702f')):
        with Gathered() as plume:
            vane = surface('vane', colour, .8, sheen=.5)
            feather(Vector((.03, 0, 0)), (number - 2) * .26, .54 + .08 * (number % 2), .13, .05, vane, chance)
        group(plume, lure, (0, math.radians(90), math.radians(90)))
