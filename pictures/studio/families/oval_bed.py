"""An oval bed: woven willow, soft padding, coiled rope or a thin shell, high or low, with a cushion inside."""
import math

import numpy as np

from materials import felt, plastic, rope, wood
from shapes.curves import bump_at
from shapes.mesh import add_grid
from shapes.soft import FELT, Pile, stuffed
from shapes.tubes import tube
from surfaces import NEUTRAL
from views import View, Views

STRETCH, RADIUS = 1.35, .80
HEIGHTS = {'high': .62, 'low': .34}
FRONT = -math.pi / 2


def build(shape):
    height, dipped = HEIGHTS[shape['wall']], shape['front'] == 'dipped'
    rim = lambda angle: 1 - (.48 if dipped else 0) * bump_at(angle, FRONT, .62)
    {'wicker': weave, 'soft': pad, 'rope': coil, 'shell': mold}[shape['kind']](height, rim)
    soft = shape['kind'] == 'soft'
    add_cushion(shape['cushion'], .64 if soft else .70, .20 if height < .5 else .24)
    return Views(View(-16, 28 if height > .5 else 33), View(-24, 52), samples=5)


def oval(angle, radius, height):
    return (radius * STRETCH * math.cos(angle), radius * math.sin(angle), height)


def turns(count):
    return [2 * math.pi * i / count for i in range(count)]


def weave(height, rim):
    """Willow wands in front of and behind upright stakes, and a plaited rim."""
    wand, stakes = wood('tint_wand', NEUTRAL), 44
    rows = int(height / .05)
    lean = lambda share: RADIUS + .14 * share
    for row in range(rows):
        share = (row + .5) / rows
        points = []
        for a in turns(stakes * 8):
            sway = .024 * math.cos(a * stakes / 2 + math.pi * row)
            points.append(oval(a, lean(share) + sway, .03 + (height - .03) * share * rim(a)))
        tube('wand', points, .030, wand, 7, closed=True)
    for a in turns(stakes):
        tube('stake', [oval(a, lean(share), .02 + (height - .0) * share * rim(a)) for share in (0, .5, 1)], .019, wand, 6)
    for strand in range(3):
        line = [oval(a, lean(1.05) + .035 * math.cos(24 * a + strand * 2.1), height * rim(a) + .02 + .035 * math.sin(24 * a + strand * 2.1)) for a in turns(480)]
        tube('plait', line, .034, wand, 8, closed=True)
    base(lean(0))


def base(radius):
    tube('foot', [oval(a, radius, .035) for a in turns(160)], .035, wood('tint_foot', NEUTRAL), 10, closed=True)
    floor = np.array([[oval(a, r, .05) for r in (.001, radius)] for a in turns(96)])
    add_grid('floor', floor, felt('floor', '#8d857a'), True)


def coil(height, rim):
    """Thick rope, each turn of three strands, laid in rings upon one another."""
    yarn, thick = rope('tint_rope'), .062
    rows = int(height / (thick * 1.75))
    for row in range(rows + 1):
        share = row / rows
        for strand in range(3):
            line = [oval(a, RADIUS + .10 * math.sin(share * 1.5) + thick * .5 * math.cos(32 * a + strand * 2.094 + row),
                         thick + (height - thick) * share * rim(a) + thick * .5 * math.sin(32 * a + strand * 2.094 + row)) for a in turns(520)]
            tube('strand', line, thick * .58, yarn, 7, closed=True)
    base(RADIUS)


def mold(height, rim):
    """A thin stiff wall: felt when it is low, molded in one piece when it is high."""
    low = height < .5
    if low:
        profile = [(-.06, .0), (.0, .03), (.05, .5), (.09, .97), (.06, 1.02), (.02, .97), (-.02, .5), (-.05, .12), (-.10, .10)]
    else:
        profile = [(-.06, .0), (.0, .03), (.07, .5), (.12, .90), (.20, .94), (.21, 1.0), (.15, 1.03), (.08, 1.0), (.02, .5), (-.05, .12), (-.10, .10)]
    grid = np.array([[oval(a, RADIUS + out, height * up * rim(a)) for out, up in profile] for a in turns(200)])
    thing = add_grid('shell', grid, felt('tint_shell') if low else plastic('tint_shell'), True)
    thing.modifiers.new('round', 'SUBSURF').render_levels = 1
    base(RADIUS - .08)


def pad(height, rim):
    def ring(points):
        a = np.arctan2(points[:, 1], points[:, 0] / STRETCH)
        away = np.mod(a - FRONT + np.pi, 2 * np.pi) - np.pi
        dip = 1 - (1 - rim(FRONT)) * .85 * np.exp(-(away / .55) ** 2)
        out = (np.sqrt((points[:, 0] / STRETCH) ** 2 + points[:, 1] ** 2) - .78) / .17
        middle = height * .5 * dip
        up = (points[:, 2] - middle) / (middle + .005)
        creases = .02 * np.sin(9 * a + 1) * np.sin(5 * points[:, 2] + a)
        return ((np.abs(out) ** 2.4 + np.abs(up) ** 2.4) ** (1 / 2.4) - 1) * .16 + creases * .6
    stuffed('tint', ring, (-1.5, -1.15, -.03), (1.5, 1.15, height + .12), pile=Pile(110000, .009, .0018), step=.02)


def add_cushion(kind, radius, height):
    def solid(points):
        x, y = points[:, 0] / STRETCH, points[:, 1]
        out = np.sqrt(x ** 2 + y ** 2) - radius
        swell = .07 * np.clip(1 - (x ** 2 + y ** 2) / radius ** 2, 0, 1)
        if kind == 'quilted':
            swell = swell + .04 * np.sqrt(np.abs(np.sin((points[:, 0] + y) * 8) * np.sin((points[:, 0] - y) * 8))) * (out < -.08)
        up = np.abs(points[:, 2] - height * .6) - height * .4 - swell
        edge = .08
        both = np.stack([out + edge, up + edge], 1)
        bumps = .006 * np.sin(6 * points[:, 0] + 1) * np.sin(7 * y + 2)
        return np.sqrt((np.maximum(both, 0) ** 2).sum(1)) + np.minimum(both.max(1), 0) - edge + bumps
    reach = radius * STRETCH + .1
    pile = Pile(140000, .040, .0028, 1.3) if kind == 'plush' else FELT
    stuffed('tint2', solid, (-reach, -radius - .1, 0), (reach, radius + .1, height + .25), pile=pile, step=.016, smooth=2)
