"""A felted cat: grey with darker stripes, white paws and muzzle, pink ears and white whiskers."""
from mathutils import Matrix

from animals.poses import choose
from animals.quadruped import Leg, Pose, pair, paw_patches, trunk_and_head, whole_body
from shapes.curves import smooth_path
from shapes.dog_form import trunk as worn_on
from shapes.faces import Face, button
from shapes.felt import Felt, pressed
from shapes.neck_rings import hang_bell, neck_ring
from shapes.solids import Body, ellipsoid, limb, moved
from shapes.wool import Patch, Wool
from surfaces import surface

GREY, STRIPE, WHITE, PINK, BLUSH, NOSE = '#a9afb8', '#767d88', '#fbf5ee', '#eeaaa4', '#eec0b4', '#d98583'
PAW = ellipsoid((0, 0, 0), (.12, .165, .092))
TOES = Body().add(limb([(.042, -.165, .065), (.042, -.195, -.015)], [.012, .014]), 0).add(
    limb([(-.042, -.165, .065), (-.042, -.195, -.015)], [.012, .014]), 0)
WHITE_PAW = ellipsoid((0, 0, -.02), (.16, .21, .15))
ACROSS = (0, 0, 90)     # a frame whose x looks away from the viewer: what is pressed in it faces him


def build(pose='sitting', collar='#c2304a'):
    """Adds the cat to the scene: `sitting`, `standing`, `playing`, `sleeping`, `modeling`, in which it wears products, or
    `peeking`, which is a head and two paws over an edge. `collar` is a hex colour or None."""
    chosen = choose(POSES, pose, 'cat')
    felt, head = Felt(), head_solid()
    trunk = trunk_and_head(chosen, head, .09)
    patches = [*body_patches(chosen), *stripes_on_head(chosen), *head_patches(chosen)]
    felt.add('cat', whole_body(chosen, trunk, PAW, TOES, .05), Wool(GREY, tuple(patches), 110000))
    add_face(felt, Face(felt, head, chosen.head_frame), chosen)
    if collar and chosen.neck:
        front = neck_ring(felt, trunk, chosen.neck_frame, .04, collar)
        hang_bell(front)
    felt.grow_fuzz()


def head_solid():
    head = Body().add(ellipsoid((0, 0, 0), (.50, .42, .40)), 0)
    head.add(ellipsoid((.26, -.10, -.11), (.24, .24, .20)), .14, mirror=True)
    head.add(ellipsoid((0, -.34, -.14), (.17, .14, .12)), .10)
    head.add(ellipsoid((.075, -.415, -.145), (.105, .085, .085)), .04, mirror=True)
    head.add(ellipsoid((0, -.40, -.22), (.085, .08, .06)), .03)
    ear = limb([(0, -.27, .19), (0, -.345, .41), (.006, -.39, .63)], [.22, .15, .04])
    head.add(pressed(ear, moved((0, .05, 0), ACROSS), .59), .07, mirror=True)
    hollow = limb([(0, -.29, .25), (0, -.34, .39), (0, -.378, .54)], [.12, .085, .02])
    return head.cut(pressed(hollow, moved((0, -.06, 0), ACROSS), .77), .03, mirror=True)


def head_patches(pose):
    frame = pose.head_frame
    return [
        Patch(WHITE, ellipsoid((0, -.42, -.195), (.215, .28, .165)), .03, frame),
        Patch(WHITE, ellipsoid((0, -.36, -.03), (.05, .30, .18)), .02, frame),
        Patch(PINK, ellipsoid((.338, -.10, .38), (.10, .13, .19), (0, 14, 0)), .03, frame, mirror=True),
        Patch(BLUSH, ellipsoid((.34, -.32, -.17), (.075, .20, .05)), .05, frame, mirror=True),
    ]


def stripes_on_head(pose):
    frame = pose.head_frame
    return [
        Patch(STRIPE, ellipsoid((0, -.30, .33), (.032, .50, .16)), .018, frame),
        Patch(STRIPE, ellipsoid((.13, -.30, .32), (.030, .50, .13), (0, 12, 0)), .018, frame, mirror=True),
        Patch(STRIPE, ellipsoid((.50, -.02, -.03), (.17, .25, .028), (0, -8, 0)), .016, frame, mirror=True),
        Patch(STRIPE, ellipsoid((.50, -.02, -.14), (.15, .25, .025), (0, 6, 0)), .016, frame, mirror=True),
    ]


def body_patches(pose):
    patches = [Patch(STRIPE, stripe, .018, pose.frame) for stripe in pose.stripes] + tail_rings(pose)
    patches += [Patch(WHITE, pose.chest, .03, pose.frame), *paw_patches(pose, WHITE, WHITE_PAW)]
    if pose.tail:
        patches.append(Patch(WHITE, ellipsoid(pose.tail[-1], .13), .03, pose.frame))
    return patches


def tail_rings(pose, shares=(.20, .36, .52, .68)):
    if not pose.tail:
        return []
    path = [pose.frame @ point for point in smooth_path(pose.tail, 12)]
    rings = []
    for at in (int(share * (len(path) - 1)) for share in shares):
        along = (path[at + 1] - path[at - 1]).to_track_quat('Z', 'Y').to_matrix().to_4x4()
        rings.append(Patch(STRIPE, ellipsoid((0, 0, 0), (.17, .17, .05)), .018, Matrix.Translation(path[at]) @ along))
    return rings


def add_face(felt, face, pose):
    for x in (-.215, .215):
        if pose.asleep:
            face.closed_eye(x, -.02, .085, .013)
        else:
            face.bead_eye(x, -.015, .08)
    face.nose(0, -.085, .058, (1.1, .6, .72), button('nose', NOSE, .5), .012)
    face.smile([(0, -.115), (0, -.14), (0, -.165)], [(0, -.165), (.035, -.192), (.075, -.20), (.115, -.185), (.135, -.165)], .010)
    face.whiskers(.135, -.145, .40, surface('whisker', '#fffaf2', .4, specular=.4))


def sitting():
    trunk = (
        (ellipsoid((0, .14, .42), (.42, .44, .42)), 0), (ellipsoid((0, -.04, .74), (.29, .28, .42), (-6, 0, 0)), .25),
        (ellipsoid((.33, .08, .30), (.19, .30, .29), (0, 0, 8)), .09),
        (ellipsoid((-.33, .08, .30), (.19, .30, .29), (0, 0, -8)), .09),
    )
    foreleg = Leg(((.13, -.22, .74), (.12, -.31, .42), (.115, -.34, .12)), (.12, .105, .105), (.12, -.39, .085))
    hind_foot = Leg((), (), (.34, -.24, .08), (0, 0, 10))
    stripes = tuple(ellipsoid((side * .42, y, z), (.30, .035, .20), (22, 0, 0))
                    for side in (-1, 1) for y, z in ((.05, .66), (.18, .52), (.30, .36)))
    return Pose(
        trunk, pair(foreleg) + pair(hind_foot),
        tail=((.10, .55, .14), (-.30, .60, .11), (-.58, .36, .10), (-.66, .02, .10), (-.56, -.30, .10), (-.34, -.53, .10),
              (-.14, -.62, .105)),
        tail_radii=(.11, .115, .11, .11, .105, .105, .09),
        head=(-.055, -.098, 1.326), head_turn=(2, -7, -16), neck=(0, -.07, .965), neck_turn=(12, 0, 0),
        chest=ellipsoid((0, -.32, .62), (.19, .22, .40)), stripes=stripes)


def standing():
    """Walking with its tail up."""
    trunk = (
        (ellipsoid((0, .10, .72), (.27, .54, .26)), 0), (ellipsoid((0, -.26, .74), (.26, .28, .28)), .2),
        (ellipsoid((0, .40, .73), (.26, .27, .27)), .15), (limb([(0, -.34, .84), (0, -.46, 1.12)], [.22, .22]), .15),
    )
    fore, hind = (.13, .105, .10), (.18, .13, .10, .10)
    legs = (
        Leg(((-.14, -.34, .66), (-.14, -.41, .38), (-.14, -.46, .12)), fore, (-.14, -.52, .085)),
        Leg(((.14, -.32, .66), (.14, -.30, .38), (.14, -.20, .13)), fore, (.14, -.25, .085)),
        Leg(((-.15, .40, .62), (-.17, .38, .42), (-.16, .60, .28), (-.16, .60, .12)), hind, (-.16, .54, .085)),
        Leg(((.15, .40, .62), (.17, .26, .42), (.16, .38, .26), (.16, .32, .12)), hind, (.16, .26, .085)),
    )
    return Pose(
        trunk, legs,
        tail=((0, .58, .82), (0, .80, .96), (.02, .86, 1.26), (.01, .80, 1.52), (0, .64, 1.62)),
        tail_radii=(.10, .10, .095, .09, .08),
        head=(0, -.52, 1.30), head_turn=(2, 6, -10), neck=(0, -.42, .96), neck_turn=(20, 0, 0),
        chest=ellipsoid((0, -.52, .74), (.15, .28, .34)),
        stripes=tuple(ellipsoid((0, y, .98), (.34, .032, .26)) for y in (-.02, .16, .34)), turn=42)


def playing():
    """On its side, its belly to the viewer, one paw in the air."""
    trunk = (
        (limb([(-.28, .06, .34), (.10, .10, .32), (.46, .10, .32)], [.29, .30, .31]), 0),
        (limb([(-.30, .04, .36), (-.52, -.06, .46)], [.24, .22]), .12),
    )
    fore, hind = (.13, .105, .10), (.20, .13, .105)
    legs = (
        Leg(((-.22, -.10, .48), (-.20, -.38, .58), (-.08, -.56, .74)), fore, (-.05, -.60, .82), (-62, 0, 12)),
        Leg(((-.30, -.12, .20), (-.34, -.42, .12), (-.26, -.62, .10)), fore, (-.24, -.68, .09), (0, 0, 14)),
        Leg(((.48, -.06, .38), (.46, -.36, .36), (.62, -.56, .28)), hind, (.64, -.64, .27), (-20, 0, 20)),
        Leg(((.52, -.02, .24), (.62, -.30, .13), (.84, -.44, .10)), hind, (.90, -.50, .09), (0, 0, 40)),
    )
    return Pose(
        trunk, legs,
        tail=((.70, .16, .22), (.96, .22, .12), (1.20, .10, .11), (1.30, -.12, .12)), tail_radii=(.11, .11, .105, .09),
        head=(-.62, -.16, .56), head_turn=(0, -28, -12), neck=(-.44, -.02, .42), neck_turn=(8, -58, 0),
        chest=ellipsoid((.06, -.26, .32), (.42, .18, .17)),
        stripes=tuple(ellipsoid((x, .16, .62), (.032, .34, .24)) for x in (-.08, .12, .32)))


def sleeping():
    """Curled in a ring, its tail under its chin and its neck out of sight."""
    spine = [(-.33, -.13, .28), (-.38, .26, .31), (.02, .54, .33), (.46, .28, .33), (.47, -.06, .30)]
    trunk = (
        (limb(spine, [.27, .29, .31, .33, .29]), 0),
        (ellipsoid((.04, .10, .20), (.48, .46, .24)), .15), (ellipsoid((.48, -.12, .27), (.25, .29, .26)), .08),
    )
    legs = (Leg((), (), (.12, -.40, .085), (0, 0, -64)), Leg((), (), (-.58, -.56, .085), (0, 0, -20)))
    across = ((-.42, .10, 84), (-.33, .36, 52), (-.10, .53, 14), (.18, .56, -14), (.42, .40, -50), (.55, .12, -84))
    stripes = tuple(ellipsoid((x * 1.05, y, .42), (.035, .26, .26), (0, 0, turn)) for x, y, turn in across)
    return Pose(
        trunk, legs,
        tail=((.64, .06, .14), (.68, -.30, .11), (.42, -.58, .105), (.02, -.72, .10), (-.26, -.84, .095)),
        tail_radii=(.12, .115, .11, .105, .09),
        head=(-.22, -.36, .46), head_turn=(4, -12, -30), chest=ellipsoid((-.30, -.46, .10), (.20, .20, .14)), stripes=stripes,
        turn=-28, asleep=True)


def peeking():
    """Only a head and two paws, cut flat at the ground: over the rim of a box."""
    return Pose(
        (), pair(Leg((), (), (.37, -.46, .075))), tail=(), tail_radii=(),
        head=(0, 0, .34), head_turn=(2, -5, -8), chest=ellipsoid((0, 0, -.5), .1))


def modeling():
    """Stands still on the trunk that products are traced onto, and looks towards who looks at its right side."""
    foreleg = Leg(((.20, -.24, .90), (.20, -.30, .50), (.20, -.33, .12)), (.17, .115, .105), (.20, -.38, .085))
    hind_leg = Leg(((.21, .70, 1.0), (.23, .76, .60), (.22, .86, .32), (.22, .84, .12)), (.25, .15, .11, .10), (.22, .78, .085))
    return Pose(
        ((worn_on(), 0),), pair(foreleg) + pair(hind_leg),
        tail=((0, .96, 1.14), (0, 1.22, 1.22), (.02, 1.38, 1.50), (.01, 1.34, 1.80), (0, 1.18, 1.98)), tail_radii=(.11, .10, .095, .09, .08),
        head=(0, -.68, 1.98), head_turn=(2, -4, -30), chest=ellipsoid((0, -.62, 1.15), (.20, .34, .50)),
        stripes=tuple(ellipsoid((0, y, 1.30), (.42, .035, .32)) for y in (.30, .50, .70, .88)))


POSES = {'sitting': sitting, 'standing': standing, 'playing': playing, 'sleeping': sleeping, 'modeling': modeling, 'peeking': peeking}
