"""Rounded pebbles and rocks."""
import random

import bmesh
import bpy
from mathutils import Vector, noise

from materials import stone
from shapes.mesh import add_object
from surfaces import surface

RIVER = ('#8d7a63', '#b9a58a', '#d8cbb4', '#6b5f52', '#c9b08b')


def pebbles(name, materials, count, place, size, seed=5, flat=.75, spread=.35):
    """`count` pebbles of ten shapes; `place(random)` answers where each one lies. Without materials: river stone."""
    chance = random.Random(seed)
    materials = materials or [surface(f'{name}{i}', colour, .7, specular=.4) for i, colour in enumerate(RIVER)]
    kinds = [lump(name, materials[i % len(materials)], i * 7, .25, flat, 2) for i in range(2 * max(5, len(materials)))]
    for _ in range(count):
        thing = bpy.data.objects.new(name, chance.choice(kinds))
        bpy.context.collection.objects.link(thing)
        thing['nofit'] = 1
        wide = size * chance.uniform(1 - spread, 1 + spread)
        thing.location, thing.scale = place(chance), (wide, wide * chance.uniform(.75, 1), wide)
        thing.rotation_euler = (chance.random() * 6, chance.random() * 6, chance.random() * 6)


def lump(name, material, seed, rough, flat, detail):
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=1)
    for vertex in shape.verts:
        vertex.co *= 1 + rough * noise.noise(vertex.co * 1.3 + Vector((seed, 0,
                                                                       0))) + (rough * .35 * noise.noise(vertex.co * 3.3) if detail > 3 else 0)
        vertex.co.z *= flat
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return mesh


def rock(at, radius, seed=1, material=None):
    """One rough rock, a third of it in the ground."""
    thing = add_object('rock', lump('rock', material or stone(), seed * 31, .38, .85, 5))
    thing.location, thing.scale = (at[0], at[1], at[2] + radius * .4), (radius,) * 3
    return thing
