"""A car harness on a felt puppy: a broad padded breastplate, wide straps and a short tether with a loop for the seat belt."""
import math

import numpy as np
from mathutils import Vector

import animals.dog as dog
from materials import fleece, metal, webbing
from shapes.boxes import box
from shapes.dog_form import girth, lay_line, on_body, places_on_body, trunk
from shapes.hardware import ring
from shapes.mesh import add_grid
from surfaces import NEUTRAL, Bump, surface
from views import View, Views


def build(shape):
    solid, web = trunk(), webbing()
    dog.build('modeling', None)
    plate = surface('tint_plate', NEUTRAL, .85, sheen=.4, bumps=[Bump('cells', 60, .5, .010), Bump('noise', 140, .3, .004)])
    breast(solid, 1.08, fleece('rim', '#1f2124'), .03)
    breast(solid, 1, plate, .06)
    for side in (-1, 1):
        lay_line('shoulder', solid, [(.50, side * 8), (.62, side * 40), (.72, side * 82), (.765, side * 112)], .17, .035, web)
        lay_line('flank', solid, [(.74, side * 130), (.60, side * 116), (.50, side * 104), (.41, side * 98)], .17, .035, web)
        adjuster(on_body(.66, side * 56, .045), side * 56)
    girth('girth', .40, .17, .03, web)
    lay_line('back', solid, [(.36, 0), (.45, 0), (.56, 0)], .26, .06, fleece('pad', '#26282b'), .03)
    tether(solid, web)
    return Views(View(-60, 18, metal=True), View(-18, 15, metal=True), samples=6)


def breast(solid, scale, material, thick):
    """A shield over the chest, broad above and narrower between the legs."""
    rows = []
    for t in np.linspace(0, 1, 40):
        share = .70 + (.5 - t) * .24 * scale
        wide = (54 - 24 * t ** 1.5) * scale
        rows.append([(share, 180 + a) for a in np.linspace(-wide, wide, 50)])
    flat = [place for row in rows for place in row]
    low = np.array(places_on_body(flat)).reshape(40, 50, 3)
    high = np.array(places_on_body(flat, 1.)).reshape(40, 50, 3) - low
    u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(-1, 1, 50), indexing='ij')
    edge = np.clip((1 - np.maximum(np.abs(u), np.abs(v))) * 9, 0, 1) ** .5
    add_grid('breastplate', low + high * (thick * edge - .01)[..., None], material)


def adjuster(at, angle):
    """A steel bar buckle."""
    lean = (0, math.radians(angle), 0)
    box('adjuster', at, (.17, .23, .035), metal(), .015, lean)
    box('slot', at, (.10, .16, .045), fleece('slot', '#33363a'), .012, lean)


def tether(solid, web):
    """From a ring on the back over the flank; it ends in a sewn loop that the seat belt passes through."""
    base = on_body(.50, 0, .08)
    ring('ring', base + Vector((0, 0, .07)), .10, .024, metal(), (1, 0, 0), (0, .4, .92))
    lay_line('tether', solid, [(.49, 0), (.36, -4), (.27, -22), (.24, -50), (.24, -72)], .15, .05, web)
    loop = [(.235, -66), (.275, -80), (.285, -104), (.25, -122), (.205, -122), (.175, -104), (.19, -80), (.23, -66)]
    lay_line('loop', solid, loop, .09, .07, webbing('tint_loop'))
    for share, angle in ((.24, -66), (.40, -3)):
        box('stitching', on_body(share, angle, .06), (.13, .13, .05), fleece('stitching', '#c9c2b4'), .02, (0, math.radians(angle), 0))
