"""The bird of the category tiles."""
import animals.bird as bird
from sets import animal
from shots import Shot


def build():
    animal(bird, 'sitting', turn=24)
    return Shot(aim=(0, 0, .86), span=2.4, ground='#D9E9F4', width=960, height=960, elevation=11, ground_share=65)
