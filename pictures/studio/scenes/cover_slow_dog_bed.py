"""An old dog asleep on a thick, low bed, its water within reach."""
import animals.dog as dog
import families.bowl as bowl
import families.orthopedic_bed as orthopedic_bed
from sets import animal, product
from shots import Shot


def build():
    product(orthopedic_bed, size=1.25, turn=-14, colours=('#6f8093', '#d9c7a8'), bolster='three-sided')
    animal(dog, 'sleeping', at=(-.12, .12, .39), turn=-8, collar='#b3312c')
    product(bowl, at=(1.75, -.95, 0), size=.36, colours=('#e9dfc9',), form='steel-painted', inside='plain')
    return Shot(aim=(.1, -.1, .5), span=5.2, ground='#F7E3C3', azimuth=-6, elevation=24)
