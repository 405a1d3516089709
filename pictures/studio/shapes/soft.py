"""Soft bodies: solids turned into smooth meshes, bare or with pile."""
from dataclasses import dataclass

import bpy

import materials
from shapes.hair import grow_hair
from shapes.mesh import add_quads
from shapes.surface_nets import mesh_of
from surfaces import NEUTRAL


@dataclass
class Pile:
    """Hair on a soft body. Long hair looks like grass: .012 reads as felt, .02 as plush, .035 as shaggy."""
    count: int = 90000
    length: float = .012
    thick: float = .0019
    curl: float = .9


FELT = Pile(90000, .010, .0018)
VELVET = Pile(110000, .006, .0016)
PLUSH = Pile(120000, .020, .0025)
SHAGGY = Pile(150000, .045, .0028, 1.4)


def sculpt(name, solid, low, high, material, step=.016, smooth=2):
    """A bare mesh of a solid within the box from low to high: leave some air around it. `step` is the grain: .01 is fine."""
    thing = add_quads(name, *mesh_of(solid, low, high, step), material)
    modifier = thing.modifiers.new('smooth', 'SMOOTH')
    modifier.factor, modifier.iterations = .5, smooth
    return thing


def stuffed(name, solid, low, high, colour=NEUTRAL, pile=FELT, step=.02, smooth=3):
    """A soft body with pile; `name` is its material's name, so 'tint2' puts it into the second zone."""
    thing = sculpt(name, solid, low, high, materials.felt(name, colour), step, smooth)
    if pile:
        grow_hair(thing, pile.count, pile.length, materials.fleece(f'{name}_pile', colour), pile.thick, pile.curl)
    return thing
