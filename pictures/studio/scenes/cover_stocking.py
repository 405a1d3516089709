"""A small tank with just three fish in it, and room to turn."""
import animals.fish as fish
import families.aquarium as aquarium
from sets import animal, product
from shots import Shot

FISH = (('swimming', (-.48, -.50, 1.12), 2), ('turning', (.40, -.70, .94), -6), ('swimming', (-.30, -.85, .44), -78))


def build():
    product(aquarium, turn=-8, size=2.2, colours=('#5b6b78',), front='curved', top='open', base='none')
    for pose, at, turn in FISH:
        animal(fish, pose, at=at, turn=turn, size=.35)
    return Shot(aim=(0, -.2, 1.02), span=4.6, ground='#D6ECE0', azimuth=8, elevation=13, samples=14)
