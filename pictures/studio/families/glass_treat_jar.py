"""A squat clear jar with a wire clamp and a colored lid, half full of treats."""
import math

from materials import glass, metal, rubber
from shapes.curves import fillet, smooth_path
from shapes.hinged import swing
from shapes.mesh import Gathered
from shapes.scatter import scatter
from shapes.tubes import rod, tube
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

RADIUS, SHOULDER, NECK = .66, .82, .95
TREATS = ('#b5763f', '#8f5730', '#cf9a5c', '#a3442f')


def build(_):
    outside = [(.0005, 0), (RADIUS - .06, 0), (RADIUS, .06), (RADIUS, SHOULDER - .14), (.52, SHOULDER), (.50, NECK), (.54, NECK)]
    lathe('jar', fillet(outside, [0, .05, .05, .10, .06, .01, 0], 6), glass('jar', (.93, .965, .96, 1)), 128)
    lathe('inside', fillet([(.0005, .05), (RADIUS - .08, .05), (RADIUS - .04, .10), (RADIUS - .04, SHOULDER - .16), (.48, SHOULDER - .02), (.46, NECK)], [0, .05, .05, .10, .06, 0], 6), glass('inside', (.97, .985, .98, 1)), 128)
    heap = lambda chance: (*(lambda r, t: (r * math.cos(t), r * math.sin(t)))((RADIUS - .11) * math.sqrt(chance.random()), chance.random() * 6.3), .10 + .36 * chance.random())
    scatter('treat', TREATS, 520, heap, .062, 6, .55)
    lathe('gasket', [(.48, NECK - .01), (.55, NECK - .01), (.55, NECK + .03), (.48, NECK + .03)], rubber('gasket', '#e6dfd0'), 96, closed=True)
    with Gathered() as lid:
        lathe('lid', fillet([(.54, NECK + .02), (.57, NECK + .05), (.56, NECK + .13), (.48, NECK + .18), (.0005, NECK + .20)], .03, 5), surface('tint', rough=.35, coat=.4), 128)
        ring('edge', .572, NECK + .085, .017)
    clamp()
    ring_and_hinge()
    return Views(View(-24, 17), View(-24, 30, prepare=lambda: swing_back(lid)), samples=12)


def ring_and_hinge():
    """A wire ring around the neck and the hinge behind it."""
    ring('neck', .525, NECK - .05, .017)
    rod('hinge', (-.10, .545, NECK - .03), (.10, .545, NECK - .03), .026, metal())


def ring(name, radius, height, thick):
    return tube(name, [(radius * math.cos(i * math.pi / 48), radius * math.sin(i * math.pi / 48), height) for i in range(96)], thick, metal(), 8, closed=True)


def clamp():
    """The hook that draws the wire around the lid down in front, and the lever that draws the hook."""
    steel = metal()
    for side in (-1, 1):
        tube('hook', smooth_path([(side * .11, -.57, NECK + .085), (side * .11, -.605, NECK + .02), (side * .11, -.60, NECK - .12)], 8), .016, steel, 8)
        lever = [(side * .17, -.50, NECK - .05), (side * .17, -.57, NECK - .06), (side * .165, -.64, NECK - .15), (side * .14, -.685, NECK - .28),
                 (side * .08, -.70, NECK - .37), (0, -.70, NECK - .385)]
        tube('lever', smooth_path(lever, 8), .018, steel, 8)
    rod('pin', (-.17, -.60, NECK - .115), (.17, -.60, NECK - .115), .016, steel)


def swing_back(things):
    """The lid stands open on its hinge; a wire holds them together and its underside is seen."""
    under = [ring('holder', .565, NECK, .014),
             lathe('underside', [(.0005, NECK + .035), (.53, NECK + .035), (.545, NECK + .02)], surface('tint_underside', '#8a8a8a', rough=.35, coat=.4), 128)]
    swing([*things, *under], (0, .545, NECK - .03), (math.radians(-102), 0, 0))
