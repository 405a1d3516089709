"""Three silicone lids with raised dots: one on a tall can, one leaning on it with the rings of its underside showing."""
import math

import numpy as np
from mathutils import Vector

from materials import metal, rubber
from shapes.curves import fillet
from shapes.mesh import Gathered, add_grid, group, turn_to
from shapes.scatter import scatter
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

WIDE, HIGH = .52, 1.16                     # of the can
CAN = [(.0005, .0), (.50, .0), (.53, .03), (.53, .06), (.50, .09), (.50, HIGH - .07), (.53, HIGH - .04), (.53, HIGH),
       (.49, HIGH), (.49, HIGH - .11), (.0005, HIGH - .12)]
LID = [(.0005, 0), (.33, 0), (.345, -.07), (.375, -.07), (.39, 0), (.425, 0), (.44, -.08), (.47, -.08), (.485, 0),
       (.545, 0), (.56, -.10), (.60, -.10), (.63, .02), (.60, .07), (.53, .07), (.50, .045), (.0005, .06)]
RADIUS, STEEP = .63, math.radians(68)


def build(_):
    can()
    with Gathered() as on:
        lid(1)
    group(on, (0, 0, HIGH + .005), (0, 0, -.35))
    with Gathered() as flat:
        lid(3)
    group(flat, (-.86, -.98, .10), (0, 0, -.3))
    lean_on_can(math.radians(-52))
    return Views(View(-18, 22, metal=True), View(-20, 46, metal=True, prepare=lambda: take_off(on)), samples=8)


def can():
    """A tall can with a bone on its label."""
    lathe('can', fillet(CAN, .012, 3), metal('can', '#cfd0d3', .28), 128)
    lathe('label', [(.508, .13), (.512, .14), (.512, HIGH - .12), (.508, HIGH - .11)], surface('label', '#8f3d2f', .7), 128)
    for low in (.22, HIGH - .26):
        lathe('stripe', [(.5125, low), (.5145, low + .01), (.5145, low + .05), (.5125, low + .06)], surface('stripe', '#efe3c8', .7), 128)
    turns = np.linspace(0, 2 * math.pi, 145)
    reach = np.array([bone(turn) for turn in turns])
    grid = np.zeros((145, 10, 3))
    for j, share in enumerate(np.linspace(0, 1, 10)):
        x, z = reach * np.cos(turns) * share, reach * np.sin(turns) * share
        angle = x / .516 - .62
        grid[:, j] = np.stack([.516 * np.sin(angle), -.516 * np.cos(angle), z + HIGH * .5], 1)
    add_grid('bone', grid, surface('bone', '#f3ead6', .7))


def bone(turn):
    """How far a bone reaches in a direction from its middle."""
    far = np.linspace(.02, .5, 97)
    x, z = np.abs(far * math.cos(turn)), np.abs(far * math.sin(turn))
    inside = ((x < .22) & (z < .065)) | (np.hypot(x - .22, z - .075) < .085)
    return float(far[inside].max())


def lid(dots, tab_at=-math.pi / 2):
    """A round cap with three rings below, a tab to pull it by, and so many dots on top."""
    def tab(turn, radius, height, _):
        pull = math.exp(-(((turn - tab_at + math.pi) % (2 * math.pi) - math.pi) / .22) ** 4)
        outside = max(0., (radius - .57) / .06)
        return radius + .17 * pull * outside, height + .05 * pull * outside
    lathe('lid', fillet(LID, .012, 4), rubber(), 160, tab)
    for number in range(dots):
        across = (number - (dots - 1) / 2) * .26
        lathe('dot', fillet([(.0005, .04), (.085, .04), (.085, .085), (.0005, .09)], .02, 4), rubber('dot', '#fbf7ee'), 48, at=(across, 0, 0))


def lean_on_can(angle):
    """The third lid stands on its edge against the can, its underside to the viewer."""
    with Gathered() as things:
        lid(2, math.pi / 2)
    out = Vector((math.cos(angle), math.sin(angle), 0))
    way = out * math.sin(STEEP) + Vector((0, 0, math.cos(STEEP)))
    foot = WIDE + .02 + 2 * RADIUS * math.cos(STEEP)
    turn_to(group(things, out * (foot - RADIUS * math.cos(STEEP) + .09) + Vector((0, 0, RADIUS * math.sin(STEEP) + .04))), -way)


def take_off(lid):
    """The can is open: its food shows."""
    for thing in lid:
        thing.hide_render = True
    food = surface('food', '#8a5540', .6, specular=.5)
    scatter('food', (), 240, lambda chance: (*(lambda r, t: (r * math.cos(t), r * math.sin(t)))(.46 * math.sqrt(chance.random()), chance.random() * 6.3), HIGH - .13 + .05 * chance.random()), .055, 3, .7, [food])
