"""A set of four ankle boots with two straps each and thick ribbed soles."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, dark_plastic, fleece, rubber
from shapes.boxes import box
from shapes.mesh import Gathered, group
from shapes.solids import Body, block, ellipsoid, limb
from shapes.soft import sculpt
from shapes.tubes import ribbon, tube
from views import View, Views


def build(shape):
    parts = materials()
    for x, y, turn in ((-.70, -.36, -.15), (.24, -.48, .22), (-.22, .42, -.30), (.80, .34, .10)):
        with Gathered() as things:
            boot(*parts)
        group(things, (x, y, 0), (0, 0, turn))
    return Views(View(-22, 24), View(-62, 20), samples=5)


def materials():
    return cloth('tint'), rubber('tint2'), fleece('lining', '#3a3c40'), cloth('strap', '#55585c'), fleece('light strip', '#d8d9d6')


def boot(upper, rubber_, lining, strap, strip):
    """Toe to the front: a shaft that leans back a little, a cap, a sole."""
    body = Body().add(ellipsoid((0, -.14, .22), (.27, .33, .19)), 0)
    body.add(limb([(0, .02, .24), (0, .04, .55), (0, .06, .86)], [.24, .225, .255]), .14)
    body.cut(block((0, .06, 1.22), (.5, .5, .32), .01), .02).cut(limb([(0, .06, 1.0), (0, .05, .62)], [.21, .19]), .02)
    body.cut(block((0, 0, -.2), (1, 1, .26), .01), .01)
    sculpt('upper', body, (-.4, -.6, 0), (.4, .45, 1.0), upper, .017)
    sole = Body().add(ellipsoid((0, -.09, .10), (.305, .42, .17)), 0).cut(block((0, 0, .42), (1, 1, .26), .01), .01).cut(block((0, 0, -.5), (1, 1, .5), .01), .005)
    for i in range(6):
        sole.cut(block((0, -.42 + .14 * i, .0), (.5, .028, .04), .01), .01)
    sculpt('sole', sole, (-.4, -.6, -.03), (.4, .45, .3), rubber_, .015, 1)
    cap = Body().add(ellipsoid((0, -.20, .20), (.272, .285, .175)), 0).cut(block((0, .20, .2), (1, .30, 1), .01), .02).cut(block((0, 0, -.1), (1, 1, .22), .01), .01)
    sculpt('cap', cap, (-.4, -.6, .05), (.4, .2, .5), rubber_, .015)
    rim = [Vector((.235 * math.cos(a), .06 + .235 * math.sin(a), .895)) for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
    tube('rim', rim, .035, lining, 12, closed=True)
    for z, y, radius in ((.44, .03, .247), (.66, .045, .245)):
        ring = [Vector((radius * math.cos(a), y + radius * 1.02 * math.sin(a), z)) for a in np.linspace(0, 2 * math.pi, 60)]
        ribbon('strap', ring, [p - Vector((0, y, z)) for p in ring], .105, .03, strap)
        line = ring[24:50]
        ribbon('light strip', [p + (p - Vector((0, y, z))).normalized() * .012 for p in line], [p - Vector((0, y, z)) for p in line], .035, .015, strip)
        box('loop', (-radius - .012, y - .02, z), (.04, .05, .14), dark_plastic(), .015)
