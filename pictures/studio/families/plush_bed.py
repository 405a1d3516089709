"""A round soft bed: a ring of shaggy, smooth, curly or ribbed plush around a cushion, or a rimless cushion or pouf."""
import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector, noise

from materials import cloth, fleece, metal
from shapes.boxes import box
from shapes.curves import bump_at, fillet
from shapes.hair import grow_hair
from shapes.mesh import add_grid, add_mesh
from shapes.soft import Pile
from shapes.tubes import tube
from shapes.turned import lathe
from surfaces import NEUTRAL
from views import View, Views

AROUND, ACROSS = 360, 96
PILES = {
    'smooth': Pile(120000, .009, .0030, .5),
    'ribbed': Pile(110000, .007, .0026, .5),
}
RIMS = {'high': .34, 'low': .24}   # thickness of the ring


def build(shape):
    pile, rim = PILES.get(shape['pile']), shape['rim']
    if rim in RIMS:
        ring = add_ring(RIMS[rim], shape['pile'])
        if shape['pile'] in LOCKS:
            cover_with_locks(ring, LOCKS[shape['pile']], 'tint')
        else:
            cover(ring, pile, 'tint')
        cover(add_cushion(RIMS[rim]), Pile(80000, .022, .0036, .7), 'cushion', '#f3ece0')
    elif rim == 'pouf':
        cover(add_pouf(.92, .80, .07), pile, 'tint')
    else:
        side = add_round_cushion(pile)
    flat = 34 if rim in ('low', 'none') else 30
    detail = View(-30, 24, at=(.25, -.85, .34), span=1.5)
    if shape['pile'] == 'smooth' and rim == 'none':
        detail = View(-20, 13, at=(-.28, -1.04, .20), span=1.0, prepare=lambda: open_zipper(side))
    return Views(View(-12, flat), detail, samples=5)


def cover(thing, pile, name, colour=NEUTRAL):
    thing.data.materials.append(fleece(name, colour))
    grow_hair(thing, pile.count, pile.length, fleece(name + '_pile', colour), pile.thick, pile.curl)


@dataclass
class Locks:
    """Pile in locks, as shag and curls lie: single hairs of that length look like grass."""
    count: int
    length: float
    hairs: int        # in each lock
    tight: float      # how much they come together at their ends
    curl: float       # radius of the lock's winding
    turns: float


LOCKS = {'shaggy': Locks(8000, .15, 24, .55, .012, 1.5), 'curly': Locks(11000, .085, 16, .85, .030, 2.2)}


def cover_with_locks(thing, locks, name):
    thing.data.materials.append(fleece(name))
    grow_hair(thing, locks.count, locks.length, fleece(name + '_pile'), .0034, .5)
    settings = thing.particle_systems[0].settings
    settings.child_type, settings.rendered_child_count = 'INTERPOLATED', locks.hairs
    settings.clump_factor, settings.clump_shape = locks.tight, .1
    settings.roughness_1, settings.roughness_1_size = .012, .3
    settings.kink, settings.kink_amplitude, settings.kink_frequency = 'CURL', locks.curl, locks.turns
    settings.child_length, settings.render_step = .9, 4
    settings.object_align_factor = (0, 0, -.03)       # it hangs down a little


def add_ring(thick, pile):
    """A stuffed ring with pleats, lower in front where the animal steps in."""
    points, pleats = [], 40 if pile == 'ribbed' else 9
    for i in range(AROUND):
        a = 2 * math.pi * i / AROUND
        pleat = 1 - abs(math.sin(a * pleats)) ** .45
        dip = 1 - .30 * bump_at(a, -math.pi / 2, .42)
        for j in range(ACROSS):
            points.append(ring_point(a, 2 * math.pi * j / ACROSS, thick, pleat * (.5 if pile == 'ribbed' else 1), dip))
    faces = [(i * ACROSS + j, (i + 1) % AROUND * ACROSS + j, (i + 1) % AROUND * ACROSS + (j + 1) % ACROSS, i * ACROSS + (j + 1) % ACROSS)
             for i in range(AROUND) for j in range(ACROSS)]
    return add_mesh('ring', points, faces)


def ring_point(a, b, thick, pleat, dip):
    reach = 1 - .15 * pleat
    radius = 1.0 + thick * math.cos(b) * reach
    height = thick * .9 + thick * .92 * math.sin(b) * reach * dip - (1 - dip) * thick * .9
    if height < .02:
        height = .02 + (height - .02) * .12
    point = Vector((radius * math.cos(a), radius * math.sin(a), height))
    lumps = noise.noise(point * 3.2) * .034 + noise.noise(point * 8) * .016
    lumps += pleat ** .6 * .05 * noise.noise(Vector((point.x * 9, point.y * 9, point.z * 16)))
    return point + Vector((math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b))) * lumps


def add_cushion(thick):
    top = thick * .9
    profile = [(.0005, top), (.2, top + .005), (.4, top), (.56, top - .015), (.68, top - .05), (.74, top - .11), (.74, .10), (.6, .06)]

    def dent(a, radius, height, _):
        point = Vector((radius * math.cos(a), radius * math.sin(a), height))
        hollow = .03 * math.exp(-(math.hypot(point.x - .05, point.y + .1) / .3) ** 2)
        return radius, height + .035 * noise.noise(point * 2.6) + .014 * noise.noise(point * 7) - hollow
    tube('piping', [(.745 * math.cos(t * math.pi / 100), .745 * math.sin(t * math.pi / 100), top - .015) for t in range(200)],
         .018, fleece('tint_piping'), 10, closed=True)
    return lathe('cushion', fillet(profile, .08, 6), None, 160, dent)


def add_pouf(radius, height, seams=0.):
    """One stuffed round, with a waist seam and a hollow where the animal lies; `seams` are the furrows between its panels."""
    profile = [(.0005, 0), (radius * .8, 0), (radius, height * .3), (radius * .99, height * .5), (radius, height * .7),
               (radius * .82, height), (radius * .45, height * .97), (.0005, height * .86)]

    def crumple(a, r, z, _):
        point = Vector((r * math.cos(a), r * math.sin(a), z))
        lumps = .05 * noise.noise(point * 2.2) + .02 * noise.noise(point * 6) - seams * (1 - abs(math.sin(4 * a)) ** .5)
        return r * (1 + lumps * .6), max(0, z + lumps * (z / height))
    return lathe('pouf', fillet(profile, .16, 8), None, 200, crumple)


def add_round_cushion(pile, radius=1.15, height=.34):
    """Two rounds of plush sewn to a band of canvas between piped seams. Answers the band."""
    def crumple(a, r, z, _):
        point = Vector((r * math.cos(a), r * math.sin(a), z))
        return r * (1 + .022 * noise.noise(point * 2.2) + .010 * noise.noise(point * 7)), z + .035 * noise.noise(point * 2.4) * (r < radius * .97)
    top = [(radius - .012, height - .05), (radius - .05, height - .015), (radius * .82, height + .045), *((radius * share, height + .085 - .01 * share) for share in (.65, .5, .38, .28, .2, .13, .07)), (.0005, height + .085)]
    cover(lathe('top', fillet(top, .08, 6), None, 200, crumple), pile, 'tint')
    wall = [(.0005, .01), (radius - .06, .01), (radius - .01, .05), (radius + .025, height * .5), (radius - .012, height - .05)]
    side = lathe('side', fillet(wall, .04, 6), cloth('tint_side', '#7c7c7c'), 200, crumple)
    for level in (.045, height - .045):
        seam = [crumple(2 * math.pi * i / 200, radius - .002, level, 0) for i in range(200)]
        tube('piping', [(r * math.cos(2 * math.pi * i / 200), r * math.sin(2 * math.pi * i / 200), z) for i, (r, z) in enumerate(seam)],
             .022, cloth('tint_piping', '#9a9a9a'), 10, closed=True)
    return side


def open_zipper(cushion):
    """The zipper in the cushion's side stands half open, and the white insert shows."""
    graph = bpy.context.evaluated_depsgraph_get()

    def on_side(angle, height, out):
        way = Vector((math.cos(angle), math.sin(angle), 0))
        found = cushion.ray_cast(way * 2 + Vector((0, 0, height)), -way, depsgraph=graph)
        return found[1] + way * out
    left, middle, right = -2.15, -1.86, -1.50
    opening = np.linspace(middle, right, 40)
    gap = .055 * np.sin(np.pi * (opening - middle) / (right - middle)) ** .7 + .004
    insert = [[on_side(a, .15 + share * g, .012) for share in (-1, -.5, 0, .5, 1)] for a, g in zip(opening, gap)]
    add_grid('insert', np.array(insert), fleece('insert', '#f6f2ea'))
    steel = metal('teeth')
    for side in (-1, 1):
        tube('edge', [on_side(a, .15 + side * (g + .012), .018) for a, g in zip(opening, gap)], .016, fleece('tint_edge'), 10)
        tube('teeth', [on_side(a, .15 + side * (g - .002), .020) for a, g in zip(opening, gap)], .007, steel, 6)
        tube('edge', [on_side(a, .15 + side * .013, .018) for a in np.linspace(left, middle, 24)], .016, fleece('tint_edge'), 10)
    tube('teeth', [on_side(a, .15, .022) for a in np.linspace(left, middle, 24)], .007, steel, 6)
    at = on_side(middle, .15, .036)
    turn = (0, 0, middle + math.pi / 2)
    box('slider', at, (.055, .022, .040), steel, .008, turn)
    pull = on_side(middle - .01, .105, .044)
    box('pull', pull, (.030, .012, .080), steel, .006, turn)
