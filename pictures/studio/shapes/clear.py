"""Clear walls of one sheet: tubes, panes, domes that are also seen from inside."""
import bmesh
import bpy

from shapes.mesh import add_object
from surfaces import Nodes, surface

INDEX = 1.48


def clear(name='clear', tint=(.94, .97, .965, 1), rough=.03):
    """Like `materials.glass`, but the far wall mirrors no more than the near one: from inside, that one turns black."""
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


def slab(name, centre, size, material, rotation=None):
    """A flat plate with sharp edges. A box with round edges bends what its panes mirror."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    thing = add_object(name, mesh, material)
    thing.location = centre
    if rotation:
        thing.rotation_euler = rotation
    return thing
