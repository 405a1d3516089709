"""A plain car seat in pale gray, for what is strapped to one."""
from materials import fleece, metal
from shapes.solids import Body, block
from shapes.soft import sculpt
from shapes.tubes import rod

GRAY = '#b3b1ad'


def back_seat(half, seat_top=.46, back_top=1.30, deep=.62, headrests=(0,)):
    """A bench: its seat from y = -deep to deep / 2, its leaning back behind it."""
    hide = fleece('seat', GRAY)
    seat = Body().add(block((0, -.10, seat_top / 2), (half, deep, seat_top / 2), .10), 0)
    for x in (-half / 3, half / 3):
        seat.cut(block((x, -.10, seat_top + .04), (.012, deep - .12, .06), .01), .04)
    seat.cut(block((0, -deep - .10, .0), (half + .1, .10, .16), .02), .03)
    sculpt('seat', seat, (-half - .1, -deep - .25, -.03), (half + .1, deep + .15, seat_top + .15), hide, .026)
    back = Body().add(lambda p: block((0, 0, back_top / 2 + .1), (half, .13, back_top / 2 - .1), .10)(leaned(p)), 0)
    for x in (-half / 3, half / 3):
        back.cut(lambda p, x=x: block((x, -.15, back_top / 2 + .2), (.012, .06, back_top / 2 - .3), .01)(leaned(p)), .04)
    sculpt('back', back, (-half - .1, .2, .0), (half + .1, 1.2, back_top + .1), hide, .026)
    for x in headrests:
        headrest(x, .62 + (back_top - .3) * .22, back_top, hide)


def leaned(points):
    """The back leans away from the seat."""
    q = points.copy()
    q[:, 1] = points[:, 1] - .50 - (points[:, 2] - .35) * .22
    return q


def headrest(x, y, top, hide, half=.21):
    for side in (-.09, .09):
        rod('bar', (x + side, y, top - .12), (x + side, y + .02, top + .12), .018, metal())
    pad = Body().add(block((x, y + .02, top + .20), (half, .085, .13), .08), 0)
    sculpt('headrest', pad, (x - half - .06, y - .15, top), (x + half + .06, y + .2, top + .4), hide, .022)
