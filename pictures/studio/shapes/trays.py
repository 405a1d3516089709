"""Open trays and pans as solids, and the litter in them."""
import numpy as np

from shapes.mesh import add_grid
from shapes.scatter import LITTER, scatter
from shapes.solids import block
from surfaces import Bump, surface


def tray(half, height, foot=0., wall=.045, flare=.10, lip=.06, dip=None, corner=.16):
    """A pan with rounded corners whose walls lean outwards: half sides at the rim, a turned-out lip.

    `dip` is (half width, depth): the front wall is lower there."""
    wide, deep = half
    outer = block((0, 0, foot + height), (wide, deep, height), corner)
    inner = block((0, 0, foot + height + wall * 1.2), (wide - wall, deep - wall, height), corner * .85)

    def distance(points):
        local = points.copy()
        up = np.clip((points[:, 2] - foot) / height, 0, 1)
        grow = (1 - flare) + flare * up
        local[:, 0], local[:, 1] = points[:, 0] / grow, points[:, 1] / grow
        rim = height
        if dip:
            rim = height - dip[1] / (1 + np.exp((np.abs(points[:, 0]) - dip[0]) / .045)) * (points[:, 1] < -deep * .55)
        edge = np.abs(points[:, 2] - foot - rim + .02) - .02
        whole = np.minimum(outer(local), np.maximum(flat_block(points, wide + lip * .6, deep + lip * .6, corner), edge) if lip else 9.)
        return np.maximum(np.maximum(whole, -inner(local)), points[:, 2] - foot - rim)
    return distance


def flat_block(points, wide, deep, corner):
    out = np.abs(points[:, :2]) - np.array((wide - corner, deep - corner), np.float32)
    return np.sqrt((np.maximum(out, 0) ** 2).sum(1)) + np.minimum(out.max(1), 0) - corner


def litter(half, height, grains=420, centre=(0, 0)):
    """Raked clay litter that fills a pan up to a height."""
    wide, deep = half
    x, y = np.meshgrid(np.linspace(-wide, wide, 90), np.linspace(-deep, deep, 70), indexing='ij')
    waves = .022 * np.sin(5 * x + 2 * y) + .016 * np.sin(7 * y - 3 * x + 1)
    material = surface('litter', '#dccfb8', .95, specular=.1, variation=(60, .25), bumps=[Bump('cells', 60, 1, .03)])
    add_grid('litter', np.stack([x + centre[0], y + centre[1], height + waves], -1), material)
    place = lambda chance: (centre[0] + chance.uniform(-wide, wide) * .95, centre[1] + chance.uniform(-deep, deep) * .95, height + chance.uniform(.0, .02))
    scatter('grain', LITTER, grains, place, .022, 6, .8)
