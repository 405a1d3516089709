"""The dog of the category tiles."""
import animals.dog as dog
from sets import animal
from shots import Shot


def build():
    animal(dog, 'sitting', turn=24)
    return Shot(aim=(0, 0, .92), span=2.5, ground='#F7E3C3', width=960, height=960, elevation=11, ground_share=65)
