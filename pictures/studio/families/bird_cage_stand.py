"""A square metal stand for a cage, on four casters, with a shelf near the floor."""
from materials import wire
from shapes.birdware import caster
from shapes.boxes import box
from shapes.cages import bars
from views import View, Views

WIDE, DEEP, TALL, TUBE, WHEEL = 1.25, 1.05, 1.65, .075, .085
FLOOR = WHEEL * 2.6


def build(shape):
    paint = wire('tint')
    for x in (-1, 1):
        for y in (-1, 1):
            leg(paint, x, y)
    frame(paint, TALL, .08)
    frame(paint, FLOOR + .18, .05)
    box('shelf', (0, 0, FLOOR + .19), (WIDE - .10, DEEP - .10, .03), wire('tint_shelf'), .008)
    for y in (-1, 1):
        box('lip', (0, y * (DEEP / 2 - .05), FLOOR + .22), (WIDE - .12, .02, .06), paint, .006)
    bars((-WIDE / 2, DEEP / 2 - .02, TALL - .34), (WIDE / 2, DEEP / 2 - .02, TALL - .34), (0, 0, .32), .20, .016, paint)
    box('rail', (0, DEEP / 2, TALL - .34), (WIDE, .045, .045), paint, .01)
    return Views(View(-28, 20), View(-40, 16, at=(-.5, -.4, .28), span=1.1), samples=5)


def leg(paint, x, y):
    """A square tube from its caster to a corner lip that holds the cage."""
    px, py = x * WIDE / 2, y * DEEP / 2
    box('leg', (px, py, (FLOOR + TALL) / 2), (TUBE, TUBE, TALL - FLOOR), paint, .014)
    caster((px, py, FLOOR), WHEEL)
    box('lip', (px + x * .028, py - y * .04, TALL + .06), (.016, .16, .15), paint, .006)
    box('lip', (px - x * .04, py + y * .028, TALL + .06), (.16, .016, .15), paint, .006)


def frame(paint, z, high):
    for y in (-1, 1):
        box('bar', (0, y * DEEP / 2, z - .03), (WIDE, TUBE * .85, high), paint, .012)
    for x in (-1, 1):
        box('bar', (x * WIDE / 2, 0, z - .03), (TUBE * .85, DEEP, high), paint, .012)
