"""A flat rectangular mat, thin or padded, of fleece, cloth, quilting or gel cells, each in its own state: laid out, rolled
up by half, folded over, with a corner turned back, a cord, four straps or a stuffed rim."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, dark_plastic, felt, fleece, plastic, rubber, thread, webbing
from shapes.boxes import box
from shapes.curves import rounded_rectangle, smooth_path
from shapes.hair import grow_hair
from shapes.mesh import add_grid, ball
from shapes.soft import sculpt
from shapes.solids import bolster
from shapes.stitches import stitches
from shapes.tubes import ribbon, tube
from surfaces import Bump, surface
from views import View, Views

LENGTH, DEPTH = 1.15, .76
HALF = {'thin': .05, 'padded': .14}
DARKER = '#7e7e7e'      # the binding, in the zone's own colour
DIAMOND = .44           # across a diamond of the quilting


def build(shape):
    half = HALF[shape['thickness']]
    build_one = {
        'fleece': {'raw': lay_deep_pile, 'bound': lay_crate_pad if shape['thickness'] == 'padded' else lay_thin_fleece},
        'smooth': {'straps': lay_roll, 'bound': lay_heated},
        'quilted': {'straps': lay_cargo_mat, 'bound': lay_futon, 'rim': lay_rimmed},
        'cells': {'bound': lay_gel},
    }[shape['surface']]
    detail = build_one.get(shape['edge'], build_one['bound'])(half)
    return Views(View(-24, 34), detail, samples=5)


class Sheet:
    """A mat from `start` to `end` along x, `half` thick to either side; `relief` raises its top. What lies beyond the line
    through `at` across `ahead` is bent by `turn`: from the way along the mat to the way ahead, the height and the angle."""

    def __init__(self, start, end, half, relief=None, corner=.10, round_off=None, at=(0, 0), ahead=(1, 0), turn=None):
        self.middle, self.reach, self.half, self.corner = (start + end) / 2, (end - start) / 2, half, corner
        self.round_off, self.relief = round_off or half, relief or (lambda x, y: 0 * x)
        self.at, self.ahead, self.turn = np.array(at, float), np.array(ahead, float) / np.hypot(*ahead), turn

    def inside(self, x, y):
        """How far points are from the edge."""
        over = [np.maximum(np.abs(value) - (reach - self.corner), 0) for value, reach in ((x - self.middle, self.reach), (y, DEPTH))]
        straight = np.minimum(self.reach - np.abs(x - self.middle), DEPTH - np.abs(y))
        return np.maximum(np.where((over[0] > 0) & (over[1] > 0), self.corner - np.hypot(*over), straight), 0)

    def height(self, x, y, width):
        """The rounded side: from 0 at the edge to 1 at `width` inside."""
        return np.sqrt(np.maximum(1 - (1 - np.minimum(self.inside(x, y) / width, 1)) ** 2, 0))

    def place(self, x, y, up):
        """Points `up` above the middle of the mat's thickness."""
        flat = np.stack([x, y], -1)
        if self.turn is None:
            return np.concatenate([flat, (up + self.half)[..., None]], -1)
        beyond = (flat - self.at) @ self.ahead
        ahead, rise, angle = self.turn(np.maximum(beyond, 0))
        bent = flat + (np.where(beyond > 0, ahead - beyond, 0) - up * np.sin(angle))[..., None] * self.ahead
        return np.concatenate([bent, (self.half + rise + up * np.cos(angle))[..., None]], -1)

    def on_top(self, places, off=.018):
        x, y = np.array(places, float).T
        return [Vector(point) for point in self.place(x, y, self.half * self.height(x, y, self.round_off) + self.relief(x, y) * self.height(x, y, .10) + off)]

    def lay(self, top, below):
        """Both sides of the mat; answers the upper one."""
        along = np.sin(np.linspace(-1, 1, 300) * math.pi / 2) * .3 + np.linspace(-1, 1, 300) * .7
        x = (self.middle + along * self.reach)[:, None]
        left = np.maximum(np.abs(x - self.middle) - (self.reach - self.corner), 0)
        depth = DEPTH - self.corner + np.sqrt(np.maximum(self.corner ** 2 - left ** 2, 0))
        across = np.sin(np.linspace(-1, 1, 200) * math.pi / 2) * .3 + np.linspace(-1, 1, 200) * .7
        x, y = np.broadcast_to(x, (300, 200)), depth * across[None, :]
        side = self.half * self.height(x, y, self.round_off)
        upper = add_grid('top', self.place(x, y, side + self.relief(x, y) * self.height(x, y, .10)), top)
        add_grid('below', self.place(x, y, -side)[:, ::-1], below)
        self.points = x.ravel(), y.ravel()
        return upper

    def bear_pile(self, upper, bears):
        """A vertex group of the upper side, where `bears(x, y)` says so; answers its name."""
        group = upper.vertex_groups.new(name='pile')
        group.add([int(i) for i in np.flatnonzero(bears(*self.points))], 1, 'REPLACE')
        return group.name

    def bind(self, thick, material):
        """A rolled binding around the edge."""
        line = np.array([point[:2] for point in rounded_rectangle((self.middle, 0, 0), self.reach, DEPTH, self.corner)])
        line = np.concatenate([np.linspace(a, b, max(2, int(np.hypot(*(b - a)) / .02)))[:-1] for a, b in zip(line, np.roll(line, -1, 0)) if np.hypot(*(b - a)) > 1e-6])
        tube('binding', self.place(line[:, 0], line[:, 1], np.zeros(len(line))), thick, material, 14, closed=True)


def folded(radius, rest):
    """A turn that lays the mat back onto itself, its fold `radius` wide; it sinks until it rests at a height."""
    def turn(beyond):
        angle = np.minimum(beyond / radius, math.pi)
        back = np.maximum(beyond - math.pi * radius, 0)
        rise = np.where(back > 0, rest + (2 * radius - rest) * np.exp(-(back / .35) ** 2), radius * (1 - np.cos(angle)))
        return radius * np.sin(angle) - back, rise, angle
    return turn


def rolled(radius, pitch):
    """A turn that rolls the mat up with its top inside."""
    def turn(beyond):
        angle = (radius - np.sqrt(np.maximum(radius ** 2 - pitch * beyond / math.pi, 1e-4))) * 2 * math.pi / pitch
        here = radius - pitch * angle / (2 * math.pi)
        return here * np.sin(angle), radius - here * np.cos(angle), angle
    return turn


def lay_roll(half):
    """For the trail: channels across, a dark coated underside, rolled up by half; two straps around it with their buckles."""
    radius, straps = .34, (-.40, .40)
    sheet = Sheet(-1.30, 2.30, half, lambda x, y: .035 * np.sqrt(np.abs(np.sin((x + 1.3) * math.pi / .24))) - .015,
                  at=(.36, 0), turn=rolled(radius, 2 * half + .05))
    sheet.lay(cloth(), surface('coating', '#45494b', .6, specular=.3, bumps=[Bump('noise', 90, .2, .006)]))
    sheet.bind(half * .9, cloth('tint_binding', DARKER))
    web, dark = webbing('tint_strap', '#b4b4b4'), dark_plastic()
    for y in straps:
        way = np.concatenate([np.linspace(-1.28, .36, 30), np.linspace(.37, .36 + 2 * math.pi * radius * .80, 60)])
        beyond = np.maximum(way - .36, 0)
        angle = sheet.turn(beyond)[2]
        line = sheet.place(way, np.full(len(way), y), np.full(len(way), -half - .012))
        line[:, 2] = np.maximum(line[:, 2], .006)
        ribbon('strap', [Vector(p) for p in line[28:]], [Vector((math.sin(a), 0, -math.cos(a))) for a in angle[28:]], .15, .024, web)
        buckle_roll(sheet, radius, y, dark)
        tail = [(-1.24, y, .012), (-1.40, y, .014), (-1.56, y + .03, .014), (-1.74, y - .02, .014)]
        ribbon('strap', smooth_path(tail, 8), (0, 0, 1), .15, .024, web)
        box('prong', (-1.76, y - .02, .04), (.18, .22, .07), dark, .03)
    return View(-46, 20, at=(.30, -.62, .36), span=1.5)


def buckle_roll(sheet, radius, y, dark):
    """A side-release buckle on the upper side of the roll."""
    for turn, size in ((1.13 * math.pi, (.20, .25, .06)), (1.21 * math.pi, (.10, .17, .05))):
        ahead, rise, angle = (float(v) for v in sheet.turn(np.array(turn * radius * .955)))
        out = Vector((math.sin(angle), 0, -math.cos(angle)))
        place = Vector((.36 + ahead, y, sheet.half + rise)) + out * (sheet.half + .045)
        box('buckle', place, size, dark, .025, (0, math.pi - angle, 0))


def lay_heated(half):
    """Flannel over a heating wire that shows through in long bends; a cord with its switch."""
    rows = np.linspace(-.52, .52, 6)

    def wire(x, y):
        ridges = sum(np.exp(-((y - row) / .030) ** 2) for row in rows) * (np.abs(x) < .86)
        for number in range(5):
            side, middle = (1 if number % 2 else -1), (rows[number] + rows[number + 1]) / 2
            bend = np.abs(np.hypot(x - side * .86, y - middle) - (rows[1] - rows[0]) / 2)
            ridges = ridges + np.exp(-(bend / .030) ** 2) * (x * side >= .86)
        return .045 * np.minimum(ridges, 1)
    sheet = Sheet(-LENGTH, LENGTH, half, wire)
    sheet.lay(fleece('tint'), rubber('below', '#4b4b4b'))
    sheet.bind(half * 1.05, cloth('tint_binding', DARKER))
    add_cord(half)
    return View(-14, 30, at=(.45, -.80, half), span=1.4)


def add_cord(half):
    """The cord of a heated mat, with its switch and a lamp."""
    dark, pale = dark_plastic(), plastic('housing', '#ece6da')
    line = [(LENGTH - .10, -DEPTH + .22, half), (LENGTH + .10, -DEPTH + .16, .05), (LENGTH + .14, -DEPTH - .12, .03), (.90, -DEPTH - .28, .03),
            (.45, -DEPTH - .24, .03), (.05, -DEPTH - .28, .03), (-.30, -DEPTH - .22, .03)]
    tube('cord', smooth_path(line, 12), .028, dark, 10)
    box('switch', (.42, -DEPTH - .25, .07), (.42, .20, .13), pale, .05)
    box('button', (.36, -DEPTH - .25, .135), (.14, .09, .03), dark, .012)
    ball('lamp', (.53, -DEPTH - .25, .130), .028, surface('lamp', '#e2572b', .3, glow=.6), (1, 1, .5))
    box('plug', (-.38, -DEPTH - .21, .06), (.20, .15, .12), dark, .035, (0, 0, -.2))


def lay_gel(half):
    """Large cells filled with gel, glossy and swollen, between welded seams."""
    cell = (2 * (LENGTH - .13) / 5, 2 * (DEPTH - .13) / 3)

    def cells(x, y):
        swell = np.abs(np.sin((x + LENGTH - .13) * math.pi / cell[0]) * np.sin((y + DEPTH - .13) * math.pi / cell[1]))
        return np.where((np.abs(x) < LENGTH - .13) & (np.abs(y) < DEPTH - .13), .13 * swell ** .42, 0) - .02
    gel = surface('tint', rough=.16, specular=.5, coat=.35)
    sheet = Sheet(-LENGTH, LENGTH, half, cells)
    sheet.lay(gel, gel)
    sheet.bind(half * .8, surface('tint_binding', DARKER, .35))
    return View(-36, 26, at=(-.72, -.56, half), span=1.1)


def lay_thin_fleece(half):
    """Thin fleece with a pale binding; one corner is turned back and shows the dots of the underside."""
    sheet = Sheet(-LENGTH, LENGTH, half * .7, corner=.14, at=(-.62, -.42), ahead=(-1, -.9), turn=folded(.13, .20))
    top = sheet.lay(felt('tint'), surface('film', '#c3c8cc', .38, metal=.5, bumps=[Bump('noise', 14, .5, .04)]))
    grow_hair(top, 130000, .018, felt('tint_pile'), .0028, 1.3)
    sheet.bind(half * .95, cloth('binding', '#ece3d2'))
    return View(-34, 30, at=(-.52, -.40, .10), span=1.2)


def lay_crate_pad(half):
    """A thick pad: curly fleece on top, canvas sides, and a pale piping above and below."""
    def lumps(x, y):
        return .07 * np.cos(x / LENGTH * 1.5) * np.cos(y / DEPTH * 1.5) + .016 * np.sin(5 * x + 1) * np.sin(6 * y)
    sheet = Sheet(-LENGTH + .02, LENGTH - .02, half, lumps, corner=.20, round_off=.06)
    canvas = cloth('tint_side', '#8c8c8c', 20)
    top = sheet.lay(fleece('tint'), canvas)
    grow_curls(top, sheet.bear_pile(top, lambda x, y: sheet.inside(x, y) > .035))
    for height in (.03, 2 * half - .01):
        tube('piping', rounded_rectangle((0, 0, height), LENGTH, DEPTH + .01, .20), .034, cloth('piping', '#ece3d2'), 12, closed=True)
    wall = np.array([rounded_rectangle((0, 0, height), LENGTH + out, DEPTH + .01 + out, .20) for height, out in
                     ((.03, 0), (.08, .02), (half, .035), (2 * half - .07, .02), (2 * half - .01, 0))]).transpose(1, 0, 2)
    add_grid('side', wall, canvas, True)
    return View(-36, 22, at=(-.74, -.62, half), span=1.1)


def grow_curls(thing, where):
    """Pile in short tight locks."""
    grow_hair(thing, 9500, .052, fleece('tint_pile'), .0036, .5, where)
    locks = thing.particle_systems[0].settings
    locks.child_type, locks.rendered_child_count = 'INTERPOLATED', 12
    locks.clump_factor, locks.clump_shape, locks.child_length = .85, .1, .9
    locks.kink, locks.kink_amplitude, locks.kink_frequency, locks.render_step = 'CURL', .022, 2.0, 4


def lay_deep_pile(half):
    """Deep pile by the yard with cut edges; one end is folded over and shows the ribbed rubber of its back."""
    sheet = Sheet(-1.25, 1.65, half * .6, corner=.02, at=(.72, 0), ahead=(1, .10), turn=folded(.17, .24))
    back = surface('rubber', '#6f8577', .7, specular=.3, bumps=[Bump('lines-x', 14, .9, .02), Bump('noise', 90, .2, .005)])
    top = sheet.lay(felt('tint'), back)
    open_to_air = lambda x, y: (x < .36 - .1 * y) | (np.abs(x - .80) < .22) | (sheet.inside(x, y) < .04)
    grow_hair(top, 20000, .085, fleece('tint_pile'), .0038, .7, sheet.bear_pile(top, open_to_air))
    pile = top.particle_systems[0].settings
    pile.child_type, pile.rendered_child_count = 'INTERPOLATED', 7
    pile.clump_factor, pile.clump_shape, pile.render_step = .6, .1, 4
    return View(-40, 24, at=(.42, -.66, .14), span=1.4)


def diamonds(deep):
    return lambda x, y: deep * np.sqrt(np.abs(np.sin((x + y) * math.pi / DIAMOND) * np.sin((x - y) * math.pi / DIAMOND)))


def sew_diamonds(sheet):
    """Seams along the furrows of the quilting, in pale thread."""
    reach = (sheet.reach - .12, DEPTH - .12)
    for way in (-1, 1):
        for number in range(-6, 7):
            places = [(x, way * (x - number * DIAMOND)) for x in np.linspace(-reach[0], reach[0], 90)]
            places = [place for place in places if abs(place[1]) <= reach[1]]
            if len(places) > 4:
                stitches(sheet.on_top(places), thread(), length=.05, gap=.022, thick=.011)


def lay_cargo_mat(half):
    """Diamonds, and a strap with a loop and a buckle from each corner."""
    sheet = Sheet(-LENGTH, LENGTH, half, diamonds(.10))
    sheet.lay(cloth(), cloth('tint_below'))
    sew_diamonds(sheet)
    sheet.bind(half * 1.1, cloth('tint_binding', DARKER))
    web, dark = webbing('strap', '#34373a'), dark_plastic()
    for x in (-1, 1):
        for y in (-1, 1):
            add_strap(x, y, web, dark)
    return View(-36, 26, at=(-.86, -.80, half), span=1.3)


def add_strap(x, y, web, dark):
    """Sewn onto a corner, out over the edge, and back to its buckle in a loop."""
    corner, ahead = Vector((x * .98, y * .60, 0)), Vector((x * .62, y * .52, 0)).normalized()
    heights = ((0, .205), (.10, .205), (.19, .18), (.29, .06), (.40, .022), (.52, .020), (.58, .020))
    line = smooth_path([corner + ahead * (far - .06) + Vector((0, 0, up)) for far, up in heights], 8)
    ribbon('strap', line, (0, 0, 1), .13, .026, web)
    turn = math.atan2(ahead.y, ahead.x)
    box('patch', corner - ahead * .02 + Vector((0, 0, .215)), (.18, .19, .04), dark, .015, (0, 0, turn))
    box('buckle', corner + ahead * .38 + Vector((0, 0, .05)), (.16, .21, .08), dark, .03, (0, 0, turn))
    box('hook', corner + ahead * .57 + Vector((0, 0, .045)), (.16, .18, .075), dark, .03, (0, 0, turn))


def lay_futon(half):
    """A thick futon: deep squares of cotton, drawn down where they meet and tied with yarn; a rolled border above and below."""
    step = (2 * (LENGTH - .10) / 5, 2 * (DEPTH - .10) / 3)

    def squares(x, y):
        return .16 * np.abs(np.sin((x + LENGTH - .10) * math.pi / step[0]) * np.sin((y + DEPTH - .10) * math.pi / step[1])) ** .5 - .06
    sheet = Sheet(-LENGTH, LENGTH, half + .02, squares, corner=.16, round_off=.16)
    sheet.lay(cloth('tint', threads=20), cloth('tint_below', threads=20))
    for height in (.05, 2 * half):
        tube('border', rounded_rectangle((0, 0, height), LENGTH - .02, DEPTH - .02, .16), .062, cloth('tint_border', '#8c8c8c'), 14, closed=True)
    yarn = thread('yarn')
    for column in range(1, 5):
        for row in range(1, 3):
            place = sheet.on_top([(-LENGTH + .10 + column * step[0], -DEPTH + .10 + row * step[1])], .012)[0]
            for angle in (.4, 1.5, 2.6):
                way = Vector((math.cos(angle), math.sin(angle), 0)) * .06
                tube('tie', [place - way + Vector((0, 0, .03)), place, place + way + Vector((0, 0, .03))], .012, yarn, 6)
    return View(-36, 22, at=(-.70, -.60, half), span=1.2)


def lay_rimmed(half):
    """Diamonds, and a fat stuffed rim on three sides; the front hangs free."""
    sheet = Sheet(-LENGTH, LENGTH, half * .6, diamonds(.10))
    sheet.lay(cloth(), cloth('tint_below'))
    sew_diamonds(sheet)
    sheet.bind(half * .6, cloth('tint_binding', DARKER))
    x, y = LENGTH - .10, DEPTH - .10
    line = [(-x, -y + .06), (-x, y - .2), (-x + .2, y), (x - .2, y), (x, y - .2), (x, -y + .06)]
    sculpt('rim', bolster([(a, b, half * 1.2 + .14) for a, b in line], .215), (-1.45, -1.05, -.1), (1.45, 1.05, .75), fleece('tint_rim'), .018, 3)
    return View(-34, 24, at=(-.78, -.55, .2), span=1.4)
