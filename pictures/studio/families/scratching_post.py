"""A tall scratching post wound with sisal rope, on a square base, with a flat cap."""
from materials import felt, sisal
from shapes.boxes import box
from shapes.soft import FELT, stuffed
from shapes.solids import block
from shapes.tubes import winding
from views import View, Views

HIGH, RADIUS, HALF = 2.0, .165, .52


def build(_):
    stuffed('tint', block((0, 0, .07), (HALF, HALF, .07), .045), (-.65, -.65, -.05), (.65, .65, .22), pile=FELT, step=.016)
    winding('post', 0, 0, .12, HIGH - .06, RADIUS, .026, sisal('tint2'), felt('core', '#a98a5e'))
    stuffed('tint', block((0, 0, HIGH), (.27, .27, .07), .05), (-.4, -.4, HIGH - .14), (.4, .4, HIGH + .14), pile=FELT, step=.014)
    box('label', (0, -HALF - .004, .07), (.20, .012, .05), felt('label', '#f4ead8'), .004)
    return Views(View(-24, 13), View(-24, 24, at=(0, -.05, .42), span=1.3), samples=5)
