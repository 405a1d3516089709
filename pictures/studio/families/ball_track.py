"""A tower of three round tracks, smaller and smaller, with a ball in each."""
import math

from materials import plastic, rubber
from shapes.curves import fillet
from shapes.mesh import ball
from shapes.tubes import tube
from shapes.turned import lathe, subdivide
from views import View, Views

TIERS = ((1.0, .0), (.82, .44), (.66, .86))     # outer radius, height of the foot
GROOVE, WALL = .30, .30


def build(_):
    for number, (radius, foot) in enumerate(TIERS):
        tier(radius, foot, number)
    top = TIERS[-1][1] + .06
    lathe('hub', fillet([(.34, top), (.33, top + .26), (.24, top + .36), (.0005, top + .40)], .06, 6), plastic('tint_hub'), 96)
    return Views(View(-18, 22), View(-24, 40, at=(0, -.35, .95), span=1.5), samples=6)


def tier(radius, foot, number):
    """A ring-shaped channel, its outer wall higher than the inner, with windows for paws."""
    outer = [(radius - .06, foot), (radius, foot + .05), (radius + .01, foot + .28), (radius - .03, foot + .33), (radius - .07, foot + .30), (radius - .08, foot + .12),
             (radius - .16, foot + .08), (radius - GROOVE + .02, foot + .12), (radius - GROOVE, foot + WALL), (radius - GROOVE - .06, foot + WALL + .16), (.0005, foot + WALL + .18)]
    subdivide(lathe('tier', fillet([(.0005, foot), *outer], .03, 4), plastic('tint'), 128))
    turn = (-1.9, -1.1, -1.75)[number]
    place = ((radius - .17) * math.cos(turn), (radius - .17) * math.sin(turn), foot + .21)
    ball('ball', place, .125, rubber('tint2'))
    for way in range(3):
        ring = [(place[0] + .127 * math.cos(t) * math.cos(way * 1.05), place[1] + .127 * math.cos(t) * math.sin(way * 1.05), place[2] + .127 * math.sin(t)) for t in [i * math.pi / 24 for i in range(48)]]
        tube('seam', ring, .008, rubber('tint2_seam', '#7c7c7c'), 6, closed=True)
