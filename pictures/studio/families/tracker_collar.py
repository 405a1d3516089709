"""A cat collar with a round silicone pocket for a coin-sized tracking tag."""
import math

from families.cat_collar import close, hoop, seams
from families.collar import Ring
from materials import metal, rubber, webbing
from shapes.curves import fillet
from shapes.mesh import ball, turn_to
from shapes.turned import lathe
from views import View, Views

FRONT, WIDTH, SIZE = -math.pi / 2 - .12, .28, .82     # SIZE: the pocket's, 1 being .6 wide


def build(_):
    oval = Ring(WIDTH)
    oval.lift = WIDTH / 2
    hoop('strap', oval, 1, WIDTH, .032, webbing())
    seams(oval, WIDTH)
    close(oval, WIDTH)
    pocket(oval)
    near = oval.point(FRONT, 1.1)
    return Views(View(6, 20), View(-16, 16, at=tuple(near), span=1.25), samples=5)


def pocket(oval):
    """A cup of silicone on two sleeves, the tag's bright disc behind its lip."""
    _, out = oval.frame(FRONT)
    at = oval.point(FRONT, 1.0, SIZE * .30 - WIDTH / 2)
    shape = [(.0005, 0), (.28, 0), (.30, .03), (.30, .11), (.27, .145), (.215, .14), (.205, .115), (.0005, .115)]
    cup = lathe('cup', fillet(shape, .025, 4), rubber('tint2'), 96)
    tag = lathe('tag', fillet([(.0005, .12), (.18, .12), (.205, .105)], .01, 3), metal('tag', '#e3e3e5', .22), 96)
    for thing in (cup, tag):
        turn_to(thing, out).location = at + out * .02
        thing.scale = (SIZE, SIZE, 1)
    for side in (-1, 1):
        turn = FRONT + side * .33
        hoop('sleeve', oval, 1.012, WIDTH * 1.16, .07, rubber('tint2_sleeve'), turn - .07, turn + .07)
    ball('dot', at + out * .145, .03, metal('dot', '#9a9ba0', .3), (1, 1, .2), out)
