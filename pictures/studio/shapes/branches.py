"""Branches with bark: crooked limbs as one solid, with pale cut ends."""
import numpy as np
from mathutils import Vector

from shapes.mesh import ball
from shapes.soft import sculpt
from shapes.solids import Body, limb
from surfaces import Bump, surface


def bark(name='bark', colour='#9b7450'):
    return surface(name, colour, .85, specular=.2, variation=(7, .3),
                   bumps=[Bump('noise', 9, .6, .03, (1, 1, 1)), Bump('noise', 45, .4, .012)])


def branch(name, arms, material, step=.02, rough=.012, blend=.07, ends='#e0bd8a', cut=True):
    """`arms` are (points, radii); where they meet they grow together. `ends` is the colour of the sawn faces."""
    body = Body()
    for points, radii in arms:
        body.add(limb(points, radii), blend)

    def knotty(p):
        return body(p) + rough * np.sin(17 * p[:, 0] + 3 * np.sin(9 * p[:, 2])) * np.sin(13 * p[:, 1] + 11 * p[:, 2] + 2)
    spread = np.array([point for points, _ in arms for point in points])
    widest = max(max(radii) for _, radii in arms) + .1
    sculpt(name, knotty, tuple(spread.min(0) - widest), tuple(spread.max(0) + widest), material, step)
    pale = surface(f'{material.name}_cut', ends, .8, variation=(14, .12)) if cut else None
    for points, radii in arms if cut else ():
        tip, before = Vector(points[-1]), Vector(points[-2])
        away = (tip - before).normalized()
        ball('cut', tip + away * radii[-1] * .86, radii[-1] * .80, pale, (1, 1, .22), away)
