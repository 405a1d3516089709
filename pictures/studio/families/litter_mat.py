"""A litter mat from above at an angle: straight, half-round, quarter-round or oval; with holes over a lower layer, loops, nubs or a weave."""
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
DEEP = '#6c6c6c'       # the ground between loops, in the zone's colour
BELOW = '#474747'      # … and the layer below holes


CELL = .21             # from hole to hole of the honeycomb
MIDDLE = .085          # the height of its upper layer
NUBS = .118            # from nub to nub
STRANDS = 3            # that go over and under together


def build(shape):
    outline = {
        'rectangle': [(x, y) for x, y, _ in rounded_rectangle((0, 0, 0), WIDTH, DEPTH, .12, 8)],
        'half-round': [*ring_outline(1.15, 0, -math.pi, 48, (0, .5), 1.0)],
        'quarter-round': [(-.75, .75), *ring_outline(1.5, 0, -math.pi / 2, 40, (-.75, .75))],
        'oval': ring_outline(.80, 0, 2 * math.pi, 72, stretch=1.42)[:-1],
    }[shape['outline']]
    {'honeycomb-holes': punch, 'loops': loop, 'nubs': stud, 'woven': weave}[shape['surface']](outline)
    if shape['surface'] == 'honeycomb-holes':
        bind_layers(outline)
    else:
        add_edge(outline, shape['edge'])
    if shape['edge'] == 'raised-rim':
        scatter('caught', LITTER, 240, between_nubs(outline, .30, -.30, .34), .026, 7, .8)
    spilled = {'honeycomb-holes': in_holes, 'loops': lambda: on_top(.10), 'woven': lambda: on_top(.145),
               'nubs': lambda: between_nubs(outline, -.40, -.34, .18)}[shape['surface']]
    detail = View(-30, 36, at=(-.40, -.42, .05), span=.95, prepare=lambda: scatter('litter', LITTER, 160, spilled(), .018, 5, .8))
    return Views(View(-22, 40), detail, samples=5)


def sheet(name, outline, low, high, material):
    return prism(name, outline, low, high, material, 'z', .01)


def punch(outline):
    """Foam in two layers: the upper one full of big hexagonal holes, its near corner turned up; grains lie below."""
    core = flat(outline, .035, middle=MIDDLE)

    def distance(points):
        x, y = points[:, 0], points[:, 1]
        nearest = np.full(len(points), 1e9, np.float32)
        for shift in (0, .5):
            u = np.mod(x + shift * CELL + CELL / 2, CELL) - CELL / 2
            v = np.mod(y + shift * CELL * 1.732 + CELL * .866, CELL * 1.732) - CELL * .866
            u, v = np.abs(u), np.abs(v)
            nearest = np.minimum(nearest, np.maximum(u, u * .5 + v * .866))
        border = edge_distance(points, outline) + .08
        return np.maximum(core(points), np.where(border < 0, CELL * .40 - nearest, -1))
    upper = sculpt('holes', distance, *bounds(outline, .02, .15), rubber(), .0115, 1)
    points = np.zeros(len(upper.data.vertices) * 3, np.float32)
    upper.data.vertices.foreach_get('co', points)
    upper.data.vertices.foreach_set('co', turned_up(points.reshape(-1, 3)).ravel())
    upper.data.update()
    sheet('below', outline, .0, .045, surface('tint_below', BELOW, .8))
    corner = [(x, y) for x, y in inside(outline, 1400, .07, 6) if -x - y > 1.24][:90]
    scatter('grain', LITTER, len(corner), lambda chance: (*corner.pop(), .055), .026, 9, .8)


def turned_up(points, start=.80, radius=.17, most=2.1):
    """Rolls what lies beyond a line across the near left corner up and back."""
    x, y, z = np.asarray(points, np.float64).T
    along, over = (-x - y) / math.sqrt(2), z - MIDDLE
    beyond = np.maximum(0, along - start)
    turn = np.minimum(beyond / radius, most)
    rest = np.maximum(0, beyond - most * radius)
    moved = np.where(beyond > 0, start + (radius - over) * np.sin(turn) + rest * np.cos(turn), along) - along
    risen = np.where(beyond > 0, MIDDLE + radius - (radius - over) * np.cos(turn) + rest * np.sin(turn), z)
    return np.stack([x - moved / math.sqrt(2), y - moved / math.sqrt(2), risen], 1).astype(np.float32)


def bind_layers(outline):
    """Each layer has its own edge; the upper one's turns up with its corner."""
    tube('binding', [(x, y, .038) for x, y in outline], .038, cloth('tint_under', BELOW), 10, closed=True)
    ends = np.array([*outline, outline[0]], np.float64)
    line = np.concatenate([np.linspace(a, b, max(2, int(np.linalg.norm(b - a) / .03)), endpoint=False) for a, b in zip(ends, ends[1:])])
    tube('binding', turned_up(np.column_stack([line, np.full(len(line), MIDDLE + .008)])), .052, cloth('tint_binding', '#8a8a8a'), 12, closed=True)


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


def nub_places():
    rows = [(i * NUBS + (NUBS / 2 if j % 2 else 0), j * NUBS * .87) for i in range(-12, 13) for j in range(-14, 15)]
    return np.array(rows, np.float32)


def stud(outline):
    """Silicone with tall round nubs in rows."""
    material, places = rubber(), nub_places()
    sheet('mat', outline, 0, .05, material)
    profile = [(.042, .045), (.038, .12), (.030, .158), (.016, .172), (.0005, .176)]
    first = lathe('nub', profile, material, 16)
    places = places[edge_distance(places, outline) < -.11]
    for x, y in places:
        thing = bpy.data.objects.new('nub', first.data)
        bpy.context.collection.objects.link(thing)
        thing.location = (x, y, 0)
    first.location = (*places[0], 0)


def weave(outline):
    """A coarse basket weave: strands over and under, three by three."""
    yarn, pitch = rope('tint_yarn'), .082
    cell, middle = pitch * STRANDS, pitch * (STRANDS - 1) / 2
    sheet('backing', outline, 0, .03, surface('tint_backing', '#4a4a4a', .9))
    for axis in (0, 1):
        for i in range(-18, 19):
            across = i * pitch
            line = np.linspace(-1.3, 1.3, 420)
            places = np.stack([line, np.full(420, across)] if axis == 0 else [np.full(420, across), line], 1).astype(np.float32)
            border = edge_distance(places, outline)
            line, border = places[border < -.02], border[border < -.02]
            if len(line) < 12:
                continue
            turn = math.pi * ((i // STRANDS + axis) % 2)
            phase = np.pi * (line[:, axis] - middle + cell / 2) / cell
            heights = .065 + .040 * np.tanh(3 * np.sin(phase + turn)) * np.clip(-border / .08, 0, 1)
            tube('strand', [(x, y, z) for (x, y), z in zip(line, heights)], .039, yarn, 8)


def add_edge(outline, kind):
    ring = [(x, y) for x, y in outline]
    if kind == 'bound':
        tube('binding', [(x, y, .07) for x, y in ring], .072, cloth('tint_binding', '#8a8a8a'), 12, closed=True)
    if kind == 'raised-rim':
        for height, thick in ((.05, .05), (.10, .047), (.15, .045), (.20, .043)):
            tube('rim', [(x, y, height) for x, y in ring], thick, rubber('tint_rim'), 14, closed=True)


def on_top(height):
    """Where litter lies as it falls from paws."""
    return lambda chance: (chance.gauss(-.40, .16), chance.gauss(-.34, .14), height)


def in_holes():
    """On the lower layer, in the middle of a hole."""
    def place(chance):
        row = round(chance.gauss(-.20, .12) / (CELL * .866))
        x = (round(chance.gauss(-.20, .16) / CELL) + row % 2 * .5) * CELL
        return (x + chance.uniform(-.05, .05), row * CELL * .866 + chance.uniform(-.05, .05), .06)
    return place


def between_nubs(outline, x, y, spread):
    """Around a point, on the mat and beside its nubs."""
    nubs = nub_places()

    def place(chance):
        while True:
            at = np.array([(chance.gauss(x, spread * 1.6), chance.gauss(y, spread))], np.float32)
            if edge_distance(at, outline)[0] < -.08 and np.linalg.norm(nubs - at, axis=1).min() > .055:
                return (*at[0], .065)
    return place
