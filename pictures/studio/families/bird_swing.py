"""A swing with a wooden perch, beads along both sides of its wire and a small bell."""
from materials import metal, wood
from shapes.birdware import dowel, small_bell
from shapes.curves import smooth_path
from shapes.hanging import hang, question_hook
from shapes.mesh import ball
from shapes.tubes import tube
from surfaces import NEUTRAL
from views import View, Views

HALF, PERCH, TOP = .62, .16, 1.75


def side(t, sign):
    """The wire from the perch's end to the top, bent inwards above."""
    corners = [(sign * HALF, 0, PERCH), (sign * HALF, 0, PERCH + .75), (sign * (HALF - .06), 0, PERCH + 1.05), (sign * .30, 0, TOP - .12),
               (0, 0, TOP)]
    path = smooth_path(corners, 10)
    at = t * (len(path) - 1)
    low = min(int(at), len(path) - 2)
    return path[low].lerp(path[low + 1], at - low)


def build(shape):
    steel = metal()
    for sign in (-1, 1):
        tube('wire', [side(i / 60, sign) for i in range(61)], .019, steel)
        beads(sign)
    wide = HALF + .12
    perch = wood('tint', NEUTRAL)
    dowel((-wide, 0, PERCH), (wide, 0, PERCH), .070, perch)
    for sign in (-1, 1):
        ball('cap', (sign * HALF, 0, PERCH - .065), .035, steel)
    hang(question_hook((0, 0, TOP - .01), .36, .021, steel), 0, .10)
    tube('line', [(0, 0, TOP), (0, 0, TOP - .30)], .012, steel)
    small_bell((0, 0, TOP - .28), .125)
    return Views(View(-20, 12, fill=.86), View(-30, 8, at=(-HALF * .6, 0, .48), span=1.05), samples=6)


def beads(sign):
    """Round and flat beads in turn; both sides alike."""
    dyed, plain = wood('tint2', NEUTRAL), wood('bead', '#d9b27a')
    for k in range(9):
        t = .10 + .052 * k
        at, ahead = side(t, sign), side(t + .01, sign) - side(t - .01, sign)
        big = k % 2 == 0
        material = dyed if k % 3 else plain
        ball('bead', at, .088 if big else .066, material, (1, 1, .92 if big else .62), ahead)
