"""The look of felted wool: colours in patches with wavy borders, a matted surface, and fuzz in the same colours."""
from dataclasses import dataclass
from typing import Callable

import numpy as np
from mathutils import Matrix, Vector, noise

from shapes.solids import into
from surfaces import Nodes, surface

MIRRORED = np.array((-1, 1, 1), np.float32)


@dataclass
class Patch:
    """Another colour where a solid covers the surface; `soft` is half the width of its border."""
    colour: str
    solid: Callable
    soft: float = .03
    transform: Matrix | None = None
    mirror: bool = False

    def distance(self, points):
        local = into(points, self.transform)
        here = self.solid(local)
        return np.minimum(here, self.solid(local * MIRRORED)) if self.mirror else here


@dataclass
class Wool:
    """What a felted part is made of. `waver` is how far the borders of its patches wander."""
    colour: str
    patches: tuple[Patch, ...] = ()
    hairs: int = 90000
    hair_length: float = .012
    waver: float = .03


def paint(points, wool):
    """The colour of each point."""
    points = points.astype(np.float32)
    colours = np.tile(shade(wool.colour), (len(points), 1))
    waves = np.array([noise.noise(Vector(p) * 9) + .5 * noise.noise(Vector(p) * 20.7) for p in points]) * wool.waver
    for patch in wool.patches:
        share = np.clip(.5 - (patch.distance(points) + waves) / (2 * patch.soft), 0, 1)
        share = (share * share * (3 - 2 * share))[:, None]
        colours = colours * (1 - share) + shade(patch.colour) * share
    return colours


def shade(colour):
    return np.array([int(colour.lstrip('#')[at:at + 2], 16) / 255 for at in (0, 2, 4)])


def matted(name):
    """Wool pressed by the needle, in the colours painted on the mesh."""
    nodes, hue = painted(name)
    cloudy = nodes.add('ShaderNodeTexNoise', {'Scale': 7, 'Detail': 8, 'Distortion': 1.2})
    nodes.link(nodes.coordinates.outputs['Object'], cloudy.inputs['Vector'])
    spread = nodes.add('ShaderNodeMapRange', {'From Min': .3, 'From Max': .7, 'To Min': .90, 'To Max': 1.06})
    nodes.link(cloudy.outputs['Fac'], spread.inputs['Value'])
    nodes.link(spread.outputs[0], hue.inputs['Value'])
    for scale, distortion, strength, height in ((26, 2.5, .35, .03), (90, 1.5, .45, .012)):
        add_relief(nodes, scale, distortion, strength, height)
    return nodes.material


def fuzz(name, lightness=1.04):
    """Loose fibres, each a little lighter or darker than the colour of its root."""
    nodes, hue = painted(name)
    fibre = nodes.add('ShaderNodeHairInfo')
    spread = nodes.add('ShaderNodeMapRange', {'To Min': .86 * lightness, 'To Max': 1.14 * lightness})
    nodes.link(fibre.outputs['Random'], spread.inputs['Value'])
    nodes.link(spread.outputs[0], hue.inputs['Value'])
    return nodes.material


def painted(name):
    material = surface(name, rough=1, specular=.05, sheen=.35)
    material.node_tree.nodes['Principled BSDF'].inputs['Sheen Tint'].default_value = .7
    nodes = Nodes(material)
    nodes.material = material
    colour = nodes.add('ShaderNodeAttribute', attribute_name='Col')
    hue = nodes.add('ShaderNodeHueSaturation', {'Saturation': .96})
    nodes.link(colour.outputs['Color'], hue.inputs['Color'])
    nodes.link(hue.outputs[0], nodes.shader.inputs['Base Color'])
    return nodes, hue


def add_relief(nodes, scale, distortion, strength, height):
    fibres = nodes.add('ShaderNodeTexNoise', {'Scale': scale, 'Detail': 5, 'Distortion': distortion})
    nodes.link(nodes.coordinates.outputs['Object'], fibres.inputs['Vector'])
    bump = nodes.add('ShaderNodeBump', {'Strength': strength, 'Distance': height})
    nodes.link(fibres.outputs['Fac'], bump.inputs['Height'])
    normal = nodes.shader.inputs['Normal']
    if normal.links:
        nodes.link(normal.links[0].from_socket, bump.inputs['Normal'])
    nodes.link(bump.outputs[0], normal)
