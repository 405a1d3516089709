"""A pair of rubber balls with a curved groove around each."""
import math

import numpy as np

from materials import rubber
from shapes.mesh import add_grid
from shapes.tubes import tube
from views import View, Views


def build(shape):
    skin, line = rubber('tint'), rubber('tint2')
    grooved((-.55, .12, .56), .56, skin, line, .35)
    grooved((.62, -.20, .56), .56, skin, line, 1.75)
    return Views(View(-18, 22), View(-10, 26, at=(.62, -.5, .6), span=1.25), samples=5)


def seam(turn):
    """The tennis ball's line as unit vectors."""
    t = np.linspace(0, 2 * math.pi, 240, endpoint=False)
    points = np.stack([.75 * np.cos(t) + .25 * np.cos(3 * t), .75 * np.sin(t) - .25 * np.sin(3 * t), .866 * np.sin(2 * t)], 1)
    c, s = math.cos(turn), math.sin(turn)
    points = points @ np.array(((c, -s, 0), (s, c, 0), (0, 0, 1))).T
    points = points @ np.array(((1, 0, 0), (0, .8, -.6), (0, .6, .8))).T
    return points / np.linalg.norm(points, axis=1)[:, None]


def grooved(centre, radius, skin, line, turn):
    """A sphere that sinks along the seam; the groove's floor is the second colour."""
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, 240), np.linspace(.001, math.pi - .001, 160), indexing='ij')
    out = np.stack([np.sin(v) * np.cos(u), np.sin(v) * np.sin(u), np.cos(v)], -1)
    path = seam(turn)
    near = np.full(u.shape, 9.)
    for start in range(0, len(path), 40):
        near = np.minimum(near, np.linalg.norm(out[:, :, None] - path[start:start + 40], axis=-1).min(-1))
    depth = .075 * np.exp(-(near / .075) ** 4) - .012 * np.exp(-((near - .125) / .03) ** 2)
    add_grid('ball', np.array(centre) + out * (radius - depth)[..., None], skin)
    tube('groove', [tuple(np.array(centre) + p * (radius - .066)) for p in path], .030, line, 10, closed=True)
