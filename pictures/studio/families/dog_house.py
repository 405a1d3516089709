"""A dog house of planks or molded plastic: pitched, flat or barn roof, plain, with a deck or a porch, one doorway or two."""
import math

from materials import dark_plastic, plastic, wood
from shapes.boxes import arch, box, cut, prism
from shapes.roof import pitched_roof
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

BOARD = .17
FLOOR = .12          # the floor's height above the ground
PORCH = .62          # how far a porch's roof hangs over
RISE = {'pitched': .58, 'gambrel': .62, 'flat': .10}


class House:
    """Half width, half depth and wall height; the ridge runs along `axis`."""

    def __init__(self, shape):
        self.double = shape['doors'] == 'two'
        self.half = 1.12 if self.double else .72
        self.deep = .66 if self.double else .82
        self.high = FLOOR + (.86 if shape['roof'] == 'gambrel' else .98)
        self.axis = 'x' if shape['front'] == 'porch' else 'y'
        self.roof = shape['roof']
        self.planks = shape['walls'] == 'planks'

    def gable(self):
        """The roof's line from its right eave to its left one, as (across, height)."""
        span = self.half if self.axis == 'y' else self.deep
        top = self.high + RISE[self.roof]
        if self.roof == 'gambrel':
            return [(span, self.high), (span * .66, self.high + .42), (0, top), (-span * .66, self.high + .42), (-span, self.high)]
        if self.roof == 'flat':
            return [(span, self.high), (-span, self.high)]
        return [(span, self.high), (0, top), (-span, self.high)]

    def reach(self, height):
        """Half the gable's width at a height."""
        line = self.gable()[:(len(self.gable()) + 1) // 2] if self.roof != 'flat' else self.gable()[:1] * 2
        for (x0, z0), (x1, z1) in zip(line, line[1:]):
            if height <= z0:
                return x0
            if z0 < height <= z1:
                return x0 + (x1 - x0) * (height - z0) / (z1 - z0)
        return line[0][0] if height <= line[0][1] else 0.02


def build(shape):
    house = House(shape)
    walls = wood('tint', NEUTRAL) if house.planks else plastic('tint', NEUTRAL, .5)
    doors = [-.54, .54] if house.double else [-.16 if shape['front'] == 'plain' and house.planks else 0]
    wide = .30 if house.double else .34
    cutters = [prism('cutter', [(x + d, z) for d, z in arch(wide, FLOOR + .07, FLOOR + .80)], -house.deep - .3, -house.deep + .3, None) for x in doors]
    ends = [prism('end', outline, *span, walls, house.axis, .008) for outline in boards(house) for span in spans(house)]
    sides = side_walls(house, walls)
    for cutter in cutters:
        cutter.hide_render, cutter['nofit'] = True, 1
        for board in (ends if house.axis == 'y' else sides):
            if board.get('front', True):
                cut(board, cutter)
    box('floor', (0, 0, FLOOR), (house.half * 2 - .02, house.deep * 2 - .02, .07), walls, .01)
    dark = surface('inside', '#33271c', .95, specular=.1)      # a bright room would hide the doorway
    box('inside', (0, -house.deep + .42, (house.high + FLOOR) / 2 + .03), (house.half * 2 - .14, .03, house.high - FLOOR - .08), dark, .005)
    trims(house, doors, wide, walls)
    add_roof(house, walls)
    if shape['front'] != 'plain':
        add_deck(house, walls, shape['front'] == 'porch')
    for x in (-house.half + .12, house.half - .12):
        for y in (-house.deep + .12, house.deep - .12):
            box('foot', (x, y, .05), (.14, .14, .10), dark_plastic(), .02)
    low = 9 if house.axis == 'x' else 16
    return Views(View(-24, low), View(-52, 24), samples=5)


def spans(house):
    depth = house.deep if house.axis == 'y' else house.half
    return ((-depth, -depth + .06), (depth - .06, depth))


def boards(house):
    """The gable wall in rows; molded walls are one piece."""
    if not house.planks:
        line = house.gable()
        return [[(-line[0][0], FLOOR), (line[0][0], FLOOR)] + line]
    rows, low = [], FLOOR
    top = house.high + (RISE[house.roof] if house.roof != 'flat' else 0)
    while low < top - .02:
        high = min(low + BOARD, top)
        a, b = house.reach(low), house.reach(high - .008)
        rows.append([(-a, low), (a, low), (b, high - .008), (-b, high - .008)])
        low = high
    return rows


def side_walls(house, walls):
    """The two walls under the eaves."""
    made = []
    rows = max(1, round((house.high - FLOOR) / BOARD)) if house.planks else 1
    height = (house.high - FLOOR) / rows
    for way in (-1, 1):
        for i in range(rows):
            middle = FLOOR + height * (i + .5)
            if house.axis == 'y':
                made.append(box('side', (way * (house.half - .03), 0, middle), (.06, house.deep * 2 - .10, height - .008), walls, .01))
            else:
                made.append(box('side', (0, way * (house.deep - .03), middle), (house.half * 2 - .10, .06, height - .008), walls, .01))
    return made


def trims(house, doors, wide, walls):
    """Corner posts, and a frame around each doorway."""
    for x in (-house.half, house.half):
        for y in (-house.deep, house.deep):
            if house.planks:
                box('corner', (x, y, (house.high + FLOOR) / 2), (.10, .10, house.high - FLOOR), walls, .012)
    rim = wood('rim', '#efe3cd') if house.planks else plastic('rim', '#ece6da')
    for x in doors:
        outer = [(x + d, z) for d, z in arch(wide + .06, FLOOR + .03, FLOOR + .86)]
        frame = prism('doorframe', outer, -house.deep - .03, -house.deep + .02, rim)
        hole = prism('cutter', [(x + d, z) for d, z in arch(wide, FLOOR + .07, FLOOR + .80)], -house.deep - .2, -house.deep + .2, None)
        hole['nofit'], hole.hide_render = 1, True
        cut(frame, hole)
    if not house.planks:
        for i in range(4):
            box('louver', (0, -house.deep - .005, house.high + .16 + i * .055), (.34 - i * .04, .03, .028), rim, .01)
        for way in (-1, 1):
            for i in (-1, 0, 1):
                box('rib', (way * house.half, i * .48, FLOOR + .42), (.04, .12, .70), walls, .02)


def add_roof(house, walls):
    """Rows of shingles on each slope, boards on a flat roof, plain panels on a molded one."""
    along = (house.deep if house.axis == 'y' else house.half) + .12
    if house.roof == 'flat':
        for i in range(9):
            step = 2 * along / 9
            box('board', (0, -along + step * (i + .5), house.high + .06), (house.half * 2 + .22, step * .94, .07), walls, .012)
        for x in (-.5, .5):
            box('joist', (x, 0, house.high + .0), (.09, along * 2 - .2, .08), walls, .01)
        return
    cover = surface('shingles', '#5c554d', .9, specular=.2, bumps=[Bump('noise', 40, .5, .02)], variation=(14, .3)) if house.planks else plastic('roof', '#cfc8ba', .5)
    pitched_roof(house.gable(), along, house.axis, cover, house.planks, .10, PORCH if house.axis == 'x' else None)


def add_deck(house, walls, porch):
    """A floor in front; a step beside it, or posts that carry the roof."""
    front, deep = -house.deep, .60
    for i in range(5):
        box('deck', (0, front - deep * (i + .5) / 5, FLOOR + .01), (house.half * 2, deep / 5 * .93, .06), walls, .012)
    for x in (-house.half + .08, house.half - .08):
        box('leg', (x, front - deep + .06, FLOOR / 2), (.10, .10, FLOOR), walls, .01)
    box('beam', (0, front - deep + .02, FLOOR - .04), (house.half * 2, .05, .08), walls, .01)
    if not porch:
        box('step', (house.half * .35, front - deep - .17, .035), (.60, .26, .07), walls, .015)
        return
    drop = PORCH * RISE['pitched'] / math.hypot(house.deep, RISE['pitched'])
    top = house.high - drop + .09
    for x in (-house.half + .06, 0, house.half - .06):
        box('post', (x, front - deep + .10, (FLOOR + top) / 2), (.09, .09, top - FLOOR), walls, .012)
    box('lintel', (0, front - deep + .10, top - .02), (house.half * 2, .08, .09), walls, .012)
