"""A deshedding tool: a short fine-toothed steel edge set across a curved handle."""
from materials import metal, rubber
from shapes.boxes import box
from shapes.soft import sculpt
from shapes.solids import Body, block, limb
from shapes.wires import rods
from surfaces import surface
from views import View, Views

EDGE, AT = .52, .78      # half the blade's length, and where it is along y


def build(_):
    spine = [(0, -1.0, .18), (0, -.55, .26), (0, -.05, .25), (0, .35, .20), (0, .62, .20)]
    handle = Body().add(limb(spine, [.13, .165, .145, .12, .12]), 0).add(block((0, AT - .09, .20), (EDGE + .05, .10, .10), .07), .20)
    sculpt('handle', handle, (-.75, -1.25, -.05), (.75, 1.0, .55), surface('tint', rough=.40, coat=.2), .013)
    grip = Body().add(limb([(0, -.86, .235), (0, -.52, .31), (0, -.14, .30)], [.09, .125, .10]), 0)
    sculpt('grip', grip, (-.3, -1.1, .05), (.3, .1, .5), rubber('grip', '#303236'), .012)
    for i in range(5):
        box('ridge', (0, -.72 + .13 * i, .425 - .004 * (i - 2) ** 2 * 4), (.15, .03, .03), rubber('ridge', '#1f2123'), .012)
    steel = metal('blade', '#cfd0d4', .22)
    box('blade', (0, AT + .05, .20), (2 * EDGE, .16, .05), steel, .012)
    count = 46
    teeth = [((x, AT + .11, .20), (x, AT + .235, .185)) for x in (-EDGE + .02 + (2 * EDGE - .04) * i / (count - 1) for i in range(count))]
    rods('teeth', teeth, .0075, steel, 6)
    box('button', (0, .42, .335), (.13, .16, .05), surface('button', '#e8e5de', .4), .022, (-.12, 0, 0))
    return Views(View(-38, 36, metal=True), View(-30, 40, at=(0, AT, .2), span=1.35, metal=True), samples=8)
