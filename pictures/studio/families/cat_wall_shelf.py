"""Wall-mounted cat shelves: two curved platforms with felt pads, and a small step between them."""
import math

import numpy as np

from materials import felt, metal, wood
from shapes.boxes import box
from shapes.mesh import add_grid
from shapes.tubes import rod
from surfaces import NEUTRAL, surface
from views import View, Views

WALL = .30        # where the wall stands
DEEP, THICK = .62, .05


def build(_):
    box('wall', (0, WALL + .03, .95), (2.9, .06, 1.95), surface('wall', '#e9e2d5', .9, specular=.2), .01)
    shelf(-.72, .52, 1.10, 1)
    shelf(.66, 1.28, 1.10, -1)
    step(.12, .84)
    return Views(View(-24, 16), View(-38, 24, at=(-.72, -.1, .62), span=1.5), samples=5)


def shelf(x, z, width, lean):
    """A board bent like a shallow wave, upturned at one end, and its pad."""
    bend = lambda s: .05 * math.cos(s * 3) + .16 * max(0, lean * s - .15) ** 1.6 * 2
    curve('board', x, z, width, bend, 0, THICK, 0, wood('tint', NEUTRAL))
    curve('pad', x, z, width * .88, bend, THICK, .035, .05, felt('tint2'))
    for s in (-.30, .30):
        at = (x + s * width, z + bend(s))
        rod('bracket', (at[0], WALL, at[1] - .20), (at[0], WALL - .38, at[1] + .01), .020, metal('bracket', '#3c3e41', .4))
        box('plate', (at[0], WALL - .01, at[1] - .10), (.07, .03, .26), metal('bracket', '#3c3e41', .4), .01)


def curve(name, x, z, width, bend, lift, thick, inset, material):
    """A bent sheet with thickness, rounded in front."""
    grid = np.zeros((60, 26, 3))
    for i, s in enumerate(np.linspace(-.5, .5, 60)):
        front = (DEEP - inset) * (1 - .45 * abs(2 * s) ** 6)
        section = [(0 - inset * .5, 0), (-front + .02, 0), (-front, thick * .3), (-front, thick * .7), (-front + .02, thick), (0 - inset * .5, thick), (0 - inset * .5, 0)]
        for j in range(26):
            place = j / 25 * (len(section) - 1)
            k = min(int(place), len(section) - 2)
            t = place - k
            y, up = (section[k][0] * (1 - t) + section[k + 1][0] * t, section[k][1] * (1 - t) + section[k + 1][1] * t)
            grid[i, j] = (x + s * width, WALL + y, z + bend(s) + lift + up)
    thing = add_grid(name, grid, material)
    caps = thing.modifiers.new('solid', 'SOLIDIFY')
    caps.thickness = .006


def step(x, z):
    box('step', (x, WALL - .17, z), (.40, .34, THICK), wood('tint_step', NEUTRAL), .02)
    box('pad', (x, WALL - .175, z + .038), (.34, .28, .03), felt('tint2_step'), .012)
    box('plate', (x, WALL - .01, z - .07), (.07, .03, .14), metal('bracket', '#3c3e41', .4), .01)
