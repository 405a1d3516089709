"""A wire crate for cats over a tray: one, two or three levels with shelves and ramps, on feet or wheels."""
from materials import dark_plastic, plastic, wire
from shapes.boxes import box
from shapes.curves import rounded_corners, smooth_path
from shapes.mesh import turn_to
from shapes.tubes import rod, tube
from shapes.turned import lathe
from shapes.wires import rods, wire_wall
from views import View, Views

SIZES = {'one': (.95, .62, 1.05), 'two': (1.0, .58, 1.50), 'three': (.72, .52, 2.30)}    # half length, half depth, height
THIN, THICK = .011, .020


def build(shape):
    length, depth, high = SIZES[shape['levels']]
    foot = .17 if shape['base'] == 'wheels' else .02
    lacquer = wire()
    add_tray(length, depth, foot, .16 if shape['levels'] == 'two' else .09)
    if shape['base'] == 'wheels':
        add_wheels(length, depth)
    add_walls(length, depth, high, foot, lacquer)
    levels = {'one': 1, 'two': 2, 'three': 3}[shape['levels']]
    for level in range(1, levels):
        add_shelf(level, levels, length, depth, foot + high * level / levels, high / levels, lacquer)
    for level in range(2 if levels == 3 else 1):
        add_door(length, depth, foot + .14 + level * high * .52, high * (.38 if levels == 3 else .42 if levels == 2 else .72), lacquer)
    if levels == 1:
        tube('handle', smooth_path([(-.18, 0, foot + high), (-.17, 0, foot + high + .10), (.17, 0, foot + high + .10), (.18, 0, foot + high)], 8), .03, dark_plastic(), 12)
    near = (-.1, -depth, foot + (.45 if levels > 1 else .5))
    return Views(View(-28, 16 if levels < 3 else 12), View(-18, 14, at=near, span=1.35), samples=5)


def add_tray(length, depth, foot, high):
    box('tray', (0, 0, foot + high / 2), (2 * length - .03, 2 * depth - .03, high), plastic('tray', '#3a3c40'), .03)


def add_wheels(length, depth):
    dark = dark_plastic()
    for x in (-length + .08, length - .08):
        for y in (-depth + .08, depth - .08):
            profile = [(.0005, -.03), (.06, -.03), (.075, -.015), (.075, .015), (.06, .03), (.0005, .03)]
            turn_to(lathe('wheel', profile, dark, 40), (1, .2, 0)).location = (x, y, .075)
            box('fork', (x, y, .13), (.07, .09, .09), plastic('fork', '#8d8f93'), .015)


def add_walls(length, depth, high, foot, lacquer):
    across, deep = (2 * length, 0, 0), (0, 2 * depth, 0)
    columns, sides, rows = int(2 * length / .085), int(2 * depth / .085), max(4, int(high / .33))
    for y in (-depth, depth):
        wire_wall('wall', (-length, y, foot), across, (0, 0, high), columns, rows, THIN, lacquer)
    for x in (-length, length):
        wire_wall('side', (x, -depth, foot), deep, (0, 0, high), sides, rows, THIN, lacquer)
    wire_wall('top', (-length, -depth, foot + high), across, deep, columns, 4, THIN, lacquer)
    corners = [(x, y) for x in (-length, length) for y in (-depth, depth)]
    rods('posts', [((x, y, foot), (x, y, foot + high)) for x, y in corners], THICK, lacquer, 10)
    for z in (foot + .01, foot + high):
        rods('rails', [((-length, -depth, z), (length, -depth, z)), ((length, -depth, z), (length, depth, z)),
                       ((length, depth, z), (-length, depth, z)), ((-length, depth, z), (-length, -depth, z))], THICK, lacquer, 10)


def add_shelf(level, levels, length, depth, z, rise, lacquer):
    """A shelf on one side, with a ramp that leads up to it from the other."""
    side = 1 if level % 2 else -1
    inner = side * length * .02 if levels == 2 else side * -length * .20
    left, right = sorted((inner, side * (length - .02)))
    board = plastic('shelf', '#8f9296')
    box('shelf', ((left + right) / 2, 0, z), (right - left, 2 * depth - .04, .045), board, .015)
    start, end = (-side * length * .80, -.05, z - rise + .12), (inner, -.05, z - .01)
    pairs = [(a, b) for a, b in (((start[0], y, start[2]), (end[0], y, end[2])) for y in (-.20, .20))]
    rods('ramp', pairs, .018, lacquer, 8)
    steps = 9
    rungs = [((start[0] + (end[0] - start[0]) * t, -.20, start[2] + (end[2] - start[2]) * t), (start[0] + (end[0] - start[0]) * t, .20, start[2] + (end[2] - start[2]) * t))
             for t in ((i + .5) / steps for i in range(steps))]
    rods('rungs', rungs, .03, board, 8)


def add_door(length, depth, foot, high, lacquer):
    half, y = min(.40, length * .55), -depth - .03
    outline = [(-half - .1, foot), (half - .1, foot), (half - .1, foot + high), (-half - .1, foot + high)]
    tube('door', [(x, y, z) for x, z in rounded_corners(outline, .06)], .022, lacquer, 10, closed=True)
    columns = int(2 * half / .085)
    rods('bars', [((-half - .1 + 2 * half * i / columns, y, foot), (-half - .1 + 2 * half * i / columns, y, foot + high)) for i in range(1, columns)], THIN, lacquer)
    middle = foot + high / 2
    box('latch', (half - .08, y - .02, middle), (.17, .05, .05), plastic('latch', '#6f7276'), .015)
    rod('bolt', (half - .22, y - .04, middle), (half + .06, y - .04, middle), .016, lacquer)
    tube('grip', [(half - .16, y - .04, middle), (half - .16, y - .09, middle), (half - .16, y - .09, middle - .10)], .014, lacquer, 8)
