"""A plush animal for a dog: a stuffed duck with a felt beak, or a long flat fox without filling."""
import numpy as np
from materials import felt, thread
from shapes.mesh import ball
from shapes.solids import Body, ellipsoid, limb, onto
from shapes.soft import Pile, stuffed, sculpt
from shapes.tubes import tube
from surfaces import surface
from views import View, Views

NAP = Pile(110000, .020, .0023)
FLAT = 2.4     # how much thinner than wide the fox is


def build(shape):
    return duck() if shape['animal'] == 'stuffed-duck' else fox()


def eye(at, towards, size=.042):
    ball('eye', at, size, surface('eye', '#17130f', .25, coat=.4), (1, 1, .5), towards)


def duck():
    body = Body().add(ellipsoid((0, .12, .43), (.45, .58, .41)), 0).add(limb([(0, .45, .55), (0, .72, .72), (0, .80, .84)], [.26, .14, .05]), .15)
    body.add(ellipsoid((0, -.26, 1.02), .31), .16)
    stuffed('tint', body, (-.6, -.8, -.05), (.6, 1.0, 1.45), pile=NAP)
    for side in (-1, 1):
        wing = Body().add(ellipsoid((side * .45, .16, .50), (.07, .34, .20), (-18, 0, side * -8)), 0)
        wing.add(ellipsoid((side * .44, .44, .60), (.05, .15, .10), (-30, 0, 0)), .06)
        stuffed('tint_wing', wing, (side * .45 - .2, -.3, .2), (side * .45 + .2, .8, .9), pile=Pile(20000, .018, .0023))
        seams = [[(side * 1.2, -.05 + .30 * t, z + .10 * t) for t in np.linspace(0, 1, 16)] for z in (.40, .49, .58)]
        for seam in seams:
            points = onto(wing, seam, (-side, 0, 0), .012)
            tube('seam', points, .010, thread('seam', '#4c463d'), 6)
        at = onto(body, [(side * .16, -1.2, 1.10)], (0, 1, 0), .012)[0]
        eye(at, (side * .45, -1, .1))
        foot = Body().add(ellipsoid((side * .22, -.50, .06), (.15, .20, .055), (0, 0, side * -14)), 0)
        for turn in (-.09, 0, .09):
            foot.add(ellipsoid((side * .22 + turn, -.66, .05), (.055, .07, .042)), .03)
        sculpt('tint2_foot', foot, (side * .22 - .3, -.9, -.05), (side * .22 + .3, -.2, .2), felt('tint2_foot'), .014)
    beak = Body().add(ellipsoid((0, -.60, .98), (.17, .17, .045), (-6, 0, 0)), 0).add(ellipsoid((0, -.58, .92), (.14, .13, .035), (10, 0, 0)), .012)
    beak.add(ellipsoid((0, -.54, .99), (.12, .10, .07)), .05)
    sculpt('tint2_beak', beak, (-.3, -.9, .75), (.3, -.3, 1.2), felt('tint2'), .012)
    return Views(View(-30, 16), View(-72, 20), samples=6)


def flattened(body):
    return lambda p: body(p * np.array((1, 1, FLAT), np.float32)) / 1.5


def fox():
    """Lies on its side of the floor, seen from above: head left, tail right."""
    z = .09 * FLAT
    coat = Body().add(limb([(-.55, .02, z), (.0, .04, z), (.55, -.02, z)], [.20, .24, .20]), 0)
    coat.add(ellipsoid((-.86, .06, z), (.24, .26, .24)), .14)
    for y, tip in ((.26, .44), (-.12, -.30)):
        coat.add(limb([(-.82, y * .8, z), (-.74, tip, z)], [.12, .03]), .05)
    for x, y, dx in ((-.38, -.36, -.10), (-.36, .42, -.06), (.42, -.38, .06), (.44, .36, .08)):
        coat.add(limb([(x, y * .35, z), (x + dx, y, z), (x + dx * 1.4, y * 1.35, z)], [.11, .085, .08]), .06)
    coat.add(limb([(.55, 0, z), (.85, .12, z), (1.15, .10, z)], [.10, .17, .21]), .06)
    stuffed('tint', flattened(coat), (-1.5, -.75, -.05), (1.7, .8, .30), pile=Pile(130000, .022, .0023), step=.018)
    pale = Body().add(limb([(1.17, .10, z), (1.35, .06, z), (1.52, -.02, z)], [.215, .15, .03]), 0)
    stuffed('tint2_tip', flattened(pale), (.9, -.3, -.05), (1.7, .5, .30), pile=Pile(30000, .026, .0024), step=.016)
    muzzle = Body().add(limb([(-1.0, .06, z + .05), (-1.16, .05, z), (-1.30, .045, z)], [.19, .12, .06]), 0)
    stuffed('tint2', flattened(muzzle), (-1.5, -.3, -.05), (-.7, .4, .30), pile=Pile(24000, .016, .0022), step=.014)
    chest = Body().add(ellipsoid((-.12, .03, z + .16), (.46, .12, .16)), 0)
    stuffed('tint2_belly', flattened(chest), (-.8, -.3, .02), (.6, .4, .34), pile=Pile(30000, .018, .0023), step=.016)
    ball('nose', (-1.36, .045, .09), .055, felt('nose', '#1c1815'), (1, 1, .8))
    for y in (-.05, .17):
        eye((-.97, y, .205), (0, 0, 1), .036)
    for y in (.36, -.215):
        ball('ear', (-.775, y, .135), .06, felt('ear', '#2a211b'), (1.0, 1.5, .35))
    return Views(View(-40, 52), View(-20, 34), samples=6)
