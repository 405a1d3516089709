"""A low bench-like wooden cabinet with two front doors and an opening for a cat in its side."""
from materials import brass, plastic, wood
from shapes.boxes import arch, box, cut, prism
from shapes.mesh import Gathered, ball, group
from shapes.soft import sculpt
from shapes.trays import litter, tray
from surfaces import NEUTRAL, surface
from views import View, Views

WIDE, DEEP, HIGH, FOOT, BOARD = 1.10, .58, .98, .12, .05


def build(_):
    side = lambda x: box('side', (x, 0, FOOT + (HIGH - FOOT) / 2), (BOARD, 2 * DEEP, HIGH - FOOT), wood('tint', NEUTRAL, 'z'), .012)
    opening = [(y, z) for y, z in arch(.25, FOOT + .12, FOOT + .70)]
    cut(side(-WIDE + BOARD / 2), prism('hole', opening, -WIDE - .3, -WIDE + .3, None, 'x'))
    rim = prism('rim', arch(.285, FOOT + .09, FOOT + .735), -WIDE - .015, -WIDE + .01, wood('tint2_rim', NEUTRAL, 'z'), 'x')
    cut(rim, prism('inner', opening, -WIDE - .3, -WIDE + .3, None, 'x'))
    side(WIDE - BOARD / 2)
    box('top', (0, 0, HIGH + .03), (2 * WIDE + .10, 2 * DEEP + .08, .07), wood('tint_top', NEUTRAL), .022)
    box('floor', (0, 0, FOOT + .025), (2 * WIDE, 2 * DEEP - .02, BOARD), wood('tint_floor', NEUTRAL), .01)
    box('back', (0, DEEP - .02, FOOT + .43), (2 * WIDE - .04, .03, HIGH - FOOT - .02), wood('tint_back', '#7a7a7a'), .004)
    for x in (-WIDE + .12, WIDE - .12):
        for y in (-DEEP + .12, DEEP - .12):
            box('foot', (x, y, FOOT / 2), (.11, .11, FOOT + .01), wood('tint_foot', NEUTRAL, 'z'), .02)
    left, right = door(-1), door(1)
    return Views(View(-36, 18), View(-14, 20, prepare=lambda: swing(left, right)), samples=5)


def door(side):
    """A frame with a sunken panel and a round knob."""
    middle, half, low, high = side * WIDE / 2, WIDE / 2 - .035, FOOT + .06, HIGH - .02
    y = -DEEP - .005
    with Gathered() as parts:
        box('panel', (middle, y + .012, (low + high) / 2), (2 * half - .05, .025, high - low - .05), wood('tint2', NEUTRAL, 'z'), .005)
        for x in (middle - half + .06, middle + half - .06):
            box('stile', (x, y, (low + high) / 2), (.12, .05, high - low), wood('tint2_stile', NEUTRAL, 'z'), .012)
        for z in (low + .06, high - .06):
            box('rail', (middle, y, z), (2 * half - .20, .05, .12), wood('tint2_rail', NEUTRAL), .012)
        ball('knob', (middle - side * (half - .065), y - .055, (low + high) / 2 + .05), .042, brass())
    return parts


def swing(*leaves):
    """Both doors stand open; a litter pan is inside."""
    for side, leaf in zip((-1, 1), leaves):
        hinge = side * (WIDE - .035)
        for thing in leaf:
            thing.location.x -= hinge
            thing.location.y += DEEP
        group(leaf, (hinge, -DEEP, 0), (0, 0, side * 1.75))
    pan = sculpt('pan', tray((.62, .40), .30, FOOT + .05), (-.8, -.55, FOOT), (.8, .55, FOOT + .45), plastic('pan', '#8f9aa0'), .016)
    pan.location.x = .15
    litter((.52, .32), FOOT + .20, 120, (.15, 0))
    box('dark', (0, DEEP - .06, FOOT + .45), (2 * WIDE - .12, .01, .75), surface('dark', '#6b5a48', .9), .002)
