"""A board to fish food from: a rectangle with pegs, cups and an alley, or a round one with sliders and lift-off cups."""
import math

from materials import plastic
from shapes.boxes import box
from shapes.curves import fillet
from shapes.mesh import ball
from shapes.scatter import KIBBLE, scatter
from shapes.soft import sculpt
from shapes.solids import Body, block
from shapes.turned import lathe, subdivide
from views import View, Views

CUP = [(.15, .05), (.145, .22), (.12, .24), (.11, .22), (.11, .09), (.0005, .08)]


def build(shape):
    round_one = shape['outline'] == 'round'
    (disk if round_one else slab)()
    (sliders if shape['pieces'] == 'sliders-and-cups' else pegs)(round_one)
    return Views(View(-20, 34), View(-34, 40, at=(.3, -.2, .12), span=1.3) if round_one else View(-26, 50, at=(.40, -.04, .12), span=1.72), samples=6)


def slab():
    body = Body().add(block((0, 0, .06), (1.12, .76, .06), .05), 0).cut(block((0, 0, .14), (1.05, .69, .04), .03), .01)
    sculpt('board', body, (-1.25, -.9, -.05), (1.25, .9, .25), plastic(), .015)


def disk():
    profile = fillet([(.0005, 0), (.98, 0), (1.02, .03), (1.02, .12), (.98, .15), (.94, .12), (.93, .09), (.0005, .09)], .02, 4)
    subdivide(lathe('board', profile, plastic(), 160))


def pegs(_):
    """Left a field of pegs, in the middle cups, right an alley between two walls."""
    piece = plastic('tint2')
    for i in range(5):
        for j in range(6):
            x, y = -.92 + .15 * i, -.56 + .22 * j + (.08 if i % 2 else 0)
            if abs(y) < .63:
                lathe('peg', fillet([(.036, .08), (.033, .24), (.02, .27), (.0005, .275)], .015, 3), piece, 20, at=(x, y, 0))
    for x, y in ((-.05, .40), (-.05, 0), (-.05, -.40), (.30, .22), (.30, -.22)):
        lathe('cup', fillet(CUP, .015, 3), piece, 48, at=(x, y, .03))
    for y in (.60, .36, .12, -.12, -.36, -.60):
        side = 1 if round(y * 100) % 48 == 12 else -1
        box('wall', (.78 + side * .05, y, .16), (.42, .035, .16), piece, .015)
    for x in (.53, 1.02):
        box('wall', (x, 0, .16), (.035, 1.24, .16), piece, .015)
    food([(-.70, -.20), (-.40, .30), (-.05, .40), (.30, -.22), (.78, .24), (.78, -.24), (-.85, .45)])


def sliders(_):
    """Six sliders in a ring groove, four cups with knobs in the middle."""
    piece, ring = plastic('tint2'), [i * math.pi / 3 for i in range(6)]
    for low, high in ((.54, .58), (.88, .92)):
        lathe('rail', fillet([(low, .08), (low, .135), (high, .135), (high, .08)], .01, 3), plastic('tint_rail'), 128)
    for i, turn in enumerate(ring):
        at = (.73 * math.cos(turn), .73 * math.sin(turn))
        lathe('slider', fillet([(.16, .09), (.16, .15), (.14, .17), (.0005, .17)], .015, 3), piece, 48, at=(*at, 0))
        lathe('knob', fillet([(.055, .16), (.05, .22), (.03, .24), (.0005, .245)], .015, 3), piece, 32, at=(*at, 0))
    for turn in (math.pi / 4 + i * math.pi / 2 for i in range(4)):
        at = (.27 * math.cos(turn), .27 * math.sin(turn))
        lathe('cup', fillet([(.165, .08), (.15, .27), (.12, .30), (.0005, .305)], .03, 4), piece, 48, at=(*at, 0))
        ball('grip', (*at, .335), .055, piece)
    food([(.73 * math.cos(t + .52), .73 * math.sin(t + .52)) for t in ring])


def food(places):
    scatter('kibble', KIBBLE, 34, lambda chance: (*(c + chance.uniform(-.06, .06) for c in chance.choice(places)), .125), .032, 5, .7)
