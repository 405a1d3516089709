"""Perches: three crooked branches with bark and screws, a rough waisted bar with a bolt, or a folding arm on suction cups."""
import math

from mathutils import Vector

from materials import dark_plastic, metal, plastic, rubber
from shapes.birdware import wing_nut
from shapes.boxes import box
from shapes.branches import branch
from shapes.mesh import Gathered, group
from shapes.tubes import rod, tube
from shapes.turned import lathe
from shapes.windows import pane, suction_cup
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

# three branches, each points and radii from the screwed end
CROOKED = (
    ([((-.95, 0, .16), (-.45, .06, .20), (.05, -.05, .15), (.55, .05, .20), (.98, -.02, .15))], [.15, .14, .15, .12, .10],
     [((.12, -.02, .16), (.34, -.16, .20), (.46, -.30, .24))]),
    ([((-.85, 0, .13), (-.35, -.08, .17), (.10, .07, .13), (.50, .02, .16), (.85, .10, .12))], [.12, .13, .11, .12, .085], []),
    ([((-.68, 0, .11), (-.25, .07, .14), (.20, -.05, .12), (.68, .03, .11))], [.10, .09, .105, .08],
     [((.0, .02, .13), (-.16, .18, .15), (-.20, .32, .14))]),
)


def build(shape):
    if shape['form'] == 'branch-set':
        for number, place in enumerate(((.05, .62, 0), (-.02, .0, .06), (-.05, -.52, -.05))):
            with Gathered() as things:
                crooked(*CROOKED[number])
            group(things, (place[0], place[1], 0), (0, 0, place[2]))
        return Views(View(-22, 34), View(-40, 20, at=(-.85, -.1, .18), span=1.3), samples=5)
    if shape['form'] == 'waisted-bar':
        waisted()
        return Views(View(-28, 24, metal=True), View(-62, 14, metal=True, at=(-.95, 0, .3), span=1.4), samples=6)
    suction_arm()
    return Views(View(-28, 14, fill=.84), View(-58, 14, at=(0, -.35, .85), span=1.5), samples=6)


def bark():
    return surface('tint', NEUTRAL, .85, specular=.2, variation=(7, .35), bumps=[Bump('noise', 9, .7, .04), Bump('noise', 45, .5, .015)])


def crooked(line, radii, twigs):
    points = line[0]
    arms = [(points, radii)] + [(twig, [.07, .06, .05]) for twig in twigs]
    branch('perch', arms, bark(), .018, .014, .06)
    start, ahead = Vector(points[0]), (Vector(points[0]) - Vector(points[1])).normalized()
    wing_nut(start + ahead * (radii[0] * .92), ahead, .13, metal())


def waisted():
    """A rough mineral bar lying on its thick ends."""
    grit = surface('tint', NEUTRAL, .95, specular=.1, variation=(30, .16), bumps=[Bump('noise', 70, .9, .03), Bump('cells', 120, .7, .015)])
    profile, length = [], 2.0
    for i in range(81):
        t = i / 80
        radius = .30 - .155 * math.exp(-((t - .5) / .20) ** 2) + .02 * math.sin(t * 9)
        cap = min(1, t * 14, (1 - t) * 9)
        profile.append((max(.0005, radius * math.sqrt(max(0, 1 - (1 - cap) ** 2))), -length / 2 + length * t))
    bar = lathe('bar', profile, grit, 96)
    bar.rotation_euler, bar.location = (0, math.pi / 2, 0), (0, 0, .30)
    rod('collar', (-1.06, 0, .30), (-.97, 0, .30), .17, metal('collar'), 40)
    rod('disc', (-1.10, 0, .30), (-1.05, 0, .30), .24, metal('disc'), 48)
    wing_nut((-1.10, 0, .30), (-1, 0, 0), .24, metal())


def suction_arm():
    """Two cups on a pane, a hinged arm from each, and the wrapped bar between them."""
    grip, body, dark = rubber('tint', NEUTRAL), plastic('arm', '#e9e6df'), dark_plastic()
    pane((0, .34, .80), 2.3, 1.6)
    for x in (-.55, .55):
        suction_cup((x, .32, .92), (0, -1, 0), .27, rubber('clear', '#c9d2d2'))
        rod('cap', (x, .17, .92), (x, .06, .92), .15, body, 40)
        box('lever', (x, .04, 1.06), (.10, .06, .34), dark, .025)
        box('hinge', (x, .0, .90), (.12, .16, .16), body, .03)
        rod('pin', (x - .09, -.04, .90), (x + .09, -.04, .90), .045, metal(), 20)
        box('arm', (x, -.36, .80), (.11, .74, .12), body, .035, (.25, 0, 0))
    rod('core', (-1.0, -.70, .72), (1.0, -.70, .72), .085, grip, 32)
    turns, steps = 24, 26
    wrap = [(-.94 + 1.88 * i / (turns * steps), -.70 + .095 * math.cos(2 * math.pi * i / steps),
             .72 + .095 * math.sin(2 * math.pi * i / steps)) for i in range(turns * steps + 1)]
    tube('wrap', wrap, .034, grip, 8)
    for x in (-1.0, 1.0):
        rod('end', (x - .05, -.70, .72), (x + .05, -.70, .72), .13, dark, 32)
