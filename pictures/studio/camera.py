"""Sets the stage around whatever is in the scene, and the camera so that it fills the frame."""
import math

import bpy
import numpy as np
from mathutils import Vector

from lights import Stage, lay_ground, light_stage

SENSOR = 36   # mm


def set_stage(view, ground, size):
    """Ground, light and camera for a `View`; `size` is the picture's side in px."""
    points = product_points()
    stage = Stage(points.min(0), points.max(0), view.azimuth)
    lay_ground(stage, ground)
    light_stage(stage, view.metal)
    place_camera(stage, points, view)
    render = bpy.context.scene.render
    render.resolution_x = render.resolution_y = size
    render.resolution_percentage = 100


def product_points():
    """Every vertex as rendered, less what is marked 'nofit' (grains, cutters)."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in bpy.context.scene.objects:
        if thing.type not in ('MESH', 'CURVE') or thing.get('nofit') or thing.hide_render:
            continue
        final = thing.evaluated_get(graph)
        mesh = final.to_mesh()
        local = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get('co', local)
        matrix = np.array(final.matrix_world)
        points.append(local.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(points)


def place_camera(stage, points, view):
    lens = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', lens)
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    lens.lens, lens.sensor_width = view.lens, SENSOR
    lens.clip_start, lens.clip_end = .01 * stage.unit, 1000 * stage.unit
    tilt = math.radians(view.elevation)
    towards = (stage.near * math.cos(tilt) + Vector((0, 0, math.sin(tilt)))).normalized()
    turn = towards.to_track_quat('Z', 'Y')
    camera.rotation_euler = turn.to_euler()
    if view.at:
        camera.location = Vector(view.at) + towards * view.span * view.lens / SENSOR
    else:
        camera.location = fit(points, np.array(stage.centre), np.array(towards), np.array(turn.to_matrix()), view)


def fit(points, aim, towards, axes, view):
    """Moves the camera until the product's outline fills its share of the frame and stands in the middle."""
    half = SENSOR / (2 * view.lens)
    distance = float(np.linalg.norm(points.max(0) - points.min(0))) * 1.5 * view.lens / SENSOR
    for _ in range(12):
        seen = (points - (aim + towards * distance)) @ axes
        x, y = seen[:, 0] / -seen[:, 2] / half, seen[:, 1] / -seen[:, 2] / half
        aim = aim + (axes[:, 0] * (x.max() + x.min()) / 2 + axes[:, 1] * (y.max() + y.min()) / 2) * half * distance
        distance *= max(x.max() - x.min(), y.max() - y.min()) / 2 / view.fill
    aim = aim - axes[:, 1] * .02 * distance * half   # a little room more below, for the shadow
    return Vector((aim + towards * distance).tolist())
