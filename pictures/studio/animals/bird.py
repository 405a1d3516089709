"""A felted budgerigar with dark crescents on its wings, spots at its throat and blue cheeks."""
from dataclasses import dataclass

from mathutils import Matrix, Vector

from animals.perch import add_feet, add_log, hold_log
from animals.poses import choose
from shapes.faces import Face
from shapes.felt import Felt, on_ground, pressed, turned
from shapes.mesh import ball
from shapes.soft import sculpt
from shapes.solids import Body, ellipsoid, limb, moved
from shapes.wool import Patch, Wool
from surfaces import Bump, surface

MIDDLE = (0, -.02, .78)     # of the body: it leans around this point
BAR, MARK, SPOT = '#3d3f38', '#37392f', '#2b2b30'
ACROSS = (0, 0, 90)         # a frame whose x looks away from the viewer: what is pressed in it faces him
FEATHERS = (                # of a spread wing: root and tip in x and z, from the outermost in
    ((.98, 1.34), (1.30, 1.36)), ((.90, 1.30), (1.26, 1.12)), ((.78, 1.24), (1.10, .93)),
    ((.64, 1.17), (.90, .80)), ((.50, 1.10), (.68, .73)), ((.38, 1.02), (.47, .72)),
)


@dataclass
class Plumage:
    face: str
    body: str
    belly: str
    wing: str
    wing_end: str
    cheek: str
    tail: str


PLUMAGES = {
    'green': Plumage('#fadb62', '#8fcb5f', '#b5dd7a', '#fadb62', '#a8cf4f', '#5f9fd0', '#3a78b8'),
    'blue': Plumage('#f8f4ea', '#84bde8', '#b4d9f2', '#f3efe4', '#a5cdea', '#7a86d2', '#3f62b0'),
}


@dataclass
class Pose:
    body: Matrix
    head: tuple
    head_turn: tuple
    feet: tuple[Matrix, ...] = ()
    spread: bool = False
    on_log: bool = False
    bars: int = 6               # dark lines on the nape: fewer where it is stretched

    @property
    def head_frame(self):
        return moved(self.head, self.head_turn)


def build(pose='sitting', perch=True, colours='green'):
    """Adds the bird to the scene: `sitting` on a log or, without `perch`, on the ground, `flying` or `eating` from the ground.
    `colours` is green or blue."""
    chosen = choose(POSES, pose, 'bird')
    if colours not in PLUMAGES:
        raise ValueError(f'a bird has no colours "{colours}": {", ".join(PLUMAGES)}')
    if chosen.on_log and not perch:
        chosen = grounded()
    felt, head, plumage = Felt(), head_solid(), PLUMAGES[colours]
    body = body_solid(chosen).add(head, .22, chosen.head_frame)
    patches = tuple(body_patches(chosen, plumage) + head_patches(chosen, plumage))
    felt.add('bird', on_ground(body), Wool(plumage.body, patches, waver=.015))
    add_wings(felt, chosen, plumage)
    add_face(felt, Face(felt, head, chosen.head_frame), chosen.head_frame)
    add_feet(chosen.feet)
    if chosen.on_log:
        add_log()
        hold_log()
    felt.grow_fuzz()


def body_solid(pose):
    body = Body().add(ellipsoid(MIDDLE, (.39, .38, .49), (14, 0, 0)), 0, pose.body)
    body.add(ellipsoid((0, -.16, .70), (.32, .28, .36)), .15, pose.body)
    tail = limb([(.58, .25, 0), (.32, .50, 0), (.05, 1.0, 0)], [.13, .09, .05])
    broad = lambda points: tail(points[:, (2, 1, 0)] * (1, 1, .62))
    return body.add(broad, .10, pose.body)


def head_solid():
    head = Body().add(ellipsoid((0, 0, 0), (.355, .34, .34)), 0)
    return head.add(ellipsoid((.13, -.03, -.06), (.24, .24, .20)), .12, mirror=True)


def body_patches(pose, plumage):
    return [
        Patch(plumage.belly, ellipsoid((0, -.42, .52), (.20, .25, .22)), .10, pose.body),
        Patch(plumage.tail, ellipsoid((0, .85, .06), (.30, .45, .30)), .06, pose.body),
    ]


def head_patches(pose, plumage):
    frame = pose.head_frame
    patches = [
        Patch(plumage.face, ellipsoid((0, 0, .06), (.50, .60, .45)), .06, frame),
        Patch(plumage.cheek, ellipsoid((.19, -.26, -.165), (.085, .20, .075), (0, 20, 0)), .018, frame, mirror=True),
    ]
    patches += [Patch(SPOT, ellipsoid((x, -.32, z), (.026, .25, .03)), .010, frame, mirror=True)
                for x, z in ((.05, -.22), (.135, -.245))]
    return patches + [Patch(BAR, ellipsoid((.12 + .055 * (row % 2), .32, .24 - .075 * row), (.26, .16, .020), (18, 0, 0)), .012,
                            frame, mirror=True) for row in range(pose.bars)]


def add_wings(felt, pose, plumage):
    wing, marks = (spread_wing(), spread_marks(pose, plumage)) if pose.spread else (folded_wing(), folded_marks(pose, plumage))
    wings = Body().add(wing, 0, pose.body, mirror=True)
    felt.add('wings', wings, Wool(plumage.wing, tuple(marks), 35000, waver=.008), .016)


def folded_wing():
    wing = Body().add(ellipsoid((.375, .10, .80), (.085, .25, .46), (20, -7, 6)), 0)
    return wing.add(limb([(.30, .32, .52), (.15, .52, .28)], [.07, .03]), .10)


def folded_marks(pose, plumage):
    """Crescents: dark ovals, each nearly covered by a pale one above."""
    marks = []
    for row in range(6):
        for column in range(4):
            y, z = -.06 + .105 * column + .05 * (row % 2), 1.10 - .135 * row - .06 * column
            over = plumage.wing if row < 4 else plumage.wing_end
            marks.append(Patch(MARK, ellipsoid((.44, y, z), (.16, .055, .046), (25, 0, 0)), .010, pose.body, mirror=True))
            cover = ellipsoid((.44, y + .004, z + .030), (.17, .050, .036), (25, 0, 0))
            marks.append(Patch(over, cover, .010, pose.body, mirror=True))
    return marks


def wing_frame():
    """A spread wing lies in a plane that leans back a little, its tip swept forward."""
    return moved((0, .10, 0), (0, 0, -12), (.3, 0, 1)) @ moved(rotation=ACROSS)


def spread_wing(thin=.30):
    arm = limb([(0, -.26, .96), (0, -.62, 1.22), (0, -1.0, 1.36)], [.15, .12, .10])
    wing = Body().add(arm, 0)
    for (root_x, root_z), (tip_x, tip_z) in FEATHERS:
        wing.add(limb([(0, -root_x, root_z), (0, -tip_x, tip_z)], [.13, .10]), .05)
    return pressed(wing, wing_frame(), thin)


def spread_marks(pose, plumage):
    frame, marks = wing_frame() @ moved(rotation=(0, 0, -90)), []
    oval = lambda place, *radii: turned(ellipsoid(place, radii), frame)
    for root, tip in FEATHERS:
        root, tip = Vector((root[0], 0, root[1])), Vector((tip[0], 0, tip[1]))
        along = (tip - root).normalized()
        marks.append(Patch(plumage.wing_end, oval(tip + along * .03, .11, .3, .11), .03, pose.body, mirror=True))
        for share in (.0, .36, .72):
            place = root.lerp(tip, share)
            marks.append(Patch(MARK, oval(place, .066, .3, .056), .010, pose.body, mirror=True))
            over = plumage.wing if share < .7 else plumage.wing_end
            marks.append(Patch(over, oval(place - along * .034, .064, .3, .050), .010, pose.body, mirror=True))
    return marks


def add_face(felt, face, frame):
    for x in (-.175, .175):
        face.bead_eye(x, .065, .062)
    horn = surface('beak', '#e79a3c', .42, specular=.4, bumps=[Bump('noise', 30, .1, .01)])
    beak = limb([(0, -.30, -.02), (0, -.375, -.055), (0, -.375, -.135), (0, -.345, -.18)], [.075, .072, .04, .014])
    sculpt('beak', beak, (-.12, -.5, -.25), (.12, -.18, .12), horn, .012).matrix_world = frame
    felt.keep_bald([frame @ Vector((0, -.34, -.03)), frame @ Vector((0, -.32, -.12))], .085)
    cere = surface('cere', '#6fa9da', .6, specular=.3)
    for x in (-.035, .035):
        place = frame @ Vector((x, -.345, .032))
        ball('cere', place, .042, cere, (1, .8, .75))
        felt.keep_bald([place], .05)


def sitting():
    return Pose(moved(), (-.016, -.10, 1.319), (0, 6, -16), on_log=True)


def grounded():
    """Standing, its tail off the ground."""
    feet = tuple(moved((side * .15, -.06, 0), (0, 0, side * 12)) for side in (-1, 1))
    return Pose(moved((0, 0, -.20), (20, 0, 0), MIDDLE), (-.016, -.24, 1.08), (2, 6, -16), feet)


def flying():
    body = moved((0, 0, .42), (-6, 4, 4), MIDDLE)
    feet = tuple(body @ moved((side * .14, -.16, .22), (-35, 0, 0)) for side in (-1, 1))
    return Pose(body, (.02, -.16, 1.73), (-2, -6, -12), feet, spread=True)


def eating():
    turn = moved(rotation=(0, 0, 48))
    feet = tuple(turn @ moved((side * .16, .02, 0), (0, 0, side * 10)) for side in (-1, 1))
    body = turn @ moved((0, 0, -.20), (54, 0, 0), MIDDLE)
    return Pose(body, tuple(turn @ Vector((0, -.57, .49))), (26, -10, 4), feet, bars=2)


POSES = {'sitting': sitting, 'flying': flying, 'eating': eating}
