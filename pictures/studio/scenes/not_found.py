"""A cat that has wound itself into yarn: this is not where anybody wanted to be."""
import animals.cat as cat
from sets import animal
from shapes.mesh import Gathered
from shapes.oddments import ball_of_yarn, loose_yarn, tangle_on, wound_around
from shots import Shot

YARN = '#d8702f'
ROUNDS = (((0, 0, .55), 16, 0), ((0, 0, .66), -18, 40), ((0, 0, .60), -30, -30), ((0, 0, .42), 8, -50),
          ((0, -.1, .80), 24, 15))     # a point within the cat, tilt, turn
TAIL = ((-.75, -.95, .03), (-.3, -1.15, .03), (.2, -.85, .03), (.6, -1.05, .03), (.85, -.6, .03), (.55, -.2, .3), (.3, .1, .5))


def build():
    with Gathered() as things:
        animal(cat, 'sitting', turn=-10)
    for centre, tilt, turn in ROUNDS:
        wound_around(things, centre, tilt, turn, .03, YARN)
    tangle_on(things, (-.1, -.16), .17, .03, YARN)
    ball_of_yarn((-.95, -.75, .30), .30, YARN)
    loose_yarn(TAIL, .03, YARN)
    return Shot(aim=(-.16, 0, .84), span=3.1, ground='#FFFCF7', width=960, height=960, elevation=12, ground_share=20)
