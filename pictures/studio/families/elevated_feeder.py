"""A stand that holds bowls: a wooden bench, high or low, with one or two set into its top, or rings on metal legs."""
import math

from materials import dark_plastic, rubber, steel, wire, wood
from shapes.boxes import box, cut, prism
from shapes.curves import circle, fillet
from shapes.mesh import ball
from shapes.scatter import KIBBLE, heap, scatter
from shapes.tubes import rod, tube
from shapes.turned import disc, lathe, subdivide
from surfaces import NEUTRAL, surface
from views import View, Views

BOWL = ([(.44, -.01), (.47, .0), (.46, .025), (.42, .025), (.40, .0), (.34, -.20), (.28, -.24), (.0005, -.24)], [0, .01, .012, .012, .03, .06, .06, 0])
PLACES = {'two': (-.54, .54), 'one': (0,)}


def build(shape):
    places = PLACES[shape['bowls']]
    wooden = shape['frame'] != 'metal-legs'
    top = bench(places, .62 if shape['frame'] == 'wooden-box' else .34) if wooden else legs(places)
    for x in places:
        subdivide(lathe('bowl', fillet(*BOWL), steel(), 128, at=(x, 0, top)))
    flat = 24 if wooden else 17
    return Views(View(-24, flat, metal=True), View(-22, 46, metal=True, prepare=lambda: serve(places, top)), samples=10)


def bench(places, high):
    """A top with round holes on two side boards, a rail in front and behind."""
    half = .62 if len(places) == 1 else 1.14
    bamboo = wood('tint', NEUTRAL)
    board = box('top', (0, 0, high - .04), (2 * half, 1.16, .08), bamboo, .025)
    for x in places:
        cutter = prism('hole', [(x + .42 * math.cos(t * math.pi / 36), .42 * math.sin(t * math.pi / 36)) for t in range(72)], high - .3, high + .2, None, 'z')
        cut(board, cutter)
    for side in (-1, 1):
        box('side', (side * (half - .10), 0, (high - .08) / 2), (.07, 1.04, high - .075), wood('tint_side', NEUTRAL, 'y'), .02)
        box('rail', (0, side * .44, high - .14), (2 * half - .22, .06, .13), bamboo, .015)
        for y in (-.40, .40):
            box('foot', (side * (half - .10), y, .005), (.09, .16, .02), rubber('foot', '#2a2b2d'), .008)
    return high + .005


def legs(places):
    """A ring for each bowl on three legs, whose clamps set the height."""
    top, tubes = .92, wire()
    for x in places:
        tube('ring', circle((x, 0, top), .455), .032, tubes, 14, closed=True)
        tube('lower', circle((x, 0, top - .50), .47, count=48), .018, tubes, 10, closed=True)
        for i in range(3):
            turn = math.pi / 2 + i * 2 * math.pi / 3 + math.pi
            out = (math.cos(turn), math.sin(turn))
            rod('leg', (x + out[0] * .47, out[1] * .47, top + .02), (x + out[0] * .56, out[1] * .56, .03), .032, tubes)
            at = lambda z: (x + out[0] * (.47 + .09 * (top - z) / top), out[1] * (.47 + .09 * (top - z) / top), z)
            rod('sleeve', at(.50), at(.30), .046, dark_plastic())
            ball('knob', (at(.42)[0] + out[0] * .05, at(.42)[1] + out[1] * .05, .42), .045, dark_plastic())
            ball('foot', at(.035), .05, dark_plastic(), (1, 1, .7))
    if len(places) > 1:
        for z in (top, top - .5):
            rod('bridge', (places[0] + .44, 0, z), (places[1] - .44, 0, z), .028, tubes)
    return top + .03


def serve(places, top):
    """Kibble in the first bowl, water in the second."""
    scatter('kibble', KIBBLE, 150, heap(places[0], 0, top - .17, .30, .08), .035, 4, .6)
    for x in places[1:]:
        disc('water', .36, top - .10, surface('water', '#cfe6ea', .03, coat=.5), at=(x, 0, 0))
