"""The shop's first picture: a dog, a cat in its bed, their bowl and rope, a bird and a tank. Its crops are named after the
width in px of the windows that they begin at."""
import animals.bird as bird
import animals.cat as cat
import animals.dog as dog
import families.plush_bed as plush_bed
import families.rope_toy as rope_toy
from sets import animal, product
from shots import Shot
from vessels import full_bowl, planted_tank

GROUND = '#F7E3C3'
CROPS = {
    '0': Shot(aim=(.9, -.2, 1.08), span=3.05, ground=GROUND, width=640, height=592, ground_share=75, even=True),
    '360': Shot(aim=(.98, -.2, 1.02), span=3.75, ground=GROUND, width=960, height=725, ground_share=75, even=True),
    '425': Shot(aim=(.52, -.2, .97), span=6.7, ground=GROUND, width=1600, height=617, samples=10, ground_share=75, even=True),
    '768': Shot(aim=(.62, -.2, 1.0), span=8.8, ground=GROUND, width=1600, height=463, samples=10, ground_share=75, even=True),
    '1024': Shot(aim=(-1.22, -.2, .95), span=8.9, ground=GROUND, width=1920, height=592, samples=10, ground_share=75, even=True),
}
SPREAD = {'768': 1.3}          # a low and very wide picture has room between the things
NARROW = ('0', '360')          # their edges would cut what stands beside the two


def build(crop):
    wide = SPREAD.get(crop, 1)
    place = lambda x, y, z=0: (x * wide, y, z)
    animal(dog, 'sitting', at=place(.05, 0), turn=10)
    product(plush_bed, at=place(1.85, .4), turn=4, size=.98, colours=('#7f9fa6',), pile='smooth', rim='low')
    animal(cat, 'sitting', at=place(1.82, .3, .24), turn=-12, size=.94)
    product(rope_toy, at=place(.9, -1.0, .05), turn=14, size=.46, colours=('#d8702f', '#f4ead8'), form='two-knots')
    if crop not in NARROW:
        full_bowl(place(-.78, -.85), .46, '#2f8f83')
        planted_tank(place(-1.12, .55), .92)
        animal(bird, 'sitting', at=place(2.78, -.8), turn=-20, size=.48, perch=False)
    return CROPS[crop]
