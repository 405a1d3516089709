"""Makes a mesh of a solid: one vertex in each cell that the surface crosses, at the middle of its crossings."""
import itertools
import math

import numpy as np

SLAB = 24   # layers computed at once: bounds the memory


def mesh_of(solid, low, high, step):
    """Points and quads of a solid within a box, on a grid of `step`."""
    counts = [int(math.ceil((b - a) / step)) + 1 for a, b in zip(low, high)]
    axes = [np.float32(a) + np.arange(n, dtype=np.float32) * np.float32(step) for a, n in zip(low, counts)]
    field = np.empty(counts, np.float32)
    layer = np.stack(np.meshgrid(axes[1], axes[2], indexing='ij'), -1).reshape(-1, 2)
    for start in range(0, counts[0], SLAB):
        xs = axes[0][start:start + SLAB]
        points = np.empty((len(xs), len(layer), 3), np.float32)
        points[..., 0], points[..., 1:] = xs[:, None], layer
        field[start:start + SLAB] = solid(points.reshape(-1, 3)).reshape(len(xs), counts[1], counts[2])
    return nets(field, np.array(low, np.float32), step)


def nets(field, low, step):
    inside, counts = field < 0, np.array(field.shape)
    filled = np.zeros(counts - 1, np.int8)
    corners = list(itertools.product((0, 1), repeat=3))
    for a, b, c in corners:
        filled += inside[a:counts[0] - 1 + a, b:counts[1] - 1 + b, c:counts[2] - 1 + c]
    crossed = (filled > 0) & (filled < 8)
    cells = np.argwhere(crossed)
    number = np.full(counts - 1, -1, np.int64)
    number[crossed] = np.arange(len(cells))
    middle = cell_middles(field, cells, corners)
    return low + step * (cells + middle), np.concatenate([faces_along(axis, inside, counts, number) for axis in range(3)])


def cell_middles(field, cells, corners):
    total, hits = np.zeros((len(cells), 3)), np.zeros(len(cells))
    for corner in corners:
        for axis in range(3):
            if corner[axis]:
                continue
            other = list(corner)
            other[axis] = 1
            a, b = field[tuple((cells + corner).T)], field[tuple((cells + other).T)]
            crossing = (a < 0) != (b < 0)
            share = np.where(crossing, a / np.where(crossing, a - b, 1), 0)
            at = np.array(corner) + share[:, None] * (np.array(other) - np.array(corner))
            total[crossing] += at[crossing]
            hits += crossing
    return total / hits[:, None]


def faces_along(axis, inside, counts, number):
    u, v = (axis + 1) % 3, (axis + 2) % 3
    here, ahead = [slice(None)] * 3, [slice(None)] * 3
    here[axis], ahead[axis] = slice(0, -1), slice(1, None)
    first = inside[tuple(here)]
    edges = np.argwhere(first != inside[tuple(ahead)])
    whole = (edges[:, u] > 0) & (edges[:, v] > 0) & (edges[:, u] < counts[u] - 1) & (edges[:, v] < counts[v] - 1)
    edges = edges[whole]

    def cell(du, dv):
        at = edges.copy()
        at[:, u] -= du
        at[:, v] -= dv
        return number[tuple(at.T)]
    quads = np.stack([cell(1, 1), cell(0, 1), cell(0, 0), cell(1, 0)], 1)
    outward = first[tuple(edges.T)]
    quads[~outward] = quads[~outward][:, ::-1]
    return quads
