"""Things turned on a lathe: bowls, tubs, discs, handles."""
import math

from shapes.mesh import add_mesh


def lathe(name, profile, material, count=128, change=None, closed=False, at=(0, 0, 0), scale=(1, 1, 1)):
    """Turns a profile of (radius, height) points around z. Draw it from the outside foot up, over the rim and down inside.

    `change(angle, radius, height, index)` answers another (radius, height): square corners, dips, waves.
    A profile that ends on the axis ends at radius .0005. `closed` joins its ends (rings)."""
    points, faces, length = [], [], len(profile)
    for i in range(count):
        angle = 2 * math.pi * i / count
        for j, (radius, height) in enumerate(profile):
            if change:
                radius, height = change(angle, radius, height, j)
            points.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for i in range(count):
        beside = (i + 1) % count
        for j in range(length if closed else length - 1):
            above = (j + 1) % length
            faces.append((i * length + j, beside * length + j, beside * length + above, i * length + above))
    thing = add_mesh(name, points, faces, material)
    thing.location, thing.scale = at, scale
    return thing


def disc(name, radius, height, material, at=(0, 0, 0), scale=(1, 1, 1)):
    """A flat round surface: water, a lid, a label."""
    return lathe(name, [(.0005, height), (radius, height)], material, 96, at=at, scale=scale)


def subdivide(thing, levels=1):
    modifier = thing.modifiers.new('subdivide', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return thing
