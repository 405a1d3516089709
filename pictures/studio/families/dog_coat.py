"""A dog coat on a felt puppy: a hooded raincoat, a quilted winter coat, a fleece pullover or a light mesh vest."""
import math

import numpy as np
from mathutils import Vector

import animals.dog as dog
from materials import cloth, dark_plastic, felt, fleece, metal, webbing
from shapes.boxes import box
from shapes.dog_form import girth, lay_line, on_body, places_on_body, spine_frame, trunk, wrap
from shapes.mesh import add_grid
from shapes.soft import sculpt
from shapes.solids import Body, ellipsoid, into, limb, onto
from shapes.tubes import tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

REAR, THROAT = .10, .86        # where the cloth ends on the spine


def build(shape):
    solid, kind = trunk(), shape['surface']
    dog.build('modeling', None, ears=shape['neck'] != 'hood')
    outer, trim = shell(kind), trimming(kind)
    closed = kind in ('fleece', 'mesh')
    reach = (lambda t: 180) if closed else (lambda t: 112 + 68 * max(0, (t - .62) / .38) ** .7)
    start = {'fleece': .20, 'mesh': .16}.get(kind, REAR)
    end = {'low': .74, 'hood': .80, 'standing-collar': .82, 'zip-collar': .84}[shape['neck']]
    wrap('coat', solid, start, end, reach, outer, .05, relief_of(kind), 110, 150, None if closed else hem)
    edges(solid, start, end, reach, trim, closed)
    if closed:
        sleeves(outer, trim, kind == 'fleece')
    else:
        girth('belly', .40, .12, .035, webbing('tint2_belt'), start=100, end=260)
        for side in (-1, 1):
            box('buckle', on_body(.40, side * 100, .085), (.06, .20, .13), dark_plastic(), .03)
    {'hood': hood, 'standing-collar': standing_collar, 'zip-collar': zip_collar, 'low': back_zip}[shape['neck']](solid, outer, trim, end)
    if kind == 'mesh':      # its zipper is on the back
        return Views(View(-72, 36), View(-48, 17), samples=5)
    return Views(View(-50, 17), View(-118, 28), samples=5)


def shell(kind):
    return {'smooth': lambda: surface('tint', NEUTRAL, .38, specular=.5, bumps=[Bump('noise', 3, .25, .05), Bump('noise', 9, .12, .02)]),
            'quilted': lambda: cloth('tint'),
            'fleece': lambda: fleece('tint'),
            'mesh': lambda: surface('tint', NEUTRAL, .8, sheen=.3, bumps=[Bump('net', 60, 1., .02, (2.4, 6, 1)), Bump('noise', 5, .2, .03)])}[kind]()


def trimming(kind):
    return felt('tint2') if kind == 'quilted' else cloth('tint2')


def relief_of(kind):
    if kind != 'quilted':
        return None

    def diamonds(u, v):
        a, b = u * 7.5 + v * 7.5, u * 7.5 - v * 7.5
        return .034 * (np.abs(np.sin(np.pi * a)) * np.abs(np.sin(np.pi * b))) ** .45
    return diamonds


def hem(u, v):
    """The sides hang a little away from the body."""
    return .05 * np.abs(v) ** 3 * (1 - u) + .012 * np.sin(9 * u + 2) * np.abs(v) ** 2


def edges(solid, start, end, reach, trim, closed):
    if closed:
        girth('hem', start + .005, .06, .075, trim, puff=.015)
        girth('neckline', end - .005, .05, .075, trim, puff=.015)
        return
    for side in (-1, 1):
        shares = np.linspace(start + .01, end, 30)
        places = [(s, side * min(reach((s - start) / (end - start)), 178)) for s in shares]
        points = [p + Vector((side * (.06 * (1 - i / 29)), 0, 0)) for i, p in enumerate(places_on_body(places, .045))]
        tube('edge', points, .026, trim, 10)
    rear = places_on_body([(start + .012, a) for a in np.linspace(-110, 110, 60)], .05)
    tube('edge', [p + Vector((.06 * p.x / .45 * abs(p.x / .45) ** 2, 0, 0)) for p in rear], .026, trim, 10)


def sleeves(outer, trim, long):
    """Short legs of the pullover, or bound armholes of the vest."""
    for side in (-1, 1):
        path = [Vector((side * .21, -.245, .80)), Vector((side * .215, -.27, .70)), Vector((side * .22, -.285, .56))]
        if long:
            tube('sleeve', path, .20, outer, 32, taper=lambda t: .225 - .035 * t)
            tube('cuff', [path[-1] + Vector((0, 0, .03)), path[-1] + Vector((0, -.012, -.05))], .205, trim, 32)
        else:
            ring = [Vector((side * .21 + .20 * math.cos(t), -.25 + .20 * math.sin(t), .70 + .06 * math.cos(t) * side)) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
            tube('armhole', ring, .03, trim, 10, closed=True)


def collar_sheet(name, share, rows, material):
    """A ring of cloth around the neck; rows of (distance along the neck, distance from it)."""
    _, ahead, up = spine_frame(share)
    turns = np.linspace(0, 2 * math.pi, 97)[:-1]
    base = np.array(places_on_body([(share, math.degrees(t)) for t in turns]))
    out = np.cos(turns)[:, None] * up + np.sin(turns)[:, None] * np.array((1., 0, 0))
    grid = np.stack([base + ahead * along + out * (off + .008 * np.sin(5 * turns)[:, None]) for along, off in rows], 1)
    return add_grid(name, grid, material, True)


def standing_collar(solid, outer, trim, end):
    collar_sheet('collar', end, [(-.05, .0), (-.05, .075), (.04, .09), (.11, .10), (.145, .085), (.13, .06), (.04, .04), (-.02, .02)], trim)
    box('buckle', on_body(.77, 180, .09), (.20, .07, .13), dark_plastic(), .03)


def zip_collar(solid, outer, trim, end):
    collar_sheet('collar', end, [(-.05, .0), (-.05, .07), (.06, .085), (.18, .08), (.21, .06), (.17, .04), (.05, .03)], outer)
    zipper(solid, .64, end - .01, trim)
    _, ahead, _ = spine_frame(end)
    at = on_body(end, 0, .085)
    tube('zip', [at, at + Vector(ahead) * .17], .022, metal(), 8)


def zipper(solid, start, end, trim):
    """Along the back: a tape with a row of teeth."""
    lay_line('tape', solid, [(start, 0), ((start + end) / 2, 0), (end, 0)], .13, .062, trim)
    lay_line('teeth', solid, [(start, 0), ((start + end) / 2, 0), (end, 0)], .032, .085, metal())
    box('pull', on_body(end - .02, 0, .10), (.05, .10, .03), metal(), .012, (-.7, 0, 0))


def back_zip(solid, outer, trim, end):
    zipper(solid, .17, end - .01, trim)


def hood(solid, outer, trim, end):
    """A hood drawn over head and ears, open in front, with a stiff peak."""
    frame = dog.modeling().head_frame
    around = Body().add(ellipsoid((0, .04, .03), (.56, .52, .50)), 0, frame)
    around.add(limb([(0, -.60, 1.78), (0, -.49, 1.40)], [.40, .335]), .14)

    def distance(points):
        there = around(points)
        local = into(points, frame)
        face = np.interp(local[:, 2], [-.50, -.30, .50], [-.62, -.10, -.30])      # what is before it is open
        return np.maximum(np.maximum(there, -there - .05), face - local[:, 1])
    sculpt('hood', distance, (-.8, -1.4, 1.2), (.8, .1, 2.7), outer, .016, 2)
    angles = np.radians(np.linspace(-128, 128, 81))
    up = np.cos(angles) * .5
    ways = np.stack([np.sin(angles), np.interp(up, [-.30, .50], [0, -.20]), np.cos(angles)], 1)
    turn = np.array(frame.to_3x3())
    start = np.array(frame.to_translation()) + turn @ np.array((0, -.17, 0))
    ways = ways @ turn.T
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    rim = np.array(onto(around, start + ways * 1.2, -ways, -.02))
    tube('rim', [Vector(p) for p in rim], .040, trim, 12)
    peak, ahead = rim[20:-20], turn @ np.array((0, -1, -.10))
    lift = np.sin(np.linspace(0, math.pi, len(peak)))[:, None] ** .6
    rows = [peak + lift * ahead * reach + np.array((0, 0, high)) for reach, high in ((0, .02), (.10, .02), (.17, .0), (.17, -.02), (.10, -.012), (0, -.02))]
    add_grid('peak', np.stack(rows, 1), trim)
