"""A drinking fountain: water runs over a ceramic dome into a basin, or falls in a low stream into a wide steel one."""
import math


from materials import ceramic, glass, plastic, steel
from shapes.curves import fillet, smooth_path
from shapes.mesh import ball
from shapes.tubes import tube
from shapes.turned import lathe, subdivide
from surfaces import surface
from views import View, Views

BASIN = [(.0005, 0), (.66, 0), (.72, .04), (.98, .30), (1.02, .42), (1.0, .46), (.95, .44), (.90, .30), (.70, .16), (.0005, .15)]
WIDE = [(.0005, 0), (.96, 0), (1.02, .05), (1.04, .34), (1.06, .37), (1.03, .39), (.98, .37), (.96, .14), (.0005, .13)]


def build(shape):
    metal = shape['form'] != 'ceramic-dome'
    (steel_round if metal else dome)()
    return Views(View(-20, 24, metal=metal), View(-20, 44, metal=metal), samples=12)


def pool(radius, height):
    """Still water with a few rings in it."""
    rings = lambda turn, r, z, _: (r, z + .006 * math.sin(r * 42) * max(0, 1 - r / radius))
    profile = [(max(.0005, radius * i / 60), height) for i in range(61)]
    lathe('water', profile, surface('water', '#b4d6dc', .04, specular=.7, coat=.6), 128, rings)


def dome():
    subdivide(lathe('basin', fillet(BASIN, .04, 5), ceramic(), 160))
    pool(.915, .345)
    body = [(.56, .20), (.55, .42), (.47, .58), (.30, .70), (.13, .74), (.10, .73), (.09, .69), (.0005, .68)]
    subdivide(lathe('dome', fillet(body, .08, 6), ceramic('tint_dome'), 128))
    film = [(.0005, .735), (.09, .738), (.14, .748), (.305, .708), (.478, .587), (.559, .42), (.565, .35)]
    sway = lambda turn, r, z, _: (r + (.008 * math.sin(9 * turn + 6 * z) if r > .2 else 0), z)
    lathe('film', fillet(film, .06, 6), glass('film', (.90, .96, .98, 1), .05), 128, sway)
    ball('spring', (0, 0, .74), .075, surface('spring', '#d4e8ec', .04, coat=.6), (1.1, 1.1, .75))


def steel_round():
    subdivide(lathe('basin', fillet(WIDE, .03, 4), steel(), 160))
    lathe('foot', fillet([(.90, -.03), (1.0, -.03), (1.0, .05), (.90, .05)], .015, 3), plastic('tint_foot'), 128)
    pool(.965, .27)
    lathe('tower', fillet([(.36, .14), (.36, .46), (.33, .50), (.0005, .51)], .03, 5), plastic(), 96, at=(0, .34, 0))
    lathe('cap', fillet([(.30, .50), (.29, .56), (.20, .60), (.0005, .61)], .03, 5), steel(), 96, at=(0, .34, 0))
    for x in (-.07, .07):
        tube('lip', [(x, .12, .475), (x, -.10, .47)], .022, plastic('tint_lip'), 10)
    tube('spout', [(0, .12, .45), (0, -.10, .445)], .075, plastic('tint_spout'), 16)
    clear = surface('stream', '#d8ebef', .03, specular=.7, coat=.6)
    for i in range(7):
        x = (i - 3) * .022
        tube('stream', smooth_path([(x, -.09, .50), (x * 1.1, -.20, .485), (x * 1.3, -.29, .40), (x * 1.5, -.33, .26)], 6), .020, clear, 10)
    for i in range(10):
        turn = i * .63
        ball('splash', (.10 * math.cos(turn), -.33 + .07 * math.sin(turn), .275), .022, clear, (1, 1, .6))
