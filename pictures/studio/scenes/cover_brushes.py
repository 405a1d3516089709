"""A dog and a cat after a brushing, with brush, rake and comb before them and a tuft of shed wool."""
import animals.cat as cat
import animals.dog as dog
import families.brush as brush
import families.coat_rake as coat_rake
import families.grooming_comb as grooming_comb
from sets import animal, product
from shapes.soft import PLUSH, stuffed
from shapes.solids import ellipsoid
from shots import Shot


def build():
    animal(dog, 'sitting', at=(-.5, .1, 0), turn=10, collar='#2f8f83')
    animal(cat, 'sleeping', at=(.95, 0, 0), turn=-10)
    product(brush, at=(.0, -1.3, 0), turn=-32, size=.52, colours=('#2a7f86',))
    product(coat_rake, at=(.85, -1.25, 0), turn=28, size=.52, colours=('#c79f6e',))
    product(grooming_comb, at=(-.85, -1.15, 0), turn=30, size=.42, colours=('#8f2f4d',))
    stuffed('shed', ellipsoid((.42, -1.5, .06), (.11, .09, .06)), (.2, -1.7, -.05), (.6, -1.3, .2), '#fff0d8', PLUSH, .012)
    return Shot(aim=(.15, -.35, .68), span=4.7, ground='#F7E3C3', azimuth=0, elevation=19)
