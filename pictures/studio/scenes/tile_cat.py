"""The cat of the category tiles."""
import animals.cat as cat
from sets import animal
from shots import Shot


def build():
    animal(cat, 'sitting', turn=24)
    return Shot(aim=(0, 0, .95), span=2.6, ground='#F3DAD8', width=960, height=960, elevation=11, ground_share=65)
