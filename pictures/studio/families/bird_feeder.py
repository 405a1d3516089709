"""A hanging tube feeder for garden birds: a clear tube with six perches, or steel mesh with peanuts; alone or in a round cage."""
import math

from mathutils import Vector

from materials import glass, metal, plastic, surface, wire
from shapes.curves import circle, fillet, smooth_path
from shapes.hanging import eyelet, hang
from shapes.mesh import ball, turn_to
from shapes.scatter import GRAIN, scatter
from shapes.tubes import rod, tube
from shapes.turned import lathe
from views import View, Views

FOOT, TOP, RADIUS = .16, 1.70, .30
GUARD = .74
PEANUTS = ('#c99a5c', '#d9b078', '#b98448')


def build(shape):
    cover = plastic('tint')
    caged, mesh = shape['guard'] == 'wire-cage', shape['tube'] == 'mesh'
    lid(cover, caged)
    mesh_tube(cover) if mesh else clear_tube(cover, .52 if caged else .60)
    if caged:
        guard(cover)
    else:
        lathe('base', fillet([(.0005, 0), (.16, .0), (.38, .08), (.40, .13), (.38, .22), (.315, .25), (.0005, .25)],
                             [0, .03, .06, .03, .03, .02, 0]), cover, 96)
    steel = metal()
    for side in (-1, 1):
        tube('bail', smooth_path([(side * .30, 0, TOP + .02), (side * .28, 0, TOP + .30), (side * .10, 0, TOP + .52), (0, 0, TOP + .55)],
                                 8), .014, steel)
    eyelet((0, 0, TOP + .64), .06, .016, steel)
    hang((0, 0, TOP + .62), 0)
    near = View(-12, 10, at=(0, -.3, .62), span=1.3)
    return Views(View(-20, 12, fill=.88), near, samples=10)


def lid(cover, wide):
    reach = GUARD + .06 if wide else .44
    dome = [(reach - .02, TOP - .06), (reach, TOP - .03), (reach * .88, TOP + .08), (reach * .5, TOP + .20), (.10, TOP + .27), (.0005, TOP + .28)]
    lathe('lid', fillet(dome, [0, .02, .08, .08, .03, 0]), cover, 128)
    lathe('under', [(.0005, TOP - .05), (reach - .02, TOP - .06)], cover, 96)
    ball('knob', (0, 0, TOP + .29), .06, cover)


def clear_tube(cover, reach):
    lathe('tube', [(RADIUS, FOOT), (RADIUS, TOP - .04)], glass('tube'), 96)
    lathe('fill', [(RADIUS - .035, FOOT), (RADIUS - .035, TOP - .42), (.0005, TOP - .36)], surface('fill', '#a9834c', .9), 64)
    scatter('seed', GRAIN, 2000, column(RADIUS - .033, FOOT + .05, TOP - .40), .028, 3, .7)
    steel = metal('perch', '#b9babd')
    for level, z in enumerate((.46, .86, 1.26)):
        for side in (0, math.pi):
            turn = -1.15 + side + level * math.pi / 3
            out = Vector((math.cos(turn), math.sin(turn), 0))
            rod('perch', out * (RADIUS - .02) + Vector((0, 0, z - .10)), out * reach + Vector((0, 0, z - .10)), .024, steel)
            ball('tip', out * reach + Vector((0, 0, z - .10)), .036, cover)
            middle = out * (RADIUS + .005) + Vector((0, 0, z))
            ring = lathe('port', fillet([(.075, .03), (.095, .03), (.105, .0), (.105, -.03)], .01, 3), cover, 40, at=tuple(middle))
            turn_to(ring, out)
            turn_to(ball('hole', middle, .074, surface('hole', '#2a2018', .9), (1, 1, .15)), out)
            hood(cover, middle, out)


def hood(cover, middle, out):
    """The little baffle above a port."""
    side = Vector((-out.y, out.x, 0))
    bow = [middle + out * .02 + side * .115 * math.cos(t * math.pi / 16) + Vector((0, 0, .115 * math.sin(t * math.pi / 16))) for t in range(17)]
    tube('hood', bow, .026, cover, 10)


def column(radius, low, high):
    def place(chance):
        turn = chance.random() * 2 * math.pi
        return (radius * math.cos(turn), radius * math.sin(turn), low + chance.random() * (high - low))
    return place


def mesh_tube(cover):
    steel = metal('mesh', '#c3c4c7', .3)
    low, high = (FOOT, TOP - .05)
    for i in range(36):
        a = 2 * math.pi * i / 36
        x, y = RADIUS * math.cos(a), RADIUS * math.sin(a)
        rod('mesh', (x, y, low), (x, y, high), .0075, steel, 6)
    rows = 28
    for k in range(rows + 1):
        tube('mesh', circle((0, 0, low + (high - low) * k / rows), RADIUS + .006, count=64), .0075, steel, 6, closed=True)
    lathe('fill', [(RADIUS - .06, low), (RADIUS - .06, high - .22), (.0005, high - .20)], surface('fill', '#8a6132', .9), 64)
    scatter('peanut', PEANUTS, 620, column(RADIUS - .055, low + .05, high - .22), .058, 5, .75)
    lathe('plate', fillet([(.0005, FOOT - .08), (.34, FOOT - .08), (.36, FOOT), (.33, FOOT + .05), (.0005, FOOT + .05)], .02, 3), cover, 96)


def guard(cover):
    """A cage of upright wires with gaps for small birds only, closed below."""
    lacquer = wire('tint_wire')
    for i in range(22):
        a = 2 * math.pi * i / 22
        path = [(GUARD, TOP - .05), (GUARD, .20), (GUARD * .96, .10), (GUARD * .86, .03), (.36, .02), (.33, .06)]
        tube('guard', [(r * math.cos(a), r * math.sin(a), z) for r, z in path], .013, lacquer, 8)
    for z in (.20, .58, .96, 1.34):
        tube('hoop', circle((0, 0, z), GUARD, count=96), .016, lacquer, 8, closed=True)
    tube('hoop', circle((0, 0, .03), .60, count=96), .014, lacquer, 8, closed=True)
    lathe('foot', fillet([(.0005, .0), (.38, .0), (.40, .04), (.36, .10), (.0005, .10)], .02, 3), cover, 96)
