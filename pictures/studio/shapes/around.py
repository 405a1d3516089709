"""Straps and tapes around what already stands in the scene, felted or not: they fit it because rays find its surface."""
import math

import bpy
from mathutils import Vector

from shapes.tubes import ribbon


def strap_on_scene(name, centre, normal, width, thickness, material, lift=.03, start=0., end=360., reach=1.2, count=96):
    """A flat strap in the plane through `centre`, from one angle to another; 0° is to the right, 90° away from the viewer.

    Answers its points. `reach` is how far from the centre the rays begin: short of whatever stands beside.
    """
    normal = Vector(normal).normalized()
    right = (Vector((1, 0, 0)) - normal * normal.x).normalized()
    back = normal.cross(right)
    rays = [right * math.cos(turn) + back * math.sin(turn)
            for turn in (math.radians(start + (end - start) * i / count) for i in range(count + 1))]
    outs = smoothed([distance_to_surface(Vector(centre), ray, reach) + lift for ray in rays])
    points = [Vector(centre) + ray * out for ray, out in zip(rays, outs)]
    ribbon(name, points, rays, width, thickness, material)
    return points


def distance_to_surface(centre, ray, reach):
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    found, place, *_ = bpy.context.scene.ray_cast(graph, centre + ray * reach, -ray, distance=reach)
    return (place - centre).length if found else 0


def smoothed(values, times=6):
    for _ in range(times):
        values = [(values[max(i - 1, 0)] + values[i] * 2 + values[min(i + 1, len(values) - 1)]) / 4 for i in range(len(values))]
    return values
