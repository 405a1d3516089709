"""What lies on a solid body: padded patches, straps around it, windows in a bag. Traced onto it, so that it always fits."""
import math

import numpy as np
from mathutils import Vector

from shapes.mesh import add_grid
from shapes.solids import onto
from shapes.tubes import tube


def wrap(name, solid, starts, directions, thick, material, closed=False):
    """A padded patch: a grid of starts (u, v, 3), its ray directions, a thickness that thins to the edge."""
    u, v = np.linspace(-1, 1, starts.shape[0]), np.linspace(-1, 1, starts.shape[1])
    far = np.maximum(0 * u[:, None] if closed else np.abs(u)[:, None], np.abs(v)[None])
    edge = np.minimum(1, np.maximum(0, 1 - far ** 2) * 9) ** .5
    points = onto(solid, starts.reshape(-1, 3), directions.reshape(-1, 3)).reshape(starts.shape)
    points = points - directions * (thick * edge - .004)[..., None]
    lengths = np.cumsum(np.linalg.norm(np.diff(points, axis=0, prepend=points[:1]), axis=2), 0)
    across = np.broadcast_to(np.linspace(0, 1, starts.shape[1]), starts.shape[:2])
    return add_grid(name, points, material, False, np.stack([lengths * 6, across], -1))


def strap_around(name, solid, centre, normal, width, material, thick=.03, start=0., end=2 * math.pi, reach=2., count=160):
    """A strap around a body in the plane through `centre`; at angle 0 it is at +x."""
    normal = Vector(normal).normalized()
    right = Vector((1, 0, 0)) if abs(normal.x) < .9 else Vector((0, 1, 0))
    right = (right - normal * right.dot(normal)).normalized()
    up = np.array(normal.cross(right))
    turns = np.linspace(start, end, count)
    rays = np.cos(turns)[:, None] * np.array(right) + np.sin(turns)[:, None] * up
    across = np.linspace(-.5, .5, 9) * width
    starts = np.array(centre) + rays[:, None] * reach + across[None, :, None] * np.array(normal)
    return wrap(name, solid, starts, np.repeat(-rays[:, None], 9, 1), thick, material)


def window(solid, centre, half, towards, power=4.5, rings=14, lift=.01, reach=2.):
    """Points (around, out, 3) of a rounded window on a body, and its UV: centre and half sides on the plane across
    `towards` (an axis: (0, -1, 0) is the front)."""
    out = np.array(towards, np.float32)
    right = np.array((1, 0, 0) if abs(out[1]) > .5 or abs(out[2]) > .5 else (0, 1, 0), np.float32)
    up = np.array((0, 0, 1) if abs(out[2]) < .5 else (0, 1, 0), np.float32)
    turns = np.linspace(0, 2 * np.pi, 97)
    x = np.sign(np.cos(turns)) * np.abs(np.cos(turns)) ** (2 / power) * half[0]
    y = np.sign(np.sin(turns)) * np.abs(np.sin(turns)) ** (2 / power) * half[1]
    share = np.linspace(0, 1, rings)
    flat = np.stack([np.outer(x, share), np.outer(y, share)], -1)
    starts = np.array(centre, np.float32) + flat[..., :1] * right + flat[..., 1:] * up + out * reach
    points = onto(solid, starts.reshape(-1, 3), -out, lift).reshape(starts.shape)
    return points, flat


def net_window(solid, centre, half, towards, net, piping, thick=.026, power=4.5, reach=2.):
    """A mesh window with piping around it."""
    points, uvs = window(solid, centre, half, towards, power, reach=reach)
    add_grid('net', points, net, False, uvs)
    tube('piping', [Vector(point) for point in points[:-1, -1]], thick, piping, 10, closed=True)
    return points[:, -1]
