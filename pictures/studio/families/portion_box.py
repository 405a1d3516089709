"""A stack of six flat boxes with lids."""
from materials import frosted, paper, plastic
from shapes.boxes import box
from shapes.curves import fillet, squircle
from shapes.mesh import Gathered, group
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

HIGH = .27
SIDES = (.78, .56, 1)


def build(shape):
    round_square = lambda a, r, z, j: (r * squircle(a, 6), z)
    for x, y, level, turn in ((-.42, .10, 0, .03), (-.42, .10, 1, -.04), (-.42, .10, 2, .05), (-.42, .10, 3, .0), (.98, -.30, 0, -.22), (.98, -.30, 1, -.12)):
        with Gathered() as things:
            portion(round_square)
        group(things, (x, y, level * (HIGH + .075)), (0, 0, turn))
    return Views(View(-22, 20), View(-34, 22, at=(-.55, -.3, .75), span=1.5), samples=6)


def portion(change):
    """A frosted tray with its meal, a snap-on lid and a writing field."""
    tray = [(.0005, 0), (.88, 0), (.93, .03), (.98, HIGH), (.95, HIGH), (.90, .04), (.0005, .03)]
    lathe('tray', fillet(tray, [0, .03, .03, .01, .01, .03, 0], 4), frosted('tint2'), 144, change, scale=SIDES)
    lathe('meal', fillet([(.0005, .05), (.86, .05), (.90, HIGH - .07), (.80, HIGH - .05), (.0005, HIGH - .05)], .02), surface('meal', '#9c6b48', .8), 96, change, scale=SIDES)
    lid = [(1.0, HIGH - .05), (1.045, HIGH - .045), (1.05, HIGH + .035), (1.01, HIGH + .06), (.90, HIGH + .06), (.86, HIGH + .04), (.0005, HIGH + .04)]
    lathe('lid', fillet(lid, [0, .01, .02, .02, .02, .02, 0], 4), plastic('tint'), 144, change, scale=SIDES)
    box('field', (0, -.548, HIGH * .45), (.46, .02, .13), paper('label', '#f7f4ec'), .006, (-.16, 0, 0))
    for x in (-1, 1):
        box('tab', (x * .81, 0, HIGH + .0), (.09, .26, .05), plastic('tint_tab'), .02)
