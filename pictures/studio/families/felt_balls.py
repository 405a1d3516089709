"""Six felted wool balls in two colors."""
import numpy as np

from shapes.soft import FELT, stuffed
from shapes.solids import ellipsoid
from views import View, Views

BALLS = ((-.66, -.02, .30, .30), (-.03, -.34, .30, .30), (.60, -.06, .30, .29), (-.30, .56, .30, .30), (.34, .50, .29, .29), (-.02, .10, .72, .29))   # x, y, z, radius


def build(_):
    for number, (x, y, z, radius) in enumerate(BALLS):
        felted('tint' if number % 2 == 0 else 'tint2', (x, y, z), radius, number)
    return Views(View(-16, 24), View(28, 26, at=(.04, -.22, .47), span=1.5), samples=5)


def felted(name, centre, radius, seed):
    """Not quite round: wool is not."""
    core = ellipsoid(centre, radius)
    lumpy = lambda p: core(p) + .008 * np.sin(7 * p[:, 0] + seed) * np.sin(8 * p[:, 1] + 2 * seed) + .006 * np.sin(9 * p[:, 2] + 3 * seed)
    low, high = [c - radius - .06 for c in centre], [c + radius + .06 for c in centre]
    stuffed(name, lumpy, low, high, pile=FELT, step=.018)
