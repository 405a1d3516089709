"""A dog life jacket on a felt puppy: foam panels, three buckles, a handle on the back and a float under the chin."""
import numpy as np
from mathutils import Vector

import animals.dog as dog
from materials import cloth, dark_plastic, metal, webbing
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.dog_form import girth, on_body, places_on_body, trunk, wrap
from shapes.hardware import ring
from shapes.solids import Body, limb
from shapes.soft import sculpt
from shapes.tubes import ribbon, tube
from views import View, Views

BELTS = (.22, .40, .58)


def build(shape):
    solid = trunk()
    dog.build('modeling', None)
    shell, dark = cloth('tint'), webbing('tint2')
    wrap('panels', solid, .12, .74, lambda t: 118, shell, .07, foam, 120, 150)
    wrap('chest', solid, .70, .82, lambda t: 180, shell, .07)
    for share in (.125, .735):
        girth('binding', share, .05, .10, cloth('tint2_binding'), start=-118 if share < .5 else -180, end=118 if share < .5 else 180, puff=.015)
    for share in BELTS:
        girth('belt', share, .11, .125, dark)
        for side in (-1, 1):
            at = on_body(share, side * 88, .15)
            box('buckle', at, (.09, .20, .17), dark_plastic(), .035)
            box('tongue', at + Vector((0, 0, -.14)), (.07, .14, .12), dark_plastic(), .03)
    add_handle(dark)
    add_float(solid, shell)
    ring('leash', on_body(.70, 0, .12) + Vector((0, 0, .04)), .08, .018, metal(), (1, 0, 0), (0, .5, .85))
    return Views(View(-48, 17), View(-112, 28), samples=5)


def foam(u, v):
    """Stitched channels between slabs of foam."""
    slabs = np.abs(np.sin(np.pi * (v * 5.5 + .5))) ** .35
    return .055 * slabs * np.minimum(1, np.minimum(u, 1 - u) * 14) ** .5


def add_handle(dark):
    front, rear = on_body(.60, 0, .13), on_body(.24, 0, .13)
    for side in (-.09, .09):
        off = Vector((side, 0, 0))
        path = smooth_path([front + off, front + off * .8 + Vector((0, .06, .12)), (front + rear) / 2 + off * .2 + Vector((0, 0, .22)), rear + off * .8 + Vector((0, -.06, .12)), rear + off], 10)
        ribbon('handle', path, (1, 0, .3 if side > 0 else -.3), .10, .035, dark)
    grip = [(front + rear) / 2 + Vector((0, y, .21 - .25 * y * y)) for y in (-.20, -.1, 0, .1, .20)]
    tube('grip', smooth_path(grip, 5), .065, cloth('tint2_grip'), 16)


def add_float(solid, shell):
    """A roll of foam under the chin, held to the collar."""
    points = places_on_body([(.90, a) for a in (105, 130, 155, 180, 205, 230, 255)], .08)
    roll = Body().add(limb([tuple(p) for p in points], [.07, .095, .105, .11, .105, .095, .07]), 0)
    sculpt('tint_float', roll, (-.6, -1.3, 1.0), (.6, -.2, 2.0), shell, .018)
    girth('float belt', .905, .07, .035, webbing('tint2_float'), start=-110, end=110)
