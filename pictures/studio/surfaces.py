"""The one way to make a material: Blender's Principled surface with bumps and a little variation."""
from dataclasses import dataclass

import bpy

NEUTRAL = '#a6a6a6'   # every coloured zone: the studio's light and grading lift it to about #c8c8c8


@dataclass
class Bump:
    """A fine relief. `scale` is its frequency at a product of diagonal 2; `distance` its height in the same units."""
    kind: str                     # noise, cells (rounded grains), weave (diagonal threads along a strap's UV), net
    scale: float
    strength: float
    distance: float
    stretch: tuple[float, float, float] | None = None   # frequency along each axis, for grain and threads


def linear(colour: str) -> tuple[float, float, float, float]:
    """'#c8c8c8' as linear light with alpha."""
    values = [int(colour.lstrip('#')[at:at + 2], 16) / 255 for at in (0, 2, 4)]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in values) + (1,)


def surface(name, colour=NEUTRAL, rough=.5, metal=0., specular=.5, sheen=0., coat=0., brushed=0., bumps=(),
            variation=None, transmission=0., ior=1.45, see_through=0., glow=0.):
    """A material. `variation` is (frequency, share): how much its lightness wanders; `brushed` turns around z."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = Nodes(material)
    values = {'Base Color': linear(colour), 'Roughness': rough, 'Metallic': metal, 'Specular': specular,
              'Sheen': sheen, 'Sheen Tint': .6, 'Clearcoat': coat, 'Clearcoat Roughness': .08,
              'Anisotropic': brushed, 'Transmission': transmission, 'IOR': ior, 'Alpha': 1 - see_through}
    for key, value in values.items():
        nodes.shader.inputs[key].default_value = value
    if glow:
        nodes.shader.inputs['Emission'].default_value = linear(colour)
        nodes.shader.inputs['Emission Strength'].default_value = glow
    if brushed:
        tangent = nodes.add('ShaderNodeTangent', direction_type='RADIAL', axis='Z')
        nodes.link(tangent.outputs[0], nodes.shader.inputs['Tangent'])
    if variation:
        nodes.vary(*variation)
    for bump in bumps:
        nodes.bump(bump)
    return material


class Nodes:
    """The node tree of a material, for the few who add to it."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']
        self.coordinates = self.add('ShaderNodeTexCoord')

    def add(self, kind, inputs=None, **attributes):
        node = self.tree.nodes.new(kind)
        for key, value in attributes.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            node.inputs[key].default_value = value
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def vary(self, frequency, share):
        noise = self.add('ShaderNodeTexNoise', {'Scale': frequency, 'Detail': 4})
        self.link(self.coordinates.outputs['Object'], noise.inputs['Vector'])
        spread = self.add('ShaderNodeMapRange', {'From Min': .3, 'From Max': .7, 'To Min': 1 - share, 'To Max': 1 + share * .4})
        self.link(noise.outputs['Fac'], spread.inputs['Value'])
        shade = self.add('ShaderNodeHueSaturation', {'Color': self.shader.inputs['Base Color'].default_value[:]})
        self.link(spread.outputs[0], shade.inputs['Value'])
        self.link(shade.outputs[0], self.shader.inputs['Base Color'])

    def bump(self, bump):
        place = self.coordinates.outputs['UV' if bump.kind in ('weave', 'net') else 'Object']
        if bump.stretch:
            mapping = self.add('ShaderNodeMapping', {'Scale': bump.stretch})
            self.link(place, mapping.inputs['Vector'])
            place = mapping.outputs[0]
        height = self.relief(bump, place)
        node = self.add('ShaderNodeBump', {'Strength': bump.strength, 'Distance': bump.distance})
        self.link(height, node.inputs['Height'])
        normal = self.shader.inputs['Normal']
        if normal.links:
            self.link(normal.links[0].from_socket, node.inputs['Normal'])
        self.link(node.outputs[0], normal)

    def relief(self, bump, place):
        kinds = {
            'noise': ('ShaderNodeTexNoise', {'Detail': 6}, {}, 'Fac'),
            'cells': ('ShaderNodeTexVoronoi', {}, {}, 'Distance'),
            'net': ('ShaderNodeTexVoronoi', {'Randomness': 0}, {}, 'Distance'),
            'weave': ('ShaderNodeTexWave', {}, {'wave_type': 'BANDS', 'bands_direction': 'DIAGONAL'}, 'Fac'),
            'lines-x': ('ShaderNodeTexWave', {}, {'wave_type': 'BANDS', 'bands_direction': 'X'}, 'Fac'),
            'lines-z': ('ShaderNodeTexWave', {}, {'wave_type': 'BANDS', 'bands_direction': 'Z'}, 'Fac'),
        }
        kind, inputs, attributes, output = kinds[bump.kind]
        texture = self.add(kind, {'Scale': bump.scale, **inputs}, **attributes)
        self.link(place, texture.inputs['Vector'])
        return texture.outputs[output]
