"""A small paw trimmer with a toothed steel head, a dark ribbed grip, a switch and a light; its cap and a brush lie beside it."""
import math

from materials import metal, rubber
from shapes.boxes import box, prism
from shapes.mesh import Gathered, ball, group
from shapes.soft import sculpt
from shapes.solids import Body, block, limb
from shapes.tubes import tube
from surfaces import surface
from views import View, Views

TEETH = 9


def build(_):
    """Lies with its head towards the viewer's left."""
    with Gathered() as things:
        handle()
        head()
    group(things, (0, .12, 0), (0, 0, math.radians(118)))
    with Gathered() as things:
        brush()
    group(things, (.30, -.62, 0), (0, 0, math.radians(100)))
    return Views(View(-16, 36, metal=True), View(-34, 34, at=(-.62, -.22, .2), span=1.15, metal=True), samples=6)


def handle():
    body = Body().add(limb([(0, -1.0, .23), (0, -.5, .255), (0, .1, .26), (0, .52, .24)], [.20, .245, .25, .19]), 0)
    sculpt('body', body, (-.4, -1.4, -.05), (.4, .9, .6), surface('tint', rough=.34, coat=.3), .012)
    grip = Body().add(limb([(0, -.62, .252), (0, -.12, .258)], [.262, .266]), 0)
    for i in range(5):
        grip.cut(block((0, -.66 + .145 * i, .26), (.5, .022, .5), .01), .03)
    dark = rubber('grip', '#2b2d30')
    sculpt('grip', Body().add(limb([(0, -.60, .252), (0, -.14, .257)], [.254, .259]), 0), (-.4, -1.0, -.05), (.4, .2, .6), dark, .012)
    sculpt('ribs', grip, (-.4, -1.0, -.05), (.4, .2, .6), dark, .012)
    white = surface('white', '#f4f1ea', .35)
    box('track', (0, .26, .495), (.13, .27, .05), dark, .022)
    box('switch', (0, .31, .525), (.10, .12, .06), white, .025)
    ball('bezel', (0, .53, .415), .062, surface('bezel', '#c9cacd', .25, metal=1), (1, 1, .45))
    ball('light', (0, .53, .430), .045, surface('light', '#fff6d8', .2, glow=1.6), (1, 1, .6))


def head():
    """A white block that carries a wide comb of steel teeth and the cutter that slides on it."""
    steel, white = metal('metal', '#b9bbc0'), surface('white', '#f4f1ea', .35)
    box('neck', (0, .72, .24), (.27, .18, .25), surface('dark', '#1e2022', .4), .06, steps=5)
    box('head', (0, .85, .24), (.46, .18, .22), white, .05)
    box('comb', (0, .985, .215), (.50, .13, .05), steel, .012)
    box('cutter', (0, .965, .275), (.42, .10, .04), steel, .010)
    for i in range(TEETH):
        x = (i - (TEETH - 1) / 2) * .054
        prism('tooth', [(x - .019, 1.03), (x + .019, 1.03), (x + .012, 1.16), (x - .012, 1.16)], .195, .235, steel, 'z', .005)
        if i < TEETH - 1:
            prism('blade', [(x + .010, 1.0), (x + .040, 1.0), (x + .034, 1.075), (x + .016, 1.075)], .258, .290, steel, 'z', .004)


def brush():
    """The little brush that cleans the blade."""
    dark, pale = surface('dark', '#31353a', .4), surface('bristle', '#e9e2d2', .8)
    sculpt('stem', Body().add(limb([(0, -.50, .07), (0, 0, .06), (0, .18, .07)], [.065, .045, .065]), 0), (-.2, -.7, -.05), (.2, .4, .2), dark, .010)
    box('holder', (0, .30, .07), (.16, .26, .13), dark, .04)
    for i in range(6):
        for j in range(3):
            x = (i - 2.5) * .023
            tube('bristle', [(x, .40, .04 + .03 * j), (x * 1.6, .60, .035 + .034 * j)], .0125, pale, 6)
