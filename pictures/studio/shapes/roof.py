"""Roofs: rows of shingles or plain panels on a gable's line."""
import math

from shapes.boxes import prism


def pitched_roof(line, half, axis, material, shingled=True, eave=.10, near_eave=None):
    """Covers a line of (across, height) points from the right eave to the left one, pushed along an axis.

    `half` is half its length; `near_eave` is how far the slope at the line's end (the viewer's, for axis x) hangs over."""
    top = max(z for _, z in line)
    for number, (a, b) in enumerate(zip(line, line[1:])):
        length = math.dist(a, b)
        start = -eave if number == 0 else 0
        end = length + ((near_eave or eave) if number == len(line) - 2 else 0)
        slope(a, b, start, end, half, axis, material, shingled)
    outline = [(-.10, top - .03), (0, top + .055), (.10, top - .03), (.10, top + .03), (0, top + .11), (-.10, top + .03)]
    prism('ridge', outline, -half - .01, half + .01, material, axis, .01)


def slope(a, b, start, end, half, axis, material, shingled):
    """One side, between two places along the line from a to b; each row's lower edge lies on the row below."""
    length, rising = math.dist(a, b), b[1] > a[1]
    along = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
    up = (-along[1], along[0]) if along[0] > 0 else (along[1], -along[0])
    rows = max(2, round((end - start) / .17)) if shingled else 1
    step, thin = (end - start) / rows, .05 if shingled else .07
    thick = thin * 1.5 if shingled else thin
    for i in range(rows):
        low, high = start + step * i, start + step * (i + 1)
        ends = ((low, thick), (high, thin)) if rising else ((low, thin), (high, thick))
        point = lambda far, off: (a[0] + along[0] * far + up[0] * off, a[1] + along[1] * far + up[1] * off)
        slab = [point(low, 0), point(high, 0), point(high, ends[1][1]), point(low, ends[0][1])]
        prism('roof', slab, -half, half, material, axis, .01)
