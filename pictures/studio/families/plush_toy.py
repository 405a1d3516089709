"""A plush animal for a dog: a stuffed duck with a felt beak, or a flat fox without filling, spread out."""
import numpy as np
from materials import felt, thread
from shapes.mesh import ball
from shapes.outlines import edge_distance, flat, mirrored, smooth_outline
from shapes.solids import Body, ellipsoid, limb, onto
from shapes.soft import Pile, stuffed, sculpt
from shapes.tubes import tube
from surfaces import surface
from views import View, Views

NAP = Pile(110000, .020, .0023)
HEAD = mirrored([(0, .93), (.15, .95), (.27, 1.10), (.46, 1.36), (.55, 1.08), (.57, .86), (.78, .54), (.52, .36), (.26, .17), (0, .08)])
MASK = mirrored([(0, .36), (.11, .42), (.26, .53), (.48, .57), (.76, .545), (.52, .345), (.26, .155), (0, .06)])
TRUNK = mirrored([(0, .36), (.24, .26), (.36, -.08), (.41, -.44), (.32, -.72), (0, -.82)])
BELLY = mirrored([(0, .06), (.17, .02), (.25, -.28), (.21, -.56), (0, -.66)])
TAIL = [(.24, -.62), (.54, -.82), (.92, -.76), (1.20, -.44), (1.24, -.04), (1.06, .32), (.86, .02), (.74, -.26), (.54, -.44), (.30, -.46)]
EAR = [(.30, .96), (.36, 1.10), (.44, 1.22), (.48, 1.06), (.485, .93)]


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
        foot = Body().add(ellipsoid((side * .21, -.32, .105), (.155, .25, .10), (0, 0, side * 14)), 0)
        for turn in (-.10, 0, .10):
            foot.add(ellipsoid((side * .26 + turn, -.54, .075), (.062, .085, .07)), .04)
        sculpt('tint2_foot', foot, (side * .22 - .35, -.8, -.05), (side * .22 + .35, .05, .3), felt('tint2_foot'), .014)
    beak = Body().add(ellipsoid((0, -.60, .98), (.17, .17, .045), (-6, 0, 0)), 0).add(ellipsoid((0, -.58, .92), (.14, .13, .035), (10, 0, 0)), .012)
    beak.add(ellipsoid((0, -.54, .99), (.12, .10, .07)), .05)
    sculpt('tint2_beak', beak, (-.3, -.9, .75), (.3, -.3, 1.2), felt('tint2'), .012)
    return Views(View(-30, 16), View(-72, 20), samples=6)


def fox():
    """Lies on its back as seen from above: a big head with white cheeks, stubby legs, a bushy tail with a white tip."""
    head, trunk, tail = (sheet(outline) for outline in (HEAD, TRUNK, TAIL))
    coat = Body().add(trunk, 0).add(tail, .03)
    socks = []
    for side in (-1, 1):
        for start, end, wide in (((.26, .04), (.60, -.10), .15), ((.22, -.66), (.32, -.98), .16)):
            start, end = (side * start[0], start[1]), (side * end[0], end[1])
            coat.add(sheet(stub(start, end, wide)), .04)
            middle = tuple(a + (b - a) * .82 for a, b in zip(start, end))
            socks.append(sheet(stub(middle, end, wide + .012), .012))
    body = Body().add(coat, 0).add(raised(head, .05), .02)
    stuffed('tint', body, (-1.0, -1.3, -.05), (1.45, 1.5, .42), pile=Pile(150000, .018, .0023), step=.018)
    for sock in socks:
        stuffed('sock', sock, (-1.0, -1.3, -.05), (1.0, .3, .36), '#4d3b33', Pile(14000, .015, .0022), .018)
    low, high = (-.95, -1.0, .05), (1.45, 1.4, .45)
    patch('tint2', MASK, raised(head, .05), low, high, 34000)
    patch('tint2_belly', BELLY, trunk, low, high, 24000)
    tip = lambda p: np.maximum(tail(p) - .022, .02 + .05 * np.abs(np.sin(p[:, 0] * 16)) - p[:, 1])
    stuffed('tint2_tip', tip, (.6, -.2, -.05), (1.45, .5, .36), pile=Pile(24000, .022, .0024), step=.016)
    for side in (-1, 1):
        patch('tint2_ear', [(side * x, y) for x, y in EAR], raised(head, .05), low, high, 7000)
    face(raised(head, .05))
    return Views(View(-14, 60), View(-26, 40, at=(0, .55, .15), span=1.9), samples=6)


def sheet(outline, more=0.):
    """A flat piece of plush, a little thicker in its middle."""
    return flat(smooth_outline(outline, 5), .055 + more, .055, .14, .11)


def stub(start, end, wide):
    """The outline of a short leg with round ends."""
    turn = np.arctan2(end[1] - start[1], end[0] - start[0])
    return [(x + wide * np.cos(t), y + wide * np.sin(t)) for (x, y), first in ((end, turn - np.pi / 2), (start, turn + np.pi / 2))
            for t in np.linspace(first, first + np.pi, 9)]


def raised(solid, by):
    return lambda p: solid(p - np.array((0, 0, by), np.float32))


def patch(name, outline, ground, low, high, hairs):
    """A piece of other plush sewn onto the upper side of a body."""
    line = smooth_outline(outline, 5)
    solid = lambda p: np.maximum(np.maximum(edge_distance(p, line), ground(p) - .030), .12 - p[:, 2])
    xs, ys = zip(*line)
    box = (min(xs) - .06, min(ys) - .06, low[2]), (max(xs) + .06, max(ys) + .06, high[2])
    stuffed(name, solid, *box, pile=Pile(hairs, .014, .0022), step=.013)


def face(head):
    """Embroidered eyes with a stitch of light, a felt nose and a small mouth."""
    on = lambda points, off=.034: onto(head, [(x, y, 1) for x, y in points], (0, 0, -1), off)
    dark = thread('stitch', '#1d1714')
    for side in (-1, 1):
        x, y, z = on([(side * .25, .66)])[0]
        ball('eye', (x, y, z), .085, dark, (.85, 1.1, .28))
        ball('glint', (x - .025, y + .035, z + .022), .022, thread('glint', '#fbf8f2'), (1, 1, .5))
        tube('mouth', on([(side * .11 * t, .185 - .055 * np.sin(np.pi * t)) for t in np.linspace(0, 1, 12)]), .014, dark, 6)
    x, y, z = on([(0, .28)])[0]
    ball('nose', (x, y, z), .10, felt('nose', '#1c1815'), (1.15, .85, .5))
