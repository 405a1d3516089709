"""A cat harness on a cat of plain felt: a vest, H straps, a figure eight or a jacket, with or without its leash."""
import functools
import math

import numpy as np
from mathutils import Vector

from materials import cloth, dark_plastic, felt, fleece, metal, webbing, wood
from shapes.bows import bow
from shapes.boxes import box
from shapes.curves import fillet, smooth_path
from shapes.hardware import ring
from shapes.leash_on_base import leash_on_base
from shapes.sampled import Sampled
from shapes.soft import sculpt
from shapes.solids import Body, ellipsoid, limb, onto
from shapes.tubes import ribbon, rod, tube
from shapes.turned import lathe
from shapes.wrapped import strap_around, wrap
from views import View, Views

LOW, HIGH = (-.7, -1.2, .25), (.7, 1.55, 2.3)
NECK, NECK_NORMAL = (0, -.40, 1.20), (0, -.62, .78)


def build(shape):
    torso = make_torso()
    stand_cat()
    {'vest': vest, 'h-strap': h_strap, 'figure-eight': figure_eight, 'jacket': jacket}[shape['cut']](torso)
    {'ring': add_ring, 'bow': add_bow, 'handle': add_handle, 'pocket': add_pocket}[shape['back']](torso)
    if shape['leash'] == 'with':
        leash_on_base('tint2_leash')
    return Views(View(-42, 23), View(-62, 40, at=(0, .08, 1.28), span=1.6), samples=5)


@functools.lru_cache(1)
def make_torso():
    """Chest, waist, hips and neck: what the harness is traced onto, without head and legs."""
    body = Body().add(ellipsoid((0, -.20, 1.02), (.36, .43, .44)), 0).add(ellipsoid((0, .70, 1.04), (.36, .42, .40)), .15)
    body.add(limb([(0, -.20, 1.08), (0, .25, 1.09), (0, .70, 1.10)], [.36, .32, .33]), .14)
    body.add(limb([(0, -.32, 1.20), (0, -.47, 1.42), (0, -.54, 1.60)], [.31, .245, .23]), .16)
    return Sampled(body, LOW, HIGH)


def stand_cat():
    """The felt cat: a faceless head with pointed ears, legs that end above its wooden foot, a tail held up."""
    whole = Body().add(make_torso(), 0)
    whole.add(limb([(.19, -.30, .88), (.19, -.37, .60), (.19, -.38, .42)], [.17, .125, .115]), .10, mirror=True)
    whole.add(limb([(.20, .76, .96), (.21, .88, .66), (.21, .84, .42)], [.25, .16, .12]), .12, mirror=True)
    whole.add(limb([(0, 1.02, 1.16), (0, 1.24, 1.30), (0, 1.33, 1.56), (0, 1.26, 1.84)], [.13, .10, .09, .085]), .10)
    whole.add(ellipsoid((0, -.62, 1.72), (.335, .30, .275)), .10).add(ellipsoid((0, -.86, 1.66), (.15, .11, .11)), .14)
    whole.add(limb([(.19, -.60, 1.88), (.235, -.61, 2.03), (.27, -.61, 2.16)], [.13, .085, .025]), .06, mirror=True)
    sculpt('form', whole, LOW, HIGH, felt('form', '#e9dfcd'), .022, 3)
    stand = wood('post', '#b98a56', 'z')
    rod('post', (0, .20, .05), (0, .20, .80), .055, stand, 24)
    lathe('base', fillet([(.0005, 0), (.52, 0), (.55, .03), (.52, .09), (.0005, .10)], [0, .02, .03, .03, 0]), stand, 96, at=(0, .20, 0))


def saddle(torso, front, back, half_angle, thick, material, narrow=.10):
    """A patch over the back, from front to back along y."""
    turns, along = np.linspace(-half_angle, half_angle, 80) + np.pi / 2, np.linspace(front, back, 48)
    rays = np.stack([np.cos(turns), 0 * turns, np.sin(turns)], 1)
    starts = np.zeros((80, 48, 3))
    starts[...] = rays[:, None] * 2 + np.array((0, 0, 1.02))
    shrink = 1 - narrow * np.linspace(-1, 1, 80)[:, None] ** 2
    middle = (front + back) / 2
    starts[..., 1] = (along[None] - middle) * shrink + middle
    wrap('saddle', torso, starts, np.repeat(-rays[:, None], 48, 1), thick, material)


def chest_plate(torso, grow, thick, material):
    x, z = np.linspace(-.27 - grow, .27 + grow, 30), np.linspace(.72 - grow, 1.14 + grow, 40)
    starts, rays = np.zeros((30, 40, 3)), np.zeros((30, 40, 3))
    starts[..., 0] = x[:, None] * (.62 + .38 * (z[None] - .7) / .44)
    starts[..., 1], starts[..., 2], rays[..., 1] = -3, z[None], 1
    wrap('chest', torso, starts, rays, thick, material)


def vest(torso):
    trim, pad = webbing('tint2'), fleece('tint_pad')
    strap_around('neck', torso, NECK, NECK_NORMAL, .13, trim)
    strap_around('girth', torso, (0, .40, 1.02), (0, 1, 0), .13, trim)
    for material, grow, thick in ((webbing('tint2_rim'), .03, .035), (pad, 0, .06)):
        saddle(torso, -.26 - grow, .34 + grow, 1.05 + grow * 2, thick, material)
        chest_plate(torso, grow, thick, material)
    add_buckles(torso, .40)


def add_buckles(torso, y):
    dark = dark_plastic()
    for side in (-1, 1):
        place = touch(torso, (side * 2, y, 1.0), (-side, 0, 0), .04)
        box('buckle', place, (.09, .17, .24), dark, .03)
    return dark


def h_strap(torso):
    web, trim = webbing(), webbing('tint2')
    strap_around('neck', torso, NECK, NECK_NORMAL, .10, web)
    strap_around('girth', torso, (0, .40, 1.02), (0, 1, 0), .10, web)
    for ray, width in (((0, 0, -1), .16), ((0, 0, 1), .10)):
        line_on(torso, [(0, y, 3 if ray[2] < 0 else -1) for y in np.linspace(-.10, .42, 30)], ray, width, trim)
    for y in (.40, -.10):
        box('joint', touch(torso, (0, y, 3), (0, 0, -1), .04), (.20, .16, .06), trim, .02)
    for side in (-1, 1):
        box('keeper', touch(torso, (side * 2, -.40, 1.20), (-side, 0, 0), .03), (.08, .15, .16), trim, .025, (math.atan2(.62, .78), 0, 0))
    add_buckles(torso, .40)


def figure_eight(torso):
    """Two loops that cross in one slider on the back."""
    web = webbing()
    strap_around('neck', torso, (0, -.30, 1.20), (0, -.80, .60), .085, web)
    strap_around('girth', torso, (0, .10, 1.02), (0, .93, .37), .085, web)
    place = touch(torso, (0, -.06, 3), (0, 0, -1), .05)
    box('slider', place, (.24, .20, .06), webbing('tint2'), .025)
    for side in (-1, 1):
        box('keeper', touch(torso, (side * 2, .10, 1.02), (-side, 0, 0), .035), (.08, .14, .15), webbing('tint2'), .025)


def jacket(torso):
    """Wraps the whole chest, with a bound edge and a low collar."""
    body, trim = quilted(), webbing('tint2')
    strap_around('wrap', torso, (0, .17, 1.02), (0, 1, 0), .74, body, .07, count=200)
    for y, width in ((-.19, .07), (.54, .07)):
        strap_around('edge', torso, (0, y, 1.02), (0, 1, 0), width, trim, .085)
    strap_around('neck', torso, (0, -.36, 1.24), NECK_NORMAL, .24, body, .07)
    strap_around('collar', torso, (0, -.44, 1.34), NECK_NORMAL, .08, trim, .10)
    strap_around('strap', torso, (0, .17, 1.02), (0, 1, 0), .10, trim, .10, math.pi * .56, math.pi * 2.44)
    chest_plate(torso, .0, .065, body)
    for side in (-1, 1):
        box('buckle', touch(torso, (side * 2, .17, 1.0), (-side, 0, 0), .10), (.08, .20, .17), dark_plastic(), .03)


def quilted():
    return cloth('tint_quilt', threads=18)


def touch(torso, start, ray, off):
    return Vector(onto(torso, [start], ray, off)[0])


def line_on(torso, starts, ray, width, material):
    points = [Vector(p) for p in onto(torso, starts, ray, .03)]
    ribbon('line', points, tuple(-c for c in ray), width, .03, material)


def add_ring(torso, y=.12, radius=.095):
    place = touch(torso, (0, y, 3), (0, 0, -1), .07)
    ring('ring', place + Vector((0, .02, radius * .9)), radius, .020, metal(), (1, 0, 0), (0, .3, .95))
    box('tab', place, (.18, .12, .05), dark_plastic(), .02)


def add_bow(torso):
    add_ring(torso, .30)
    place = touch(torso, (0, -.02, 3), (0, 0, -1), .14)
    bow('bow', place, (.76, -.64, .1), (-.45, -.45, .8), .66, cloth('tint2_bow'), cloth('tint2_knot', '#8c8c8c'))


def add_handle(torso):
    """A tall loop of webbing to lift the cat by, and a small ring behind it."""
    ends = [touch(torso, (0, y, 3), (0, 0, -1), .08) for y in (-.10, .44)]
    middle = (ends[0] + ends[1]) / 2
    turns = np.linspace(-.12, math.pi + .12, 40)
    path = [middle + Vector((0, -.30 * math.cos(t), .34 * math.sin(t) ** 1 + .05)) for t in turns]
    ribbon('handle', path, [Vector((0, -math.cos(t), math.sin(t))) for t in turns], .15, .06, webbing('tint2_handle'))
    for end in ends:
        box('tab', end, (.22, .14, .07), dark_plastic(), .025)
    add_ring(torso, .56, .075)


def add_pocket(torso):
    """A zipped pocket on the back, with its pull."""
    x, y, z = touch(torso, (0, .08, 3), (0, 0, -1), .09)
    pocket = Body().add(ellipsoid((x, y, z - .03), (.25, .26, .13)), 0)
    sculpt('pocket', pocket, (-.4, y - .4, z - .3), (.4, y + .4, z + .3), webbing('tint2_pocket'), .014)
    line = [Vector((.22 * math.cos(t), y + .20 * math.sin(t), z + .035 + .03 * math.sin(t * 1))) for t in np.linspace(.4, math.pi - .4, 20)]
    tube('zip', [Vector(onto(pocket, [(p.x, p.y, 3)], (0, 0, -1), .004)[0]) for p in line], .020, dark_plastic(), 8)
    box('pull', onto(pocket, [(line[2].x, line[2].y, 3)], (0, 0, -1), .03)[0], (.05, .11, .03), metal(), .012)
    add_ring(torso, .46, .085)
