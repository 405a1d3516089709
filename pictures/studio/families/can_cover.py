"""Three silicone lids with finger tabs: one on an open can, the others beside it."""
import math


from materials import metal, rubber
from shapes.curves import fillet
from shapes.mesh import Gathered, group
from shapes.scatter import scatter
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

CAN = [(.0005, .0), (.50, .0), (.53, .03), (.53, .06), (.50, .09), (.50, .12), (.505, .60), (.53, .63), (.53, .67), (.49, .67), (.49, .56), (.0005, .55)]
LID = [(.58, -.10), (.60, -.09), (.60, .04), (.56, .07), (.44, .07), (.40, .045), (.36, .045), (.32, .07), (.0005, .07)]


def build(_):
    lathe('can', fillet(CAN, .012, 3), metal('can', '#cfd0d3', .28), 128)
    lathe('label', [(.508, .13), (.512, .14), (.512, .59), (.508, .60)], surface('label', '#efe3c8', .7), 128)
    for low, high in ((.22, .26), (.47, .51)):
        lathe('stripe', [(.5125, low), (.5145, low + .01), (.5145, high), (.5125, high + .01)], surface('stripe', '#8a6a4a', .7), 128)
    with Gathered() as on:
        lid()
    group(on, (0, 0, .66), (0, 0, -.4))
    with Gathered() as flat:
        lid()
    group(flat, (.95, -.86, .10), (0, 0, .5))
    with Gathered() as leaning:
        lid()
    group(leaning, (1.02, .22, .48), (math.radians(62), 0, math.radians(-14)))
    return Views(View(-18, 24, metal=True), View(-20, 50, metal=True, prepare=lambda: take_off(on)), samples=8)


def lid():
    """A round cap with a groove, and a tab to pull it by."""
    def tab(turn, radius, height, _):
        pull = math.exp(-(((turn + math.pi / 2 + math.pi) % (2 * math.pi) - math.pi) / .20) ** 4)
        outside = max(0., (radius - .55) / .05)
        return radius + .17 * pull * outside, height + .05 * pull * outside
    lathe('lid', fillet(LID, .02, 4), rubber(), 160, tab)


def take_off(lid):
    """The can stands open: its food shows."""
    for thing in lid:
        thing.hide_render = True
    food = surface('food', '#9b6a4a', .6, specular=.5)
    scatter('food', (), 240, lambda chance: (*(lambda r, t: (r * math.cos(t), r * math.sin(t)))(.46 * math.sqrt(chance.random()), chance.random() * 6.3), .53 + .05 * chance.random()), .055, 3, .7, [food])
