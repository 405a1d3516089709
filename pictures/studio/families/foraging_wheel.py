"""A clear round wheel on a stand, with pockets for treats inside and knobs around its rim."""
import math

from mathutils import Vector

from materials import glass, metal, plastic
from shapes.boxes import box
from shapes.curves import circle, fillet
from shapes.mesh import Gathered, ball, group
from shapes.scatter import scatter
from shapes.tubes import rod, tube
from shapes.turned import lathe
from views import View, Views

RADIUS, HALF, POCKETS = .95, .17, 5
NUTS = ('#c98f4a', '#b9763a', '#e3c58c')
HUB = 1.16


def build(shape):
    with Gathered() as wheel:
        sides()
        pockets()
        knobs()
    group(wheel, (0, 0, HUB), (math.pi / 2, 0, 0))
    mount()
    return Views(View(-26, 13), View(-44, 16, at=(.1, -.15, HUB + .05), span=1.6), samples=12)


def sides():
    """Two clear discs and a coloured rim; all around z, turned upright later."""
    pane, rim = glass('disc', (.93, .96, .965, 1)), plastic('tint')
    for z in (-HALF, HALF):
        lathe('disc', [(.06, z), (RADIUS, z)], pane, 128)
        lathe('rim', fillet([(RADIUS - .07, z - .025), (RADIUS + .03, z - .025), (RADIUS + .03, z + .025), (RADIUS - .07, z + .025),
                             (RADIUS - .07, z - .025)], .012, 3), rim, 160)
    lathe('wall', [(RADIUS - .01, -HALF), (RADIUS - .01, HALF)], pane, 128)
    lathe('hub', fillet([(.0005, HALF + .05), (.12, HALF + .05), (.15, HALF + .01), (.15, -HALF - .01), (.12, -HALF - .05),
                         (.0005, -HALF - .05)], .02, 3), rim, 64)
    rod('bolt', (0, 0, HALF + .04), (0, 0, HALF + .10), .065, metal(), 6)


def pockets():
    """Five walls from hub to rim, and nuts lying at the bottom of each room."""
    wall = plastic('tint_wall')
    for k in range(POCKETS):
        a = math.pi / 2 + 2 * math.pi * (k + .5) / POCKETS
        box('wall', (.54 * math.cos(a), .54 * math.sin(a), 0), (.80, .028, 2 * HALF - .02), wall, .008, (0, 0, a))
    for k in range(POCKETS):
        a = math.pi / 2 + 2 * math.pi * k / POCKETS
        low = Vector((.56 * math.cos(a), .56 * math.sin(a), 0))
        floor = fall(low)

        def place(chance, floor=floor):
            return floor.x + chance.gauss(0, .075), floor.y + abs(chance.gauss(0, .045)), chance.uniform(-.10, .10)
        scatter(f'nut{k}', NUTS, 11, place, .062, 5 + k, .75)


def fall(point):
    """Where a treat comes to rest: straight down until a wall or the rim stops it."""
    here = Vector(point)
    for _ in range(200):
        ahead = here + Vector((0, -.01, 0))
        near = [abs((ahead.x * -math.sin(a) + ahead.y * math.cos(a)))
                for a in (math.pi / 2 + 2 * math.pi * (k + .5) / POCKETS for k in range(POCKETS))
                if ahead.x * math.cos(a) + ahead.y * math.sin(a) > 0]
        if ahead.length > RADIUS - .10 or ahead.length < .24 or min(near, default=1) < .09:
            return here
        here = ahead
    return here


def knobs():
    knob = plastic('tint2')
    for k in range(10):
        a = 2 * math.pi * (k + .25) / 10
        out = Vector((math.cos(a), math.sin(a), 0))
        rod('stem', out * RADIUS, out * (RADIUS + .09), .045, knob, 20)
        ball('knob', out * (RADIUS + .12), .078, knob)
    for k in range(POCKETS):
        a = math.pi / 2 + 2 * math.pi * k / POCKETS
        hole = circle((.55 * math.cos(a), .55 * math.sin(a), HALF + .004), .125)
        if k == 0:
            tube('hole', hole, .022, plastic('tint2_hole'), 10, closed=True)


def mount():
    """A bracket behind that carries the axle, and a foot."""
    steel = metal('steel', '#c9cacc')
    back = HALF + .14
    box('arm', (0, back, HUB * .5 + .04), (.20, .05, HUB + .08), steel, .02)
    rod('axle', (0, 0, HUB), (0, back, HUB), .06, steel, 24)
    box('foot', (0, .06, .025), (1.0, .85, .05), steel, .02)
