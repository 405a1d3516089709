"""One cat sits on a mat between two litter boxes: one more than there are cats."""
import animals.cat as cat
import families.litter_box as litter_box
import families.litter_mat as litter_mat
from sets import animal, product
from shots import Shot


def build():
    product(litter_mat, at=(.05, -.45, 0), turn=-6, size=.85, colours=('#8c9096',), surface='honeycomb-holes', edge='bound')
    animal(cat, 'sitting', at=(0, -.35, .09), turn=8, collar='#c2304a')
    product(litter_box, at=(-1.35, 1.15, 0), turn=24, size=1.15, colours=('#a9cdb8',), walls='high')
    product(litter_box, at=(1.5, .85, 0), turn=-24, size=1.1, colours=('#cdb892',), walls='low')
    return Shot(aim=(.05, .1, .75), span=5.8, ground='#F5E1DC', azimuth=0, elevation=20)
