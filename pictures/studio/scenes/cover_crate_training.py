"""A dog naps in a crate whose door stands open; a toy to be filled waits in front."""
import animals.dog as dog
import families.crate as crate
import families.treat_toy as treat_toy
from sets import animal, product
from shots import Shot


def build():
    box = product(crate, size=1.75, turn=-66, colours=('#5b6b78',), doors='two')
    box.scale.x *= -1   # its end door then opens to the side that the camera does not look through
    animal(dog, 'sleeping', at=(.36, -.62, .40), turn=-10, size=.88, collar='#d9742b')
    product(treat_toy, at=(-.85, -1.75, 0), size=.36, colours=('#d9742b', '#2f8f83'), form='wobbler')
    return Shot(aim=(.15, -.5, 1.0), span=6.1, ground='#F3DDB6', azimuth=-3, elevation=14)
