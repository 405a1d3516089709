"""A wire bird cage: arched, gabled, flat or with a playground on top; on its base or a wheeled stand; fine or heavy bars."""
import math

from mathutils import Vector

from materials import metal, plastic, wire, wood
from shapes.birdware import caster, cup, dowel, ladder
from shapes.boxes import box
from shapes.cages import bars
from shapes.curves import rounded_corners
from shapes.tubes import rod, tube
from views import View, Views

DEPTH = {'fine': 1.0, 'heavy': 1.15}
GAP = {'fine': .062, 'heavy': .145}
THICK = {'fine': .0085, 'heavy': .020}
BASE = .16          # height of the base
RAIL = 1.9          # how much thicker the frame is than the bars


def build(shape):
    stand = .72 if shape['base'] == 'wheeled-stand' else 0.
    cage = Cage(shape, stand)
    cage.base()
    cage.shell()
    cage.front_doors()
    cage.furnish(shape['divider'] == 'center')
    if shape['roof'] == 'play-top':
        cage.playground()
    if stand:
        cage.stand()
    flat = 12 if stand else 15
    near = View(-8, 8, at=(0, -cage.depth / 2, cage.low + .5), span=1.5)
    if shape['roof'] == 'play-top':
        near = View(22, 24, at=(0, 0, cage.low + cage.wall + .18), span=1.95)
    return Views(View(-24, flat, fill=.86), near, samples=5)


class Cage:
    """Sizes and materials of one cage; `low` is the floor of the birds' room."""

    def __init__(self, shape, stand):
        self.roof, self.heavy = shape['roof'], shape['bars'] == 'heavy'
        self.width = 2.1 if shape['divider'] == 'center' else 1.3 if stand else 1.7
        self.depth, self.gap, self.thick = DEPTH[shape['bars']], GAP[shape['bars']], THICK[shape['bars']]
        self.low, self.wall = stand + BASE, 1.0 if stand and self.width < 2 else .85
        self.rise = {'arched': .42, 'gabled': .40}.get(self.roof, 0)
        self.bar, self.tint = wire('tint'), plastic('tint_base')

    def outline(self):
        """The cage from the front: up the left side, over the roof and down the right."""
        half, top = self.width / 2, self.low + self.wall
        if self.roof == 'arched':
            roof = [(-half * math.cos(t * math.pi / 32), top + self.rise * math.sin(t * math.pi / 32)) for t in range(33)]
        elif self.roof == 'gabled':
            roof = [(-half, top), (-.16, top + self.rise), (.16, top + self.rise), (half, top)]
        else:
            roof = [(-half, top), (half, top)]
        path = [(-half, self.low - .02), *roof, (half, self.low - .02)]
        return path if self.roof == 'arched' else rounded_corners(path, .05, closed=False)

    def height_at(self, x):
        """Where the roof is above a place."""
        path = [p for p in self.outline() if p[1] >= self.low + self.wall * .8]
        for a, b in zip(path, path[1:]):
            if a[0] <= x <= b[0] and b[0] - a[0] > 1e-6:
                return a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])
        return self.low + self.wall

    def base(self):
        w, d, z = self.width + .08, self.depth + .08, self.low - BASE / 2
        box('base', (0, 0, z), (w, d, BASE), self.tint, .045)
        box('rim', (0, 0, self.low - .015), (w + .05, d + .05, .05), self.tint, .02)
        box('drawer', (0, -d / 2 - .008, z - .015), (self.width * .8, .03, BASE * .5), plastic('drawer', '#dedbd3'), .012)
        box('pull', (0, -d / 2 - .03, z - .015), (.22, .03, .028), self.tint, .01)

    def shell(self):
        half, path = self.depth / 2, self.outline()
        rows = round(self.depth / self.gap)
        for i in range(rows + 1):
            y = -half + self.depth * i / rows
            thick = self.thick * (RAIL if i in (0, rows) else 1)
            tube('hoop', [(x, y, z) for x, z in path], thick, self.bar, 8)
        columns = round(self.width / self.gap)
        for i in range(1, columns):
            x = -self.width / 2 + self.width * i / columns
            for y in (-half, half):
                rod('bar', (x, y, self.low - .02), (x, y, self.height_at(x)), self.thick, self.bar, 8)
        for share in (0.04, .5, 1):
            self.ring(self.low + self.wall * share, self.thick * 1.6)
        ridge = [(x, z) for x, z in path if z > self.low + self.wall * .98] if self.rise else []
        for x, z in ridge[::8 if self.roof == 'arched' else 7]:
            rod('purlin', (x, -half, z), (x, half, z), self.thick * 1.5, self.bar, 8)
        if self.roof in ('flat', 'play-top'):
            bars((-self.width / 2, -half, self.low + self.wall), (self.width / 2, -half, self.low + self.wall), (0, self.depth, 0),
                 self.gap * 3, self.thick, self.bar)

    def ring(self, z, thick):
        w, d = self.width / 2, self.depth / 2
        tube('ring', rounded_corners([(-w, -d, z), (w, -d, z), (w, d, z), (-w, d, z)], .03), thick, self.bar, 8, closed=True)

    def front_doors(self):
        y, bottom = -self.depth / 2 - self.thick * 2, self.low + self.wall * .12
        doors = (-.5, .5) if self.width > 2 else (0,)
        w, h = (.44, .66) if self.heavy else (.36, .52)
        for x in doors:
            frame = [(x - w / 2, y, bottom), (x + w / 2, y, bottom), (x + w / 2, y, bottom + h), (x - w / 2, y, bottom + h)]
            tube('door', rounded_corners(frame, .05), self.thick * 1.9, self.bar, 10, closed=True)
            rod('crossbar', (x - w / 2, y, bottom + h / 2), (x + w / 2, y, bottom + h / 2), self.thick * 1.4, self.bar, 8)
            box('latch', (x + w / 2, y - .015, bottom + h / 2), (.07, .04, .10), self.tint, .015)

    def furnish(self, divided):
        half, pole = self.width / 2, wood('dowel', '#b0824e')
        thick = .05 if self.heavy else .034
        dowel((-half, .05, self.low + self.wall * .42), (half, .05, self.low + self.wall * .42), thick, pole)
        for x, z in ((-half * .55, .78), (half * .55, .66)):
            dowel((x, -self.depth / 2, self.low + self.wall * z), (x, self.depth / 2, self.low + self.wall * z), thick * .85, pole)
        for x in (-half * .70, half * .70):
            cup((x, -self.depth / 2 + .15, self.low + self.wall * .20), .13, metal('steel') if self.heavy else plastic('cup', '#f2efe8'),
                'seed' if x < 0 else 'water')
            rod('arm', (x, -self.depth / 2 + .04, self.low + self.wall * .20 + .10),
                (x, -self.depth / 2 - .01, self.low + self.wall * .20 + .10), .02, self.bar)
        if divided:
            self.divide(self.height_at(0))

    def divide(self, top):
        """A wall of bars from front to back, up to the roof."""
        half = self.depth / 2
        bars((0, -half, self.low), (0, half, self.low), (0, 0, top - self.low), self.gap, self.thick * 1.2, self.bar)
        for y in (-half, half):
            rod('post', (0, y, self.low), (0, y, top), .028, self.bar)
        rod('post', (0, -half, top), (0, half, top), .024, self.bar)

    def playground(self):
        top, half = self.low + self.wall, self.width / 2
        box('tray', (0, 0, top + .03), (self.width + .04, self.depth + .04, .05), self.tint, .02)
        for y in (-.5, .5):
            box('lip', (0, y * (self.depth + .02), top + .07), (self.width + .04, .035, .09), self.tint, .012)
        for x in (-half, half):
            box('lip', (x, 0, top + .07), (.035, self.depth + .04, .09), self.tint, .012)
            rod('post', (x * .84, .1, top + .05), (x * .84, .1, top + .55), .028, self.bar)
        dowel((-half * .95, .1, top + .53), (half * .95, .1, top + .53), .045)
        ladder(Vector((half * .35, -.40, top + .06)), Vector((half * .35, .04, top + .54)), .24, 5, wood('rails', '#b98a56'))
        for x in (-half * .62, -half * .08):
            cup((x, .02, top + .53), .105, metal('steel'), 'seed')

    def stand(self):
        w, d, floor = self.width / 2 - .03, self.depth / 2 - .03, .14
        for x in (-w, w):
            for y in (-d, d):
                box('leg', (x, y, (floor + self.low - BASE) / 2 + .02), (.06, .06, self.low - BASE - floor + .06), self.tint, .012)
                caster((x, y, floor), .055)
        box('shelf', (0, 0, .28), (self.width - .04, self.depth - .04, .035), self.tint, .012)
        for x in (-w, w):
            box('rail', (x, 0, .33), (.035, self.depth - .06, .035), self.tint, .01)
