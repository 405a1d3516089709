"""A play castle of printed cardboard: two rooms with cut-out windows, a tower, battlements."""
from materials import paper
from shapes.boxes import arch, box, cut, prism
from views import View, Views

THICK = .035


def build(_):
    room(-.30, .86, .60)
    tower(.78, 1.55)
    return Views(View(-28, 17), View(28, 28), samples=5)


def battlements(left, right, foot, top, teeth):
    """The outline of a wall whose top is notched."""
    outline, step = [(left, foot), (right, foot)], (right - left) / (2 * teeth - 1)
    for i in range(2 * teeth - 1):
        high = top if i % 2 == 0 else top - .13
        outline += [(right - step * i, high), (right - step * (i + 1), high)]
    return outline


def walls(x, half, deep, top, teeth, holes):
    card = lambda: paper('tint')
    front = prism('front', battlements(x - half, x + half, 0, top, teeth), -deep - THICK, -deep, card())
    for outline in holes:
        front = cut(front, hole([(x + a, b) for a, b in outline]))
    prism('back', battlements(x - half, x + half, 0, top, teeth), deep, deep + THICK, card())
    side_teeth = max(3, teeth - 1)
    for side in (-1, 1):
        wall = x + side * (half - THICK / 2)
        thing = prism('side', battlements(-deep, deep, 0, top, side_teeth), wall - THICK / 2, wall + THICK / 2, card(), 'x')
        cut(thing, prism('window', arch(.16, .30, .72), wall - .2, wall + .2, None, 'x'))
    box('inside', (x, 0, .03), (2 * half - .02, 2 * deep, .03), paper('floor', '#b08d62'), .004)


def hole(outline):
    return prism('hole', outline, -1.5, -.2, None)


def room(x, top, deep):
    half = .72
    door = arch(.27, -.02, .56)
    windows = [[(side * .50 + a, b) for a, b in arch(.11, .28, .54)] for side in (-1, 1)]
    walls(x, half, deep, top, 5, [door, *windows])
    box('roof', (x, 0, top - .16), (2 * half - .05, 2 * deep, .03), paper('tint_roof', '#959595'), .004)
    bricks(x, half, -deep - THICK, top - .16, [(0, .33, .60)] + [(s * .50, .16, .58) for s in (-1, 1)])
    frame(x, -deep - THICK, .30, .60)
    banner(x, -deep - THICK, top - .10)


def tower(x, top):
    half, deep = .38, .38
    walls(x, half, deep, top, 3, [arch(.16, .20, .62), arch(.13, .95, 1.28)])
    box('roof', (x, 0, top - .18), (2 * half - .05, 2 * deep, .03), paper('tint_roof', '#959595'), .004)
    bricks(x, half, -deep - THICK, top - .16, [(0, .22, .68), (0, .19, 1.34)])
    box('pole', (x, 0, top + .12), (.025, .025, .62), paper('pole', '#8a6a44'), .006)
    prism('flag', [(x, top + .42), (x + .36, top + .31), (x, top + .20)], -.008, .008, paper('tint2_flag'))


def frame(x, y, half, top):
    outline = arch(half + .03, -.02, top + .03)
    inner = arch(half - .035, -.04, top - .035)
    cut(prism('frame', [(x + a, max(b, 0)) for a, b in outline], y - .012, y + .002, paper('tint2')), prism('inner', [(x + a, b) for a, b in inner], y - .5, y + .5, None))


def banner(x, y, top):
    for side in (-.55, .55):
        prism('banner', [(x + side - .07, top - .03), (x + side + .07, top - .03), (x + side + .07, top - .20), (x + side, top - .26), (x + side - .07, top - .20)], y - .010, y + .002, paper('tint2_banner'))


def bricks(x, half, y, top, free):
    """Printed stones, here and there, where no opening is."""
    ink = paper('tint2_stone')
    for row in range(int(top / .12)):
        for column in range(int(half * 2 / .24)):
            a, b = -half + .14 + .24 * column + (.10 if row % 2 else 0), .08 + .12 * row
            if (row * 7 + column * 5) % 3 or any(abs(a - c) < wide + .07 and b < high for c, wide, high in free) or abs(a) > half - .10:
                continue
            box('stone', (x + a, y - .002, b), (.16, .006, .065), ink, .003, steps=1)
