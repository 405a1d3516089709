"""A dog harness on a felt puppy: a vest, a Y in front, a saddle or bare straps; with its leash, a handle or a bow."""
import math

from mathutils import Vector

import animals.dog as dog
from materials import cloth, dark_plastic, fleece, metal, rubber, webbing
from shapes.boxes import box
from shapes.bows import bow
from shapes.curves import smooth_path
from shapes.dog_form import girth, lay_line, on_body, places_on_body, trunk, wrap
from shapes.hardware import ring
from shapes.leash_on_base import leash_on_base
from shapes.mesh import ball
from shapes.tubes import ribbon, tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

NECK, CHEST, GIRTH = .80, .63, .40     # places along the spine
WIDTHS = {'thin': .085, 'padded': .15, 'rolled': .07, 'lit': .11}


def build(shape):
    solid = trunk()
    dog.build('modeling', None)
    {'vest': vest, 'y-front': y_front, 'saddle': saddle, 'straps': straps}[shape['body']](solid, shape['strap'])
    back = on_body(.50, 0, .07)
    ring('leash', back + Vector((0, .0, .075)), .085, .02, metal(), (1, 0, 0), (0, .35, .94))
    box('tab', back, (.17, .13, .05), dark_plastic(), .02)
    {'none': lambda: None, 'leash': leash_on_base, 'handle': add_handle, 'bow': lambda: add_bow(solid)}[shape['extra']]()
    metal_look = shape['strap'] == 'rolled'
    turn = -66 if shape['body'] == 'saddle' else -46
    return Views(View(turn, 18, metal=metal_look), View(-112, 26, metal=metal_look), View(12, 15, metal=metal_look), samples=5)


def strap(name, solid, points, kind, scale=1.):
    """One strap of the kind through (share, degrees) points."""
    if kind == 'rolled':
        path = smooth_path(places_on_body(points, .03), 14)
        tube(name, path, .038 * scale, surface('tint_cord', NEUTRAL, .5, specular=.4, bumps=[Bump('noise', 45, .25, .012)]), 14)
    elif kind == 'lit':
        lay_line('edge', solid, points, .15 * scale, .02, webbing('edge', '#2c2e31'))
        lay_line(name, solid, points, .105 * scale, .04, glowing(), .02)
        lay_line('core', solid, points, .018 * scale, .064, surface('core', '#ffffff', glow=1.6), .008)
    else:
        lay_line(name, solid, points, WIDTHS[kind] * scale, .03, webbing(), .045 if kind == 'padded' else 0)


def glowing():
    return surface('tint_light', NEUTRAL, .3, specular=.5, glow=.9)


def belt(solid, kind, share=GIRTH, lean=0.):
    strap('girth', solid, [(share + lean * (1 - math.cos(math.radians(a))) / 2, a) for a in range(-180, 181, 15)], kind)


def buckle(share, angle, size=1.):
    """A side buckle seen from its flank."""
    at, side = on_body(share, angle, .05), 1 if angle > 0 else -1
    lean = math.radians(abs(angle) - 90)
    for z, high in ((.06, .16), (-.10, .10)):
        box('buckle', at + Vector((0, 0, z * size)), (.08, .19 * size, high * size), dark_plastic(), .03, (0, -side * -lean * .8, 0))


def vest(solid, kind):
    """Padded mesh all round, bound at neck and belly."""
    pad = surface('tint_pad', NEUTRAL, .9, sheen=.5, bumps=[Bump('cells', 70, .5, .010), Bump('noise', 140, .3, .004)])
    trim = fleece('trim', '#34363a')
    wrap('vest', solid, .37, .79, lambda t: 180, pad, .055)
    for share in (.375, .785):
        girth('binding', share, .055, .06, trim, puff=.02)
    for side in (-1, 1):
        hole = [(.535 + .08 * math.sin(t * .2618), side * (148 + 24 * math.cos(t * .2618))) for t in range(25)]
        lay_line('armhole', solid, hole, .05, .07, trim, .015, 4)
        lay_line('seam', solid, [(.40, side * 52), (.58, side * 60), (.77, side * 70)], .05, .055, trim, .01)
    girth('belt', .46, .11, .07, webbing())
    for side in (-1, 1):
        buckle(.46, side * 72)


def y_front(solid, kind):
    """Two straps from the back over the shoulders meet on the breast; one goes on between the legs."""
    breast = on_body(.80, 180, .09)
    for side in (-1, 1):
        strap('shoulder', solid, [(.56, side * 14), (.66, side * 48), (.75, side * 100), (.79, side * 150), (.79, side * 176)], kind, 1.35)
        strap('flank', solid, [(.56, side * 24), (.50, side * 60), (GIRTH, side * 100)], kind)
        buckle(GIRTH, side * 84)
    strap('breastbone', solid, [(.80, 178), (.70, 180), (.55, 180), (GIRTH, 180)], kind, 1.35)
    belt(solid, kind)
    lay_line('back', solid, [(.34, 0), (.45, 0), (.62, 0)], .34, .05, fleece('pad', '#2d2f33'), .05)
    ring('front', breast + Vector((0, -.03, -.06)), .075, .018, metal(), (1, 0, 0), (0, 0, 1))


def saddle(solid, kind):
    """A broad shell over the back, a chest band, one girth."""
    shell = surface('tint_shell', NEUTRAL, .8, sheen=.4, bumps=[Bump('noise', 90, .3, .006)])
    wrap('rim', solid, .16, .645, lambda t: 74 - 8 * t, fleece('rim', '#1f2022'), .05)
    wrap('saddle', solid, .18, .63, lambda t: 69 - 8 * t, shell, .085)
    for side in (-1, 1):
        strap('chest', solid, [(.56, side * 56), (.66, side * 84), (.735, side * 125), (.745, side * 180)], kind, 1.15)
        lay_line('field', solid, [(.26, side * 42), (.50, side * 42)], .15, .10, fleece('field', '#77797c'))
        strap('girth', solid, [(.44, side * 62), (.44, side * 120), (.44, side * 180)], kind, 1.1)
        buckle(.44, side * 92, 1.2)


def straps(solid, kind):
    """Neck loop, girth, and straps that join them on back and belly."""
    strap('neck', solid, [(.74 + .03 * (1 - math.cos(math.radians(a))) / 2, a) for a in range(-180, 181, 15)], kind)
    belt(solid, kind)
    for angle in (0, 180):
        strap('spine', solid, [(.76, angle), (.58, angle), (GIRTH, angle)], kind)
    if kind == 'lit':
        for side in (-1, 1):
            strap('side', solid, [(.72, side * 62), (.56, side * 78), (.41, side * 80)], kind)
        box('battery', on_body(.66, 0, .06), (.15, .24, .08), dark_plastic(), .03, (-.5, 0, 0))
    elif kind == 'rolled':
        for side in (-1, 1):
            for share, angle in ((GIRTH, 78), (.745, 78)):
                at = on_body(share, side * angle, .05)
                ring('roller', at, .075, .02, metal(), (0, 1, 0), (0, 0, 1), 1.3)
                ball('pin', at + Vector((side * .03, 0, 0)), .03, metal())
    else:
        for side in (-1, 1):
            buckle(GIRTH, side * 52, .9)
            ring('slider', on_body(.75, side * 80, .03), .05, .016, metal(), (0, 1, 0), (0, 0, 1), 1.5)


def add_handle():
    """A grab loop along the back."""
    front, rear = on_body(.62, 0, .07), on_body(.36, 0, .07)
    points = smooth_path([front, front + Vector((0, .05, .13)), (front + rear) / 2 + Vector((0, 0, .21)), rear + Vector((0, -.05, .13)), rear], 10)
    ribbon('handle', points, (1, 0, 0), .11, .045, webbing('tint_handle'))
    tube('grip', points[12:-12], .055, rubber('grip', '#26282b'), 14)


def add_bow(solid):
    at = on_body(.785, 180, .13)
    bow('bow', at, (1, 0, 0), (0, -.9, .35), .72, cloth('tint_bow', '#838383'), cloth('tint_knot', '#6a6a6a'))
