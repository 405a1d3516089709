"""A dog asks for play beside its rope, its balls and its bowl: right half of the banner that leads to the dogs' page."""
import animals.dog as dog
import families.dog_ball as dog_ball
import families.rope_toy as rope_toy
from facing import to_the_left
from sets import animal, product
from shots import Shot
from vessels import full_bowl


def build():
    to_the_left(animal(dog, 'playing', at=(.3, 0, 0), turn=-16))
    product(rope_toy, at=(-.7, -1.2, .05), turn=24, size=.46, colours=('#2f8f83', '#f4ead8'), form='two-knots')
    full_bowl((1.5, .1, 0), .52, '#c9542c')
    product(dog_ball, at=(.95, -.85, 0), turn=-30, size=.32, colours=('#f0b545', '#f4ead8'))
    return Shot(aim=(-1.1, 0, .72), span=6.5, ground='#F7E3C3', width=1600, height=592, elevation=10, ground_share=75, even=True)
