"""A felted goldfish with a white belly, a fan of a tail and a little smile on both sides."""
from dataclasses import dataclass

import numpy as np
from mathutils import Vector

from animals.poses import choose
from shapes.faces import Face
from shapes.felt import Felt, turned
from shapes.mesh import ball
from shapes.solids import Body, ellipsoid, into, limb, moved
from shapes.wool import Patch, Wool
from surfaces import surface

ORANGE, WHITE, SCALE, BLUSH = '#f8a253', '#fff1df', '#ffd2a0', '#f78f7c'
FIN, FIN_EDGE, RAY = '#f6a04f', '#fbd9a8', '#dd6a22'
FIN_ROOT = (.35, .03)     # where the rays of tail and back fin come from, in y and z
PECTORAL = moved((.345, -.14, -.12), (10, -36, -40))
BUBBLES = (((.40, -.06, .40), .085), ((.50, -.10, .62), .055), ((.42, -.06, .78), .035))   # from the mouth


@dataclass
class Pose:
    """Where the fish hovers; it faces −y before its rotation.

    `bends` are (place along y, curvature): what is behind that place swings to +x."""
    place: tuple
    rotation: tuple
    bends: tuple[tuple[float, float], ...] = ()

    @property
    def frame(self):
        return moved(self.place, self.rotation)

    def straighten(self, points):
        """Points of the scene in the space of a straight fish."""
        points = into(points, self.frame)
        for start, curvature in self.bends:
            points = unbend(points, start, curvature)
        return points

    def lay(self, solid):
        """A solid of the straight fish in the scene."""
        return lambda points: solid(self.straighten(points)) * (.75 if self.bends else 1)


def build(pose='swimming', bubbles=False):
    """Adds the fish to the scene, hovering above the ground: `swimming`, `turning` in an S or `rising`, its nose up."""
    chosen = choose(POSES, pose, 'fish')
    felt, body = Felt(), body_solid()
    felt.add('fish', chosen.lay(body), Wool(ORANGE, tuple(body_patches(chosen)), 80000, waver=.008))
    felt.add('fins', chosen.lay(fins()), Wool(FIN, tuple(fin_patches(chosen)), 40000, .011, .008), .016)
    felt.add('pectorals', chosen.lay(pectorals()), Wool(FIN, tuple(pectoral_patches(chosen)), 12000, .011, .008), .016)
    for side in (-1, 1):
        add_face(felt, body, chosen, side)
    if bubbles:
        add_bubbles(chosen)
    felt.grow_fuzz()


def unbend(points, start, curvature):
    """What a bend around z made of a circle's arc becomes straight again."""
    radius = 1 / curvature
    across, along = radius - points[:, 0], points[:, 1] - start
    angle = np.arctan2(along, across * np.sign(radius))
    straight = np.stack([radius - np.hypot(along, across) * np.sign(radius), start + abs(radius) * angle, points[:, 2]], 1)
    return np.where(along[:, None] > 0, straight, points).astype(np.float32)


def body_solid():
    body = Body().add(ellipsoid((0, -.02, 0), (.37, .56, .42)), 0)
    body.add(ellipsoid((0, -.30, -.02), (.31, .30, .33)), .2)
    body.add(limb([(0, .34, 0), (0, .62, .02)], [.25, .13]), .18)
    body.add(ellipsoid((0, -.02, -.16), (.30, .42, .28)), .12)
    body.add(ellipsoid((0, -.50, -.04), (.20, .20, .19)), .16)
    body.add(ellipsoid((0, -.66, -.035), (.095, .07, .05)), .07)        # upper lip …
    return body.add(ellipsoid((0, -.645, -.10), (.085, .06, .045)), .05)     # … and lower


def fin(points, radii, half, wave, frequency, phase=0):
    """A thin sheet in the plane of y and z with an outline like a limb's; its waves run along y."""
    outline, flat = limb(points, radii), np.array((0, 1, 1), np.float32)

    def distance(where):
        sway = where[:, 0] + wave * np.sin(frequency * where[:, 1] + 5 * where[:, 2] + phase)
        return np.maximum(outline(where * flat), np.abs(sway) - half) * .8
    return distance


def fins():
    """Tail, back and belly fins."""
    whole = Body()
    for side in (1, -1):
        lobe = [(0, .60, .02), (0, .88, side * .20 + .05), (0, 1.12, side * .36 + .05), (0, 1.36, side * .40 + .02)]
        whole.add(fin(lobe, [.09, .17, .20, .09], .028, .10, 4.5, side), .06)
    whole.add(fin([(0, -.15, .36), (0, .10, .52), (0, .36, .42)], [.10, .17, .12], .028, .03, 6), .04)
    return whole.add(fin([(0, .22, -.32), (0, .40, -.46)], [.12, .10], .026, .03, 6), .04)


def pectorals():
    """A fan at each side, spread away from the body."""
    fan = fin([(0, 0, 0), (0, .20, -.03), (0, .34, -.06)], [.06, .125, .125], .028, .03, 8)
    return on_both_sides(fan)


def on_both_sides(solid):
    return Body().add(turned(solid, PECTORAL), 0, mirror=True)


def body_patches(pose):
    cheeks = Body().add(ellipsoid((.30, -.36, -.085), (.20, .075, .055)), 0, mirror=True)
    return [
        Patch(WHITE, pose.lay(ellipsoid((0, -.05, -.40), (.50, .62, .22))), .07),
        Patch(SCALE, pose.lay(scales), .012),
        Patch(BLUSH, pose.lay(cheeks), .04),
    ]


def scales(points):
    """Rows of arcs on the flanks."""
    row = np.floor(points[:, 2] / .115)
    column = (points[:, 1] + .10) / .155 + .5 * (row % 2)
    x, z = column - np.floor(column) - .5, points[:, 2] / .115 - row
    arcs = np.abs(np.sqrt(x ** 2 + (z - .95) ** 2 * .9) - .60) * .13 - .010
    flank = np.maximum(np.maximum(-(points[:, 1] + .20), points[:, 1] - .46), np.abs(points[:, 2] - .05) - .30)
    return np.maximum(arcs, flank)


def rays(points, root, narrow, first):
    """Stripes that fan out from a root in y and z, beyond a first distance from it."""
    y, z = points[:, 1] - root[0], points[:, 2] - root[1]
    return np.maximum(np.sin(np.arctan2(z, y) * narrow) * .05 + .025, first - np.hypot(y, z))


def fin_patches(pose):
    edge = lambda points: .56 - np.hypot(points[:, 1] - .30, points[:, 2]) * .62
    return [
        Patch(FIN_EDGE, pose.lay(edge), .12),
        Patch(RAY, pose.lay(lambda points: rays(points, FIN_ROOT, 26, .22)), .02),
    ]


def pectoral_patches(pose):
    return [
        Patch(FIN_EDGE, pose.lay(on_both_sides(lambda points: .30 - points[:, 1])), .10),
        Patch(RAY, pose.lay(on_both_sides(lambda points: rays(points, (-.12, .02), 26, .16))), .02),
    ]


def add_face(felt, body, pose, side):
    """An eye and half of the smile, on a flank seen from the front: the head is left or right there."""
    flank = moved(rotation=(0, 0, side * 90))
    face = Face(felt, turned(body, flank.inverted()), pose.frame @ flank)
    face.ringed_eye(-side * .40, .10, .112, .084)
    smile = ((.655, -.070), (.60, -.090), (.545, -.085), (.50, -.055))
    face.stitch([(-side * x, z) for x, z in smile], .012)


def add_bubbles(pose):
    film = surface('bubble', '#ffffff', 0, transmission=1, ior=1.15)
    mouth = pose.frame @ Vector((0, -.72, -.06))
    ahead = moved(rotation=(0, 0, pose.rotation[2]))
    for place, radius in BUBBLES:
        ball('bubble', mouth + ahead @ Vector(place), radius, film)


def swimming():
    return Pose((0, 0, .90), (0, 0, 34))


def turning():
    """Its head comes to the viewer while the tail still swings."""
    return Pose((.20, -.10, .90), (0, -4, -14), ((-.05, -1.15), (.80, 1.2)))


def rising():
    return Pose((0, 0, 1.42), (-38, 0, 44), ((.30, -.35),))


POSES = {'swimming': swimming, 'turning': turning, 'rising': rising}
