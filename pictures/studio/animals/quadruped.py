"""What dog and cat share: a pose says where trunk, legs, tail and head are; the animal says how they look."""
from dataclasses import dataclass, replace
from typing import Callable

from mathutils import Vector

from shapes.felt import on_ground
from shapes.solids import Body, limb, moved
from shapes.wool import Patch


@dataclass
class Leg:
    """Joints from the trunk to the wrist, a radius for each, and the middle of the paw, whose toes look to −y unless turned.

    A leg without joints is folded away: only its paw is seen."""
    joints: tuple
    radii: tuple
    paw: tuple
    paw_turn: tuple = (0, 0, 0)

    def mirrored(self):
        x, y, z = self.paw_turn
        return replace(self, joints=tuple(map(mirrored, self.joints)), paw=mirrored(self.paw), paw_turn=(x, -y, -z))

    def paw_frame(self):
        return moved(self.paw, self.paw_turn)


@dataclass
class Pose:
    """Placements in the body's own space, which faces −y; `turn` turns it around z, and the head by itself after that."""
    trunk: tuple[tuple[Callable, float], ...]     # solids with the width of their joints
    legs: tuple[Leg, ...]
    tail: tuple
    tail_radii: tuple
    head: tuple                                   # the middle of the head …
    head_turn: tuple                              # … and its rotation in the scene, in degrees
    chest: Callable                               # what of the chest is white
    neck: tuple | None = None                     # a point within the neck, for the collar …
    neck_turn: tuple = (0, 0, 0)                  # … which lies flat unless turned by these degrees
    stripes: tuple[Callable, ...] = ()
    turn: float = 0
    asleep: bool = False
    tongue: bool = False

    @property
    def frame(self):
        return moved(rotation=(0, 0, self.turn))

    @property
    def neck_frame(self):
        return self.frame @ moved(self.neck, self.neck_turn)

    @property
    def head_frame(self):
        return moved(self.frame @ Vector(self.head), self.head_turn)


def mirrored(point):
    return (-point[0], *point[1:])


def pair(leg):
    return (leg, leg.mirrored())


def trunk_and_head(pose, head, blend=.10):
    """What the collar lies on."""
    body = Body()
    for solid, width in pose.trunk:
        body.add(solid, width, pose.frame)
    return body.add(head, blend, pose.head_frame)


def whole_body(pose, trunk, paw, toes, blend=.06):
    """Trunk and head with legs and tail; `toes` is the solid of the grooves between them."""
    body = Body().add(trunk, 0)
    for leg in pose.legs:
        if leg.joints:
            body.add(limb(leg.joints, leg.radii), blend, pose.frame)
        body.add(paw, blend, pose.frame @ leg.paw_frame())
    if pose.tail:
        body.add(limb(pose.tail, pose.tail_radii), blend, pose.frame)
    for leg in pose.legs:
        body.cut(toes, .03, pose.frame @ leg.paw_frame())
    return on_ground(body)


def paw_patches(pose, colour, solid):
    return [Patch(colour, solid, .03, pose.frame @ leg.paw_frame()) for leg in pose.legs]
