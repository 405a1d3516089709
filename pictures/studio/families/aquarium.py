"""A planted aquarium: flat or curved front; a hood, a lamp on a swinging arm or open at the top; alone or on a cabinet."""
import math

import bpy
from mathutils import Matrix, Vector

from materials import metal, plastic, wood
from shapes.boxes import box, cut, prism
from shapes.curves import fillet, smooth_path
from shapes.mesh import group
from shapes.tanks import Tank
from shapes.tubes import rod, tube
from shapes.turned import lathe
from surfaces import surface
from views import View, Views


def build(shape):
    foot = .95 if shape['base'] == 'cabinet' else .05
    tank = Tank(.95, .72, .86, foot, .20) if shape['front'] == 'curved' else Tank(1.5, .72, .92, foot)
    trim = plastic('tint')
    furnish(tank, trim, shape['top'])
    if shape['base'] == 'cabinet':
        cabinet(tank, trim)
    else:
        mat(tank, trim)
    tall = 10 if shape['base'] == 'cabinet' else 13
    return Views(View(-24, tall, fill=.86), inside(tank, shape), samples=12)


def inside(tank, shape):
    """Down into the tank, its hood swung up; or the cabinet with open doors."""
    if shape['base'] == 'cabinet':
        return View(-14, 12, at=(0, -tank.depth / 2, tank.foot * .60), span=2.35, prepare=lambda: open_doors(tank))
    if shape['top'] == 'hood':
        return View(-32, 32, fill=.86, prepare=lambda: open_hood(tank))
    if shape['top'] == 'swing-light':
        return View(-38, 38, at=(0, -.06, tank.foot + tank.height * .90), span=1.85, prepare=still_water)
    return View(-36, 42, fill=.88, prepare=still_water)


def still_water():
    """The lamp does not mirror itself in the water: one sees through it."""
    bpy.data.objects['led'].visible_glossy = False


def open_hood(tank):
    """Swings the hood up around its back edge; two light strips are on its underside."""
    z, back = tank.foot + tank.height + .03, tank.depth / 2 + .02
    lit = surface('strip', '#fff8ea', .4, glow=1.6)
    strips = [box('strip', (0, y, z - .005), (tank.width * .84, .07, .03), lit, .01) for y in (-.20, .10)]
    swing(called('hood', 'flap', 'grip') + strips, (0, back, z), 'X', -66)
    still_water()


def open_doors(tank):
    """Swings both doors out and hollows the cabinet, where a shelf and the filter with its hoses are."""
    w, d, h, y = tank.width + .10, tank.depth + .08 + tank.bow, tank.foot, -tank.bow / 2
    front, low = y - d / 2 - .012, .14
    for body in called('body'):
        cut(body, box('room', (0, y - .06, h / 2 - .01), (w - .10, d, h - .30), None, .005))
    for side in (-1, 1):
        swing([thing for thing in called('door', 'handle', 'stub') if side * centre(thing).x > 0],
              (side * (w / 2 - .015), front, 0), 'Z', side * 112)
    board = wood('cabinet', '#c59a68', 'x')
    box('wall', (.06, y + .02, h / 2 - .01), (.035, d - .14, h - .29), board, .004)
    box('shelf', (.06 + (w / 2 - .11) / 2, y + .02, h * .50), (w / 2 - .10, d - .14, .03), board, .004)
    dark, grey = plastic('filter', '#3a3d40'), plastic('hose', '#7d8a84')
    lathe('filter', fillet([(.0005, 0), (.17, 0), (.17, .30), (.185, .31), (.185, .36), (.15, .40), (.0005, .41)],
                           [0, .02, .01, .01, .02, .03, 0]), dark, 64, at=(-.36, -.06, low - .005))
    for x in (-.43, -.29):
        tube('hose', [(x, -.06, low + .38), (x, -.06, h - .12)], .026, grey, 12)


def called(*names):
    return [thing for thing in bpy.context.scene.objects if thing.name.split('.')[0] in names]


def centre(thing):
    """The middle of a thing's corners."""
    return thing.matrix_basis @ (sum((Vector(corner) for corner in thing.bound_box), Vector()) / 8)


def swing(things, hinge, axis, degrees):
    """Turns things around an axis through a hinge."""
    turn, hinge = Matrix.Rotation(math.radians(degrees), 3, axis), Vector(hinge)
    group(things, hinge - turn @ hinge, turn.to_euler())


def furnish(tank, trim, top):
    tank.panes(edges=top == 'open')
    tank.gravel(2600 if tank.width > 1 else 1700)
    tank.plant()
    tank.water(.90 if top == 'open' else .88)
    tank.lamp(26 if tank.width > 1 else 14)
    if top == 'hood':
        hood(tank, trim)
    if top == 'swing-light':
        tank.frame(tank.height, .07, trim)
        swing_light(tank, trim)
    if top != 'open':
        tank.frame(.045, .10, trim)
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            rod('silicone', (x * (tank.width / 2 - .01), y * (tank.depth / 2 - .01), tank.foot),
                (x * (tank.width / 2 - .01), y * (tank.depth / 2 - .01), tank.foot + tank.height), .014, surface('silicone', '#30383a', .4), 8)


def mat(tank, trim):
    """What keeps the glass off the table."""
    prism('mat', tank.outline(-.02), tank.foot - .05, tank.foot + .005, trim, 'z', .008)


def hood(tank, trim):
    """A closed hood, lower in front, with a flap for feeding and a grip."""
    tank.frame(tank.height, .08, trim)
    z, d, w = tank.foot + tank.height + .03, tank.depth / 2 + .02, tank.width / 2 + .02
    front = d + tank.bow
    outline = [(-front, z), (d, z), (d, z + .19), (-front * .25, z + .19), (-front, z + .07)]
    prism('hood', outline, -w, w, trim, 'x', .025)
    slope = math.atan2(.12, front * .75)
    box('flap', (0, -front * .63, z + .135), (tank.width * .62, front * .62, .014), trim, .008, (slope, 0, 0))
    box('grip', (0, -front * .86, z + .115), (.22, .05, .04), trim, .015, (slope, 0, 0))


def swing_light(tank, trim):
    """A round LED lamp on an arm that turns on a post at the back."""
    z, back, x = tank.foot + tank.height, tank.depth / 2 - .02, tank.width / 2 - .14
    box('clamp', (x, back + .02, z), (.13, .10, .16), trim, .025)
    rod('post', (x, back, z), (x, back, z + .42), .024, metal('post', '#b9babd'), 20)
    tube('arm', smooth_path([(x, back, z + .40), (x - .04, back - .10, z + .47), (x - .20, back - .24, z + .48), (.02, -.06, z + .46)], 8),
         .024, metal('arm', '#b9babd'), 14)
    lathe('lamp', [(.0005, .045), (.16, .04), (.20, .02), (.205, -.01), (.19, -.03), (.0005, -.03)], trim, 96, at=(0, -.08, z + .445))
    lathe('light', [(.0005, 0), (.17, 0)], surface('light', '#fff6e0', .4, glow=2.2), 64, at=(0, -.08, z + .412))


def cabinet(tank, trim):
    """A closed stand with two doors and long handles."""
    w, d, h, y = tank.width + .10, tank.depth + .08 + tank.bow, tank.foot, -tank.bow / 2
    body = wood('cabinet', '#c59a68', 'z')
    box('plinth', (0, y + .02, .05), (w - .08, d - .10, .10), surface('plinth', '#2a2a2c', .6), .01)
    box('body', (0, y, (h + .08) / 2 - .02), (w, d, h - .16), body, .018)
    box('top', (0, y, h - .035), (w + .05, d + .05, .07), trim, .015)
    for side in (-1, 1):
        box('door', (side * w / 4, y - d / 2 - .012, h / 2 - .01), (w / 2 - .03, .035, h - .26), body, .012)
        rod('handle', (side * .07, y - d / 2 - .06, h * .42), (side * .07, y - d / 2 - .06, h * .72), .016, metal(), 14)
        for z in (.44, .70):
            rod('stub', (side * .07, y - d / 2 - .01, h * z), (side * .07, y - d / 2 - .06, h * z), .012, metal(), 10)
