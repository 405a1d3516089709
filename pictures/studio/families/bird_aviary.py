"""A tall wooden aviary with wire mesh walls, a sloped roof over its back and a full-height door."""
import math

import bpy

from materials import metal
from shapes.birdware import dowel
from shapes.boxes import box
from shapes.branches import bark, branch
from shapes.cages import mesh_wall
from shapes.timber import timber
from shapes.tubes import rod
from surfaces import NEUTRAL, surface
from views import View, Views

WIDE, DEEP, FRONT, BACK = 1.25, 1.0, 2.05, 1.80     # the roof falls to the back
BEAM, GAP, WIRE = .075, .050, .0042


def build(shape):
    frame()
    walls()
    roof()
    furnish()
    return Views(View(-28, 13, fill=.88), View(24, 22, at=(0, -.3, 1.62), span=1.75), samples=5)


def beam(centre, size, grain):
    name = f'tint_{grain}'
    box('beam', centre, size, bpy.data.materials.get(name) or timber(name, NEUTRAL, grain), .012, steps=2)


def frame():
    for x in (-1, 1):
        for y, high in ((-1, FRONT), (1, BACK)):
            beam((x * WIDE / 2, y * DEEP / 2, high / 2), (BEAM, BEAM, high), 'z')
        for z in (.10, .92):
            beam((x * WIDE / 2, 0, z), (BEAM * .8, DEEP, BEAM), 'y')
    for y, high in ((-1, FRONT), (1, BACK)):
        for z in (.10, .92, high - .05) if y > 0 else (.10, high - .05):
            beam((0, y * DEEP / 2, z), (WIDE, BEAM * .8, BEAM), 'x')
    beam((.22, -DEEP / 2, FRONT / 2), (BEAM, BEAM * .8, FRONT - .1), 'z')
    beam((.42, -DEEP / 2, .92), (.42, BEAM * .7, BEAM), 'x')
    box('board', (.43, -DEEP / 2, .24), (.36, .03, .24), timber('tint_z', NEUTRAL, 'x'), .006)
    door()


def door():
    """A door as high as the aviary, on two hinges, with a bolt."""
    left, right, y = -WIDE / 2 + .055, .175, -DEEP / 2 - .03
    middle, wide, dark = (left + right) / 2, right - left, metal('iron', '#54565a', .4)
    for x in (left + .03, right - .03):
        beam((x, y, FRONT / 2 + .02), (.06, .05, FRONT - .32), 'z')
    for z in (.21, .92, FRONT - .17):
        beam((middle, y, z), (wide, .05, .065), 'x')
    for z in (.45, 1.55):
        box('hinge', (left - .01, y - .03, z), (.16, .012, .05), dark, .004)
    box('bolt', (right + .01, y - .03, 1.02), (.18, .02, .045), dark, .008)
    rod('knob', (right - .04, y - .03, 1.02), (right - .04, y - .09, 1.02), .018, dark)


def walls():
    wire = metal('mesh', '#a9acae', .35)
    x, y = WIDE / 2, DEEP / 2
    mesh_wall((-x, -y, .1), (WIDE, 0, 0), (0, 0, FRONT - .15), GAP, WIRE, wire)
    mesh_wall((-x, y, .1), (WIDE, 0, 0), (0, 0, BACK - .15), GAP * 1.5, WIRE, wire)
    for side in (-x, x):
        slope = lambda a, b: b * (FRONT - .1) <= FRONT - .1 - (FRONT - BACK) * a
        mesh_wall((side, -y, .1), (0, DEEP, 0), (0, 0, FRONT - .15), GAP, WIRE, wire, slope)


def roof():
    tilt = math.atan2(FRONT - BACK, DEEP)
    height = lambda y: (FRONT + BACK) / 2 - y * (FRONT - BACK) / DEEP
    for x in (-1, 1):
        box('rafter', (x * WIDE / 2, 0, height(0) - .005), (BEAM, DEEP + .08, BEAM * .8), timber('tint_y', NEUTRAL, 'y'), .012, (-tilt, 0, 0))
    wire = metal('roofmesh', '#a9acae', .35)
    low, high = (-WIDE / 2, -DEEP / 2, height(-.5) + .02), (0, DEEP * .5, -(FRONT - BACK) / 2)
    mesh_wall(low, (WIDE, 0, 0), high, GAP, WIRE, wire)
    felt = surface('tint2', NEUTRAL, .85, specular=.2, variation=(30, .12))
    box('roof', (0, .24, height(.24) + .055), (WIDE + .26, .80, .05), felt, .012, (-tilt, 0, 0))
    box('roofedge', (0, -.155, height(-.155) + .045), (WIDE + .26, .03, .09), felt, .01, (-tilt, 0, 0))
    for x in (-1, 1):
        box('verge', (x * (WIDE / 2 + .12), .24, height(.24) + .035), (.03, .80, .09), felt, .01, (-tilt, 0, 0))


def furnish():
    dowel((-WIDE / 2, .12, 1.36), (WIDE / 2, .12, 1.36), .032)
    dowel((-WIDE / 2, -.14, .70), (WIDE / 2, -.14, .70), .028)
    branch('branch', [([(-.30, .22, .06), (-.22, .18, .55), (.02, .10, .95), (.22, .12, 1.25)], [.055, .05, .04, .03]),
                      ([(-.18, .17, .60), (-.40, .10, .92)], [.04, .028])], bark(), .02, .006, .05)
    box('floor', (0, 0, .06), (WIDE - .05, DEEP - .05, .03), surface('shavings', '#d9c4a0', .95), .01)
