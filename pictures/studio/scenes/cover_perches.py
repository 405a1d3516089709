"""A bird on a natural branch, between a thin rope perch and a thicker branch, before the bars of its cage."""
import animals.bird as bird
from materials import rope, wire
from sets import animal
from shapes.branches import bark, branch
from shapes.cages import bars
from shapes.curves import smooth_path
from shapes.tubes import twisted
from shots import Shot


def build():
    middle = [(-2.9, .1, .92), (-1, -.06, 1.02), (.2, .02, .96), (1.2, -.05, 1.03), (2.9, .1, .95)]
    branch('middle', [(middle, [.13, .12, .12, .11, .10])], bark('brown', '#9b7450'), .03, .006)
    thick = [(-2.9, -.9, .50), (-.8, -.8, .36), (.9, -.86, .42), (2.9, -.8, .34)]
    branch('thick', [(thick, [.19, .19, .18, .17])], bark('pale', '#c49a6c'), .03, .006)
    orange, teal = rope('orange', '#d98a4f'), rope('teal', '#5e8c8a')
    line = smooth_path([(-2.9, .5, 2.05), (-1.2, .5, 2.30), (.4, .5, 2.16), (1.8, .5, 2.34), (2.9, .5, 2.2)], 40)
    twisted('rope', line, .075, [orange, orange, teal], 6, 22, 7)
    bars((-2.9, 1.1, 0), (2.9, 1.1, 0), (0, 0, 3.4), .34, .022, wire('bar', '#f1f0ec'))
    animal(bird, 'sitting', at=(.02, 0, 1.05), turn=14, size=.9, perch=False)
    return Shot(aim=(0, 0, 1.3), span=4.6, ground='#DCE9F0', azimuth=-5, elevation=7)
