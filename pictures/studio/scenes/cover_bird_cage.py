"""A bird flies home to its wide cage, where another one sits on the perch."""
import animals.bird as bird
import families.bird_cage as bird_cage
from sets import animal, product
from shots import Shot


def build():
    product(bird_cage, at=(.6, .4, 0), turn=-14, size=1.75, colours=('#f1f0ec',), roof='arched', bars='fine')
    animal(bird, 'sitting', at=(.95, .42, .97), turn=-6, size=.5, perch=False, colours='blue')
    animal(bird, 'flying', at=(-.8, -1.0, .40), turn=14, size=.85)
    return Shot(aim=(.0, 0, 1.25), span=5.8, ground='#C6DDEC', azimuth=-4, elevation=10)
