"""The light and the ground of the studio: the same for every product, whatever its size."""
import math

import bpy
from mathutils import Vector

from shapes.mesh import add_mesh
from surfaces import surface

KEY = ((-2.2, 1.2, 2.8), 1.8, 150, (1, .965, .92))    # place in camera terms (right, near, up), side, watts, colour
FILL = ((3.0, 1.6, 1.4), 2.4, 42, (.92, .96, 1))
TOP = ((.3, -1.2, 3.4), 2.2, 70, (1, 1, 1))
SKY = .32


class Stage:
    """Directions and size of a scene: x to the camera's right, y towards it; `unit` is half the product's diagonal."""

    def __init__(self, low, high, azimuth):
        self.centre = Vector(((low + high) / 2).tolist())
        self.floor = float(low[2])
        self.unit = float(((high - low) ** 2).sum() ** .5) / 2
        turn = math.radians(azimuth)
        self.near = Vector((math.sin(turn), -math.cos(turn), 0))
        self.right = Vector((math.cos(turn), math.sin(turn), 0))

    def point(self, right, near, up):
        return self.centre + (self.right * right + self.near * near + Vector((0, 0, up))) * self.unit


def light_stage(stage, metal):
    for place, side, watts, colour in (KEY, FILL, TOP):
        add_lamp(stage, place, side, watts, colour)
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (1, .98, .95, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = SKY
    if metal:
        add_card(stage, (3.2, .3, .6), .9, 2.2)
        add_card(stage, (-1.0, 4.2, .4), 3.2, .5)


def add_lamp(stage, place, side, watts, colour):
    lamp = bpy.data.lights.new('lamp', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', side * stage.unit, side * stage.unit
    lamp.energy, lamp.color = watts * stage.unit ** 2, colour
    thing = bpy.data.objects.new('lamp', lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = stage.point(*place)
    thing.rotation_euler = (thing.location - stage.centre).to_track_quat('Z', 'Y').to_euler()


def add_card(stage, place, width, height):
    """A dark card that only mirrors see."""
    middle = stage.point(*place)
    turn = (stage.centre - middle).to_track_quat('Z', 'Y')
    corners = [middle + turn @ Vector((x * width, y * height, 0)) * stage.unit
               for x, y in ((-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5))]
    card = add_mesh('card', corners, [(0, 1, 2, 3)], surface('card', '#121212', .9, specular=0))
    card['nofit'] = 1
    card.visible_diffuse = card.visible_camera = card.visible_shadow = False


def lay_ground(stage, colour, steps=24):
    """A sheet of paper that curves up behind the product."""
    depth, bend, height, width = 4.5, 2.0, 9.0, 14.0
    curve = [(depth - bend + bend * math.sin(t * math.pi / 2 / steps), bend - bend * math.cos(t * math.pi / 2 / steps))
             for t in range(steps + 1)]
    origin = Vector((stage.centre.x, stage.centre.y, stage.floor))
    points = [origin + (stage.right * side * width - stage.near * back) * stage.unit + Vector((0, 0, up * stage.unit))
              for back, up in [(-9.0, 0), *curve, (depth, height)] for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) // 2 - 1)]
    sheet = add_mesh('ground', points, faces, surface('ground', colour, .75, specular=.15))
    sheet['nofit'] = 1
