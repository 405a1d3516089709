"""What is sewn onto a felted head: bead eyes, closed eyes, a nose, a stitched mouth, whiskers.

Places are (x, z) in the head's own space, whose front looks to −y; they are found on its surface from the front.
"""
import numpy as np
from mathutils import Vector

from shapes.curves import smooth_path
from shapes.dog_form import normals
from shapes.mesh import ball
from shapes.solids import onto
from shapes.tubes import tube
from surfaces import Bump, surface

LIGHT = Vector((-.35, -.75, .55)).normalized()    # where the large catch-light of every eye looks


def bead(name='bead'):
    return surface(name, '#0d0a09', .06, specular=.6, coat=.6)


def glint(name='glint'):
    return surface(name, '#ffffff', glow=1.6)


def eye_white(name='eye_white'):
    return surface(name, '#fff8ee', .5, specular=.3)


def yarn(name='yarn', colour='#4a2f26'):
    return surface(name, colour, .8, specular=.1, bumps=[Bump('noise', 140, .4, .01)])


def button(name='nose', colour='#2a1d1a', rough=.38):
    return surface(name, colour, rough, specular=.5, bumps=[Bump('noise', 60, .15, .01)])


class Face:
    """The front of a head: its solid in its own space, and the transform that places it."""

    def __init__(self, felt, head, transform):
        self.felt, self.head, self.transform = felt, head, transform
        self.materials = {}

    def on(self, places, sink=0.):
        """Points on the head, `sink` below its surface, and the normals there: both in the scene."""
        starts = np.array([(x, -2, z) for x, z in places], np.float32)
        points = onto(self.head, starts, (0, 1, 0))
        outward = normals(self.head, points)
        turn = self.transform.to_3x3()
        return ([self.transform @ Vector(p) for p in points - outward * sink], [(turn @ Vector(n)).normalized() for n in outward])

    def material(self, make):
        """One material for both eyes."""
        return self.materials.setdefault(make, make())

    def bead_eye(self, x, z, radius, flat=.75):
        """A glossy bead, half sunk into the wool, with two catch-lights."""
        (centre,), (outward,) = self.on([(x, z)], radius * .4 * flat)
        ball('eye', centre, radius, self.material(bead), (1, 1, flat), outward)
        self.catch_light(centre, outward, radius, flat, LIGHT * .75 + outward * .8, .20, .97)
        self.catch_light(centre, outward, radius, flat, outward - LIGHT * .55, .085, .985)
        self.felt.keep_bald([centre], radius * 1.12)

    def ringed_eye(self, x, z, white_radius, radius):
        """A flat bead on a white disc: for an eye on the side of a head, whose light comes from above and ahead there."""
        (centre,), (outward,) = self.on([(x, z)], .02)
        ball('eye_white', centre, white_radius, self.material(eye_white), (1, 1, .35), outward)
        pupil = centre + outward * .03
        ball('eye', pupil, radius, self.material(bead), (1, 1, .5), outward)
        up = self.transform.to_3x3() @ Vector((-.35 if x > 0 else .35, -.5, .75)).normalized()
        self.catch_light(pupil, outward, radius, .5, up * .8 + outward * .8, .22, .93)
        self.felt.keep_bald([centre], white_radius * 1.12)

    def catch_light(self, centre, outward, radius, flat, way, share, rise):
        """A white dot on a bead where it looks to `way`."""
        turn = outward.to_track_quat('Z', 'Y')
        local = turn.inverted() @ way.normalized()
        spot = Vector((local.x, local.y, local.z * flat)) * radius * rise
        ball('glint', centre + turn @ spot, radius * share, self.material(glint))

    def closed_eye(self, x, z, width, thick=.015, droop=.45):
        """A sleeping eye: a stitched arc that hangs down in its middle."""
        arc = [(x + width * t, z - width * droop * (1 - t * t)) for t in np.linspace(-1, 1, 7)]
        self.stitch(arc, thick)

    def nose(self, x, z, radius, scale, material, sink=.01):
        (centre,), _ = self.on([(x, z)], sink)
        thing = ball('nose', centre, radius, material, scale)
        thing.rotation_mode = 'QUATERNION'
        thing.rotation_quaternion = self.transform.to_quaternion()
        self.felt.keep_bald([centre], radius)

    def stitch(self, places, thick):
        """Yarn along a line on the surface."""
        path = smooth_path(self.on(places, -thick * .3)[0], 5)
        tube('stitch', path, thick, self.material(yarn), 10)
        for end in (path[0], path[-1]):
            ball('stitch_end', end, thick, self.material(yarn))
        self.felt.keep_bald(path, thick * 2.2)

    def smile(self, line, side, thick):
        """A mouth: a line down from the nose, and a curve that is sewn to both sides of it."""
        self.stitch(line, thick)
        for flip in (-1, 1):
            self.stitch([(flip * x, z) for x, z in side], thick)

    def whiskers(self, x, z, length, material, spread=((.03, .09), (0, 0), (-.03, -.08))):
        """Three hairs at each side; `spread` holds their height there and how steeply they rise."""
        turn = self.transform.to_3x3()
        for flip in (-1, 1):
            for height, rise in spread:
                (root,), _ = self.on([(flip * x, z + height)], .01)
                way = turn @ Vector((flip, -.10, rise))
                hair = [root + way * t * length - Vector((0, 0, .07 * t * t)) for t in np.linspace(0, 1, 9)]
                tube('whisker', hair, .006, material, 6, taper=lambda t: .006 * (1 - .75 * t))
