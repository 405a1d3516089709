"""Rings, hooks, buckles, bells: the small metal and plastic of straps."""
import math

from mathutils import Vector

from shapes.boxes import box, cut
from shapes.curves import circle, smooth_path
from shapes.mesh import ball
from shapes.tubes import tube


def ring(name, centre, radius, thick, material, right=(1, 0, 0), up=(0, 0, 1), stretch=1.):
    """A wire ring in the plane of two unit vectors: upright and facing the camera unless told."""
    return tube(name, circle(centre, radius, right, up, stretch=stretch), thick, material, 12, closed=True)


def d_ring(name, centre, width, thick, material, across=(0, 0, 1), out=(0, -1, 0), reach=.6):
    """A D: straight along `across`, round towards `out`; `reach` is its depth as a share of its width."""
    centre, across, out = Vector(centre), Vector(across).normalized(), Vector(out).normalized()
    bow = [math.pi * (i / 40 - .5) for i in range(41)]
    points = [centre + across * width / 2 * math.sin(t) + out * width * reach * math.cos(t) ** .8 for t in bow[1:-1]]
    points += [centre + across * width * (.48 - .96 * i / 12) for i in range(13)]
    return tube(name, points, thick, material, 14, closed=True)


def snap_hook(at, direction, material, size=1.):
    """A leash clip lying flat: eye, swivel, hook with gate and thumb knob; .55 long at size 1."""
    at, ahead = Vector(at), Vector(direction).normalized()
    side = Vector((-ahead.y, ahead.x, 0))
    at_hook = lambda along, across: at + (ahead * (along + .16) + side * across) * size
    tube('eye', circle(at, .085 * size, ahead, side), .020 * size, material, 12, closed=True)
    tube('swivel', [at + ahead * .09 * size, at_hook(0, 0), at_hook(.10, 0)], .035 * size, material, 16)
    hook = [(.08, 0), (.18, -.06), (.30, -.085), (.42, -.05), (.455, .02), (.40, .075), (.33, .085)]
    tube('hook', smooth_path([at_hook(*point) for point in hook], 6), .030 * size, material, 14)
    tube('gate', [at_hook(.33, .085), at_hook(.20, .075), at_hook(.11, .02)], .020 * size, material)
    ball('knob', at_hook(.22, .10), .030 * size, material)


def side_buckle(centre, along, out, width, material):
    """A side-release buckle for a strap of a width: `along` the strap, `out` towards the viewer."""
    along, out = Vector(along).normalized(), Vector(out).normalized()
    turn = (0, 0, math.atan2(along.y, along.x))

    def part(name, ahead, up, forth, size, edge):
        place = Vector(centre) + along * ahead + Vector((0, 0, up)) + out * forth
        return box(name, place, (size[0], size[1], size[2]), material, edge, turn, 5)
    socket = part('socket', .10, 0, .03, (.34, .15, width * 1.22), .05)
    for side in (-1, 1):
        notch = part('notch', .16, side * width * .61, .03, (.15, .3, .16), .05)
        cut(socket, notch)
        part('prong', .15, side * width * .50, .03, (.16, .10, .075), .035)
        part('arm', -.19, side * width * .56, .025, (.18, .10, .05), .02)
    part('plug', -.12, 0, .03, (.115, .14, width * 1.22), .045)
    part('bar', -.255, 0, .025, (.06, .12, width * 1.2), .028)
    part('bar', .30, 0, .025, (.06, .12, width * 1.2), .028)
    part('mark', .09, 0, .108, (.12, .01, .12), .004)


def slider(centre, along, out, width, material):
    """The three-bar buckle that shortens a strap."""
    along, out = Vector(along).normalized(), Vector(out).normalized()
    turn = (0, 0, math.atan2(along.y, along.x))
    for ahead in (-.085, 0, .085):
        box('slider', Vector(centre) + along * ahead + out * .01, (.045, .075, width * 1.22), material, .02, turn)
    for side in (-1, 1):
        box('slider', Vector(centre) + Vector((0, 0, side * width * .58)) + out * .01, (.215, .075, .05), material, .02, turn)


def bell(centre, radius, material, slot):
    """A round jingle bell hanging from a ring; `slot` is the dark material of its cut."""
    x, y, z = centre
    ball('bell', centre, radius, material)
    tube('seam', circle((x, y, z - radius * .04), radius * 1.015, (1, 0, 0), (0, 1, 0)), radius * .09, material, 8, closed=True)
    box('slot', (x, y - radius * .85, z - radius * .48), (radius * .26, radius * .22, radius * .63), slot, radius * .09, steps=3)
    ball('hole', (x, y - radius * .95, z - radius * .19), radius * .18, slot)
    ring('eye', (x, y, z + radius * 1.2), radius * .38, radius * .1, material)
