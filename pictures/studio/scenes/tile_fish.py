"""The fish of the category tiles."""
import animals.fish as fish
from sets import animal
from shots import Shot


def build():
    animal(fish, 'swimming', turn=24, bubbles=True)
    return Shot(aim=(-.02, 0, .82), span=2.4, ground='#CFEAE4', width=960, height=960, elevation=11, ground_share=65)
