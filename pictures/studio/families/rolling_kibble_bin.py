"""A clear, squat bin of dry food on two wheels, its lid with side clasps and a scoop clipped to its top."""
import math

from materials import dark_plastic, glass, plastic
from shapes.boxes import box
from shapes.curves import fillet, smooth_path, squircle
from shapes.hinged import swing
from shapes.mesh import Gathered, group, turn_to
from shapes.scatter import KIBBLE, scatter
from shapes.tubes import tube
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

WIDE, DEEP, HIGH, FOOT = .78, .68, 1.12, .12     # half sides, the rim, the floor's height above the ground
FOOD = .80                                       # its level
MARK = '#3a3d42'


def build(_):
    base()
    wall = square(.97)
    lathe('wall', fillet([(.96, FOOT + .14), (.98, FOOT + .30), (1, HIGH)], .02, 3), glass(), 200, wall, scale=(WIDE, DEEP, 1))
    food()
    with Gathered() as lid:
        add_lid()
        scoop()
    return Views(View(-26, 21), View(-22, 38, prepare=lambda: open_lid(lid)), samples=10)


def square(scale=1.):
    return lambda angle, radius, height, _: (radius * scale * squircle(angle, 7), height)


def base():
    """The tray that the clear wall is set into, with a wheel at each rear corner and feet in front."""
    lathe('tray', fillet([(.0005, FOOT - .04), (.88, FOOT - .04), (.95, FOOT + .02), (.99, FOOT + .17), (.95, FOOT + .18), (.0005, FOOT + .16)], .03, 4), plastic('tint_tray'), 200, square(), scale=(WIDE, DEEP, 1))
    for hand in (-1, 1):
        wheel = lathe('wheel', fillet([(.0005, -.05), (.13, -.05), (.165, -.03), (.165, .03), (.13, .05), (.0005, .05)], .015, 3), dark_plastic(), 64)
        turn_to(wheel, (1, 0, 0)).location = (hand * (WIDE - .02), DEEP * .52, .165)
        hub = lathe('hub', fillet([(.0005, -.056), (.07, -.056), (.07, .056), (.0005, .056)], .01, 3), plastic('tint_hub'), 48)
        turn_to(hub, (1, 0, 0)).location = (hand * (WIDE - .02), DEEP * .52, .165)
        box('foot', (hand * WIDE * .62, -DEEP * .72, .05), (.18, .16, .10), dark_plastic(), .02)


def food():
    """Kibble up to its level: a brown core, and kernels against the clear wall and on top."""
    brown = surface('inside', '#7d5531', .9, variation=(40, .5))
    lathe('food', fillet([(.0005, FOOT + .15), (.88, FOOT + .15), (.90, FOOT + .3), (.91, FOOD), (.0005, FOOD)], .03, 3), brown, 160, square(.97), scale=(WIDE, DEEP, 1))

    def at_wall(chance):
        angle, height = chance.random() * 2 * math.pi, chance.uniform(FOOT + .19, FOOD - .01)
        reach = (.905 if height > FOOT + .3 else .89) * .97 * squircle(angle, 7)
        return reach * WIDE * math.cos(angle), reach * DEEP * math.sin(angle), height

    def on_top(chance):
        x, y = chance.uniform(-.82, .82), chance.uniform(-.82, .82)
        return x * WIDE, y * DEEP, FOOD + .01 + .03 * chance.random()
    scatter('wall_kibble', KIBBLE, 2600, at_wall, .040, 5)
    scatter('kibble', KIBBLE, 700, on_top, .045, 3)


def add_lid():
    """A broad lid over a pale gasket, with a clasp on either side and one in front."""
    lathe('gasket', fillet([(.97, HIGH - .035), (1.005, HIGH - .03), (1.005, HIGH + .01), (.97, HIGH + .012)], .006, 2), plastic('gasket', '#f7f5ef'), 200, square(), scale=(WIDE, DEEP, 1))
    lathe('lid', fillet([(1.02, HIGH - .01), (1.04, HIGH + .02), (1.03, HIGH + .11), (.92, HIGH + .15), (.80, HIGH + .15), (.77, HIGH + .12), (.0005, HIGH + .12)], .025, 5), plastic('tint_lid'), 200, square(), scale=(WIDE, DEEP, 1))
    clasps = [((hand * WIDE * 1.045, 0), (.05, .34)) for hand in (-1, 1)] + [((0, -DEEP * 1.05), (.38, .05))]
    for (x, y), (wide, deep) in clasps:
        box('clasp', (x, y, HIGH - .015), (wide, deep, .24), plastic('tint_clasp'), .02)


def scoop():
    """Lies in the lid's hollow on its side under a clip, three dark measuring marks up its cup."""
    with Gathered() as parts:
        cup = [(.0005, 0), (.17, 0), (.19, .02), (.21, .36), (.19, .36), (.17, .03), (.0005, .03)]
        lathe('cup', fillet(cup, .015, 3), plastic('scoop', '#f4f1ea'), 64)
        for height in (.10, .26, .31):
            ring('mark', height, .007, .009, -.25, plastic('mark', MARK))
        ring('clip', .18, .018, .026, .55, plastic('tint_clip'))
        tube('grip', smooth_path([(0, .19, .31), (0, .34, .32), (0, .52, .31), (0, .60, .30)], 6), .045, plastic('scoop', '#f4f1ea'), 12)
    group(parts, (.22, .18, HIGH + .12 + .205), (0, math.radians(-90), math.radians(104)))


def ring(name, height, off, thick, reach, material):
    """Part of a ring around the scoop's cup, that much beyond a quarter on either side."""
    radius, half = .19 + .02 * height / .36 + off, math.pi * (.5 + reach)
    turns = [half * (i / 20 - 1) for i in range(41)]
    tube(name, [(radius * math.cos(t), radius * math.sin(t), height) for t in turns], thick, material, 8)


def open_lid(lid):
    """Leans the lid with its scoop against the left side and shows the food."""
    swing(lid, (0, 0, HIGH), (0, math.radians(-72), 0), (-WIDE - .29, -.05, DEEP - HIGH + .12))
