"""An upright carrier with a mesh window, a wooden perch inside and a carrying handle."""
from mathutils import Vector

from materials import cloth, dark_plastic, metal, webbing, wood
from shapes.birdware import cup, dowel
from shapes.boxes import box, cut
from shapes.cages import mesh_wall
from shapes.curves import circle, rounded_corners, smooth_path
from shapes.soft import sculpt
from shapes.solids import block
from shapes.tubes import ribbon, rod, tube
from surfaces import surface
from views import View, Views

WIDE, DEEP, TALL, EDGE = 1.12, .86, 1.55, .15
WINDOW = (.40, .30, 1.28)      # half width, from, to


def build(shape):
    shell()
    window()
    inside()
    handle()
    return Views(View(-26, 15, fill=.84), View(34, 14, fill=.84), samples=5)


def shell():
    solid = block((0, 0, TALL / 2), (WIDE / 2, DEEP / 2, TALL / 2), EDGE)
    thing = sculpt('shell', solid, (-.8, -.7, -.1), (.8, .7, TALL + .1), cloth('tint'), .02)
    half, low, high = WINDOW
    room = box('room', (0, 0, TALL / 2), (WIDE - .12, DEEP - .12, TALL - .16), None, .10)
    cut(thing, room)
    cut(thing, box('hole', (0, -DEEP / 2, (low + high) / 2), (2 * half, .5, high - low), None, .12))
    cut(thing, box('side', (0, 0, .92), (WIDE + .4, .46, .62), None, .10))
    binding = webbing('tint2_edge')
    for y in (-DEEP / 2 + .015, DEEP / 2 - .015):
        ring = [(x, y, z) for x, z in rounded_corners([(-WIDE / 2 + .04, .04), (WIDE / 2 - .04, .04), (WIDE / 2 - .04, TALL - .04),
                                                       (-WIDE / 2 + .04, TALL - .04)], .13, 10)]
        tube('piping', ring, .024, binding, 10, closed=True)
    for x in (-.42, .42):
        for y in (-.30, .30):
            rod('foot', (x, y, -.03), (x, y, .06), .06, dark_plastic(), 24)


def frame_of(half, low, high, y):
    return [(x, y, z) for x, z in rounded_corners([(-half, low), (half, low), (half, high), (-half, high)], .12, 8)]


def window():
    """A clear mesh front in a zipped frame, and mesh in both sides."""
    half, low, high = WINDOW
    lattice = metal('mesh', '#8d9296', .5)
    y = -DEEP / 2 + .03
    mesh_wall((-half, y, low), (2 * half, 0, 0), (0, 0, high - low), .055, .0038, lattice)
    tube('frame', frame_of(half + .01, low - .01, high + .01, -DEEP / 2 - .002), .034, webbing('tint2_frame'), 12, closed=True)
    tube('zip', frame_of(half + .06, low - .06, high + .06, -DEEP / 2 - .001), .012, dark_plastic('zip'), 8, closed=True)
    box('puller', (half + .06, -DEEP / 2 - .03, .62), (.035, .02, .13), metal(), .008)
    for side in (-1, 1):
        mesh_wall((side * (WIDE / 2 - .03), -.24, .60), (0, .48, 0), (0, 0, .64), .055, .0038, lattice)
        ring = [(side * (WIDE / 2 + .002), a, b) for a, b in rounded_corners([(-.235, .605), (.235, .605), (.235, 1.235), (-.235, 1.235)], .09, 8)]
        tube('frame', ring, .024, webbing('tint2_side'), 10, closed=True)


def inside():
    box('floor', (0, 0, .10), (WIDE - .14, DEEP - .14, .05), surface('tray', '#d9d4c8', .6), .02)
    dowel((-WIDE / 2 + .05, -.08, .56), (WIDE / 2 - .05, -.08, .56), .062, wood('dowel', '#c4945c'))
    cup((.26, -.20, .125), .11, metal('steel'), 'seed')
    box('back', (0, DEEP / 2 - .07, TALL / 2), (WIDE - .14, .01, TALL - .2), surface('lining', '#ece7da', .9), .004)


def handle():
    web, dark = webbing('tint2'), dark_plastic()
    line = smooth_path([(-.30, 0, TALL - .01), (-.27, 0, TALL + .15), (0, 0, TALL + .22), (.27, 0, TALL + .15), (.30, 0, TALL - .01)], 10)
    ribbon('handle', line, [Vector((p.x, 0, p.z - TALL + .25)) for p in line], .13, .035, web)
    tube('grip', [p + Vector((0, 0, .0)) for p in line if abs(p.x) < .16], .062, dark, 16)
    for x in (-.30, .30):
        box('tab', (x, 0, TALL + .005), (.12, .17, .04), web, .012)
    for side in (-1, 1):
        x = side * (WIDE / 2 + .015)
        ribbon('strap', [(x, 0, .08), (x, 0, .56)], (side, 0, 0), .11, .03, web)
        ribbon('strap', [(x, 0, 1.28), (x, 0, TALL - .12)], (side, 0, 0), .11, .03, web)
        tube('ring', circle((x + side * .02, 0, 1.33), .06, (0, 1, 0), (0, 0, 1)), .014, metal(), 10, closed=True)
