"""A parrot picks its breakfast from the floor before a wheel with nuts in its pockets."""
import animals.bird as bird
import families.bird_foot_toys as bird_foot_toys
import families.foraging_wheel as foraging_wheel
from sets import animal, product
from shapes.scatter import GRAIN, heap, scatter
from shots import Shot


def build():
    animal(bird, 'eating', at=(-.5, -.2, 0), turn=14)
    product(foraging_wheel, at=(.8, .75, 0), turn=-20, size=.85, colours=('#cf7a35', '#3f7f83'))
    product(bird_foot_toys, at=(1.45, -.75, 0), turn=-10, size=.36, colours=('#a67f52', '#d8c08e'))
    scatter('seed', GRAIN, 60, heap(.42, -.85, .02, .36, .02), .035)
    return Shot(aim=(.1, -.1, .78), span=5.0, ground='#D9E9F4', azimuth=-5, elevation=15, samples=14)
