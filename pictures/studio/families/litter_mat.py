"""A litter mat from above at an angle: straight, half-round, quarter-round or oval; with holes, loops, nubs or a weave."""
import math
import random

import bpy
import numpy as np

from materials import cloth, rope, rubber
from shapes.boxes import prism
from shapes.curves import rounded_rectangle
from shapes.outlines import bounds, edge_distance, flat, ring_outline
from shapes.scatter import LITTER, scatter
from shapes.soft import sculpt
from shapes.tubes import tube
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

WIDTH, DEPTH = 1.15, .78
DEEP = '#6c6c6c'       # the ground between loops and below holes, in the zone's colour


def build(shape):
    outline = {
        'rectangle': [(x, y) for x, y, _ in rounded_rectangle((0, 0, 0), WIDTH, DEPTH, .12, 8)],
        'half-round': [*ring_outline(1.15, 0, -math.pi, 48, (0, .5), 1.0)],
        'quarter-round': [(-.75, .75), *ring_outline(1.5, 0, -math.pi / 2, 40, (-.75, .75))],
        'oval': ring_outline(.80, 0, 2 * math.pi, 72, stretch=1.42)[:-1],
    }[shape['outline']]
    {'honeycomb-holes': punch, 'loops': loop, 'nubs': stud, 'woven': weave}[shape['surface']](outline)
    add_edge(outline, shape['edge'], shape['surface'])
    detail = View(-30, 36, at=(-.40, -.42, .05), span=.95, prepare=lambda: spill(outline))
    return Views(View(-22, 36), detail, samples=5)


def sheet(name, outline, low, high, material):
    return prism(name, outline, low, high, material, 'z', .01)


def punch(outline):
    """Foam in two layers: the upper one full of hexagonal holes."""
    core, pitch = flat(outline, .035, middle=.075), .105

    def distance(points):
        x, y = points[:, 0], points[:, 1]
        nearest = np.full(len(points), 1e9, np.float32)
        for shift in (0, .5):
            u = np.mod(x + shift * pitch + pitch / 2, pitch) - pitch / 2
            v = np.mod(y + shift * pitch * 1.732 + pitch * .866, pitch * 1.732) - pitch * .866
            u, v = np.abs(u), np.abs(v)
            nearest = np.minimum(nearest, np.maximum(u, u * .5 + v * .866))
        border = edge_distance(points, outline) + .08
        return np.maximum(core(points), np.where(border < 0, .040 - nearest, -1))
    sculpt('holes', distance, *bounds(outline, .02, .14), rubber(), .0115, 1)
    sheet('below', outline, .0, .045, surface('tint_below', DEEP, .8))


def inside(outline, count, margin, seed=2):
    """Random places on the mat."""
    chance = random.Random(seed)
    points = np.array([(chance.uniform(-1.3, 1.3), chance.uniform(-1.1, 1.1)) for _ in range(count * 2)], np.float32)
    return points[edge_distance(points, outline) < -margin][:count]


def loop(outline):
    """Thousands of small rings half sunk into the backing: coiled vinyl, chenille."""
    sheet('backing', outline, 0, .05, surface('tint_backing', DEEP, .9))
    curl = [(.034 * math.cos(t), .034 * math.sin(t), .010 * math.sin(2 * t)) for t in np.linspace(0, 2 * math.pi, 12, endpoint=False)]
    first = tube('loop', curl, .0125, rope('tint_loop'), 6, closed=True)
    chance = random.Random(4)
    for x, y in inside(outline, 5200, .03):
        thing = bpy.data.objects.new('loop', first.data)
        bpy.context.collection.objects.link(thing)
        thing['nofit'] = 1
        thing.location = (x, y, .055 + chance.random() * .03)
        thing.rotation_euler = (math.pi / 2 + chance.uniform(-.8, .8), chance.uniform(-.6, .6), chance.random() * 6)
    first.location = (0, 0, .06)


def stud(outline):
    """Silicone with short round nubs in rows."""
    material, pitch = rubber(), .088
    sheet('mat', outline, 0, .05, material)
    profile = [(.030, .045), (.027, .085), (.016, .10), (.0005, .103)]
    first = lathe('nub', profile, material, 16)
    rows = [(i * pitch + (pitch / 2 if j % 2 else 0), j * pitch * .87) for i in range(-16, 17) for j in range(-18, 19)]
    places = np.array(rows, np.float32)
    places = places[edge_distance(places, outline) < -.10]
    for x, y in places:
        thing = bpy.data.objects.new('nub', first.data)
        bpy.context.collection.objects.link(thing)
        thing.location = (x, y, 0)
    first.location = (*places[0], 0)


def weave(outline):
    """Coarse strands over and under, two by two."""
    yarn, pitch, cell = rope('tint_yarn'), .075, .15
    sheet('backing', outline, 0, .03, surface('tint_backing', DEEP, .9))
    for axis in (0, 1):
        for i in range(-18, 19):
            across = i * pitch
            line = np.linspace(-1.3, 1.3, 420)
            places = np.stack([line, np.full(420, across)] if axis == 0 else [np.full(420, across), line], 1).astype(np.float32)
            line = places[edge_distance(places, outline) < -.02]
            if len(line) < 12:
                continue
            turn = math.pi * (round(i / 2 - .25) % 2) + math.pi * axis
            heights = .055 + .026 * np.tanh(2.5 * np.sin(np.pi * line[:, axis] / cell + turn))
            tube('strand', [(x, y, z) for (x, y), z in zip(line, heights)], .035, yarn, 7)


def add_edge(outline, kind, top):
    ring = [(x, y) for x, y in outline]
    if kind == 'bound':
        tube('binding', [(x, y, .06) for x, y in ring], .062, cloth('tint_binding', '#8a8a8a'), 12, closed=True)
    if kind == 'raised-rim':
        for height, thick in ((.05, .05), (.09, .045), (.13, .042)):
            tube('rim', [(x, y, height) for x, y in ring], thick, rubber('tint_rim'), 14, closed=True)


def spill(outline):
    """Some litter, as it falls from paws."""
    scatter('litter', LITTER, 160, lambda chance: (chance.gauss(-.40, .16), chance.gauss(-.34, .14), .10), .018, 5, .8)
