"""A dog stands among its toys: a duck, a rubber bone, a rope and balls."""
import animals.dog as dog
import families.dog_ball as dog_ball
import families.fetch_toy as fetch_toy
import families.plush_toy as plush_toy
import families.rope_toy as rope_toy
from facing import to_the_left
from sets import animal, product
from shots import Shot


def build():
    to_the_left(animal(dog, 'standing', at=(.5, .3, 0), turn=-12))
    product(plush_toy, at=(-.88, -.1, 0), turn=24, size=.62, colours=('#ffd040', '#d8702f'), animal='stuffed-duck')
    product(rope_toy, at=(.3, -.95, .05), turn=12, size=.52, colours=('#c9542c', '#f4ead8'), form='two-knots')
    product(dog_ball, at=(1.38, -.75, 0), turn=-10, size=.34, colours=('#2f8f83', '#f4ead8'))
    product(fetch_toy, at=(-.88, -.98, 0), turn=-24, size=.36, colours=('#5f86b8', '#f0b545'))
    return Shot(aim=(-.62, 0, .84), span=5.2, ground='#F7E3C3', width=1600, height=800, elevation=11, ground_share=75)
