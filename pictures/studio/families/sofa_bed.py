"""A small sofa for a pet: rolled, square, one or no arms; a straight, buttoned, scalloped or high back; one or two cushions."""
import numpy as np

from materials import felt, wood
from shapes.curves import fillet
from shapes.mesh import ball
from shapes.soft import FELT, VELVET, stuffed
from shapes.solids import Body, block, bolster, cushion, drum
from shapes.turned import lathe
from views import View, Views

WIDTH, DEPTH = 1.12, .74
SEAT = .36               # the base's height
LEG = .17


def build(shape):
    foot = LEG if shape['legs'] == 'tapered' else 0
    body = Body().add(block((0, 0, foot + SEAT / 2), (WIDTH, DEPTH, SEAT / 2), .08), 0)
    add_arms(body, shape['arms'], shape['back'], foot + SEAT)
    add_back(body, shape['back'], shape['arms'], foot + SEAT)
    stuffed('tint', body, (-1.4, -.95, -.05), (1.4, 1.05, foot + 1.6), pile=VELVET, step=.021)
    if shape['back'] == 'tufted':
        add_buttons(foot + SEAT)
    add_cushions(shape, foot + SEAT)
    if foot:
        add_legs(foot)
    return Views(View(-24, 20), View(26, 34), samples=5)


def add_arms(body, kind, back, seat):
    sides = {'none': (), 'one': (-1,)}.get(kind, (-1, 1))
    for side in sides:
        x = side * (WIDTH - .15)
        if kind == 'square':
            rise = .34 if back == 'high' else .20
            body.add(block((x, -.02, seat + rise - .06), (.15, DEPTH - .04, rise + .06), .08), .03)
        else:
            body.add(block((x, 0, seat + .06), (.13, DEPTH - .06, .16), .06), .03)
            body.add(bolster([(x + side * .05, -DEPTH + .06, seat + .24), (x + side * .05, DEPTH - .2, seat + .26)], .19), .06)


def add_back(body, kind, arms, seat):
    y = DEPTH - .16
    if kind == 'scalloped':
        for i in range(5):
            x = (i - 2) * .43
            rise = .56 - .09 * abs(i - 2) ** 1.5
            body.add(drum((x, y, seat + rise - .22), 1, .27, .15, .10), .02)
            body.add(block((x, y, seat + .08), (.26, .14, rise * .5), .08), .02)
    elif kind == 'high':
        body.add(block((0, y, seat + .46), (WIDTH - .02, .16, .54), .12), .03)
        for side in (-1, 1):
            body.add(block((side * (WIDTH - .14), y - .34, seat + .38), (.135, .34, .44), .12), .10)
    elif kind == 'tufted':
        body.add(tufted(block((0, y, seat + .28), (WIDTH - .04, .18, .38), .14), y, seat), .03)
    else:
        thick = .24 if arms == 'none' else .16
        body.add(block((0, y - thick + .16, seat + .22), (WIDTH - .02, thick, .34), .13), .03)


def tufts(seat):
    return [(x + (.17 if row else 0), seat + .22 + .22 * row) for row in (0, 1) for x in (-.68, -.34, 0, .34, .68) if not (row and x > .6)]


def tufted(core, y, seat):
    """Buttons pull the front of the back in."""
    def distance(points):
        pull = sum(np.exp(-((points[:, 0] - x) ** 2 + (points[:, 2] - z) ** 2) / .009) for x, z in tufts(seat))
        return core(points) - (.045 - .13 * np.minimum(pull, 1)) * np.clip((y - points[:, 1]) / .1, 0, 1)
    return distance


def add_buttons(seat):
    for x, z in tufts(seat):
        ball('button', (x, DEPTH - .16 - .135, z), .035, felt('tint_button'), (1, .6, 1))


def add_cushions(shape, seat):
    left = {'none': -WIDTH + .06}.get(shape['arms'], -WIDTH + .34)
    right = {'none': WIDTH - .06, 'one': WIDTH - .05}.get(shape['arms'], WIDTH - .34)
    count = 2 if shape['seat'] == 'two' else 1
    half = (right - left) / 2 / count
    for i in range(count):
        middle = (left + half * (2 * i + 1), -.16, seat + .075)
        depth = .56 if shape['arms'] != 'none' else .50
        stuffed('tint2', cushion(middle, (half - .012, depth, .115), .10, .22), (left - .1, -.9, seat - .1), (right + .1, .6, seat + .4), pile=FELT, step=.018)


def add_legs(foot):
    oak = wood('leg', '#9a6b3f', 'z')
    for x in (-WIDTH + .2, WIDTH - .2):
        for y in (-DEPTH + .16, DEPTH - .16):
            profile = fillet([(.0005, 0), (.045, 0), (.08, foot + .04), (.0005, foot + .04)], .012, 3)
            lathe('leg', profile, oak, 32, at=(x, y, 0))
