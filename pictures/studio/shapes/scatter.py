"""Heaps of small things: kibble, seed, litter, gravel."""
import math
import random

import bmesh
import bpy

from surfaces import surface

KIBBLE = ('#8a5a32', '#a06a3a', '#b57c48')
GRAIN = ('#d9b36a', '#e8cf96', '#8f6a3c', '#2e2a26', '#c98f4a')
LITTER = ('#d8cbb4', '#c3b499', '#eae0cd')


def scatter(name, colours, count, place, size=.03, seed=3, flat=.55, materials=None):
    """`count` kernels; `place(random)` answers where each one lies. Give `materials` instead of colours for a zone."""
    chance = random.Random(seed)
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=2, radius=1)
    kernels = []
    for material in materials or [surface(f'{name}{i}', colour, .75, specular=.25) for i, colour in enumerate(colours)]:
        mesh = bpy.data.meshes.new(name)
        shape.to_mesh(mesh)
        mesh.materials.append(material)
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        kernels.append(mesh)
    shape.free()
    for _ in range(count):
        thing = bpy.data.objects.new(name, chance.choice(kernels))
        bpy.context.collection.objects.link(thing)
        thing['nofit'] = 1
        thing.location = place(chance)
        wide = size * chance.uniform(.8, 1.15)
        thing.scale = (wide, wide * chance.uniform(.75, 1), wide * flat)
        thing.rotation_euler = (chance.uniform(-.7, .7), chance.uniform(-.7, .7), chance.random() * 6)


def heap(x, y, z, radius, height):
    """A place in a round heap, for `scatter`."""
    def place(chance):
        out, turn = math.sqrt(chance.random()) * radius, chance.random() * 2 * math.pi
        return (x + out * math.cos(turn), y + out * math.sin(turn), z + height * (1 - (out / radius) ** 2) + chance.random() * .03)
    return place
