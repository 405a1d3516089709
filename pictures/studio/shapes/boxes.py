"""Boards, boxes and flat shapes with rounded edges; holes cut into them."""
import bmesh
import bpy
import math

from shapes.mesh import add_mesh, add_object


def box(name, centre, size, material, edge=.02, rotation=None, steps=4):
    """A box with rounded edges: centre, whole sides, edge radius, rotation in radians."""
    return round_edges(slab(name, centre, size, material, rotation), edge, steps)


def slab(name, centre, size, material, rotation=None):
    """A flat plate with sharp edges: panes. Round edges bend what a pane mirrors."""
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


def round_edges(thing, edge, steps=4):
    modifier = thing.modifiers.new('edges', 'BEVEL')
    modifier.width, modifier.segments, modifier.limit_method = edge, steps, 'ANGLE'
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(40)
    return thing


def prism(name, outline, start, end, material, axis='y', edge=.0):
    """A flat outline pushed along an axis from start to end: gables, signs, cut-outs.

    Outline points are (x, z) for axis y, (y, z) for axis x, (x, y) for axis z."""
    place = {'x': lambda a, b, h: (h, a, b), 'y': lambda a, b, h: (a, h, b), 'z': lambda a, b, h: (a, b, h)}[axis]
    count = len(outline)
    points = [place(a, b, height) for height in (start, end) for a, b in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    thing = add_mesh(name, points, faces, material, smooth=False)
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(thing.data)
    shape.free()
    return round_edges(thing, edge, 3) if edge else thing


def cut(thing, cutter):
    """Takes one closed shape out of another. The cutter is not rendered."""
    modifier = thing.modifiers.new('cut', 'BOOLEAN')
    modifier.object, modifier.operation, modifier.solver = cutter, 'DIFFERENCE', 'EXACT'
    cutter.hide_render = True
    return thing


def arch(half_width, sill, top, steps=24):
    """The outline of a doorway with a round top, for `prism`."""
    return [(-half_width, sill), (half_width, sill)] + [
        (half_width * math.cos(t * math.pi / steps), top - half_width + half_width * math.sin(t * math.pi / steps))
        for t in range(steps + 1)]


def planks(name, centre, size, count, material, cutter=None, gap=.03):
    """A wall of boards above one another; `centre` is the middle of its foot."""
    height = size[2] / count
    boards = [box(name, (centre[0], centre[1], centre[2] + height * (i + .5)), (size[0], size[1], height * (1 - gap)), material, .012, steps=3)
              for i in range(count)]
    for board in boards if cutter else ():
        cut(board, cutter)
    return boards
