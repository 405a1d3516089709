"""A felted puppy: ginger with a white blaze, a brown patch around one eye and brown ears that flop."""
from animals.poses import choose
from animals.quadruped import Leg, Pose, pair, paw_patches, trunk_and_head, whole_body
from shapes.dog_form import trunk as worn_on
from shapes.faces import Face, button
from shapes.felt import Felt, pressed
from shapes.neck_rings import hang_tag, neck_ring
from shapes.solids import Body, ellipsoid, limb, moved
from shapes.wool import Patch, Wool

GINGER, WHITE, BROWN, DARK, BLUSH, PINK = '#e3b27a', '#fbf3e6', '#9a6440', '#8f5a38', '#f0b9a0', '#e58f8a'
PAW = ellipsoid((0, 0, 0), (.145, .185, .105))
TOES = Body().add(limb([(.05, -.19, .075), (.05, -.23, -.015)], [.014, .016]), 0).add(
    limb([(-.05, -.19, .075), (-.05, -.23, -.015)], [.014, .016]), 0)
TONGUE = ellipsoid((0, -.505, -.305), (.072, .042, .085), (-24, 0, 0))
WHITE_PAW = ellipsoid((0, .01, -.02), (.19, .24, .17))


def build(pose='sitting', collar='#2f8f83', ears=True):
    """Adds the dog to the scene: `sitting`, `standing`, `playing`, `sleeping` or `modeling`, in which it wears products.
    `collar` is a hex colour or None; without `ears` they are under a hood."""
    chosen = choose(POSES, pose, 'dog')
    felt, head = Felt(), head_solid()
    trunk = trunk_and_head(chosen, head)
    felt.add('dog', whole_body(chosen, trunk, PAW, TOES), Wool(GINGER, tuple(body_patches(chosen) + head_patches(chosen))))
    if ears:
        felt.add('ears', Body().add(ear_solid(), 0, chosen.head_frame, mirror=True), Wool(DARK, hairs=30000))
    add_face(felt, Face(felt, head, chosen.head_frame), chosen)
    if chosen.tongue:
        felt.add('tongue', Body().add(TONGUE, 0, chosen.head_frame), Wool(PINK, hairs=1500, hair_length=.008), .012)
    if collar:
        add_collar(felt, trunk, chosen, collar)
    felt.grow_fuzz()


def head_solid():
    head = Body().add(ellipsoid((0, 0, 0), (.50, .44, .43)), 0)
    head.add(ellipsoid((.24, -.14, -.14), (.25, .25, .21)), .14, mirror=True)
    head.add(ellipsoid((0, -.36, -.16), (.225, .22, .165)), .10)
    head.add(ellipsoid((.09, -.45, -.195), (.125, .12, .11)), .05, mirror=True)
    return head.add(ellipsoid((0, -.42, -.285), (.115, .11, .07)), .03)


def ear_solid(thin=.45, out=.46):
    """The right ear: it starts high on the side of the head and hangs down along the cheek."""
    line = ((.27, .02, .33), (.41, .01, .25), (.495, -.01, -.02), (.505, -.03, -.28))
    flat = limb([((x - out) / thin, y, z) for x, y, z in line], [.08, .13, .19, .155])
    return pressed(flat, moved((out, -.03, 0), (0, 0, -17)), thin)


def head_patches(pose):
    frame = pose.head_frame
    return [
        Patch(WHITE, ellipsoid((0, -.42, -.23), (.27, .30, .23)), .03, frame),
        Patch(WHITE, ellipsoid((0, -.36, .09), (.085, .30, .40), (-8, 0, 0)), .025, frame),
        Patch(BROWN, ellipsoid((-.27, -.35, .04), (.185, .30, .20), (0, 18, 0)), .03, frame),
        Patch(BLUSH, ellipsoid((.33, -.35, -.16), (.08, .20, .055)), .05, frame, mirror=True),
    ]


def body_patches(pose):
    return [
        Patch(WHITE, pose.chest, .03, pose.frame),
        *paw_patches(pose, WHITE, WHITE_PAW),
        Patch(WHITE, ellipsoid(pose.tail[-1], .14), .03, pose.frame),
    ]


def add_face(felt, face, pose):
    for x in (-.205, .205):
        if pose.asleep:
            face.closed_eye(x, -.02, .085)
        else:
            face.bead_eye(x, -.025, .072)
    face.nose(0, -.085, .098, (1.05, .72, .72), button())
    face.smile([(0, -.16), (0, -.19), (0, -.225)], [(0, -.225), (.045, -.255), (.10, -.262), (.15, -.24), (.175, -.21)], .013)


def add_collar(felt, trunk, pose, colour):
    front = neck_ring(felt, trunk, pose.neck_frame, .045, colour)
    if not pose.asleep:
        hang_tag(front)


def sitting():
    trunk = (
        (ellipsoid((0, .12, .44), (.43, .45, .43)), 0), (ellipsoid((0, -.06, .76), (.33, .31, .40), (-8, 0, 0)), .25),
        (ellipsoid((0, -.20, .72), (.22, .20, .28)), .12),
        (ellipsoid((.36, .06, .30), (.20, .31, .28), (0, 0, 8)), .08),
        (ellipsoid((-.36, .06, .30), (.20, .31, .28), (0, 0, -8)), .08),
    )
    foreleg = Leg(((.19, -.24, .74), (.185, -.33, .42), (.18, -.36, .13)), (.14, .125, .125), (.185, -.43, .095))
    hind_foot = Leg((), (), (.41, -.25, .09), (0, 0, 14))
    return Pose(
        trunk, pair(foreleg) + pair(hind_foot),
        tail=((-.05, .50, .22), (-.22, .68, .34), (-.42, .72, .56), (-.50, .66, .74)), tail_radii=(.11, .11, .10, .07),
        head=(.036, -.136, 1.351), head_turn=(4, 9, -14), neck=(0, -.08, .96), neck_turn=(14, 0, 0),
        chest=ellipsoid((0, -.33, .66), (.23, .25, .42)))


def standing():
    trunk = (
        (ellipsoid((0, .10, .74), (.32, .56, .31)), 0), (ellipsoid((0, -.26, .78), (.31, .30, .33)), .2),
        (ellipsoid((0, .42, .75), (.30, .28, .30)), .15), (limb([(0, -.34, .86), (0, -.46, 1.15)], [.26, .25]), .15),
    )
    foreleg = Leg(((.17, -.34, .70), (.18, -.36, .40), (.18, -.36, .13)), (.15, .125, .12), (.18, -.42, .095))
    hind_leg = Leg(((.18, .42, .64), (.20, .35, .42), (.20, .50, .27), (.20, .46, .12)), (.20, .15, .11, .115), (.20, .40, .095))
    return Pose(
        trunk, pair(foreleg) + pair(hind_leg),
        tail=((0, .62, .86), (.02, .80, .98), (.04, .90, 1.18), (.02, .86, 1.36)), tail_radii=(.11, .11, .10, .07),
        head=(0, -.52, 1.33), head_turn=(3, -7, -9), neck=(0, -.42, .98), neck_turn=(20, 0, 0),
        chest=ellipsoid((0, -.56, .74), (.19, .30, .36)), turn=42)


def playing():
    """A play bow: elbows on the ground, bottom and tail up."""
    trunk = (
        (limb([(0, .42, .78), (0, .05, .62), (0, -.30, .44)], [.29, .29, .28]), 0),
        (ellipsoid((0, .42, .78), (.31, .30, .30)), .1), (ellipsoid((0, -.30, .42), (.30, .32, .30)), .15),
    )
    foreleg = Leg(((.20, -.30, .34), (.24, -.48, .15), (.23, -.84, .12)), (.15, .125, .11), (.23, -.94, .095))
    hind_leg = Leg(((.19, .42, .68), (.22, .33, .44), (.22, .50, .27), (.22, .46, .12)), (.20, .15, .11, .115), (.22, .40, .095))
    return Pose(
        trunk, pair(foreleg) + pair(hind_leg),
        tail=((0, .62, .92), (.02, .74, 1.12), (.06, .72, 1.34), (.16, .66, 1.50)), tail_radii=(.11, .11, .10, .07),
        head=(0, -.60, .82), head_turn=(-4, -13, -10), neck=(0, -.38, .56), neck_turn=(48, 0, 0),
        chest=ellipsoid((0, -.56, .40), (.20, .25, .26)), turn=46, tongue=True)


def sleeping():
    """On its belly with its chin on its paws."""
    haunch = lambda side: ellipsoid((side * .30, .38, .27), (.19, .33, .27), (0, 0, side * 6))
    trunk = (
        (ellipsoid((0, .16, .33), (.38, .58, .33)), 0), (ellipsoid((0, -.25, .30), (.35, .36, .30)), .2),
        (haunch(1), .08), (haunch(-1), .08),
    )
    foreleg = Leg(((.26, -.28, .20), (.33, -.55, .11), (.31, -.90, .10)), (.16, .125, .11), (.29, -1.02, .09))
    hind_foot = Leg((), (), (.43, .08, .09), (0, 0, 12))
    return Pose(
        trunk, pair(foreleg) + pair(hind_foot),
        tail=((0, .66, .20), (-.30, .80, .13), (-.58, .66, .11), (-.70, .40, .10)), tail_radii=(.11, .11, .10, .07),
        head=(0, -.50, .55), head_turn=(2, -5, -4), neck=(0, -.14, .36), neck_turn=(80, 0, 0),
        chest=ellipsoid((0, -.55, .2), (.2, .2, .2)), turn=24, asleep=True)


def modeling():
    """Stands still on the trunk that products are traced onto, and looks towards who looks at its right side."""
    foreleg = Leg(((.21, -.24, .90), (.22, -.30, .50), (.22, -.33, .13)), (.19, .135, .125), (.22, -.39, .095))
    hind_leg = Leg(((.22, .70, 1.0), (.25, .76, .60), (.24, .86, .34), (.24, .84, .13)), (.27, .18, .125, .12), (.24, .78, .095))
    return Pose(
        ((worn_on(), 0),), pair(foreleg) + pair(hind_leg),
        tail=((0, .98, 1.12), (.02, 1.18, 1.24), (.04, 1.28, 1.46), (.02, 1.22, 1.66)), tail_radii=(.12, .11, .10, .07),
        head=(0, -.70, 2.0), head_turn=(3, -5, -30), chest=ellipsoid((0, -.66, 1.15), (.24, .34, .50)))


POSES = {'sitting': sitting, 'standing': standing, 'playing': playing, 'sleeping': sleeping, 'modeling': modeling}
