"""A rope perch bent into a wave, with a wing nut on each end."""
from materials import dark_plastic, metal, rope
from shapes.birdware import wing_nut
from shapes.curves import smooth_path
from shapes.tubes import rod, twisted
from surfaces import NEUTRAL
from views import View, Views

THICK = .125
BENDS = [(-1.30, .12, .16), (-.95, .05, .16), (-.62, -.22, .20), (-.20, -.34, .52), (.18, -.05, .70), (.55, .26, .52), (.90, .10, .20),
         (1.22, -.12, .15), (1.46, -.18, .15)]


def build(shape):
    first, second = rope('tint', NEUTRAL), rope('tint2', NEUTRAL)
    line = smooth_path(BENDS, 26)
    twisted('rope', line, THICK, [first, first, second], 8, 11, 8)
    for end, ahead in ((line[0], line[0] - line[1]), (line[-1], line[-1] - line[-2])):
        cap(end, ahead.normalized())
    return Views(View(-18, 24), View(-52, 20, at=tuple(line[4]), span=1.2), samples=5)


def cap(end, ahead):
    """A plastic sleeve, a washer that grips the bars and the nut."""
    rod('sleeve', end - ahead * .10, end + ahead * .10, THICK * 1.02, dark_plastic(), 40)
    rod('washer', end + ahead * .10, end + ahead * .125, THICK * 1.15, metal(), 48)
    wing_nut(end + ahead * .17, ahead, .13, metal())
