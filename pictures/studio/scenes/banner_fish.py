"""A fish rises beside driftwood and plants: right half of the banner that leads to the fishes' page."""
import animals.fish as fish
import families.aquarium_driftwood as aquarium_driftwood
import families.aquarium_plants as aquarium_plants
from facing import to_the_left
from sets import animal, product
from shapes.pebbles import RIVER, pebbles
from shapes.scatter import heap
from shots import Shot
from surfaces import surface


def build():
    to_the_left(animal(fish, 'rising', at=(-.95, -.45, .3), turn=-16, size=.88, bubbles=True))
    product(aquarium_driftwood, at=(.62, .1, 0), turn=20, size=.95, colours=('#8a6748',))
    product(aquarium_plants, at=(1.3, .35, 0), turn=-12, size=.76, colours=('#4c8a32', '#a8443e'))
    stones = [surface(f'stone{i}', colour, .7, specular=.4) for i, colour in enumerate(RIVER)]
    pebbles('gravel', stones, 60, heap(.75, -.4, .02, 1.15, 0), .07)
    return Shot(aim=(-1.35, 0, .86), span=7.2, ground='#CFEAE4', width=1600, height=592, elevation=9, ground_share=75, even=True)
