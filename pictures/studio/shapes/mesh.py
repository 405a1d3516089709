"""Puts points and faces into the scene."""
import bmesh
import bpy
import numpy as np
from mathutils import Vector


def add_mesh(name, points, faces, material=None, smooth=True, uvs=None):
    """A mesh; `uvs` holds one (u, v) for each point."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    mesh.update()
    if uvs is not None:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return add_object(name, mesh, material)


def add_object(name, mesh, material=None):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    if material:
        mesh.materials.append(material)
    return thing


def add_quads(name, points, quads, material=None, uvs=None, colours=None):
    """A big mesh of quads from numpy arrays, smooth; `uvs` and `colours` hold one row for each point."""
    mesh = bpy.data.meshes.new(name)
    corners = quads.ravel().astype(np.int32)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set('co', np.asarray(points, np.float32).ravel())
    mesh.loops.add(corners.size)
    mesh.loops.foreach_set('vertex_index', corners)
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set('loop_start', np.arange(0, corners.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(quads), 4, np.int32))
    mesh.update(calc_edges=True)
    mesh.polygons.foreach_set('use_smooth', [True] * len(quads))
    if uvs is not None:
        mesh.uv_layers.new().data.foreach_set('uv', np.asarray(uvs, np.float32)[corners].ravel())
    if colours is not None:
        tones = np.ones((corners.size, 4), np.float32)
        tones[:, :3] = np.asarray(colours)[corners]
        mesh.vertex_colors.new(name='Col').data.foreach_set('color', tones.ravel())
    return add_object(name, mesh, material)


def add_grid(name, points, material=None, closed=False, uvs=None, colours=None):
    """A sheet from points of shape (u, v, 3); `closed` joins the last u to the first."""
    rows, columns = points.shape[:2]
    u = np.arange(rows if closed else rows - 1)
    v = np.arange(columns - 1)
    a = (u[:, None] * columns + v).ravel()
    b = (((u + 1) % rows)[:, None] * columns + v).ravel()
    flat = lambda values, width: None if values is None else np.asarray(values).reshape(-1, width)
    return add_quads(name, points.reshape(-1, 3), np.stack([a, b, b + 1, a + 1], 1), material, flat(uvs, 2), flat(colours, 3))


def ball(name, centre, radius, material, scale=(1, 1, 1), towards=None):
    """A sphere; `scale` squashes it before its z axis is turned `towards` a direction."""
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=48, v_segments=24, radius=radius)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    thing = add_object(name, mesh, material)
    thing.location, thing.scale = centre, scale
    return turn_to(thing, towards) if towards is not None else thing


def turn_to(thing, towards):
    """Turns an object's z axis to a direction."""
    thing.rotation_mode = 'QUATERNION'
    thing.rotation_quaternion = Vector(towards).to_track_quat('Z', 'Y')
    return thing


def group(things, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.):
    """Moves several objects together: a scoop, a lid, a second bowl. Rotation in radians."""
    holder = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(holder)
    for thing in things:
        if thing.parent is None:
            thing.parent = holder
    holder.location, holder.rotation_euler, holder.scale = location, rotation, (scale,) * 3
    return holder


class Gathered(list):
    """`with Gathered() as things:` collects every object that is made inside, for `group`."""

    def __enter__(self):
        self.before = set(bpy.context.scene.objects)
        return self

    def __exit__(self, *_):
        self.extend(thing for thing in bpy.context.scene.objects if thing not in self.before)
