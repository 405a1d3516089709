"""A cat sits in its litter box, a mat and a scoop in front."""
import animals.cat as cat
import families.litter_box as litter_box
import families.litter_mat as litter_mat
from sets import animal, product
from shots import Shot


def build():
    product(litter_box, at=(.1, .1, 0), turn=-12, size=1.32, colours=('#7f9fb6',), cover='none', walls='high', trays='single')
    animal(cat, 'sitting', at=(.12, .2, .22), turn=-14, size=.95)
    product(litter_mat, at=(-.2, -1.5, 0), turn=-12, size=.72, colours=('#8d7a86',), outline='half-round',
            surface='honeycomb-holes', edge='bound')
    return Shot(aim=(-1.2, 0, .73), span=5.8, ground='#F3DAD8', width=1600, height=800, elevation=14, ground_share=75)
