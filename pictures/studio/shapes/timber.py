"""Sawn wood with streaks along its grain: boards and frames that should read as wood in any colour."""
from surfaces import NEUTRAL, Bump, Nodes, surface


def timber(name='tint', colour=NEUTRAL, grain='x', streaks=.30):
    """Like `materials.wood`, oiled instead of lacquered; its lightness wanders along the grain's axis."""
    stretch = tuple(.9 if axis == grain else 15 for axis in 'xyz')
    material = surface(name, colour, .62, specular=.3, bumps=[Bump('noise', 2, .35, .012, stretch)])
    nodes = Nodes(material)
    mapping = nodes.add('ShaderNodeMapping', {'Scale': stretch})
    noise = nodes.add('ShaderNodeTexNoise', {'Scale': 1.1, 'Detail': 6, 'Distortion': .6})
    spread = nodes.add('ShaderNodeMapRange', {'From Min': .35, 'From Max': .68, 'To Min': 1 - streaks, 'To Max': 1 + streaks * .35})
    shade = nodes.add('ShaderNodeHueSaturation', {'Color': nodes.shader.inputs['Base Color'].default_value[:]})
    nodes.link(nodes.coordinates.outputs['Object'], mapping.inputs['Vector'])
    nodes.link(mapping.outputs[0], noise.inputs['Vector'])
    nodes.link(noise.outputs['Fac'], spread.inputs['Value'])
    nodes.link(spread.outputs[0], shade.inputs['Value'])
    nodes.link(shade.outputs[0], nodes.shader.inputs['Base Color'])
    return material
