"""A hose leads water from an open tank into a bucket; the fish stays in."""
import math

import animals.fish as fish
import families.aquarium as aquarium
from materials import plastic, water, wood
from sets import animal, product
from shapes.boxes import box
from shapes.curves import fillet, smooth_path
from shapes.mesh import Gathered, group
from shapes.tubes import tube
from shapes.turned import disc, lathe
from shots import Shot
from surfaces import surface

BENCH = .6


def build():
    add_bench((-.25, .3, BENCH))
    product(aquarium, at=(-.25, .3, BENCH), turn=-8, size=1.75, colours=('#cfdfdc',), front='flat', top='open', base='none')
    animal(fish, 'swimming', at=(-.5, .2, BENCH + .55), size=.44)
    with Gathered() as bucket:
        add_bucket()
    group(bucket, (.95, -1.25, 0), (0, 0, math.radians(20)), .85)
    line = [(.42, .35, 1.35), (.46, .30, 2.05), (.58, 0, 2.55), (.78, -.50, 2.25), (.92, -1.0, 1.25), (.95, -1.15, .40)]
    tube('hose', smooth_path(line, 14), .055, surface('hose', '#7fc4b6', .25, see_through=.35), 20)
    return Shot(aim=(.15, -.2, 1.15), span=5.8, ground='#CFEAE4', azimuth=-6, elevation=13, samples=14)


def add_bench(top):
    x, y, z = top
    timber = wood('bench', '#d9b98a')
    box('top', (x, y, z - .06), (3.1, 1.7, .12), timber, .03, (0, 0, math.radians(-8)))
    for side in (-1.2, 1.2):
        box('leg', (x + side, y - side * .16, (z - .1) / 2), (.14, 1.4, z - .1), timber, .03, (0, 0, math.radians(-8)))


def add_bucket():
    """A plastic bucket, two thirds full, its handle down."""
    profile = [(.0005, .03), (.50, .03), (.62, 1.02), (.68, 1.02), (.68, .96), (.65, .96), (.54, 0), (.0005, 0)]
    lathe('bucket', fillet(profile, .02, 3), plastic('bucket', '#e8835c'), 128)
    disc('water', .575, .68, water())
    tube('handle', smooth_path([(-.68, 0, .93), (-.60, -.40, .72), (0, -.70, .55), (.60, -.40, .72), (.68, 0, .93)], 10), .025,
         plastic('handle', '#f4efe6'), 12)
