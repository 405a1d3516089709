"""How a scene is looked at: which part of it the picture shows, how large it is, on which ground."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from camera import SENSOR, product_points
from lights import Stage, lay_ground, light_stage


@dataclass
class Shot:
    """One picture of a scene."""
    aim: tuple[float, float, float]     # the point in the picture's middle
    span: float                         # how wide the frame is there, in the scene's units
    ground: str                         # hex value of the paper below and behind
    width: int = 1600                   # px
    height: int = 900
    azimuth: float = 0                  # degrees, as a View's
    elevation: float = 10
    lens: float = 100                   # mm
    metal: bool = False                 # as a View's
    samples: int = 8                    # the denoiser does the rest; glass and water need 14
    even: bool = False                  # the ground has one colour to all edges: a page continues it
    ground_share: int = 50              # percentile of the border that is bare ground, lit as it should look


def set_shot(shot, scale):
    """Lays the ground, lights what stands in the scene, and places the camera. `scale` shrinks drafts."""
    points = product_points()
    stage = Stage(points.min(0), points.max(0), shot.azimuth)
    lay_ground(stage, shot.ground)
    light_stage(stage, shot.metal)
    place_camera(stage, shot)
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = round(shot.width * scale), round(shot.height * scale)
    render.resolution_percentage = 100


def place_camera(stage, shot):
    lens = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', lens)
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    lens.lens, lens.sensor_width, lens.sensor_fit = shot.lens, SENSOR, 'HORIZONTAL'
    lens.clip_start, lens.clip_end = .01 * stage.unit, 1000 * stage.unit
    tilt = math.radians(shot.elevation)
    towards = (stage.near * math.cos(tilt) + Vector((0, 0, math.sin(tilt)))).normalized()
    camera.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    camera.location = Vector(shot.aim) + towards * shot.span * shot.lens / SENSOR
