"""A cat walks up to a tall scratching post that stands in front of the sofa it is meant to save."""
import animals.cat as cat
import families.scratching_post as scratching_post
import families.sofa_bed as sofa_bed
from sets import animal, product
from shots import Shot


def build():
    product(scratching_post, at=(1.05, -.3, 0), turn=-14, size=1.1, colours=('#6b7a55', '#c7a878'))
    animal(cat, 'standing', at=(-.35, -.1, 0), turn=10)
    product(sofa_bed, at=(.1, 2.2, 0), turn=-4, size=2.0, colours=('#c98f8a', '#e6c3bd'),
            arms='rolled', back='straight', legs='tapered')
    return Shot(aim=(.2, 0, 1.1), span=5.2, ground='#F6E4D8', azimuth=-5, elevation=9)
