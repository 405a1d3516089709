"""A round stoneware jar with a wooden lid and a knob."""
import math

from materials import ceramic, rubber, wood
from shapes.boxes import prism
from shapes.curves import fillet
from shapes.mesh import Gathered, group
from shapes.turned import lathe, subdivide
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

JAR = [(.0005, 0), (.58, 0), (.66, .04), (.74, .40), (.72, .95), (.63, 1.14), (.60, 1.20), (.62, 1.25), (.58, 1.26), (.55, 1.20), (.62, 1.0), (.66, .4), (.56, .08), (.0005, .07)]

LEFT = -2.7   # where the open lid leans against the jar


def build(shape):
    subdivide(lathe('jar', fillet(JAR, [0, .04, .05, .25, .2, .1, .03, .02, .02, .05, .1, .2, .08, 0], 6), ceramic('tint'), 160))
    with Gathered() as lid:
        grain = wood('tint2', NEUTRAL)
        lathe('lid', fillet([(.0005, .0), (.61, .0), (.645, .03), (.645, .08), (.61, .11), (.0005, .12)], .03), grain, 128)
        lathe('band', fillet([(.40, -.09), (.545, -.09), (.545, .01), (.40, .01)], .015), rubber('band', '#dcd6ca'), 96)
        subdivide(lathe('knob', fillet([(.10, .10), (.075, .16), (.15, .24), (.13, .32), (.0005, .34)], [0, .05, .07, .06, 0], 6), grain, 64))
    holder = group(lid, (0, 0, 1.265))
    stamp()

    def open_jar():
        holder.location, holder.rotation_euler = (1.057 * math.cos(LEFT), 1.057 * math.sin(LEFT), .559), (0, 1.05, LEFT)   # leans there
        biscuits((0, 0, 1.12), .36)
    biscuit_pair()
    return Views(View(-18, 16), View(-18, 32, prepare=open_jar), samples=6)


def bone(size):
    """A biscuit's outline."""
    outline = []
    ends = [((.30, .09), -.55 * math.pi, .80 * math.pi), ((-.30, .09), .20 * math.pi, 1.55 * math.pi),
            ((-.30, -.09), .45 * math.pi, 1.80 * math.pi), ((.30, -.09), 1.20 * math.pi, 2.55 * math.pi)]
    for (x, y), a, b in ends:
        outline += [((x + .11 * math.cos(a + (b - a) * i / 10)) * size, (y + .11 * math.sin(a + (b - a) * i / 10)) * size) for i in range(11)]
    return outline


def biscuit(at, turn, size=.72):
    dough = surface('biscuit', '#c08a4e', .85, bumps=[Bump('noise', 30, .3, .02)], variation=(8, .15))
    thing = prism('biscuit', bone(size), -.045, .045, dough, 'z', .02)
    thing.location, thing.rotation_euler = at, turn


def biscuit_pair():
    biscuit((.62, -.72, .05), (0, 0, .5))
    biscuit((.86, -.50, .085), (.12, .06, -.45))


def biscuits(at, spread):
    for i in range(7):
        a = i * 2.4
        biscuit((at[0] + spread * .6 * math.cos(a), at[1] + spread * .6 * math.sin(a), at[2] - .02 + .03 * (i % 3)), (.9 * math.cos(a), .9 * math.sin(a + 1), a), .55)


def stamp():
    """A pressed bone on the jar's front."""
    clay = ceramic('tint_stamp', '#8d8d8d')
    points = bone(.55)
    thing = prism('stamp', points, -.012, .012, clay, 'y', .008)
    thing.location, thing.rotation_euler = (0, -.732, .62), (-.03, 0, 0)
