"""What things are made of. Name a material `tint…`, `tint2…` or `tint3…` and it is the first, second or third
colour zone; leave its colour neutral then. Everything else keeps the colour it is given."""
from surfaces import NEUTRAL, Bump, Nodes, linear, surface


# hard

def steel(name='steel'):
    """Brushed around the z axis, like a spun bowl."""
    return surface(name, '#d6d6d8', .24, metal=1, brushed=.6)

def metal(name='metal', colour='#d4d4d7', rough=.18):
    """Polished: rings, hooks, blades."""
    return surface(name, colour, rough, metal=1)

def brass(name='brass'):
    return metal(name, '#e0b25a', .2)

def wire(name='tint', colour=NEUTRAL):
    """Lacquered or powder-coated wire and tube."""
    return surface(name, colour, .32, coat=.3)

def plastic(name='tint', colour=NEUTRAL, rough=.36):
    return surface(name, colour, rough, specular=.45, bumps=[Bump('noise', 160, .05, .003)])

def dark_plastic(name='dark'):
    """Buckles, feet, grips that are black whatever the product's colour."""
    return surface(name, '#1b1c1f', .4, bumps=[Bump('noise', 200, .1, .003)])

def rubber(name='tint', colour=NEUTRAL):
    """Also silicone."""
    return surface(name, colour, .55, specular=.35, bumps=[Bump('noise', 120, .12, .006)])

def ceramic(name='tint', colour=NEUTRAL):
    """Glazed stoneware."""
    return surface(name, colour, .16, coat=.7, bumps=[Bump('noise', 4, .08, .02)], variation=(3, .05))

def wood(name='wood', colour='#b98a56', grain='x'):
    """Lacquered wood with its grain along an axis: x, y or z. Also a zone: wood('tint', NEUTRAL)."""
    stretch = tuple(1.5 if axis == grain else 16 for axis in 'xyz')
    return surface(name, colour, .5, specular=.4, bumps=[Bump('noise', 2, .25, .012, stretch)], variation=(5, .22))

def stone(name='stone', colour='#6d6a66'):
    return surface(name, colour, .85, specular=.3, bumps=[Bump('noise', 9, .8, .06), Bump('noise', 40, .4, .02)], variation=(5, .4))

def paper(name='tint', colour=NEUTRAL):
    """Paper, card, labels."""
    return surface(name, colour, .85, specular=.2, bumps=[Bump('noise', 60, .08, .004)], variation=(8, .04))


# clear

INDEX = 1.48   # of glass; the same inverted behind it, or the far wall of a tube mirrors everything and turns black

def glass(name='glass', tint=(.94, .97, .965, 1), rough=.03):
    """A thin clear wall, glass or plastic: it lets light through straight and reflects by angle, from inside no more than
    from outside. Both sides of one sheet look alike: tubes, panes, domes, jars."""
    material = surface(name)
    nodes = Nodes(material)
    straight = nodes.add('ShaderNodeBsdfTransparent', {'Color': tint})
    shine = nodes.add('ShaderNodeBsdfGlossy', {'Roughness': rough})
    side, index = nodes.add('ShaderNodeNewGeometry'), nodes.add('ShaderNodeMapRange', {'To Min': INDEX, 'To Max': 1 / INDEX})
    angle, both = nodes.add('ShaderNodeFresnel'), nodes.add('ShaderNodeMixShader')
    nodes.link(side.outputs['Backfacing'], index.inputs['Value'])
    nodes.link(index.outputs[0], angle.inputs['IOR'])
    for source, target in ((angle, 0), (straight, 1), (shine, 2)):
        nodes.link(source.outputs[0], both.inputs[target])
    nodes.link(both.outputs[0], nodes.output.inputs[0])
    return material

def frosted(name='tint', colour=NEUTRAL):
    """Coloured translucent plastic."""
    return surface(name, colour, .3, see_through=.35, specular=.5)

def water(name='water', colour='#cfe6ea'):
    """A calm surface: put a flat disc of it into a bowl."""
    return surface(name, colour, .03, specular=.6, coat=.5)

def deep_water(name='water', colour='#e3f5f3'):
    """A body of water in glass; transparent to shadows, or the ground would be black."""
    material = surface(name, colour, 0, transmission=1, ior=1.33)
    nodes = Nodes(material)
    path = nodes.add('ShaderNodeLightPath')
    straight = nodes.add('ShaderNodeBsdfTransparent')
    either = nodes.add('ShaderNodeMath', operation='MAXIMUM')
    mix = nodes.add('ShaderNodeMixShader')
    nodes.link(path.outputs['Is Shadow Ray'], either.inputs[0])
    nodes.link(path.outputs['Is Diffuse Ray'], either.inputs[1])
    for source, target in ((either, 0), (nodes.shader, 1), (straight, 2)):
        nodes.link(source.outputs[0], mix.inputs[target])
    nodes.link(mix.outputs[0], nodes.output.inputs[0])
    return material


# soft

def webbing(name='tint', colour=NEUTRAL):
    """Nylon strap; needs the UV of `ribbon` or `band`."""
    return surface(name, colour, .75, specular=.25, sheen=.35,
                   bumps=[Bump('weave', 1, .6, .010, (12, 5, 1)), Bump('noise', 200, .15, .003)])

def cloth(name='tint', colour=NEUTRAL, threads=36.):
    """Canvas, oxford, cotton: crossed threads. Fewer threads make a coarser cloth."""
    return surface(name, colour, .88, specular=.15, sheen=.4, variation=(30, .06), bumps=[
        Bump('noise', 5, .12, .08), Bump('lines-x', threads, .25, .006), Bump('lines-z', threads, .25, .006),
        Bump('noise', 160, .3, .004)])

def fleece(name='tint', colour=NEUTRAL):
    """A short nap without hair: lining, padding, jersey. For real pile see `shapes.hair`."""
    return surface(name, colour, .95, specular=.08, sheen=.7, variation=(40, .08),
                   bumps=[Bump('noise', 9, .3, .05), Bump('cells', 150, .35, .006), Bump('noise', 260, .4, .004)])

def felt(name='tint', colour=NEUTRAL):
    """Pressed wool without hair: sheets, pads, small felted things."""
    return surface(name, colour, 1, specular=.05, sheen=.35, variation=(7, .1),
                   bumps=[Bump('noise', 26, .35, .03), Bump('noise', 90, .45, .012)])

def leather(name='tint', colour=NEUTRAL):
    return surface(name, colour, .5, specular=.4, variation=(9, .12),
                   bumps=[Bump('noise', 45, .25, .012), Bump('cells', 110, .2, .006)])

def rope(name='tint', colour=NEUTRAL):
    """One yarn of a rope; twist several with `shapes.tubes.twisted`."""
    return surface(name, colour, .95, specular=.1, sheen=.6, bumps=[Bump('noise', 90, .5, .02)])

def sisal(name='sisal', colour='#c9a673'):
    """Rough cord; wind it with `shapes.tubes.winding`."""
    return surface(name, colour, .95, specular=.1, variation=(22, .16),
                   bumps=[Bump('weave', 1, .9, .012, (26, 4, 1)), Bump('noise', 120, .7, .01)])

def thread(name='thread', colour='#f4efe6'):
    """Seams; see `shapes.stitches`."""
    return surface(name, colour, .8, specular=.2)

def net(name='net', colour='#23282a', holes=46.):
    """Fine opaque mesh that looks dark behind; needs UV in product units (`grid` with uv)."""
    material = surface(name, colour, .7, specular=.3, bumps=[Bump('net', holes, .6, .008)])
    nodes = Nodes(material)
    dots = nodes.add('ShaderNodeTexVoronoi', {'Scale': holes, 'Randomness': 0})
    nodes.link(nodes.coordinates.outputs['UV'], dots.inputs['Vector'])
    edge = nodes.add('ShaderNodeMapRange', {'From Min': .36, 'From Max': .46})
    mix = nodes.add('ShaderNodeMixRGB', {'Color1': linear('#15191a'), 'Color2': linear('#8d979a')})
    nodes.link(dots.outputs['Distance'], edge.inputs['Value'])
    nodes.link(edge.outputs[0], mix.inputs['Fac'])
    nodes.link(mix.outputs[0], nodes.shader.inputs['Base Color'])
    return material
