"""A flat LED bar on two sliding legs across the top of a tank."""
import math

from materials import metal, plastic
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.hanging import lead_out
from shapes.mesh import Gathered, group
from shapes.tanks import Tank
from shapes.tubes import rod, tube
from surfaces import surface
from views import View, Views

HALF, WIDE, HIGH = 1.12, .42, .56         # half length and width of the bar, height of the rim it stands on
LEDS = ('#ffffff', '#ffffff', '#ff5a50', '#ffffff', '#5a8cff', '#ffffff')


def build(shape):
    with Gathered() as tank:
        Tank(2.7, .80, HIGH).panes()
        cord()
    with Gathered() as light:
        bar()
        for side in (-1, 1):
            leg(side)
    return Views(View(-24, 24, fill=.88), View(-24, 34, fill=.86, prepare=lambda: turn_over(tank, light)), samples=10)


def turn_over(tank, light):
    """The light lies on its back, without the tank: one sees the diodes."""
    for thing in tank:
        thing.hide_render = True
    group(light, (0, 0, 2 * HIGH), (math.pi, 0, 0))


def bar():
    """Anodised aluminium with cooling ribs on top and diodes below."""
    z, shell = HIGH + .19, surface('tint', '#a6a6a6', .42, metal=.35, specular=.5)
    box('bar', (0, 0, z), (2 * HALF, WIDE, .075), shell, .022)
    for k in range(9):
        y = -WIDE / 2 + .05 + (WIDE - .10) * k / 8
        box('rib', (0, y, z + .042), (2 * HALF - .24, .016, .030), shell, .006, steps=2)
    for x in (-1, 1):
        box('end', (x * (HALF - .03), 0, z), (.08, WIDE + .012, .086), plastic('end', '#2b2d30'), .022)
    box('lens', (0, 0, z - .036), (2 * HALF - .16, WIDE - .08, .012), surface('lens', '#dfe6ea', .25), .004, steps=1)
    lights = [surface(f'led{i}', colour, .3, glow=2.5) for i, colour in enumerate(LEDS)]
    for row in range(3):
        for k in range(26):
            x = -HALF + .16 + (2 * HALF - .32) * k / 25
            box('led', (x, (row - 1) * .11, z - .044), (.040, .040, .008), lights[(k + 2 * row) % len(LEDS)], .004, steps=1)


def leg(side):
    """Two rods that slide out of the bar and a foot that straddles the rim."""
    rail, shell, x = metal('rail', '#c6c8ca', .25), plastic('tint_leg'), side * 1.35
    for y in (-.12, .12):
        rod('rail', (side * (HALF - .10), y, HIGH + .19), (x, y, HIGH + .19), .018, rail, 14)
    box('bridge', (x, 0, HIGH + .17), (.07, WIDE, .10), shell, .02)
    for y in (-.14, .14):
        box('foot', (x, y, HIGH + .06), (.10, .10, .16), shell, .02)
    box('clip', (x + side * .045, 0, HIGH - .02), (.03, WIDE * .9, .12), shell, .01)


def cord():
    """The cord over the back rim, with its small timer."""
    dark = plastic('cord', '#232528')
    x, z = HALF - .20, HIGH + .19
    line = smooth_path([(x, WIDE / 2 - .02, z), (x, WIDE / 2 + .10, z + .01), (x + .05, .46, z - .12), (x + .08, .50, .20),
                        (x + .10, .60, .03), (x + .40, .72, .025)], 8)
    tube('cord', line, .018, dark, 10)
    lead_out(line[-1], (1, .3, 0), .018, dark)
    box('timer', (x + .06, .50, .40), (.12, .06, .20), dark, .02)
