"""What several bird things have: cups, seed, wing nuts, ladders, wooden dowels, casters."""
from mathutils import Matrix, Vector

from materials import brass, dark_plastic, metal, water, wood
from shapes.curves import fillet
from shapes.mesh import ball, turn_to
from shapes.scatter import GRAIN, heap, scatter
from shapes.tubes import rod, tube
from shapes.turned import disc, lathe

CUP = ([(.0005, 0), (.70, 0), (.84, .10), (.98, .82), (1.06, .86), (1.06, .94), (.94, .94), (.74, .16), (.0005, .12)],
       [0, .08, .1, .03, .03, .03, .05, .1, 0])


def cup(at, radius, material, inside=None):
    """A round cup with a rim; `inside` is 'seed' or 'water'."""
    thing = lathe('cup', fillet(*CUP), material, 72, at=at, scale=(radius, radius, radius))
    if inside == 'seed':
        fill_seed(at, radius)
    if inside == 'water':
        disc('water', radius * .88, 0, water(), at=(at[0], at[1], at[2] + radius * .68))
    return thing


def fill_seed(at, radius, count=150, size=None):
    x, y, z = at
    scatter('seed', GRAIN, count, heap(x, y, z + radius * .55, radius * .8, radius * .22), size or radius * .12, 4, .65)
    disc('bed', radius * .86, 0, wood('seedbed', '#a9834c'), at=(x, y, z + radius * .56))


def dowel(start, end, radius, material=None, ends=True):
    """A round wooden perch with rounded ends."""
    material = material or wood('dowel', '#b98a56')
    rod('dowel', start, end, radius, material, 20)
    for here, there in ((start, end), (end, start)) if ends else ():
        ball('end', here, radius * .995, material, (1, 1, .4), Vector(here) - Vector(there))


def wing_nut(at, axis, size, material=None):
    """A washer, a bolt and a nut with two wings; `axis` points away from the product."""
    material, at, axis = material or metal(), Vector(at), Vector(axis).normalized()
    side = axis.orthogonal().normalized()
    rod('bolt', at - axis * size * .3, at + axis * size * 1.5, size * .20, material, 12)
    rod('washer', at, at + axis * size * .10, size * .80, material, 32)
    rod('nut', at + axis * size * .35, at + axis * size * .85, size * .36, material, 20)
    for turn in (-1, 1):
        middle = at + axis * size * .85 + side * turn * size * .62
        wing = turn_to(ball('wing', middle, size * .42, material, (1, .28, .62)), axis)
        wing.rotation_quaternion = axes(side * turn + axis * .7, axis.cross(side)).to_quaternion()


def axes(along, across):
    """A turn that lays x along one direction and y across it."""
    x, y = along.normalized(), across.normalized()
    z = x.cross(y)
    return Matrix((x, y, z)).transposed()


def ladder(start, end, width, rungs, material, thick=.025, across=(1, 0, 0)):
    """Two wooden rails with rungs between them."""
    start, end, across = Vector(start), Vector(end), Vector(across).normalized()
    for side in (-1, 1):
        rod('rail', start + across * side * width / 2, end + across * side * width / 2, thick * 1.25, material, 12)
    for i in range(rungs):
        middle = start.lerp(end, (i + .7) / (rungs + .4))
        rod('rung', middle - across * width / 2, middle + across * width / 2, thick, material, 12)


def caster(at, radius):
    """A swivel wheel under a leg: `at` is where the leg ends, 2.6 radii above the floor."""
    x, y, z = at
    dark, steel = dark_plastic('caster'), metal('fork', '#b9babd')
    rod('wheel', (x - radius * .35, y, z - radius * 1.6), (x + radius * .35, y, z - radius * 1.6), radius, dark, 40)
    rod('hub', (x - radius * .5, y, z - radius * 1.6), (x + radius * .5, y, z - radius * 1.6), radius * .35, steel, 24)
    for side in (-1, 1):
        tube('fork', [(x + side * radius * .45, y, z - radius * .3), (x + side * radius * .5, y, z - radius * 1.7)], radius * .16, steel, 8)
    rod('plate', (x, y, z - radius * .5), (x, y, z + .005), radius * .6, steel, 24)


def small_bell(top, radius):
    """An open brass bell that hangs from a point."""
    x, y, z = top
    shiny = brass()
    profile = [(.0005, 0), (.30, -.04), (.62, -.5), (.72, -1.25), (1.0, -1.75), (.92, -1.78), (.62, -1.2), (.0005, -.4)]
    lathe('bell', [(r * radius, h * radius) for r, h in fillet(profile, .12, 5)], shiny, 48, at=(x, y, z))
    rod('clapper', (x, y, z - radius * .4), (x, y, z - radius * 1.6), radius * .06, shiny)
    ball('clapper', (x, y, z - radius * 1.75), radius * .22, shiny)
