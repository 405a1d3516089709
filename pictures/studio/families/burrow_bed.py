"""A round dog bed with a soft hood over its back half, like an open clam, and a fleece lining."""
import math

import numpy as np
from mathutils import Vector, noise

from materials import felt, fleece
from shapes.curves import fillet
from shapes.hair import grow_hair
from shapes.mesh import add_grid
from shapes.solids import Body, torus
from shapes.soft import stuffed
from shapes.tubes import tube
from shapes.turned import lathe
from surfaces import NEUTRAL
from views import View, Views

RIM, THICK, CROWN = 1.0, .19, .92     # radius of the ring, its thickness, height of the hood


def build(shape):
    ring = lambda p: torus((0, 0, .17), RIM, THICK, 1, .92)(p) + .010 * np.sin(9 * np.arctan2(p[:, 1], p[:, 0])) * np.sin(7 * p[:, 2])
    stuffed('tint', Body().add(ring, 0), (-1.35, -1.35, -.06), (1.35, 1.35, .5), step=.026)
    cushion()
    hood()
    return Views(View(-16, 25), View(6, 13, at=(0, -.3, .47), span=2.3), samples=6)


def cushion():
    """The fleece that the dog lies on."""
    def dent(a, r, z, _):
        point = Vector((r * math.cos(a) * 3, r * math.sin(a) * 3, z))
        return r, z + .03 * noise.noise(point) - .05 * math.exp(-(r / .4) ** 2)
    pile = fleece('tint2_pile')
    thing = lathe('cushion', fillet([(.0005, .24), (.5, .25), (.82, .20), (.88, .08), (.0005, .05)], .06), fleece('tint2'), 128, dent)
    grow_hair(thing, 90000, .028, pile, .0028, .9)


def arc(lean, radius, crown):
    """A hoop from side to side: `lean` 0 stands upright, 1 lies back on the rim."""
    points = []
    for i in range(49):
        a = math.pi * i / 48
        up, back = math.sin(a) ** .85 * crown, math.sin(a) * radius
        turn = lean * math.pi / 2
        x = radius * math.cos(a)
        points.append((x, .06 + back * math.sin(turn) * 1.02 - .16 * math.sin(a) * (1 - lean), .20 + up * math.cos(turn) + .02 * (1 - lean)))
    return points


def hood():
    """A blanket from the back of the rim up to a hoop; outside and lining."""
    outer = np.array([arc(lean, 1.05, CROWN) for lean in np.linspace(0, 1.0, 28)]).transpose(1, 0, 2)
    wrinkle = np.array([[noise.noise(Vector(p) * 2.5) for p in row] for row in outer])[..., None]
    middle = np.array((0, .10, .10))
    way = outer - middle
    way = way / np.linalg.norm(way, axis=-1, keepdims=True)
    outer = outer + way * wrinkle * .05
    cloth_ = felt('tint_hood', NEUTRAL)
    thing = add_grid('hood', outer, cloth_)
    grow_hair(thing, 60000, .010, fleece('tint_nap'), .0018)
    lining = add_grid('lining', outer - way * .055, fleece('tint2_lining'))
    edge = [Vector(p) for p in outer[:, 0] - way[:, 0] * .03]
    roll = tube('hoop', edge, .062, fleece('tint2_hoop'), 16)
    for part in (lining, roll):
        grow_hair(part, 26000, .022, fleece('tint2_nap'), .0026)
