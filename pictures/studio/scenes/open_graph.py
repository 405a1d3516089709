"""The whole shop in one picture, for link previews: all four animals with some of their things."""
import animals.bird as bird
import animals.cat as cat
import animals.dog as dog
import families.plush_bed as plush_bed
import families.rope_toy as rope_toy
from sets import animal, product
from shots import Shot
from vessels import full_bowl, planted_tank


def build():
    animal(dog, 'sitting', at=(-.5, .1, 0), turn=12)
    product(plush_bed, at=(1.15, .45, 0), turn=4, size=.92, colours=('#7f9fa6',), pile='smooth', rim='low')
    animal(cat, 'sitting', at=(1.12, .35, .22), turn=-12, size=.92)
    product(rope_toy, at=(.3, -1.0, .05), turn=14, size=.44, colours=('#d8702f', '#f4ead8'), form='two-knots')
    full_bowl((-1.1, -.95, 0), .44, '#2f8f83')
    planted_tank((-1.75, .5, 0), .92)
    animal(bird, 'sitting', at=(1.95, -.8, 0), turn=-16, size=.48, perch=False)
    return Shot(aim=(.13, 0, .9), span=5.9, ground='#F7E3C3', width=1600, height=840, elevation=10, samples=14, ground_share=75)
