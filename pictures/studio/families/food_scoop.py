"""A food scoop whose long handle is a bag clip."""
import math

from mathutils import Vector

from materials import metal, plastic
from shapes.boxes import box
from shapes.curves import fillet
from shapes.scatter import KIBBLE, heap, scatter
from shapes.tubes import rod, tube
from shapes.turned import lathe, subdivide
from views import View, Views

CUP = [(.0005, 0), (.36, 0), (.41, .04), (.50, .52), (.53, .53), (.525, .56), (.475, .555), (.46, .50), (.375, .08), (.0005, .06)]


def build(shape):
    cup = plastic('tint2')
    flat = lambda a, r, z, j: (r * min(1, .86 / max(.86, -math.cos(a))) if r > .2 else r, z)
    subdivide(lathe('cup', fillet(CUP, [0, .04, .05, .02, .02, .02, .02, .04, .07, 0], 5), cup, 144, flat, at=(-.55, 0, 0)))
    for r, z in ((.43, .18), (.455, .30), (.48, .42)):
        lathe('line', [(r, z - .008), (r + .012, z), (r, z + .008)], cup, 96, flat, at=(-.55, 0, 0))
    scatter('kibble', KIBBLE, 190, heap(-.55, 0, .38, .40, .16), .055, 4, .65)
    clip()
    scatter('loose', KIBBLE, 7, lambda chance: (-.25 + chance.gauss(0, .2), -.72 + chance.gauss(0, .06), .04), .055, 8, .65)
    return Views(View(-20, 26), View(-30, 30, at=(.55, 0, .45), span=1.5), samples=5)


def clip():
    """Two long jaws, hinged at the far end with a spring, one above the other."""
    grip = plastic('tint', rough=.30)
    slope = .05
    box('upper', (.55, 0, .52), (1.26, .20, .065), grip, .03, (0, slope, 0))
    box('lower', (.60, 0, .40), (1.10, .17, .055), grip, .025, (0, slope * -.9, 0))
    for i in range(12):
        box('tooth', (.12 + .075 * i, 0, .435), (.03, .15, .03), grip, .01, steps=2)
    box('neck', (-.04, 0, .49), (.16, .24, .14), grip, .05)
    rod('pin', (1.06, -.13, .45), (1.06, .13, .45), .045, metal())
    coils = [Vector((1.06 + .065 * math.cos(i * .7), -.07 + .14 * i / 50, .45 + .065 * math.sin(i * .7))) for i in range(51)]
    tube('spring', coils, .013, metal(), 8)
    box('thumb', (1.16, 0, .55), (.22, .22, .05), grip, .024, (0, -.32, 0))
