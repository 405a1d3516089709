"""A pet's trunk, and what lies on it: straps, panels and cloth that follow the body."""
import functools
import math

import numpy as np
from mathutils import Vector

from shapes.curves import smooth_path
from shapes.mesh import add_grid
from shapes.sampled import Sampled
from shapes.solids import Body, block, ellipsoid, limb, onto

SPINE = ((0, .98, 1.02), (0, .45, 1.03), (0, -.05, 1.05), (0, -.30, 1.13), (0, -.47, 1.36), (0, -.56, 1.62))   # rump to neck
LOW, HIGH = (-.7, -1.1, .3), (.7, 1.3, 1.9)


@functools.lru_cache(1)
def trunk():
    """The body alone: trace cloth onto this, so that it does not climb the legs."""
    body = Body().add(ellipsoid((0, .22, 1.02), (.43, .80, .45)), 0).add(ellipsoid((0, -.24, 1.02), (.40, .42, .46)), .15)
    body.add(limb([(0, -.35, 1.20), (0, -.50, 1.42), (0, -.58, 1.80)], [.34, .27, .25]), .14)
    return Sampled(body.cut(block((0, -.5, 2.0), (.6, .6, .3), .01), .04), LOW, HIGH)


def spine_frame(share):
    """Place, way ahead and way up on the line through the body: 0 rump, 1 neck."""
    at = lambda t: np.array(SPINE_PATH[int(round(min(max(t, 0), 1) * (len(SPINE_PATH) - 1)))])
    ahead = at(share + .03) - at(share - .03)
    ahead = ahead / np.linalg.norm(ahead)
    return at(share), ahead, np.array((0, ahead[2], -ahead[1]))


SPINE_PATH = [tuple(point) for point in smooth_path(SPINE, 40)]


def on_body(share, angle, off=.0, solid=None):
    """A point on the body: along the spine, and degrees from the back (90 is its left side, 180 the belly)."""
    return places_on_body([(share, angle)], off, solid)[0]


def places_on_body(places, off=.0, solid=None):
    """Several points at once, each (share, degrees)."""
    starts, ways = [], []
    for share, angle in places:
        centre, _, up = spine_frame(share)
        turn = math.radians(angle)
        out = up * math.cos(turn) + np.array((1., 0, 0)) * math.sin(turn)
        starts.append(centre + out * 1.1)
        ways.append(-out)
    return [Vector(point) for point in onto(solid or trunk(), starts, ways, off)]


def normals(solid, points, step=.006):
    slope = np.stack([solid(points + np.eye(3, dtype=np.float32)[i] * step) - solid(points - np.eye(3, dtype=np.float32)[i] * step)
                      for i in range(3)], 1)
    return slope / np.maximum(np.linalg.norm(slope, axis=1), 1e-6)[:, None]


def settle(solid, points, off, rounds=14):
    """Moves points (n, 3) the nearest way to where they are `off` above a solid."""
    points = np.array(points, np.float32)
    for _ in range(rounds):
        points = points - normals(solid, points) * ((solid(points) - off) * .9)[:, None]
    return points


def lay_strap(name, solid, path, width, thick, material, closed=False, puff=0.):
    """A strap along a path near a body, lying on it; `puff` rounds it up, for padding."""
    path = settle(solid, [tuple(p) for p in path], thick / 2)
    ahead = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    if not closed:
        ahead[0], ahead[-1] = path[1] - path[0], path[-1] - path[-2]
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    side = np.cross(ahead, normals(solid, path))
    side /= np.linalg.norm(side, axis=1)[:, None]
    across = np.linspace(-.5, .5, 11)
    outline = [(a, thick + puff * (1 - (2 * a) ** 2) ** .5 - (.3 * thick if abs(a) == .5 else 0)) for a in across]
    outline += [(a, -.012) for a in across[::-1]]
    steps = np.linalg.norm(np.diff(path, axis=0), axis=1)
    length = np.concatenate([[0], np.cumsum(steps)])
    grid = np.stack([settle(solid, path + side * (a * width), off, 6) for a, off in outline])
    uvs = np.stack([np.stack([length / width, np.full(len(path), a + .5)], 1) for a, _ in outline])
    if closed:
        grid, uvs = np.concatenate([grid, grid[:, :1]], 1), np.concatenate([uvs, uvs[:, :1]], 1)
    return add_grid(name, grid, material, True, uvs)


def girth(name, share, width, thick, material, lean=0., start=-180, end=180, solid=None, puff=0.):
    """A strap around the body at a place of the spine; `lean` moves its lower part towards the neck."""
    solid, whole = solid or trunk(), end - start >= 360
    angles = np.linspace(start, end, 120, endpoint=not whole)
    path = places_on_body([(share + lean * (1 - math.cos(math.radians(a))) / 2, a) for a in angles], 0, solid)
    return lay_strap(name, solid, path, width, thick, material, whole, puff)


def lay_line(name, solid, points, width, thick, material, puff=0., steps=14):
    """A strap through a few points on the body, given as (share, degrees)."""
    return lay_strap(name, solid, smooth_path(places_on_body(points, 0, solid), steps), width, thick, material, False, puff)


def wrap(name, solid, start, end, reach, material, thick=.04, relief=None, rows=70, columns=96, flare=None):
    """Cloth around the body between two places of the spine, thinning to its edges.

    `reach(t)` is half its width in degrees from the back (180 closes it under the belly); `relief(u, v)` adds height;
    `flare(u, v)` stands off the body."""
    grid, uvs = np.zeros((rows, columns, 3), np.float32), np.zeros((rows, columns, 2))
    out = np.zeros_like(grid)
    for i, t in enumerate(np.linspace(0, 1, rows)):
        centre, _, up = spine_frame(start + (end - start) * t)
        turns = np.radians(np.linspace(-1, 1, columns) * reach(t))
        out[i] = np.cos(turns)[:, None] * up + np.sin(turns)[:, None] * np.array((1., 0, 0))
        grid[i] = centre + out[i] * 1.1
        uvs[i] = np.stack([np.full(columns, t), np.linspace(-1, 1, columns) * reach(t) / 180], 1)
    u, v = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
    rim = np.minimum(np.minimum(u, 1 - u) * 18, (1 - np.abs(v)) * 24 if reach(.5) < 180 else 1)
    height = thick * np.clip(rim, 0, 1) ** .5 - .012 * (rim <= 0)
    if relief is not None:
        height = height + relief(uvs[..., 0], uvs[..., 1]) * np.clip(rim, 0, 1)
    if flare is not None:
        height = height + flare(u, v)
    flat = onto(solid, grid.reshape(-1, 3), -out.reshape(-1, 3)).reshape(grid.shape)
    return add_grid(name, flat + out * height[..., None], material, False, uvs)
