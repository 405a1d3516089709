"""A dog asleep on a thick bed with a bolster."""
import animals.dog as dog
import families.orthopedic_bed as orthopedic_bed
from facing import to_the_left
from sets import animal, product
from shots import Shot


def build():
    product(orthopedic_bed, at=(0, 0, 0), turn=-10, size=1.42, colours=('#4f7f8c', '#e9dcc6'), bolster='corner',
            top='smooth', height='slab')
    to_the_left(animal(dog, 'sleeping', at=(-.1, -.05, .42), turn=-22))
    return Shot(aim=(-1.05, 0, .62), span=5.8, ground='#F7E3C3', width=1600, height=800, elevation=15, ground_share=75)
