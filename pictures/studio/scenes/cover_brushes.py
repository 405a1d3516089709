"""A dog and a cat after a brushing: brush, rake and comb lie before them."""
import animals.cat as cat
import animals.dog as dog
import families.brush as brush
import families.coat_rake as coat_rake
import families.grooming_comb as grooming_comb
from sets import animal, product
from shots import Shot


def build():
    animal(dog, 'sitting', at=(-.5, .1, 0), turn=10, collar='#2f8f83')
    animal(cat, 'sleeping', at=(.95, 0, 0), turn=-10)
    product(brush, at=(.0, -1.3, 0), turn=-32, size=.52, colours=('#2a7f86',))
    product(coat_rake, at=(.85, -1.25, 0), turn=28, size=.52, colours=('#c79f6e',))
    product(grooming_comb, at=(-.85, -1.15, 0), turn=30, size=.42, colours=('#8f2f4d',))
    return Shot(aim=(.15, -.35, .68), span=4.7, ground='#F7E3C3', azimuth=0, elevation=19)
