"""A dog coat on a felt form: a hooded raincoat, a quilted winter coat, a fleece pullover or a light mesh vest."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, dark_plastic, felt, fleece, metal, webbing
from shapes.boxes import box
from shapes.dog_form import girth, lay_line, on_body, places_on_body, spine_frame, stand_form, trunk, wrap
from shapes.mesh import add_grid
from shapes.tubes import tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

REAR, THROAT = .10, .86        # where the cloth ends on the spine


def build(shape):
    solid, kind = trunk(), shape['surface']
    stand_form()
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
    collar_sheet('collar', end, [(-.05, .0), (-.05, .09), (.05, .12), (.16, .13), (.20, .115), (.18, .085), (.05, .06), (-.02, .03)], trim)
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
    """A hood that stands up around an absent head, its stiff peak in front."""
    turns = np.linspace(-math.pi, math.pi, 73)
    rows = []
    base = np.array(places_on_body([(end, math.degrees(t)) for t in turns], .05))
    for k in range(13):
        s = k / 12
        centre = np.array((0, -.50 - .16 * s, 1.42 + .30 * s))
        round_ = np.stack([.33 * np.sin(turns), -.20 - .0 * turns, .30 * np.cos(turns)], 1)
        deep = np.clip(np.cos(turns), -.2, 1)[:, None] * np.array((0, .16, .20)) * math.sin(s * math.pi) ** .7
        goal = centre + round_ * (1 - .10 * s) + np.array((0, .02, .06)) * s
        goal[:, 2] = np.where(np.cos(turns) < -.3, np.minimum(goal[:, 2], 1.34 + .10 * s), goal[:, 2])
        blend = s ** .8
        rows.append(base * (1 - blend) + goal * blend + deep)
    grid = np.stack(rows, 1)
    add_grid('hood', grid, outer)
    add_grid('hood inside', grid * .985 + np.array((0, -.012, .022)), trim)
    rim = [Vector(p) for p in grid[8:-8, -1]]
    tube('rim', rim, .030, trim, 10)
    peak = grid[18:-18, -1]
    lift = np.sin(np.linspace(0, math.pi, len(peak)))[:, None] ** .6
    add_grid('peak', np.stack([peak, peak + lift * np.array((0, -.10, -.0)), peak + lift * np.array((0, -.17, -.035)), peak + lift * np.array((0, -.16, -.055)), peak + np.array((0, 0, -.03))], 1), trim)
