"""Glass tanks: panes, frames, water, a bed of gravel, planting."""
import math

import bpy
import numpy as np
from materials import glass
from mathutils import Vector

from shapes.boxes import prism
from shapes.mesh import add_grid
from shapes.pebbles import pebbles, rock
from shapes.tubes import ribbon, rod, tube
from shapes.waterplants import leaf_green, leafy_stem, tuft
from surfaces import surface

BED = .14          # how deep the gravel lies


class Tank:
    """A tank of a width, depth and height whose floor is at `foot`; `bow` is how far the front bulges."""

    def __init__(self, width, depth, height, foot=0., bow=0.):
        self.width, self.depth, self.height, self.foot, self.bow = width, depth, height, foot, bow

    def outline(self, inset=0.):
        """Its footprint, counter-clockwise from the front left corner."""
        x, y = self.width / 2 - inset, self.depth / 2 - inset
        front = [(-x + 2 * x * i / 24, -y - self.bow * math.sin(math.pi * i / 24) ** .8) for i in range(25)] if self.bow else [(-x, -y), (x, -y)]
        return front + [(x, y), (-x, y)]

    def sides(self, inset=0.):
        """The lines of its outline: the front, which may be bowed, and the other three."""
        path = self.outline(inset)
        back = path[-3:] + path[:1]
        return [path[:-2], *zip(back, back[1:])]

    def panes(self, edges=True):
        path = self.outline()
        ring = [(x, y) for x, y in path + path[:1]]
        pane = glass('pane', (.955, .985, .975, 1), .02)
        for a, b in zip(ring, ring[1:]):
            sheet = np.array([[(x, y, z) for z in (self.foot, self.foot + self.height)] for x, y in (a, b)])
            add_grid('pane', sheet, pane)
        if edges:
            bright = surface('edge', '#a9d3c4', .1, specular=.6)
            for line in self.sides():
                for z in (self.foot + .012, self.foot + self.height):
                    tube('edge', [(*point, z) for point in line], .012, bright, 8)
            for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                rod('seam', (x * self.width / 2, y * self.depth / 2, self.foot),
                    (x * self.width / 2, y * self.depth / 2, self.foot + self.height), .013, bright, 8)

    def frame(self, at, high, material, thick=.045, out=.012):
        """A rim around the tank, its middle at a height above the tank's floor."""
        for line in self.sides(-out):
            points = [Vector((*point, self.foot + at)) for point in line]
            ahead = [(points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized() for i in range(len(points))]
            points[0], points[-1] = points[0] - ahead[0] * thick * .45, points[-1] + ahead[-1] * thick * .45
            ribbon('frame', points, [(along.y, -along.x, 0) for along in ahead], high, thick, material)

    def water(self, level=.92):
        """Tinted, but it does not bend light: what bends it makes the side panes black."""
        prism('water', self.outline(.018), self.foot + .02, self.foot + self.height * level, glass('water', (.85, .955, .95, 1)), 'z')

    def ground(self, x, y):
        return self.foot + BED + .06 * y / self.depth + .02 * math.sin(4 * x + 1)

    def gravel(self, count=2400, size=.019):
        half, deep = self.width / 2 - .04, self.depth / 2 - .04

        def place(chance):
            x = chance.uniform(-half, half)
            front = -deep - self.bow * math.sin(math.pi * (x + half) / (2 * half)) ** .8 * .96
            y = chance.uniform(front, deep)
            return x, y, self.ground(x, y) - chance.random() ** 2 * .11
        pebbles('gravel', None, count, place, size)
        prism('sand', self.outline(.03), self.foot + .012, self.foot + BED - .05, surface('sand', '#9c8769', .9), 'z')

    def plant(self, lush=1.):
        """Green behind, red and low in front, and a group of rocks right of the middle."""
        greens = [leaf_green(f'leaf{i}', colour) for i, colour in enumerate(('#3f7d2c', '#5c9a35', '#2f6a3a', '#8c3f35'))]
        w, d, h = self.width, self.depth, self.height
        at = lambda x, y: (x * w, y * d, self.ground(x * w, y * d) - .02)
        tuft(at(-.36, .22), round(30 * lush), h * .68, .017, greens[0], 1, .05)
        tuft(at(-.16, .30), round(18 * lush), h * .50, .014, greens[1], 2)
        tuft(at(.38, .24), round(26 * lush), h * .60, .018, greens[2], 3, .05)
        tuft(at(-.05, -.16), round(16 * lush), h * .20, .030, greens[1], 4)
        tuft(at(-.40, -.22), round(14 * lush), h * .24, .026, greens[2], 5)
        for i, (x, y) in enumerate(((-.02, .26), (.04, .20), (.24, .32))):
            leafy_stem(at(x, y), h * (.44 - .06 * i), .12, greens[3 if i < 2 else 1], greens[2], i + 1, 9, 5, .030)
        for i, (x, y, r) in enumerate(((.18, .06, .15), (.31, -.08, .095), (.08, -.14, .07))):
            rock(at(x, y), r * h, i + 1)

    def lamp(self, watts=24):
        """The tank's own light from above, which the camera does not see."""
        light = bpy.data.lights.new('led', 'AREA')
        light.shape, light.size, light.size_y, light.energy = 'RECTANGLE', self.width * .85, self.depth * .4, watts
        thing = bpy.data.objects.new('led', light)
        bpy.context.collection.objects.link(thing)
        thing.location, thing.visible_camera = (0, .06, self.foot + self.height * .99), False
