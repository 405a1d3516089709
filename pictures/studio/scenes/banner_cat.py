"""A cat asleep in its bed, with a scratching post and its mice: right half of the banner that leads to the cats' page."""
import animals.cat as cat
import families.catnip_mouse as catnip_mouse
import families.plush_bed as plush_bed
import families.scratching_post as scratching_post
from sets import animal, product
from shots import Shot


def build():
    product(plush_bed, at=(-.15, 0, 0), size=.98, colours=('#8fa9b8',), pile='smooth', rim='low')
    animal(cat, 'sleeping', at=(-.15, -.05, .22), turn=14)
    product(scratching_post, at=(1.35, .45, 0), turn=-16, size=.86, colours=('#b9798a', '#d9b27a'))
    product(catnip_mouse, at=(1.2, -.95, 0), turn=20, size=.36, colours=('#e2c195', '#b5485c'))
    return Shot(aim=(-1.1, 0, .82), span=6.2, ground='#F3DAD8', width=1600, height=592, elevation=11, ground_share=75, even=True)
