"""Prints and weaves in two colours or two tones of one: plaid, gingham, dots, wood-cuts on card."""
from surfaces import NEUTRAL, Bump, Nodes, linear, surface


def checked(name='tint', colour=NEUTRAL, dark='#4a4a4a', stripes=7., axes='XZ'):
    """Cloth whose crossed bands are darker tones of its own colour: plaid, gingham. Read in object space, along two axes."""
    material = surface(name, colour, .88, specular=.15, sheen=.4, bumps=[Bump('noise', 160, .3, .004)])
    nodes = Nodes(material)
    shade = nodes.add('ShaderNodeMixRGB', {'Color1': linear(colour), 'Color2': linear(dark)})
    total = nodes.add('ShaderNodeMath', {1: .5}, operation='MULTIPLY')
    both = nodes.add('ShaderNodeMath', operation='ADD')
    for number, axis in enumerate(axes):
        wave = nodes.add('ShaderNodeTexWave', {'Scale': stripes / 6.28}, bands_direction=axis)
        step = nodes.add('ShaderNodeMath', {1: .5}, operation='GREATER_THAN')
        nodes.link(nodes.coordinates.outputs['Object'], wave.inputs['Vector'])
        nodes.link(wave.outputs['Fac'], step.inputs[0])
        nodes.link(step.outputs[0], both.inputs[number])
    nodes.link(both.outputs[0], total.inputs[0])
    nodes.link(total.outputs[0], shade.inputs['Fac'])
    nodes.link(shade.outputs[0], nodes.shader.inputs['Base Color'])
    return material
