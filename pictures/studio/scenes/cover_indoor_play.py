"""A cat on its side reaches for the feathers of a wand; a tunnel lies behind."""
import math
import random

import animals.cat as cat
import families.cat_tunnel as cat_tunnel
from families.feather_wand import feather
from materials import brass, rope, wood
from mathutils import Vector
from sets import animal, product
from shapes.curves import smooth_path
from shapes.mesh import Gathered, ball, group
from shapes.tubes import tube
from shots import Shot
from surfaces import surface

BELL = (.0, -.72, 1.42)
FEATHERS = ((-.5, .50, '#d9694f'), (-.2, .60, '#2a7f86'), (.08, .64, '#d9694f'), (.35, .58, '#2a7f86'), (.6, .48, '#d9694f'))


def build():
    animal(cat, 'playing', at=(-.05, 0, 0), turn=-4)
    add_lure()
    product(cat_tunnel, at=(-.1, 1.55, 0), turn=14, size=1.25, colours=('#8fb3a8', '#d9694f'))
    return Shot(aim=(.2, 0, .85), span=4.9, ground='#F1D6D6', azimuth=-4, elevation=14)


def add_lure():
    """Feathers and a bell that hang from a rod held by somebody on the right."""
    chance = random.Random(4)
    with Gathered() as feathers:
        for turn, length, colour in FEATHERS:
            feather(Vector((0, 0, 0)), turn, length, .10, .05, surface('vane', colour, .8, sheen=.5), chance)
    group(feathers, BELL, (0, math.pi / 2, math.radians(-70)))
    ball('bell', BELL, .06, brass())
    tip = (.95, -.5, 2.05)
    tube('cord', smooth_path([BELL, (.06, -.70, 1.75), (.55, -.58, 2.1), tip], 10), .009, rope('cord', '#9c8f7a'), 8)
    tube('rod', [tip, (3.6, .3, 1.25)], .024, wood('rod', '#c09562'), 14)['nofit'] = 1
