"""A dog with its nose at the ground and a magnifying glass in front of it: it looked everywhere."""
import animals.dog as dog
from facing import to_the_left
from sets import animal
from shapes.mesh import Gathered, group
from shapes.oddments import magnifying_glass
from shots import Shot


def build():
    to_the_left(animal(dog, 'playing', at=(.3, .2, 0), turn=-14))
    with Gathered() as things:
        magnifying_glass()
    group(things, (-.44, -1.15, 0), (-.06, 0, -.1), .9)
    return Shot(aim=(.05, 0, .78), span=3.2, ground='#FFFCF7', width=960, height=960, elevation=7, samples=14, ground_share=20)
