"""A filter for a tank: a box that hangs on the rim with an intake tube, or a round sponge with a small air pump."""
import math

from mathutils import Vector

from materials import dark_plastic, frosted, glass, plastic, rubber
from shapes.boxes import box, prism, slab
from shapes.curves import circle, fillet, smooth_path
from shapes.hanging import lead_out
from shapes.tubes import rod, tube
from shapes.turned import lathe
from surfaces import NEUTRAL, Bump, surface
from views import View, Views


def build(shape):
    if shape['kind'] == 'hang-on-back':
        hang_on_back()
        return Views(View(-34, 18), View(28, 26, at=(0, -.1, 1.25), span=1.7), samples=8)
    sponge()
    pump()
    return Views(View(-16, 20), View(-12, 12, at=(-.55, 0, .42), span=1.3), samples=5)


def hang_on_back():
    """The box stands behind a piece of glass rim; the intake goes down before it, the outlet falls over a wide lip."""
    shell, dark = plastic('tint'), dark_plastic()
    wide, deep, high = 1.25, .52, .95
    low = .62
    outline = [(.06, low), (deep, low + .04), (deep + .02, low + high), (.06, low + high)]
    prism('box', outline, -wide / 2, wide / 2, shell, 'x', .05)
    box('lid', (0, .22, low + high + .035), (wide + .06, .72, .08), shell, .03)
    box('seam', (0, .28, low + high - .01), (wide + .03, .52, .02), dark, .006)
    lip = [(-.30, low + high - .22), (-.27, low + high - .26), (.08, low + high - .08), (.08, low + high - .02), (-.02, low + high - .02)]
    prism('lip', lip, -wide * .40, wide * .34, shell, 'x', .015)
    for k in range(9):
        x = -wide * .36 + k * wide * .66 / 8
        box('rib', (x, -.12, low + high - .10), (.018, .26, .03), shell, .006, (.52, 0, 0))
    pane = glass('rim', (.90, .965, .95, 1))
    slab('rim', (0, .005, .55), (1.9, .045, 1.10), pane)
    box('edge', (0, .005, 1.10), (1.9, .046, .014), surface('edge', '#9cc9b8', .12), .005, steps=2)
    intake(shell, dark, wide * .40, low + high)
    rod('knob', (wide / 2 - .01, .30, low + .60), (wide / 2 + .07, .30, low + .60), .085, dark, 32)


def intake(shell, dark, x, top):
    """A tube that bends over the rim down to a slotted strainer."""
    line = smooth_path([(x + .12, .14, top - .05), (x + .12, -.02, top - .02), (x + .12, -.17, top - .10), (x + .12, -.18, top - .30)], 8)
    tube('bend', line, .075, dark, 20)
    rod('tube', (x + .12, -.18, top - .28), (x + .12, -.18, .38), .062, frosted('pipe', '#596268'), 24)
    rod('collar', (x + .12, -.18, top - .34), (x + .12, -.18, top - .24), .085, dark, 24)
    rod('strainer', (x + .12, -.18, .02), (x + .12, -.18, .40), .082, dark, 24)
    for k in range(9):
        tube('slot', circle((x + .12, -.18, .06 + .036 * k), .084), .010, surface('slot', '#4b4e52', .5), 6, closed=True)


def sponge():
    """A ribbed cylinder of foam on a weighted foot, with the lift tube through its middle."""
    foam = surface('tint', NEUTRAL, 1, specular=.05, variation=(20, .12), bumps=[Bump('cells', 55, 1, .05), Bump('noise', 130, .9, .02)])
    x, dark = -.55, dark_plastic()
    lathe('foot', fillet([(.0005, 0), (.42, 0), (.44, .04), (.42, .10), (.30, .14), (.0005, .14)], .03, 4), dark, 96, at=(x, 0, 0))
    profile = [(.0005, .13), (.40, .13), (.43, .16), (.43, .74), (.40, .78), (.10, .78)]
    ribs = lambda a, r, z, _: (r * (1 - .055 * (.5 + .5 * math.cos(18 * a)) ** 2 * (1 if r > .3 else 0)), z)
    lathe('sponge', fillet(profile, .03, 4), foam, 216, ribs, at=(x, 0, 0))
    lathe('cap', fillet([(.16, .77), (.16, .82), (.11, .86), (.0005, .86)], .02, 3), dark, 64, at=(x, 0, 0))
    rod('lift', (x, 0, .80), (x, 0, 1.34), .075, glass('lift', (.86, .91, .92, 1)), 32)
    tube('inner', [(x, 0, .80), (x, 0, 1.30)], .030, surface('hose', '#dfe6e6', .3), 16)
    tube('elbow', smooth_path([(x, 0, 1.30), (x, 0, 1.40), (x - .06, -.03, 1.48), (x - .22, -.08, 1.49)], 8), .09, dark, 24)
    for k in range(4):
        tube('ring', circle((x, 0, .92 + .10 * k), .077), .006, surface('ring', '#c5cdce', .3), 6, closed=True)


def pump():
    """The air pump on four feet, and its hose to the sponge."""
    x, y, shell = .52, .05, plastic('pump', '#3a3d41')
    power = lambda a: 1 / (abs(math.cos(a)) ** 4 + abs(math.sin(a)) ** 4) ** .25
    profile = [(.0005, .05), (.40, .05), (.44, .12), (.42, .28), (.34, .38), (.0005, .40)]
    lathe('pump', fillet(profile, .06, 6), shell, 160, lambda a, r, z, _: (r * power(a), z), at=(x, y, 0), scale=(1, .72, 1))
    lathe('band', [(.442, .10), (.452, .12), (.450, .16), (.44, .17)], plastic('tint_band'), 160, lambda a, r, z, _: (r * power(a), z),
          at=(x, y, 0), scale=(1, .72, 1))
    for dx, dy in ((-.28, -.20), (.28, -.20), (-.28, .20), (.28, .20)):
        rod('foot', (x + dx, y + dy, 0), (x + dx, y + dy, .07), .06, rubber('foot', '#1d1e20'), 20)
    rod('dial', (x + .16, y - .06, .38), (x + .16, y - .06, .45), .075, plastic('tint_dial'), 32)
    rod('nozzle', (x - .42, y, .24), (x - .54, y, .24), .032, plastic('nozzle', '#2a2c2f'), 16)
    barb = Vector((-.55, 0, 1.42)), Vector((-.36, -.04, 1.56))
    rod('barb', *barb, .034, plastic('barb', '#2a2c2f'), 16)
    hose = [(x - .48, y, .24), (x - .58, y - .02, .26), (x - .66, y - .06, .46), (x - .58, y - .08, .86), (x - .50, y - .10, 1.20),
            (x - .56, y - .11, 1.52), (-.18, -.08, 1.66), barb[0].lerp(barb[1], .6), barb[0].lerp(barb[1], .4)]
    tube('hose', smooth_path(hose, 10), .036, surface('airline', '#9fc4c4', .25, specular=.6), 12)
    cord = smooth_path([(x + .40, y + .10, .20), (x + .52, y + .16, .06), (x + .60, y + .34, .02), (x + .72, y + .54, .02)], 8)
    black = dark_plastic('cord')
    tube('cord', cord, .018, black, 10)
    lead_out(cord[-1], (.6, 1, 0), .018, black)
