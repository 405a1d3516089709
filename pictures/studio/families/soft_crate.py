"""A fabric crate with rolled-up mesh doors and a carrying handle."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, dark_plastic, fleece, metal, net, webbing
from shapes.boxes import box
from shapes.curves import rounded_corners, smooth_path
from shapes.mesh import add_grid
from shapes.solids import Body, block
from shapes.soft import sculpt
from shapes.tubes import ribbon, tube
from views import View, Views

LONG, WIDE, TALL = .90, .60, 1.15
WALL = .035


def build(shape):
    fabric = cloth('tint')
    sculpt('crate', shell(), (-1.05, -.75, -.04), (1.05, .75, 1.3), fabric, .018, 2)
    edges()
    side_window()
    roll((-.46, -WIDE - .045, 1.005), (.46, -WIDE - .045, 1.005), fabric)
    add_mat()
    grip = smooth_path([(-.26, 0, TALL), (-.24, 0, TALL + .09), (0, 0, TALL + .15), (.24, 0, TALL + .09), (.26, 0, TALL)], 10)
    ribbon('handle', grip, [(p.x, 0, .35) for p in grip], .12, .035, webbing('tint2_handle'))
    tube('grip', grip[14:-14], .055, fleece('grip', '#26282b'), 14)
    return Views(View(-32, 18), View(-62, 22), samples=5)


def shell():
    """A box of cloth with round edges, hollow, open in front."""
    body = Body().add(block((0, 0, TALL / 2), (LONG, WIDE, TALL / 2), .08), 0)
    body.cut(block((0, 0, TALL / 2), (LONG - WALL, WIDE - WALL, TALL / 2 - WALL), .06), .01)
    body.cut(block((0, -WIDE, .55), (.54, .3, .42), .10), .015)
    return body.cut(block((-LONG, 0, .56), (.3, .38, .36), .10), .015)


def outline(half, low, high):
    return rounded_corners([(-half, low), (half, low), (half, high), (-half, high)], .10)


def edges():
    """Piping on the box's long edges and binding around the openings."""
    cord = cloth('tint2')
    for y in (-WIDE + .02, WIDE - .02):
        corners = [(-LONG + .02, y, .02), (LONG - .02, y, .02), (LONG - .02, y, TALL - .02), (-LONG + .02, y, TALL - .02)]
        tube('piping', rounded_corners(corners, .08), .028, cord, 12, closed=True)
    tube('binding', [(x, -WIDE - .004, z) for x, z in outline(.55, .12, .98)], .030, cord, 12, closed=True)
    tube('binding', [(-LONG - .004, y, z) for y, z in outline(.39, .19, .93)], .030, cord, 12, closed=True)


def side_window():
    """The door at the side is shut: fine mesh with a zipper."""
    u, v = np.meshgrid(np.linspace(-.39, .39, 20), np.linspace(.19, .93, 20), indexing='ij')
    add_grid('mesh', np.stack([np.full_like(u, -LONG + .012), u, v], -1), net(), uvs=np.stack([u, v], -1))
    tube('zip', [(-LONG - .012, y, z) for y, z in outline(.435, .145, .975)], .013, dark_plastic(), 8, closed=True)
    box('pull', (-LONG - .03, .30, .145), (.02, .09, .03), metal(), .008)


def roll(a, b, fabric):
    """The front door rolled up and held by two tabs."""
    a, b = Vector(a), Vector(b)
    tube('roll', [a.lerp(b, t) for t in np.linspace(0, 1, 12)], .075, net('rolled', '#3a4144'), 20)
    for t in (.22, .78):
        at = a.lerp(b, t)
        ring = [at + Vector((0, .085 * math.cos(s), .085 * math.sin(s))) for s in np.linspace(0, 2 * math.pi, 30)]
        ribbon('tab', ring, [p - at for p in ring], .075, .02, webbing('tint2_tab'))
        box('buckle', at + Vector((0, -.09, .0)), (.09, .03, .06), dark_plastic(), .012)


def add_mat():
    pad = Body().add(block((0, 0, .10), (LONG - .07, WIDE - .07, .065), .05), 0)
    sculpt('mat', pad, (-1, -.7, 0), (1, .7, .25), fleece('mat', '#e9dfcf'), .025)
