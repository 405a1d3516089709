"""A slim bentwood cat tree: three round platforms with cushions, one band of sisal."""
from materials import felt, sisal, wood
from shapes.curves import fillet, smooth_path
from shapes.soft import PLUSH, stuffed
from shapes.solids import Body, drum, torus
from shapes.tubes import ribbon, winding
from shapes.turned import lathe
from surfaces import NEUTRAL
from views import View, Views

PLATFORMS = ((-.30, 0, .62, .36), (.30, .04, 1.22, .34), (-.12, 0, 1.86, .38))     # x, y, height, radius


def build(_):
    lathe('base', fillet([(.0005, 0), (.62, 0), (.64, .02), (.64, .07), (.61, .09), (.0005, .09)], .015, 4), wood('tint_base', NEUTRAL), 128)
    for side in (-1, 1):
        bow(side)
    winding('post', 0, 0, .62, 1.14, .075, .016, sisal(), felt('core', '#a98a5e'))
    lathe('post', [(.06, .05), (.06, 1.88)], wood('tint_post', NEUTRAL, 'z'), 48)
    for x, y, z, radius in PLATFORMS:
        platform(x, y, z, radius)
    return Views(View(-24, 13), View(-20, 26, at=(-.1, 0, 1.80), span=1.5), samples=5)


def bow(side):
    """A long strip of bent wood from the base, past the platforms, to the top."""
    line = smooth_path([(side * .50, .16, .08), (side * .62, .18, .45), (side * .50, .20, .95), (side * .30, .22, 1.40), (side * .12 - .12, .22, 1.84)], 12)
    ribbon('bow', line, [(side, 0, .1)] * len(line), .16, .045, wood('tint_bow', NEUTRAL, 'z'))


def platform(x, y, z, radius):
    lathe('platform', fillet([(.0005, z - .05), (radius - .02, z - .05), (radius + .01, z - .02), (radius + .02, z + .05), (radius - .02, z + .05), (radius - .03, z), (.0005, z)], .015, 4), wood('tint_platform', NEUTRAL), 96, at=(x, y, 0))
    pad = Body().add(drum((x, y, z + .05), 2, radius - .05, .05, .04), 0).add(torus((x, y, z + .08), radius - .10, .055), .05)
    stuffed('tint2', pad, (x - radius, y - radius, z - .05), (x + radius, y + radius, z + .22), pile=PLUSH, step=.015)
