"""Meshes of solids made fast: the fine grid is computed only where a coarse one finds the surface near."""
import math

import numpy as np

from shapes.surface_nets import nets

BLOCK = 6          # fine cells along the side of a coarse one
DOUBT = 1.35       # how much longer a distance may be than it should: blended and stretched solids are not exact


def mesh_near_surface(solid, step=.02, low=(-2.2, -2.2, -.6), high=(2.2, 2.2, 3.2)):
    """Points and quads of a solid that lies somewhere within the box."""
    side = step * BLOCK
    counts = [int(math.ceil((b - a) / side)) for a, b in zip(low, high)]
    low = np.array(low, np.float32)
    blocks = np.stack(np.meshgrid(*[np.arange(n) for n in counts], indexing='ij'), -1).reshape(-1, 3)
    coarse = solid(low + (blocks + .5).astype(np.float32) * np.float32(side))
    reach = side * math.sqrt(3) / 2 * DOUBT
    near = blocks[np.abs(coarse) < reach]
    first, last = near.min(0) - 1, near.max(0) + 2
    kept = (blocks >= first).all(1) & (blocks < last).all(1)
    field = np.repeat(np.repeat(np.repeat(coarse[kept].reshape(last - first), BLOCK, 0), BLOCK, 1), BLOCK, 2)
    refine(field, solid, near, first, low, step)
    return nets(field, low + first.astype(np.float32) * np.float32(side), step)


def refine(field, solid, near, first, low, step):
    """Replaces the values of the blocks that may hold surface; their last layer is their neighbour's first."""
    cells = np.stack(np.meshgrid(*[np.arange(BLOCK)] * 3, indexing='ij'), -1).reshape(-1, 3)
    for start in range(0, len(near), 1500):
        at = (near[start:start + 1500, None] * BLOCK + cells).reshape(-1, 3)
        field[tuple((at - first * BLOCK).T)] = solid(low + at.astype(np.float32) * np.float32(step))
