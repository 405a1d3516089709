"""A fabric cover over a bird cage, its front panel rolled up and tied."""
import math

import numpy as np
from mathutils import noise

from materials import cloth, plastic, wire
from shapes.birdware import dowel
from shapes.boxes import box
from shapes.cages import bars
from shapes.curves import circle
from shapes.mesh import add_grid
from shapes.tubes import ribbon, rod, tube
from views import View, Views

WIDE, DEEP, TALL, RISE = 1.35, 1.05, 1.25, .34
OPEN_TOP = 1.08           # where the rolled panel hangs


def build(shape):
    cage()
    cover()
    roll()
    return Views(View(-26, 15, fill=.82), View(-14, 10, at=(-.15, -DEEP / 2, 1.05), span=1.3), samples=5)


def arch(x):
    """The roof's height above a place."""
    return TALL + RISE * math.sqrt(max(0, 1 - (x / (WIDE / 2)) ** 2)) * .9


def cage():
    metal, base = wire('cage', '#dcdad4'), plastic('base', '#e4e1d9')
    w, d = WIDE / 2 - .07, DEEP / 2 - .07
    box('base', (0, 0, .08), (2 * w + .05, 2 * d + .05, .16), base, .04)
    for y in (-d, d):
        bars((-w, y, .14), (w, y, .14), (0, 0, TALL - .1), .062, .009, metal)
    for z in (.18, .62):
        rod('rail', (-w, -d, z), (w, -d, z), .014, metal)
    dowel((-w, 0, .58), (w, 0, .58), .036)
    box('dark', (0, d - .02, .70), (2 * w, .01, 1.1), cloth('lining', '#8b8880'), .004)


def cover():
    """Sides, back and roof in one sheet that falls in soft folds; the front only above the opening."""
    fabric, binding = cloth('tint'), cloth('tint2')
    half, n = WIDE / 2, 40
    roof = [(-half * math.cos(math.pi * i / n), TALL + RISE * math.sin(math.pi * i / n) ** .8) for i in range(n + 1)]
    path = [(-half, z) for z in np.linspace(.03, TALL - .02, 26)] + roof + [(half, z) for z in np.linspace(TALL - .02, .03, 26)]
    depths = np.linspace(-DEEP / 2, DEEP / 2, 46)
    points = np.array([[fold(x, y, z) for y in depths] for x, z in path])
    add_grid('cover', points, fabric)
    back = np.array([[fold(x * s, DEEP / 2, .03 + (z - .03)) for s in np.linspace(-1, 1, 40)] for x,
                     z in ((half, z) for z in np.linspace(.03, TALL, 26))])
    add_grid('back', back, fabric)
    for y in (-DEEP / 2, DEEP / 2):
        gable = np.array([[(x, y - .012 * math.copysign(1, -y) + (.0 if y > 0 else -.0), z0 + (z - z0) * s) for s in np.linspace(0, 1, 10)]
                          for x, z in roof for z0 in [OPEN_TOP if y < 0 else TALL - .05]])
        add_grid('gable', gable, fabric)
        tube('piping', [tuple(fold(x, y, z)) for x, z in path], .022, binding, 10)
    hem = [tuple(fold(-half, y, .03)) for y in depths]
    for side in (-1, 1):
        tube('hem', [(side * abs(x), y, z) for x, y, z in hem], .022, binding, 10)
    for x in (-half + .05, half - .05):
        strip = np.array([[(x + s * .055, -DEEP / 2 - .004, z) for s in (-1, 0, 1)] for z in np.linspace(.03, OPEN_TOP + .1, 24)])
        add_grid('strip', strip, fabric)
        inner = x + math.copysign(.055, -x)
        tube('binding', [(inner, -DEEP / 2 - .006, z) for z in np.linspace(.03, OPEN_TOP, 12)], .018, binding, 10)


def fold(x, y, z):
    """Cloth hangs in shallow waves, deeper towards the floor."""
    loose = max(0, 1 - z / TALL) * .030
    wave = math.sin(y * 13 + 1) * loose + noise.noise((x * 2, y * 3, z * 2)) * .016
    side = math.copysign(1, x) if abs(x) > WIDE / 2 - .01 else 0
    return np.array((x + side * (wave + loose), y, max(.03, z + (0 if side else wave * .6))))


def roll():
    """The front panel, rolled up and tied with two ribbons."""
    fabric, binding, y, radius = cloth('tint_roll'), cloth('tint2_tie'), -DEEP / 2 - .085, .085
    half = WIDE / 2 - .03
    length = np.linspace(-half, half, 60)
    turns = np.linspace(0, 2 * math.pi, 28, endpoint=False)
    points = np.array([[(x, y + (radius + .006 * math.sin(x * 19 + 3 * a)) * math.cos(a),
                         OPEN_TOP - .02 + (radius + .008 * math.sin(x * 13 + 2 * a)) * math.sin(a)) for x in length] for a in turns])
    add_grid('roll', points, fabric, True)
    for side in (-1, 1):
        spiral = [(side * half, y + radius * (1 - t / 90) * math.cos(t * .42), OPEN_TOP - .02 + radius * (1 - t / 90) * math.sin(t * .42))
                  for t in range(80)]
        tube('spiral', spiral, .010, binding, 6)
    for x in (-.34, .34):
        tie = circle((x, y, OPEN_TOP - .02), radius + .012, (0, 1, 0), (0, 0, 1), 40)
        ribbon('tie', tie + tie[:2], [(p - tie[0].lerp(tie[20], .5)) for p in tie + tie[:2]], .06, .014, binding)
        for lean in (-1, 1):
            ribbon('end', [(x, y - radius - .012, OPEN_TOP - .04), (x + lean * .03, y - radius - .03, OPEN_TOP - .16),
                           (x + lean * .05, y - radius - .022, OPEN_TOP - .30)], (0, -1, 0), .045, .010, binding)
        for lean in (-1, 1):
            loop = [(x + lean * (.075 - .075 * math.cos(t)), y - radius - .035, OPEN_TOP - .03 + .045 * math.sin(t))
                    for t in np.linspace(0, 2 * math.pi, 20)]
            tube('bow', loop, .012, binding, 8)
