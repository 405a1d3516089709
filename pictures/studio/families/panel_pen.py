"""A square pen of clear panels held in corner clips, with a hinged door."""
from materials import glass, metal, plastic
from shapes.boxes import box
from shapes.mesh import Gathered, ball, group
from shapes.tubes import rod
from views import View, Views

SIDE, PANEL, HIGH = 1.0, .985, 1.05      # half the pen's side, a panel's width, its height


def build(_):
    clear, edging = glass('panel', (.90, .945, .955, 1)), plastic()
    for foot in (.04, .04 + HIGH * .5):
        pane((-.5 * PANEL, -SIDE), foot, clear, edging, True)
        for way in (-.5, .5):
            pane((way * PANEL, SIDE), foot, clear, edging, True)
            for x in (-SIDE, SIDE):
                pane((x, way * PANEL), foot, clear, edging, False)
    leaf = door(clear, edging)
    clips()
    return Views(View(-28, 24), View(-14, 16, at=(.5, -SIDE, .6), span=1.7, prepare=lambda: swing(leaf)), samples=12)


def pane(at, foot, clear, edging, along_x, high=HIGH * .5):
    """A sheet in a thin frame."""
    x, y = at
    half, middle = PANEL / 2 - .015, foot + high / 2
    size = (2 * half, .012, high - .02) if along_x else (.012, 2 * half, high - .02)
    box('pane', (x, y, middle), size, clear, .004, steps=1)
    for z in (foot + .012, foot + high - .012):
        box('edge', (x, y, z), (2 * half, .036, .036) if along_x else (.036, 2 * half, .036), edging, .012)
    for side in (-1, 1):
        place = (x + side * half, y, middle) if along_x else (x, y + side * half, middle)
        box('edge', place, (.036, .036, high), edging, .012)


def door(clear, edging):
    with Gathered() as leaf:
        pane((PANEL / 2, -SIDE), .04, clear, edging, True, HIGH)
        ball('knob', (.09, -SIDE - .05, .58), .045, plastic('tint_knob'))
        for z in (.26, .84):
            rod('hinge', (PANEL - .005, -SIDE - .03, z - .07), (PANEL - .005, -SIDE - .03, z + .07), .026, metal())
    return leaf


def clips():
    """A block with feet at every joint of the panels."""
    block = plastic('tint_clip')
    places = [(x * SIDE, y * SIDE) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
    for x, y in places:
        for z in (.04, .04 + HIGH * .5, .04 + HIGH):
            box('clip', (x, y, z), (.13, .13, .085), block, .03)
        rod('foot', (x, y, 0), (x, y, .04), .05, block)


def swing(leaf):
    for thing in leaf:
        thing.location.x -= PANEL
        thing.location.y += SIDE
    group(leaf, (PANEL, -SIDE, 0), (0, 0, 1.2))
