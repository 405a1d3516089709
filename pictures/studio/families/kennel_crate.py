"""A travel kennel in two plastic halves: barred door in front, slots at the sides, a handle on top."""
import math

from mathutils import Vector

from materials import metal, plastic
from shapes.bars import bar_panel, frame
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.hinged import swing
from shapes.mesh import Gathered, ball
from shapes.solids import Body, block
from shapes.soft import sculpt
from shapes.tubes import tube
from views import View, Views

HALF, DEEP, SEAM, TOP = .56, .84, .50, 1.12
LOW, HIGH = (-.75, -1.0, -.05), (.75, 1.0, 1.3)


def build(shape):
    top, base = plastic('tint'), plastic('tint2')
    shell = hollow()
    sculpt('top', Body().add(shell, 0).cut(block((0, 0, -.5), (2, 2, SEAM + .5), .001), .004), LOW, HIGH, top, .018, 1)
    sculpt('base', Body().add(shell, 0).cut(block((0, 0, SEAM + 1), (2, 2, 1), .001), .004), LOW, HIGH, base, .018, 1)
    for z, material in ((SEAM + .025, top), (SEAM - .025, base)):
        for x in (-HALF - .02, HALF + .02):
            box('flange', (x, 0, z), (.09, DEEP * 2 - .24, .048), material, .02)
    bolts = metal()
    for side in (-1, 1):
        for y in (-.56, -.19, .19, .56):
            box('bolt', (side * (HALF + .045), y, SEAM), (.05, .10, .13), bolts, .02)
    with Gathered() as door:
        add_door(bolts)
    handle = smooth_path([(0, -.26, TOP - .02), (0, -.22, TOP + .10), (0, .22, TOP + .10), (0, .26, TOP - .02)], 10)
    tube('handle', handle, .045, base, 16)
    return Views(View(-34, 17, metal=True), View(24, 17, metal=True, prepare=lambda: swing(door, (-.38, -DEEP - .015, 0), (0, 0, math.radians(-115)))), samples=6)


def hollow():
    """A rounded box with a room inside, a doorway, slots and ribs."""
    shell = Body().add(block((0, 0, TOP / 2), (HALF, DEEP, TOP / 2), .15), 0)
    for y in (-.38, 0, .38):
        shell.add(block((0, y, .25), (HALF + .02, .10, .17), .05), .02)
    shell.cut(block((0, .02, TOP / 2), (HALF - .05, DEEP - .07, TOP / 2 - .05), .10), .01)
    shell.cut(block((0, -DEEP, .58), (.37, .35, .40), .12), .02)
    for y in (-.46, -.16, .14, .44):
        for z in (.66, .76, .86):
            shell.cut(block((HALF, y, z), (.2, .11, .028), .026), .01, mirror=True)
    return shell


def add_door(steel):
    y = -DEEP - .015
    corners = [Vector((x, y, z)) for x, z in ((-.38, .17), (.38, .17), (.38, .99), (-.38, .99))]
    bar_panel(corners, 10, 5, .012, steel)
    frame(corners, .024, steel, .08)
    box('latch', (.24, y - .03, .58), (.16, .05, .22), steel, .02)
    ball('knob', (.24, y - .07, .62), .03, steel)
