"""A puppy bows to a rubber bone; its bed and its bowl stand behind."""
import animals.dog as dog
import families.bowl as bowl
import families.fetch_toy as fetch_toy
import families.plush_bed as plush_bed
from sets import animal, product
from shots import Shot


def build():
    animal(dog, 'playing', at=(-.15, -.35, 0), turn=-6, size=.85, collar='#b3312c')
    product(fetch_toy, at=(.98, -1.05, 0), turn=28, size=.42, colours=('#d9694f', '#f4ead8'))
    product(plush_bed, at=(-.8, 1.3, 0), size=.95, colours=('#c9dbe6',), pile='smooth', rim='high')
    product(bowl, at=(1.4, .75, 0), size=.3, colours=('#2f5d43',), form='steel-painted', inside='plain')
    return Shot(aim=(.05, -.1, .55), span=4.6, ground='#F5DDB8', azimuth=6, elevation=20)
