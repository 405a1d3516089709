"""Needle-felted things: bodies of wool whose fuzz leaves eyes, noses, stitches and collars bare."""
import numpy as np
from mathutils import Matrix

from shapes.hair import grow_hair
from shapes.mesh import add_quads
from shapes.near_surface import mesh_near_surface
from shapes.solids import Body, into
from shapes.wool import fuzz, matted, paint

HAIR_THICKNESS = .0017


class Felt:
    """The felted parts of one animal. Make parts and what lies on them in any order, then `grow_fuzz` once."""

    def __init__(self):
        self.parts = []
        self.bald = []

    def add(self, name, solid, wool, step=.02):
        """A part; two parts have a sharp seam between them, as ears that are sewn on."""
        points, quads = mesh_near_surface(solid, step)
        thing = add_quads(name, points, quads, matted(f'felt_{name}'), colours=paint(points, wool))
        modifier = thing.modifiers.new('smooth', 'SMOOTH')
        modifier.factor, modifier.iterations = .5, 3
        self.parts.append((thing, points, wool))

    def keep_bald(self, points, radius):
        """No fuzz grows within a radius of these points: it would grow through what lies there."""
        self.bald += [(np.array(point, np.float32), radius) for point in points]

    def grow_fuzz(self):
        for thing, points, wool in self.parts:
            hairy = np.ones(len(points), bool)
            for spot, radius in self.bald:
                hairy &= ((points - spot) ** 2).sum(1) > radius * radius
            thing.vertex_groups.new(name='fuzz').add(np.nonzero(hairy)[0].tolist(), 1, 'REPLACE')
            grow_hair(thing, wool.hairs, wool.hair_length, fuzz(f'fuzz_{thing.name}'), HAIR_THICKNESS, where='fuzz')


def pressed(solid, frame, thin):
    """A solid pressed flat along x of a frame: ears, wings. `thin` is the share of its thickness that is left."""
    squeezed = frame @ Matrix.Diagonal((thin, 1, 1, 1))
    return lambda points: solid(into(points, squeezed)) * thin


def turned(solid, frame):
    """A solid in a frame: for what is mirrored beside it."""
    return lambda points: solid(into(points, frame))


def on_ground(solid, height=.012):
    """Cuts a solid flat where it lies on the ground; the fuzz fills the gap below."""
    whole = Body().add(solid, 0)
    return whole.cut(lambda points: points[:, 2] - height, .02)
