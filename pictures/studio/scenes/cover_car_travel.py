"""A dog and a cat on the back seat of a car: the dog in its belt, the cat in its carrier."""
import animals.cat as cat
import animals.dog as dog
import bpy
import families.hard_carrier as hard_carrier
from materials import webbing
from sets import animal, product, tint
from shapes.around import strap_on_scene
from shapes.car_seat import back_seat
from shapes.mesh import Gathered, group
from shots import Shot

SEAT = .70


def build():
    with Gathered() as bench:
        back_seat(1.3, headrests=(-.65, .65))
    tint(bpy.data.materials['seat'], '#b9a58c')
    group(bench, scale=1.6)
    animal(dog, 'sitting', at=(-.78, -.35, SEAT), turn=12, size=.9, collar=None)
    strap_on_scene('belt', (-.76, -.42, SEAT + .62), (.5, -.15, .85), .13, .02, webbing('belt', '#2b3f63'), start=100, end=342)
    product(hard_carrier, at=(.86, -.22, SEAT), turn=-10, size=1.1, colours=('#8a9a7b', '#4b4e54'), prepared='second')
    animal(cat, 'peeking', at=(.73, -.92, SEAT + .21), turn=-10, size=.72)
    return Shot(aim=(.05, -.1, 1.3), span=5.3, ground='#F6E0CB', azimuth=-5, elevation=12)
