"""An open metal stand with a wooden top and a wooden shelf below."""
from materials import dark_plastic, metal, wire
from shapes.boxes import box
from shapes.timber import timber
from shapes.tubes import rod
from views import View, Views

WIDE, DEEP, TALL, TUBE = 1.9, .86, 1.45, .085
SHELF = .40


def build(shape):
    paint = wire('tint')
    for x in (-1, 1):
        for y in (-1, 1):
            leg(paint, x * (WIDE - TUBE) / 2, y * (DEEP - TUBE) / 2)
    for z in (TALL - TUBE / 2, SHELF - TUBE / 2):
        for y in (-1, 1):
            box('rail', (0, y * (DEEP - TUBE) / 2, z), (WIDE - TUBE, TUBE * .96, TUBE), paint, .012)
        for x in (-1, 1):
            box('rail', (x * (WIDE - TUBE) / 2, 0, z), (TUBE * .96, DEEP - TUBE, TUBE), paint, .012)
    rod('brace', (-WIDE / 2 + .05, DEEP / 2 - .05, SHELF), (WIDE / 2 - .05, DEEP / 2 - .05, TALL - .05), .022, paint)
    boards('top', TALL + .035, WIDE + .10, DEEP + .08, .08)
    boards('shelf', SHELF + .02, WIDE - .02, DEEP - TUBE * 2, .05)
    return Views(View(-28, 18), View(-42, 22, at=(-.7, -.35, TALL - .08), span=1.2), samples=5)


def leg(paint, x, y):
    """Square tube on a foot that screws out."""
    box('leg', (x, y, (TALL + .10) / 2), (TUBE, TUBE, TALL - .10), paint, .014)
    rod('thread', (x, y, .03), (x, y, .12), .022, metal(), 14)
    rod('foot', (x, y, 0), (x, y, .035), .06, dark_plastic(), 32)


def boards(name, z, wide, deep, thick):
    """Three boards side by side."""
    oiled = timber('tint2')
    for k in (-1, 0, 1):
        box(name, (0, k * deep / 3, z), (wide, deep / 3 - .004, thick), oiled, .010)
