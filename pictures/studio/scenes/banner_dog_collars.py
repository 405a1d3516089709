"""A dog seen close: the collar around its neck, two more beside it."""
import animals.dog as dog
import families.collar as collar
from sets import animal, product
from shots import Shot

FLAT = {'body': 'flat', 'closure': 'side-release'}


def build():
    animal(dog, 'sitting', at=(.5, .2, 0), turn=-10, collar='#b8342c')
    product(collar, at=(-.88, .5, 0), turn=14, size=.46, colours=('#2f8f83',), width='standard', extra='none', **FLAT)
    product(collar, at=(-.66, -.38, 0), turn=-6, size=.46, colours=('#e0a02f',), width='standard', extra='none', **FLAT)
    return Shot(aim=(-.98, 0, .82), span=4.6, ground='#F7E3C3', width=1600, height=800, elevation=14, ground_share=75)
