"""A bowl: flared steel on a rubber ring, painted steel, glazed stoneware or molded plastic; plain or a slow feeder."""
import math

import numpy as np

from materials import ceramic, plastic, rubber, steel
from shapes.curves import fillet
from shapes.mesh import add_grid
from shapes.scatter import KIBBLE, heap, scatter
from shapes.tubes import ribbon, tube
from shapes.turned import lathe, subdivide
from surfaces import NEUTRAL, surface
from views import View, Views

# (radius, height) from the foot up the outside, over the rim and down inside, with the roundness of each corner
FLARED = ([(1.0, .06), (.985, .10), (.83, .60), (.845, .635), (.83, .655), (.80, .65), (.775, .61), (.70, .24), (.62, .18), (.02, .17), (.0005, .17)],
          [0, .03, .05, .03, .03, .03, .05, .1, .08, .05, 0])
STRAIGHT = ([(.0005, .0), (.72, .0), (.76, .03), (.90, .52), (.94, .55), (.93, .59), (.87, .59), (.84, .55), (.72, .16), (.64, .10), (.0005, .09)],
            [0, .02, .05, .05, .03, .02, .03, .05, .10, .06, 0])
UPRIGHT = ([(.0005, .0), (.74, .0), (.80, .05), (.84, .30), (.83, .56), (.80, .60), (.75, .60), (.73, .55), (.72, .22), (.62, .12), (.0005, .12)],
           [0, .02, .05, .10, .05, .03, .03, .05, .12, .08, 0])
MOLDED = ([(.0005, .0), (1.0, .0), (1.04, .03), (.98, .20), (.84, .50), (.82, .54), (.77, .54), (.75, .50), (.68, .20), (.58, .14), (.0005, .13)],
          [0, .02, .04, .10, .05, .03, .03, .05, .10, .08, 0])


def build(shape):
    form = shape['form']
    if form == 'steel-on-ring':
        subdivide(lathe('bowl', fillet(*FLARED), steel(), 160))
        ring = [(.93, 0), (1.035, 0), (1.05, .03), (1.045, .09), (1.0, .13), (.965, .12), (.93, .06), (.93, 0)]
        lathe('ring', fillet(ring, .02, 3), rubber(), 160)
        floor = .17
    elif form == 'steel-painted':
        painted_bowl()
        floor = .10
    else:
        profile, material, floor = (UPRIGHT, ceramic(), .12) if form == 'ceramic' else (MOLDED, plastic(), .13)
        subdivide(lathe('bowl', fillet(*profile), material, 160))
    add_maze(shape['inside'], floor, form)
    above = 27 if shape['inside'] == 'plain' else 40
    filled = View(-20, 52, metal=True, prepare=lambda: fill(shape['inside'], floor))
    return Views(View(-20, above, metal=True), filled, samples=10 if form.startswith('steel') else 5)


def painted_bowl():
    """The outside is painted, rim and inside are bare steel."""
    points = fillet(*STRAIGHT)
    rim = max(range(len(points)), key=lambda i: points[i][1])
    subdivide(lathe('paint', points[:rim - 2], surface('tint', NEUTRAL, .38, coat=.35), 160))
    subdivide(lathe('inside', points[rim - 3:], steel(), 160))


def add_maze(kind, floor, form):
    """Ridges that slow a greedy eater down."""
    if kind == 'spiral' and form.startswith('steel'):
        press_spiral(floor)
        return
    material = steel('maze') if form.startswith('steel') else (ceramic if form == 'ceramic' else plastic)('tint_maze', NEUTRAL)
    if kind == 'spiral':
        turns = [t / 90 for t in range(150)]
        points = [((.06 + .30 * t) * math.cos(2 * math.pi * t), (.06 + .30 * t) * math.sin(2 * math.pi * t), floor + .12) for t in turns]
        ridge(points, floor, material)
    if kind == 'maze':
        for radius, start, end in ((.22, .3, 4.2), (.22, 4.9, 6.0), (.42, -.5, 1.4), (.42, 1.9, 3.5), (.42, 4.0, 5.3)):
            angles = [start + (end - start) * i / 40 for i in range(41)]
            ridge([(radius * math.cos(a), radius * math.sin(a), floor + .12) for a in angles], floor, material)


def press_spiral(floor, turns=2.2, reach=.63, height=.13):
    """A round ridge that winds outwards, pressed into the steel of the bowl's floor."""
    radius, angle = np.meshgrid(np.linspace(.0, reach, 120), np.linspace(0, 2 * math.pi, 240), indexing='ij')
    pitch = reach / turns
    away = np.mod(radius / pitch - angle / (2 * math.pi), 1) - .5      # from the ridge's crest, in widths of a turn
    fade = np.clip((reach - radius) / .06, 0, 1) * np.clip(radius / .10, 0, 1)
    up = floor + .004 + height * np.cos(math.pi * away) ** 2 * fade ** .7 + height * np.exp(-(radius / .11) ** 2)
    add_grid('spiral', np.stack([radius * np.cos(angle), radius * np.sin(angle), up], -1), steel('spiral'))


def ridge(points, floor, material, height=.15, thick=.09):
    """A wall along points with a round top."""
    middle = [(x, y, floor + height / 2 - .01) for x, y, _ in points]
    outward = [(x, y, 0) for x, y, _ in points]
    ribbon('ridge', middle, outward, height, thick, material)
    tube('ridge', [(x, y, floor + height - .02) for x, y, _ in points], thick / 2, material, 14)


def fill(inside, floor):
    """Some kibble, so that one sees how much goes in."""
    count = 240 if inside == 'plain' else 150
    scatter('kibble', KIBBLE, count, heap(0, 0, floor + .03, .56, .10 if inside == 'plain' else .02), .045, 4, .6)
