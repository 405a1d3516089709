"""A small bed for a cat: round felt with a low front, a hood with ears, or an oval nest with a power cord."""
import numpy as np

from materials import dark_plastic, plastic
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.soft import FELT, PLUSH, Pile, stuffed
from shapes.solids import Body, ellipsoid, limb
from shapes.tubes import tube
from views import View, Views

SHORT = Pile(110000, .010, .0018)


def build(shape):
    form = shape['form']
    {'round-low-front': round_bed, 'hooded-with-ears': hooded, 'oval-with-power-cord': heated}[form]()
    if form == 'hooded-with-ears':
        return Views(View(-16, 16), View(-4, 26, at=(0, -.5, .40), span=1.5), samples=5)
    return Views(View(-18, 28), View(-24, 52), samples=5)


def rim(radius, thick, height, dip, stretch=1.):
    """A standing wall, lower in front."""
    def distance(points):
        turn = np.arctan2(points[:, 1], points[:, 0] / stretch)
        away = np.mod(turn + np.pi / 2 + np.pi, 2 * np.pi) - np.pi
        top = height * (1 - dip * np.exp(-(away / .62) ** 2))
        lean = np.clip(points[:, 2] / height, 0, 1) * .10
        out = np.sqrt((points[:, 0] / stretch) ** 2 + points[:, 1] ** 2) - radius - lean
        up = np.abs(points[:, 2] - top / 2) - (top / 2 - thick)
        return np.sqrt(out ** 2 + np.maximum(up, 0) ** 2) - thick + .006 * np.sin(7 * turn) * np.sin(6 * points[:, 2] + turn)
    return distance


def pad(radius, height, stretch=1., pile=PLUSH):
    solid = lambda p: ellipsoid((0, 0, height * .5), (radius, radius, height * .62))(p / np.array((stretch, 1, 1), np.float32)) + .006 * np.sin(6 * p[:, 0] + 1) * np.sin(7 * p[:, 1])
    reach = radius * stretch + .08
    stuffed('tint2', solid, (-reach, -radius - .08, -.02), (reach, radius + .08, height * 1.3), pile=pile, step=.018)


def round_bed():
    stuffed('tint', rim(.82, .075, .62, .55), (-1.1, -1.1, -.05), (1.1, 1.1, .75), pile=FELT, step=.018)
    pad(.80, .26)


def hooded():
    body = Body().add(ellipsoid((0, 0, .42), (.86, .80, .60)), 0).add(ellipsoid((0, 0, .14), (.88, .82, .14)), .10)
    body.add(ear(1, 0), .06, mirror=True)
    body.cut(ellipsoid((0, 0, .42), (.74, .68, .48)), .04).cut(ellipsoid((0, -.72, .44), (.47, .5, .36)), .06)
    stuffed('tint', body, (-1.05, -1, -.03), (1.05, 1, 1.35), pile=SHORT)
    for side in (-1, 1):
        low, high = (side * .46 - .3, -.35, .8), (side * .46 + .3, .1, 1.3)
        stuffed('tint2', ear(.66, -.075, side), low, high, pile=None, step=.013)
    stuffed('tint2', ellipsoid((0, -.05, .16), (.72, .68, .16)), (-.85, -.85, -.03), (.85, .85, .42), pile=PLUSH)


def ear(size, front, side=1):
    """A flat pointed ear; the smaller one in front of it is its inside."""
    cone = limb([(.38, 0, .80), (.46, 0, 1.0), (.55, 0, 1.23)], [.25 * size, .18 * size, .045 * size])
    return lambda p: cone((p - np.array((0, front, 0), np.float32)) * np.array((side, 2.3, 1), np.float32)) * .5


def heated():
    stretch = 1.28
    stuffed('tint', rim(.74, .15, .50, .35, stretch), (-1.4, -1.1, -.05), (1.4, 1.1, .7), pile=SHORT, step=.02)
    pad(.72, .26, stretch)
    dark = dark_plastic()
    line = [(1.12, -.05, .08), (1.24, -.12, .03), (1.42, -.35, .025), (1.30, -.72, .025), (1.02, -.86, .025), (.90, -.98, .025), (.62, -1.02, .025)]
    tube('cord', smooth_path(line, 10), .022, dark, 10)
    box('plug', (.52, -1.03, .05), (.22, .12, .10), plastic('plug', '#e9e6df'), .03, (0, 0, .08))
    for side in (-.035, .035):
        box('pin', (.38, -1.04 + side, .05), (.10, .012, .03), plastic('pin', '#b9b9bd'), .004)
