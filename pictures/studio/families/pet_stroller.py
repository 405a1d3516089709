"""A stroller with a mesh cabin and a push bar, on four small wheels or three big air tires."""
import math

import numpy as np

from materials import cloth, dark_plastic, fleece, metal, net, rubber, webbing
from shapes.boxes import arch, box, cut, prism
from shapes.curves import smooth_path
from shapes.hinged import swing
from shapes.mesh import Gathered, turn_to
from shapes.soft import sculpt
from shapes.solids import Body, block, onto
from shapes.tubes import rod, tube
from shapes.turned import lathe
from shapes.wires import rods
from shapes.wrapped import net_window
from surfaces import NEUTRAL, surface
from views import View, Views


def build(shape):
    big = shape['wheels'] == 'three-large'
    floor = .92 if big else .72
    with Gathered() as parts:
        body = cabin(floor)
    tubes = surface('tint2', NEUTRAL, .35, coat=.3)
    if big:
        for at, size in (((-.62, .42, .36), .36), ((.62, .42, .36), .36), ((0, -.98, .32), .32)):
            wheel(at, size)
        fork(floor, tubes)
    else:
        for x in (-.46, .46):
            for y in (-.62, .52):
                wheel((x, y, .17), .17)
                box('fork', (x, y, .30), (.10, .12, .14), dark_plastic(), .03)
        for x in (-.46, .46):
            rod('leg', (x, -.62, .32), (x, .22, floor + .12), .034, tubes)
            rod('leg', (x, .52, .32), (x, -.26, floor + .12), .034, tubes)
        for y in (-.62, .52):
            rod('axle', (-.46, y, .32), (.46, y, .32), .028, tubes)
        basket()
    bar(floor, tubes)
    second = View(146, 14, prepare=lambda: open_rear(parts[0], body, floor)) if big else View(-38, 17, .88, prepare=lambda: lift_off(parts, floor))
    return Views(View(-38, 14), second, samples=6)


def cabin(floor):
    """A tub of cloth whose hood rises toward the handle, with windows in front, above and at the sides."""
    core = block((0, 0, floor + .42), (.46, .78, .42), .20)

    def shape(points):
        local = points.copy()
        up = np.clip((points[:, 2] - floor) / .84, 0, 1)
        local[:, 1] = points[:, 1] + .20 * up * np.clip(-points[:, 1] / .78, 0, 1) * -1
        return core(local) + .005 * np.sin(9 * points[:, 1] + 4 * points[:, 2])
    body = Body().add(shape, 0)
    sculpt('cabin', body, (-.6, -1, floor - .05), (.6, .95, floor + .95), cloth(), .02, 3)
    trim = webbing('tint_trim', '#7c7c7c')
    for side in (-1, 1):
        net_window(body, (0, -.04, floor + .50), (.48, .22), (side, 0, 0), net(), trim, .02)
    net_window(body, (0, 0, floor + .50), (.28, .22), (0, -1, 0), net(), trim, .02)
    net_window(body, (0, 0, floor + .5), (.28, .45), (0, 0, 1), net(), trim, .02)
    for x in (-.46, .46):
        tube('zip', [(x * 1.005, y, floor + .20) for y in np.linspace(-.62, .62, 20)], .014, dark_plastic(), 6)
    return body


def lift_off(parts, floor):
    """The cabin of the small stroller stands beside its frame."""
    swing(parts, (0, 0, 0), (0, 0, -.35), (1.25, -.75, -floor))


def open_rear(cabin, body, floor):
    """The rear of the cabin is unzipped and its door rolled up above a mat; a pedal on the axle brakes."""
    low, high = floor + .12, floor + .70
    cut(cabin, prism('room', arch(.30, low, high), -.60, 1.2, None))
    box('mat', (0, .08, low + .03), (.56, 1.2, .07), fleece('mat', '#e4d8c4'), .03)
    edge = np.array([(x, 1.5, z) for x, z in arch(.305, low - .005, high + .005)])
    tube('zip', [tuple(point) for point in onto(body, edge, (0, -1, 0), .004)], .016, dark_plastic(), 8, closed=True)
    top = onto(body, np.array([(x, 1.5, high + .03) for x in (-.22, -.11, 0, .11, .22)]), (0, -1, 0), .03)
    tube('roll', [tuple(point) for point in top], .05, cloth('tint_roll'), 16)
    for x in (-.12, .12):
        y = float(onto(body, np.array([(x, 1.5, high + .03)]), (0, -1, 0), .03)[0][1])
        tube('tie', [(x, y + .054 * math.cos(t), high + .03 + .054 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 24, endpoint=False)], .012, dark_plastic(), 6, closed=True)
    box('pedal', (.16, .48, .355), (.20, .17, .035), dark_plastic(), .012, (.25, 0, 0))


def wheel(at, size):
    tire = lathe('tire', [(size * .74, -.05), (size * .9, -.055), (size, -.02), (size, .02), (size * .9, .055), (size * .74, .05)], rubber('tire', '#26282a'), 64)
    rim = lathe('rim', [(size * .70, -.04), (size * .77, -.035), (size * .77, .035), (size * .70, .04)], metal(), 64, closed=True)
    hub = lathe('hub', [(.0005, -.06), (.05, -.06), (.05, .06), (.0005, .06)], dark_plastic(), 32)
    for thing in (tire, rim, hub):
        turn_to(thing, (1, 0, 0)).location = at
    spokes = [((at[0], at[1], at[2]), (at[0], at[1] + size * .74 * math.cos(t), at[2] + size * .74 * math.sin(t))) for t in np.linspace(0, 2 * math.pi, 8, endpoint=False)]
    rods('spokes', spokes, .016, metal('spoke', '#a9abaf', .3), 8)


def fork(floor, tubes):
    for x in (-.40, .40):
        rod('side', (x * .45, -.80, .52), (x * 1.1, .42, floor - .04), .036, tubes)
        rod('rear', (x * 1.45, .42, .36), (x * 1.05, .16, floor + .05), .034, tubes)
        rod('fork', (x * .30, -.98, .32), (x * .45, -.78, .54), .028, tubes)
    rod('axle', (-.62, .42, .36), (.62, .42, .36), .028, tubes)
    rod('front', (-.13, -.98, .32), (.13, -.98, .32), .02, tubes)
    rod('cross', (-.19, -.79, .53), (.19, -.79, .53), .03, tubes)


def basket():
    """A cloth basket hung between the axles."""
    solid = Body().add(block((0, -.05, .36), (.40, .46, .11), .06), 0).cut(block((0, -.05, .44), (.36, .42, .13), .05), .01)
    sculpt('basket', solid, (-.5, -.6, .2), (.5, .5, .55), cloth('tint_basket', '#8b8b8b'), .018)


def bar(floor, tubes):
    for x in (-.46, .46):
        tube('stem', smooth_path([(x, -.05, floor + .06), (x * 1.04, .40, floor + .46), (x * 1.04, .92, floor + .98)], 8), .034, tubes, 14)
        box('joint', (x * 1.03, .18, floor + .27), (.08, .16, .14), dark_plastic(), .03)
    grip = [(-.48, .92, floor + .98), (-.40, 1.0, floor + 1.05), (0, 1.02, floor + 1.07), (.40, 1.0, floor + 1.05), (.48, .92, floor + .98)]
    tube('grip', smooth_path(grip, 8), .052, rubber('grip', '#2a2c2e'), 16)
