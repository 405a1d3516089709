"""A cat looks out of its felt cave on the first evening; the carrier stands open behind, water is near."""
import animals.cat as cat
import families.cat_dish as cat_dish
import families.cat_house as cat_house
import families.hard_carrier as hard_carrier
from sets import animal, product
from shots import Shot


def build():
    product(cat_house, at=(-.3, .3, 0), turn=4, size=1.4, colours=('#cf9a2e', '#b08226'), form='cave')
    animal(cat, 'peeking', at=(-.36, -.64, .17), turn=4, size=.86)
    product(hard_carrier, at=(1.65, 1.35, 0), turn=-34, size=.9, colours=('#6f8594', '#3a3d42'), prepared='second')
    product(cat_dish, at=(.95, -1.05, 0), size=.33, colours=('#b5654a',), form='shallow-round')
    return Shot(aim=(.0, 0, .75), span=5.2, ground='#F3DAD8', azimuth=2, elevation=15)
