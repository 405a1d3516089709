"""A squat clear jar with a wire clamp and a colored lid, half full of treats."""
import math

from materials import glass, metal, rubber
from shapes.curves import fillet, smooth_path
from shapes.mesh import Gathered, group
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
    clamp()
    return Views(View(-24, 17), View(-20, 42, prepare=lambda: take_off(lid)), samples=12)


def clamp():
    """A wire ring around the neck, a bail over the lid, the lever in front."""
    steel = metal()
    tube('neck', [(.525 * math.cos(i * math.pi / 48), .525 * math.sin(i * math.pi / 48), NECK - .05) for i in range(96)], .017, steel, 8, closed=True)
    for side in (-1, 1):
        tube('bail', smooth_path([(side * .53, .02, NECK - .05), (side * .62, 0, NECK + .06), (side * .53, 0, NECK + .19), (side * .10, 0, NECK + .225), (0, 0, NECK + .225)], 8), .016, steel, 8)
        tube('lever', smooth_path([(side * .16, -.53, NECK + .12), (side * .17, -.60, NECK + .02), (side * .14, -.63, NECK - .18), (side * .04, -.66, NECK - .30), (0, -.66, NECK - .31)], 8), .016, steel, 8)
        tube('hook', smooth_path([(side * .16, -.53, NECK + .12), (side * .14, -.40, NECK + .19), (0, -.34, NECK + .205)], 8), .016, steel, 8)
    rod('hinge', (-.10, .545, NECK - .03), (.10, .545, NECK - .03), .026, steel)


def take_off(lid):
    """The lid lies beside the jar."""
    for thing in lid:
        thing.location.z -= NECK
    group(lid, (.95, -.55, 0))
