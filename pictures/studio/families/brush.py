"""A grooming brush lying on its back: fine bent pins on a pad, and a button that clears them."""
from materials import metal, rubber
from shapes.boxes import box
from shapes.mesh import ball
from shapes.soft import sculpt
from shapes.solids import Body, block, limb
from shapes.tubes import tube
from surfaces import surface
from views import View, Views


def build(_):
    body = Body().add(block((0, .62, .12), (.42, .34, .075), .07), 0).add(limb([(0, .32, .11), (0, .05, .13), (0, -.45, .15), (0, -.95, .12)], [.12, .10, .125, .10]), .16)
    sculpt('brush', body, (-.55, -1.2, -.05), (.55, 1.1, .40), surface('tint', rough=.38, coat=.2))
    grip = Body().add(limb([(0, -.14, .165), (0, -.45, .18), (0, -.84, .155)], [.088, .118, .088]), 0)
    sculpt('grip', grip, (-.3, -1.1, 0), (.3, .1, .4), rubber('grip', '#3a3c40'))
    sculpt('pad', Body().add(block((0, .62, .20), (.365, .285, .035), .034), 0), (-.47, .2, .1), (.47, 1, .3), surface('pad', '#2a2b2e', .6))
    pin, tip = metal(), surface('tip', '#f2efe8', .4)
    for i in range(14):
        for j in range(10):
            x, y = -.31 + .62 * i / 13 + (.022 if j % 2 else 0), .40 + .44 * j / 9
            if x < .33:
                tube('pin', [(x, y, .22), (x, y, .37), (x, y - .035, .44)], .008, pin, 6)
                ball('tip', (x, y - .035, .445), .014, tip)
    box('button', (0, .19, .25), (.15, .17, .06), surface('button', '#f0ede6', .4), .028, steps=5)
    return Views(View(-38, 38), View(-52, 26, at=(0, .55, .25), span=1.1),
                 View(140, 40), samples=6)
