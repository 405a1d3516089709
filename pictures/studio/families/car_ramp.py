"""A telescoping ramp pulled out to its full length, its rubber lip on a sill."""
import math

from materials import dark_plastic, plastic, rubber
from shapes.boxes import box
from shapes.mesh import Gathered, group
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

LONG, RISE = 2.7, .78          # along the ramp; height of the sill
PARTS = 3


def build(shape):
    metal = surface('tint', NEUTRAL, .30, metal=.75, coat=.1)
    grit = surface('tint2', NEUTRAL, .95, specular=.2, bumps=[Bump('noise', 160, 1., .014), Bump('cells', 110, .6, .008)], variation=(90, .15))
    slope = math.asin((RISE - .04) / LONG)
    with Gathered() as things:
        for i in range(PARTS):
            part(i, metal, grit)
        box('lip', (LONG + .03, 0, .03), (.16, .50, .05), rubber('lip', '#26282b'), .02)
        box('foot', (.03, 0, .02), (.10, .70, .05), rubber('foot', '#26282b'), .02)
    group(things, (-1.35, -.12, .03), (0, -slope, .0))
    sill = plastic('sill', '#d8d3c8', .6)
    box('sill', (1.62, -.12, RISE / 2 - .03), (.66, 1.1, RISE - .04), sill, .06)
    return Views(View(-32, 24), View(-60, 20, at=(-.2, -.2, .35), span=1.9), samples=5)


def part(i, metal, grit):
    """One section: a deck between two rails; each is a little narrower and lies on the one before."""
    length = LONG / PARTS
    start, half, lift = i * length, .38 - .035 * i, .028 * i
    over = .12 if i else 0
    box('deck', (start + length / 2 - over / 2, 0, lift), (length + over, half * 2, .035), metal, .008)
    box('grit', (start + length / 2 - over / 2 + .01, 0, lift + .022), (length + over - .06, half * 2 - .12, .016), grit, .006)
    for side in (-1, 1):
        box('rail', (start + length / 2 - over / 2, side * half, lift + .045), (length + over, .045, .13), metal, .018)
    for k in range(5):
        box('step', (start + .10 + k * (length - .12) / 4.4, 0, lift + .034), (.03, half * 2 - .14, .018), metal, .006)
    for side in (-1, 1):
        box('stop', (start + .03, side * half, lift + .05), (.09, .075, .15), dark_plastic(), .02)
