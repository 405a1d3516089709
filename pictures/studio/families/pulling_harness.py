"""A long pulling harness on a felt puppy: straps crossed in an X over the back and a loop at the tail."""
from mathutils import Vector

import animals.dog as dog
from materials import fleece, metal, webbing
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.dog_form import girth, lay_line, on_body, trunk
from shapes.hardware import ring
from shapes.tubes import ribbon
from views import View, Views


def build(shape):
    solid, web, lining = trunk(), webbing(), fleece('lining', '#26282b')
    dog.build('modeling', None)
    girth('collar lining', .76, .17, .03, lining, .03, puff=.04)
    girth('collar', .76, .10, .075, web, .03)
    for side in (-1, 1):
        lay_line('cross', solid, [(.73, side * 30), (.60, side * 26), (.46, 0), (.30, side * -26), (.13, side * -44)], .10, .04, web)
        lay_line('rib', solid, [(.735, side * 120), (.58, side * 104), (.36, side * 92), (.20, side * 78), (.13, side * 44)], .10, .04, web)
        lay_line('belly', solid, [(.40, side * 94), (.40, side * 130), (.40, side * 180)], .10, .035, web)
        lay_line('flank', solid, [(.46, 0), (.43, side * 40), (.40, side * 94)], .10, .05, web)
    lay_line('breast', solid, [(.77, 180), (.60, 180), (.40, 180)], .14, .03, lining, .04)
    lay_line('breast', solid, [(.77, 180), (.60, 180), (.40, 180)], .09, .075, web)
    box('cross', on_body(.46, 0, .06), (.16, .16, .05), fleece('patch', '#26282b'), .02, (0, 0, .785))
    tail_loop(web)
    return Views(View(-62, 30), View(-118, 38), samples=5)


def tail_loop(web):
    """Both flanks end in a loop behind the tail's root; the line is tied to it."""
    left, right = on_body(.13, 44, .03), on_body(.13, -44, .03)
    end = Vector((0, 1.18, 1.22))
    for start, side in ((left, 1), (right, -1)):
        path = smooth_path([start + Vector((0, -.06, 0)), start + Vector((side * -.02, .08, .0)), Vector((side * .12, 1.08, 1.24)), end], 10)
        ribbon('tail', path, (side * .3, .3, 1), .10, .035, web)
    box('stitching', end, (.13, .10, .06), fleece('patch', '#26282b'), .02)
    ring('ring', end + Vector((0, .13, -.01)), .10, .02, metal(), (1, 0, 0), (0, .95, -.3))
