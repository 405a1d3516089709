"""A bird comes flying to its play stand: right half of the banner that leads to the birds' page."""
import animals.bird as bird
import families.bird_foot_toys as bird_foot_toys
import families.bird_play_stand as bird_play_stand
from sets import animal, product
from shots import Shot


def build():
    animal(bird, 'flying', at=(-.92, -.1, .28), turn=14, size=.72)
    product(bird_play_stand, at=(1.0, 0, 0), turn=-8, size=1.2, colours=('#b98a56', '#5f86a8'))
    product(bird_foot_toys, at=(-1.0, -.55, 0), turn=10, size=.36, colours=('#c98f4a', '#d8702f'))
    return Shot(aim=(-1.3, 0, .95), span=7.2, ground='#D9E9F4', width=1600, height=592, elevation=9, ground_share=75, even=True)
