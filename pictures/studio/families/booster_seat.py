"""A padded box with high walls and a cushion, strapped to a car seat."""
from materials import dark_plastic, fleece, metal, webbing
from shapes.boxes import box
from shapes.car_seat import back_seat
from shapes.curves import rounded_corners, smooth_path
from shapes.solids import Body, block, cushion
from shapes.soft import PLUSH, sculpt, stuffed
from shapes.tubes import ribbon, tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

HALF, DEEP, LOW, HIGH = .50, .42, .47, .98      # half width and depth, foot and rim
MIDDLE = -.16


def build(shape):
    back_seat(.86, headrests=(0,))
    outside = surface('tint', NEUTRAL, .85, sheen=.4, bumps=[Bump('noise', 6, .2, .03), Bump('lines-x', 5, .5, .02), Bump('noise', 160, .3, .004)])
    sculpt('box', walls(), (-.7, -.75, .4), (.7, .45, 1.15), outside, .016)
    pad = Body().add(cushion((0, MIDDLE, .68), (HALF - .07, DEEP - .07, .13), .10, .25), 0)
    stuffed('tint2', pad, (-.6, -.7, .45), (.6, .4, 1.0), pile=PLUSH, step=.018)
    add_rim()
    straps()
    return Views(View(-28, 21), View(-30, 42), samples=6)


def add_rim():
    """A fleece roll on the edge, lower in front."""
    high, low, x, y, front = HIGH - .01, HIGH - .12, HALF - .045, MIDDLE + DEEP - .045, MIDDLE - DEEP + .045
    corners = [(-x, y, high), (-x, front, high), (-x + .14, front, high), (-x + .16, front, low), (x - .16, front, low), (x - .14, front, high), (x, front, high), (x, y, high)]
    tube('rim', rounded_corners(corners, .09), .06, fleece('tint2_rim'), 16, closed=True)


def walls():
    """Thick foam, hollow, swelling a little."""
    body = Body().add(block((0, MIDDLE, (LOW + HIGH) / 2), (HALF, DEEP, (HIGH - LOW) / 2), .08), 0)
    body.cut(block((0, MIDDLE, HIGH), (HALF - .09, DEEP - .09, .40), .08), .03)
    return body.cut(block((0, MIDDLE - DEEP, HIGH + .02), (HALF - .16, .2, .13), .06), .05)


def straps():
    """One around the seat's back, one up to the headrest, and a short one with a hook inside."""
    web = webbing('strap', '#2b2d30')
    path = smooth_path([(0, MIDDLE + DEEP - .05, .80), (0, .36, .92), (0, .56, 1.12), (0, .66, 1.32), (0, .80, 1.36)], 8)
    ribbon('strap', path, (0, -.8, .6), .10, .03, web)
    box('buckle', (0, .43, 1.0), (.17, .06, .12), dark_plastic(), .025, (-.7, 0, 0))
    for side in (-1, 1):
        path = smooth_path([(side * (HALF - .02), .10, .72), (side * (HALF + .10), .30, .74), (side * (HALF + .22), .475, .76), (side * .90, .50, .77), (side * .93, .70, .77)], 8)
        ribbon('belt', path, [(side, -.4, 0)] * 16 + [(0, -1, 0)] * (len(path) - 16), .10, .025, web)
    hook = smooth_path([(.22, MIDDLE + DEEP - .08, .90), (.22, .10, .93), (.20, -.02, .84), (.17, -.12, .835)], 8)
    ribbon('tether', hook, (0, 0, 1), .06, .02, web)
    box('clip', hook[-1], (.06, .10, .04), metal(), .015)
