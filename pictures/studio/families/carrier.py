"""A soft carrier with mesh windows: a shoulder bag, a backpack, a trolley on wheels, or a backpack with a clear dome."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, dark_plastic, fleece, glass, leather, metal, net, webbing
from shapes.boxes import box, cut, prism
from shapes.curves import circle, rounded_rectangle, smooth_path
from shapes.mesh import turn_to
from shapes.solids import Body, block, onto
from shapes.soft import sculpt
from shapes.tubes import ribbon, rod, tube
from shapes.turned import lathe
from shapes.wrapped import net_window, window
from surfaces import surface
from views import View, Views

BAG, PACK = (.82, .44, .46), (.52, .40, .74)    # half sides


def build(shape):
    form, opened = shape['form'], None
    if form == 'shoulder-bag':
        opened = shoulder_bag(.02)
    elif form == 'wheeled-trolley':
        trolley()
    else:
        backpack(dome=form == 'dome-window-backpack')
    tall = form != 'shoulder-bag'
    second = View(150, 20) if 'backpack' in form else View(34, 34) if tall else View(26, 42, prepare=opened)
    return Views(View(-30, 14 if tall else 18), second, samples=6 if not form.startswith('dome') else 10)


def bag_body(half, foot, round_top=.13):
    """A box with soft edges whose walls swell and lean in a little."""
    wide, _, high = half
    core = block((0, 0, foot + high), half, .15)

    def distance(points):
        local = points.copy()
        up = (points[:, 2] - foot - high) / high
        local[:, 1] /= 1 - round_top * np.clip(up, 0, 1)
        local[:, 0] /= 1 - .05 * np.clip(up, 0, 1)
        local[:, 1] *= 1 - .07 * np.cos(np.clip(points[:, 0] / wide, -1, 1) * np.pi / 2) * np.cos(np.clip(up, -1, 1) * np.pi / 2)
        return core(local) + .006 * np.sin(9 * points[:, 0] + 4 * points[:, 2]) * np.sin(7 * points[:, 2] + 3 * points[:, 1] + 1)
    return Body().add(distance, 0)


def make(body, half, foot):
    wide, deep = half[0] + .15, half[1] + .15
    return sculpt('bag', body, (-wide, -deep, foot - .05), (wide, deep, foot + 2 * half[2] + .1), cloth(), .02, 3)


def add_window(body, centre, half, towards):
    net_window(body, centre, half, towards, net(), webbing('tint2_piping'))
    points, _ = window(body, centre, (half[0] * 1.09, half[1] * 1.09), towards, lift=.004)
    tube('zip', [Vector(p) for p in points[:-1, -1]], .011, dark_plastic(), 8, closed=True)


def hold(body, x, z, side):
    return Vector(onto(body, [(x, side * 2, z)], (0, -side, 0), .014)[0])


def shoulder_bag(foot):
    wide, _, high = BAG
    body = bag_body(BAG, foot)
    bag = make(body, BAG, foot)
    add_window(body, (0, 0, foot + .50), (.37, .25), (0, -1, 0))
    for side in (-1, 1):
        add_window(body, (0, 0, foot + .50), (.25, .25), (side, 0, 0))
    strap = leather('tint2')
    for side in (-1, 1):
        carry_loop(body, side, foot, strap)
    top = foot + 2 * high
    zipper = tube('zip', smooth_path([tuple(onto(body, [(x, 0, 3)], (0, 0, -1), .004)[0]) for x in np.linspace(-.6, .6, 20)], 2), .016, dark_plastic(), 8)
    pull = box('pull', (.5, -.02, top + .01), (.10, .04, .03), metal(), .012)
    sling(wide, top, strap)
    return lambda: unzip(bag, body, foot, (zipper, pull))


def unzip(bag, body, foot, closed):
    """The bag's top is open and rolled back; a pad lies on its floor."""
    for thing in closed:
        thing.hide_render = True
    line = [point[:2] for point in rounded_rectangle((0, 0, 0), .62, .27, .12)]
    cut(bag, prism('room', line, foot + .12, 2, None, 'z'))
    edge = onto(body, np.array([(x * 1.01, y * 1.01, 3) for x, y in line]), (0, 0, -1), .002)
    tube('zip', [tuple(point) for point in edge], .016, dark_plastic(), 8, closed=True)
    back = onto(body, np.array([(x, .29, 3) for x in np.linspace(-.50, .50, 12)]), (0, 0, -1), .045)
    tube('roll', [tuple(point) for point in back], .06, cloth('tint_roll'), 16)
    box('pad', (0, 0, foot + .15), (1.22, .52, .08), fleece('pad', '#e4d8c4'), .03)
    at = edge[np.argmin(edge[:, 1] - edge[:, 0])]
    box('pull', (at[0], at[1], at[2] + .015), (.10, .04, .03), metal(), .012, (0, 0, -.6))


def carry_loop(body, side, foot, strap):
    """One handle: up the wall, over in a bow, and down again."""
    heights = np.linspace(foot + .06, foot + .86, 18)
    left = [hold(body, -.53, z, side) for z in heights]
    right = [hold(body, .53, z, side) for z in heights][::-1]
    y, bow = left[-1].y, []
    for i in range(1, 28):
        turn = math.pi * i / 28
        x = -.53 * math.copysign(abs(math.cos(turn)) ** .75, math.cos(turn))
        bow.append(Vector((x, y * (1 - .72 * math.sin(turn) ** .8), left[-1].z + .42 * math.sin(turn) ** .72)))
    facing = [(0, side, 0)] * 18 + [(0, side, .5)] * 27 + [(0, side, 0)] * 18
    ribbon('handle', left + bow + right, facing, .09, .022, strap)


def sling(wide, top, strap):
    """The long strap lies down in front on the floor's right side."""
    for x in (-wide, wide):
        tube('loop', circle((x, 0, top - .16), .06, (0, 1, 0), (0, 0, 1)), .014, metal(), 10, closed=True)
    line = smooth_path([(wide + .02, 0, top - .22), (wide + .10, -.03, .45), (wide + .14, -.16, .06), (wide + .02, -.48, .03), (.45, -.66, .03), (.10, -.60, .03)], 10)
    ribbon('sling', line, [(1, 0, .15) if p.z > .2 else (.3, 0, 1) for p in line], .09, .022, strap)


def backpack(dome):
    deep = PACK[1]
    body = bag_body(PACK, .02)
    make(body, PACK, .02)
    for side in (-1, 1):
        add_window(body, (0, 0, .80), (.22, .38), (side, 0, 0))
    if dome:
        add_dome(body)
    else:
        add_window(body, (0, 0, .92), (.33, .34), (0, -1, 0))
        pocket = Body().add(block((0, -deep + .0, .30), (.38, .10, .20), .07), 0)
        sculpt('pocket', pocket, (-.5, -deep - .2, .0), (.5, -deep + .2, .6), cloth('tint_pocket'), .018)
        tube('zip', [(-.30, -deep - .085, .45), (.30, -deep - .085, .45)], .013, dark_plastic(), 8)
    strap = webbing('tint2')
    tube('handle', smooth_path([(-.16, .12, 1.47), (-.15, .12, 1.58), (0, .12, 1.63), (.15, .12, 1.58), (.16, .12, 1.47)], 8), .035, webbing('tint2_handle'), 12)
    for side in (-1, 1):
        line = smooth_path([(side * .22, .30, 1.42), (side * .30, .52, 1.34), (side * .36, .66, 1.0), (side * .40, .62, .62), (side * .44, .42, .26)], 10)
        ribbon('shoulder', line, [(side * .25, 1, .2)] * len(line), .19, .07, strap)
        box('adjuster', line[-6], (.13, .06, .12), dark_plastic(), .02)
        ribbon('belt', smooth_path([(side * .50, .34, .22), (side * .66, .20, .22), (side * .68, -.06, .16), (side * .62, -.26, .05)], 8), (side, -.2, 0), .11, .03, strap)


def add_dome(body):
    """A clear half ball in a ring, dark inside."""
    place = Vector(onto(body, [(0, -2, .86)], (0, 1, 0))[0])
    turn = lambda thing: turn_to(thing, (0, -1, 0))
    profile = [(.37, 0), *((.36 * math.cos(t), .30 * math.sin(t)) for t in np.linspace(.05, math.pi / 2 - .01, 14))]
    turn(lathe('dome', profile, glass('dome', (.90, .95, .96, 1)), 64)).location = place + Vector((0, -.02, 0))
    turn(lathe('inside', [(.0005, .015), (.36, .015)], surface('inside', '#3b3f42', .8), 64)).location = place + Vector((0, -.012, 0))
    turn(lathe('ring', [(.35, -.03), (.35, .06), (.40, .075), (.44, .05), (.46, -.03)], surface('tint2_ring', rough=.4), 96)).location = place
    for x in (-.13, 0, .13):
        rod('hole', (x, place.y - .005, 1.36), (x, place.y - .03 + .05, 1.36), .03, dark_plastic())


def trolley():
    """The bag on a frame with two wheels, its handle drawn out behind."""
    foot, half = .15, (.66, .44, .50)
    deep = half[1]
    body = bag_body(half, foot)
    make(body, half, foot)
    add_window(body, (0, 0, foot + .54), (.36, .30), (0, -1, 0))
    for side in (-1, 1):
        add_window(body, (0, 0, foot + .54), (.25, .28), (side, 0, 0))
    strap, dark, tubes = webbing('tint2'), dark_plastic(), metal('tube', '#b9bbbf', .3)
    for x in (-.56, .56):
        for y in (-.32, .32):
            wheel = lathe('wheel', [(.0005, -.045), (.10, -.045), (.13, -.025), (.13, .025), (.10, .045), (.0005, .045)], dark, 48)
            turn_to(wheel, (1, 0, 0)).location = (x * 1.0, y, .13)
            box('fork', (x, y, .17), (.05, .10, .12), dark, .02)
    for x in (-.22, .22):
        rod('tube', (x, deep - .03, foot + .1), (x, deep - .03, foot + 1.75), .026, tubes)
        box('guide', (x, deep - .02, foot + .85), (.12, .10, .16), dark, .03)
    tube('grip', smooth_path([(-.24, deep - .03, foot + 1.75), (-.12, deep - .03, foot + 1.79), (.12, deep - .03, foot + 1.79), (.24, deep - .03, foot + 1.75)], 6), .05, dark, 16)
    for side in (-1, 1):
        for x in (-.50, .50):
            line = [hold(body, x, z, side) for z in np.linspace(foot + .05, foot + .90, 16)]
            ribbon('strap', line, (0, side, 0), .09, .022, strap)
    tube('zip', [tuple(onto(body, [(x, -.05, 3)], (0, 0, -1), .004)[0]) for x in np.linspace(-.5, .5, 24)], .016, dark, 8)
    ribbon('carry', smooth_path([(-.30, 0, foot + 1.0), (-.26, 0, foot + 1.08), (0, 0, foot + 1.12), (.26, 0, foot + 1.08), (.30, 0, foot + 1.0)], 8), (0, 0, 1), .12, .04, strap)
