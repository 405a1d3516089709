"""An eight-sided pop-up playpen: cloth below, mesh above, a zipped door and a mesh roof."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, dark_plastic, metal
from shapes.boxes import box
from shapes.mesh import add_mesh
from shapes.tubes import tube
from shapes.wires import panel
from surfaces import surface
from views import View, Views

RADIUS, HIGH, BAND = 1.0, .95, .30      # corner radius, wall height, how high the cloth reaches


def build(_):
    corners = [Vector((RADIUS * math.cos(t), RADIUS * math.sin(t), 0)) for t in (math.pi / 8 + i * math.pi / 4 for i in range(8))]
    for i in range(8):
        wall(corners[i], corners[(i + 1) % 8], door=i == 5)
    for z, thick in ((.02, .034), (BAND, .014), (HIGH, .036)):
        tube('binding', [(c.x * 1.004, c.y * 1.004, z) for c in corners], thick, cloth('tint2'), 10, closed=True)
    for c in corners:
        tube('corner', [(c.x, c.y, .02), (c.x, c.y, HIGH)], .030, cloth('tint2_corner'), 10)
    add_mesh('floor', [(c.x, c.y, .02) for c in corners], [tuple(range(8))], cloth('tint_floor'), smooth=False)
    roof(corners)
    return Views(View(-22, 22), View(-2, 40, at=(0, -.4, .7), span=1.9), samples=6)


def wall(a, b, door):
    across, up = b - a, Vector((0, 0, 1))
    out = ((a + b) / 2).normalized()
    panel('band', a, across, up * BAND, cloth('tint'), .02, out)
    panel('mesh', a + up * BAND, across, up * (HIGH - BAND), see_through(), .01, out)
    if door:
        zip_door(a, across, out)


def see_through():
    """A fine net that lets the far side show."""
    return surface('mesh', '#33393c', .8, see_through=.55)


def zip_door(a, across, out):
    """A round-topped flap of cloth rolled to one side of its zip."""
    place = lambda u, z: a + across * u + Vector((0, 0, z)) + out * .018
    arch = [(.14, .12), (.86, .12), (.86, .52), *((.5 + .36 * math.cos(t), .52 + .26 * math.sin(t)) for t in np.linspace(.1, math.pi - .1, 16)), (.14, .52)]
    tube('zip', [place(u, z) for u, z in arch], .018, cloth('tint2_zip'), 8, closed=True)
    tube('teeth', [place(u, z) + out * .014 for u, z in arch], .007, dark_plastic(), 6, closed=True)
    box('pull', place(.86, .40) + out * .03, (.04, .03, .12), metal(), .01)


def roof(corners):
    middle = Vector((0, 0, HIGH + .06))
    points = [middle] + [Vector((c.x, c.y, HIGH)) for c in corners]
    add_mesh('roof', points, [(0, 1 + i, 1 + (i + 1) % 8) for i in range(8)], see_through(), smooth=False)
    ring = [(.62 * math.cos(t), .62 * math.sin(t), HIGH + .03) for t in np.linspace(-2.9, .2, 50)]
    tube('zip', ring, .016, cloth('tint2_roof'), 8)
    for a, b in ((corners[1], corners[5]), (corners[3], corners[7])):
        tube('band', [(a.x, a.y, HIGH), (0, 0, HIGH + .065), (b.x, b.y, HIGH)], .018, cloth('tint2_band'), 8)
