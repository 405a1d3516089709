"""Small loose toys for parrots: woven vine balls, braided rings, knotted sticks of bamboo and a cork."""
import math
import random

from mathutils import Euler, Vector

from shapes.mesh import ball
from shapes.tubes import rod, tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views


def build(shape):
    vine = surface('tint', NEUTRAL, .85, specular=.2, variation=(8, .22), bumps=[Bump('noise', 50, .5, .012)])
    leaf = surface('tint2', NEUTRAL, .85, specular=.2, variation=(12, .2), bumps=[Bump('noise', 60, .5, .010)])
    for number, (x, y, r) in enumerate(((-.62, .38, .36), (.20, .48, .33), (-.06, -.22, .28))):
        vine_ball(vine, (x, y, r + .01), r, number)
    braided_ring(leaf, (.86, .02, .075), .27, 0)
    braided_ring(leaf, (.70, .58, .26), .24, 1.2)
    for number, (x, y, turn) in enumerate(((-.78, -.34, .35), (.42, -.56, -.30))):
        stick(vine, leaf, (x, y), turn)
    rod('cork', (-.16, -.66, .11), (-.06, -.88, .11), .11, surface('cork', '#c79a66', .9, variation=(30, .25),
                                                                  bumps=[Bump('cells', 60, .5, .015)]), 40)
    return Views(View(-16, 30), View(24, 26, at=(.52, .06, .20), span=1.5), samples=5)


def vine_ball(vine, at, radius, seed):
    """Rounds of vine that cross at all angles."""
    chance, centre = random.Random(seed), Vector(at)
    for i in range(17):
        turn = Euler((chance.random() * 6, chance.random() * 6, chance.random() * 6)).to_matrix()
        shift, wave = chance.uniform(-.35, .35) * radius, chance.random() * 6
        small = math.sqrt(radius ** 2 - shift ** 2)
        near = radius * (1 - .06 * (i % 2))
        loop = []
        for k in range(72):
            a = 2 * math.pi * k / 72
            p = Vector((small * math.cos(a), small * math.sin(a), shift + .05 * radius * math.sin(3 * a + wave)))
            loop.append(centre + turn @ (p.normalized() * (near - .02 + .012 * math.sin(5 * a + wave))))
        for k, p in enumerate(loop):
            p.z = max(p.z, .024)
        tube('vine', loop, .024 * radius / .3, vine, 8, closed=True)


def braided_ring(leaf, at, radius, tilt):
    """A ring of three braided strands; it lies, or leans on a ball."""
    turn, centre = Euler((tilt, 0, .4)).to_matrix(), Vector(at)
    for strand in range(3):
        phase, loop = 2 * math.pi * strand / 3, []
        for k in range(240):
            a = 2 * math.pi * k / 240
            wide, high = .042 * math.sin(12 * a + phase), .030 * math.sin(2 * (12 * a + phase))
            loop.append(centre + turn @ Vector(((radius + wide) * math.cos(a), (radius + wide) * math.sin(a), high)))
        tube('braid', loop, .040, leaf, 8, closed=True)


def stick(vine, leaf, at, turn):
    """A piece of bamboo with a knot of leaf around its middle and one at each end."""
    along, middle = Vector((math.cos(turn), math.sin(turn), 0)), Vector((*at, .075))
    side = Vector((-along.y, along.x, 0))
    cane = surface('cane', '#d8bd7f', .45, variation=(6, .15))
    rod('cane', middle - along * .36, middle + along * .36, .050, cane, 24)
    for end in (-.36, .36):
        ball('hollow', middle + along * end, .034, surface('hollow', '#7a5c36', .9), (1, 1, .2), along)
    for share in (-.17, .17):
        ball('node', middle + along * share, .056, cane, (1, 1, .25), along)
    for k in range(5):
        place = middle + along * (-.07 + .035 * k)
        tube('knot', [place + side * .066 * math.cos(a) + Vector((0, 0, .066 * math.sin(a))) + along * .03 * math.sin(a + k)
                      for a in (2 * math.pi * i / 30 for i in range(30))], .022, leaf, 8, closed=True)
    for lean in (-1, 1):
        tip = middle + side * lean * .20 + along * .05 + Vector((0, 0, -.045))
        tube('end', [middle + Vector((0, 0, .075)), middle + side * lean * .10 + Vector((0, 0, .05)), tip], .020, leaf, 8)
