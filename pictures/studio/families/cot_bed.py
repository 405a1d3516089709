"""A raised dog cot: a mesh sling stretched in a metal frame on four short legs."""
import numpy as np

from materials import dark_plastic
from shapes.boxes import box
from shapes.curves import rounded_rectangle
from shapes.mesh import add_grid
from shapes.stitches import stitches
from shapes.tubes import rod, tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

LONG, WIDE, TOP = 1.15, .72, .42       # half, half, height of the rails


def build(shape):
    metal = surface('tint', NEUTRAL, .30, metal=.7, coat=.2)
    tube('frame', rounded_rectangle((0, 0, TOP), LONG, WIDE, .07), .05, metal, 20, closed=True)
    for x in (-LONG + .02, LONG - .02):
        for y in (-WIDE + .02, WIDE - .02):
            box('corner', (x, y, TOP - .0), (.17, .17, .15), dark_plastic(), .045)
            rod('leg', (x, y, TOP - .05), (x * 1.02, y * 1.03, .04), .048, metal, 24)
            rod('foot', (x * 1.02, y * 1.03, .07), (x * 1.021, y * 1.031, .0), .062, dark_plastic(), 24)
    rod('brace', (-LONG + .05, 0, TOP - .14), (LONG - .05, 0, TOP - .14), .03, metal)
    for x in (-LONG, LONG):
        rod('strut', (x, -WIDE + .05, TOP - .12), (x, WIDE - .05, TOP - .12), .03, metal)
    sling()
    return Views(View(-24, 25), View(-40, 26, at=(-.75, -.62, .38), span=1.3), samples=5)


def sling():
    """Woven mesh that sags a little, wrapped around the rails and screwed from below."""
    mesh = surface('tint2', NEUTRAL, .6, specular=.35, bumps=[Bump('net', 30, 1., .012, (1, 1, 1))])
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 44), indexing='ij')
    sag = .075 * (1 - u ** 2) ** .8 * (1 - v ** 2) ** .8
    points = np.stack([u * (LONG - .045), v * (WIDE - .045), TOP + .048 - sag], -1)
    add_grid('sling', points, mesh, uvs=np.stack([u * LONG, v * WIDE], -1))
    for way, half, long in (('x', WIDE, LONG), ('y', LONG, WIDE)):
        for side in (-1, 1):
            a, b = (-(long - .12), side * half, TOP), (long - .12, side * half, TOP)
            if way == 'y':
                a, b = (side * half, -(long - .12), TOP), (side * half, long - .12, TOP)
            rod('sleeve', a, b, .060, surface('tint2_sleeve', NEUTRAL, .62, bumps=[Bump('noise', 120, .3, .005)]), 20)
    for x in (-1, 1):
        stitches([(x * (LONG - .15), y, TOP + .05) for y in np.linspace(-WIDE + .15, WIDE - .15, 40)], surface('seam', '#e9e4d8', .8))
        stitches([(t, x * (WIDE - .15), TOP + .045) for t in np.linspace(-LONG + .15, LONG - .15, 60)], surface('seam', '#e9e4d8', .8))
