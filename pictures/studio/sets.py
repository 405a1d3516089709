"""Dresses a scene: puts products and animals into it, each where it stands, as large and as coloured as the scene wants."""
import math

import bpy

import passes
from render import choose_shape, load_families
from shapes.mesh import Gathered, group
from surfaces import linear


def product(family, at=(0, 0, 0), turn=0., size=1., colours=(), prepared='hero', **shape):
    """Builds a product of a family's module, in `shape`, and moves it to `at`; `colours` has a hex value for each zone.

    `turn` is in degrees: a product looks to −y, with a positive turn to its own left. `size` scales it. `prepared` is the
    view that it is prepared for: second opens a carrier.
    """
    name = family.__name__.removeprefix('families.').replace('_', '-')
    known = set(bpy.data.materials)
    with Gathered() as things:
        view = getattr(family.build(choose_shape(name, load_families()[name]['shape'], shape)), prepared)
        if view.prepare:
            view.prepare()
    paint([material for material in bpy.data.materials if material not in known], colours)
    for lamp in (thing.data for thing in things if thing.type == 'LIGHT'):
        lamp.energy *= size ** 2   # or a larger tank were darker
    return group(things, at, (0, 0, math.radians(turn)), size)


def animal(kind, pose, at=(0, 0, 0), turn=0., size=1., **options):
    """Puts an animal of a module of `animals/` in a pose where it is wanted; as for products, it looks to −y."""
    with Gathered() as things:
        kind.build(pose, **options)
    return group(things, at, (0, 0, math.radians(turn)), size)


def paint(materials, colours):
    """Gives each colour zone of new materials its colour and frees their names for the next product's zones."""
    zones = passes.zones(materials)
    if len(colours) != len(zones):
        raise ValueError(f'{len(zones)} colours are needed, for {zones}')
    for names, colour in zip(zones, colours):
        for material in (one for one in materials if one.name in names):
            tint(material, colour)
    for material in materials:
        material.name = 'painted'


def tint(material, colour):
    """Colours a neutral material, also where its lightness wanders."""
    shader = material.node_tree.nodes['Principled BSDF'].inputs['Base Color']
    sockets = [shader, *(link.from_node.inputs['Color'] for link in shader.links if 'Color' in link.from_node.inputs)]
    for socket in sockets:
        socket.default_value = linear(colour)
