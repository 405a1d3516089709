"""Flat things with any outline: garments laid out, felt cut to shape, gloves, blades, mats."""
import math

import numpy as np

from shapes.curves import smooth_path


def smooth_outline(points, steps=6):
    """A closed curve through (x, y) points."""
    path = smooth_path([(*point, 0) for point in [points[-1], *points, points[0], points[1]]], steps)
    return [(point.x, point.y) for point in path[steps:-1 - steps]]


def mirrored(half):
    """A whole outline from its right half, given from the top middle around to the bottom middle."""
    return [*half, *((-x, y) for x, y in reversed(half) if x > 1e-6)]


def edge_distance(points, outline):
    """How far (x, y) points are from an outline: negative inside."""
    column = column_height(points)
    if column > 1:
        return np.repeat(edge_distance(points[::column, :2], outline), column)
    corners = np.array(outline, np.float32)
    parts = np.array_split(points, max(1, len(points) * len(corners) // 2_000_000))
    return np.concatenate([distance_to_edges(part, corners) for part in parts])


def column_height(points):
    """How many points stand above one another everywhere, as in the grid that a mesh is made on; 1 if they do not."""
    other = np.flatnonzero((points[:, 0] != points[0, 0]) | (points[:, 1] != points[0, 1]))
    height = int(other[0]) if len(other) else 1
    if height < 2 or len(points) % height:
        return 1
    columns = points[:, :2].reshape(-1, height, 2)
    return height if (columns == columns[:, :1]).all() else 1


def distance_to_edges(points, corners):
    start, along = corners[None], (np.roll(corners, -1, 0) - corners)[None]
    x, y = points[:, :1] - start[..., 0], points[:, 1:2] - start[..., 1]
    t = np.clip((x * along[..., 0] + y * along[..., 1]) / np.maximum((along ** 2).sum(-1), 1e-12), 0, 1)
    nearest = ((x - t * along[..., 0]) ** 2 + (y - t * along[..., 1]) ** 2).min(1)
    level = np.where(along[..., 1] == 0, 1, along[..., 1])
    crossed = ((y < 0) != (y < along[..., 1])) & (x < along[..., 0] * y / level)
    return np.where(crossed.sum(1) % 2 == 1, -1, 1) * np.sqrt(nearest)


def flat(outline, half=.03, puff=0., reach=.2, middle=0., wrinkle=0.):
    """A solid of an outline lying on its side: half its thickness at the edge, `puff` more inside after `reach`."""
    def distance(points):
        border = edge_distance(points, outline)
        thick = half + puff * (1 - np.exp(np.minimum(border, 0) / reach))
        if wrinkle:
            thick = thick + wrinkle * np.sin(7 * points[:, 0] + 4 * points[:, 1]) * np.sin(5 * points[:, 1] - 3 * points[:, 0] + 1)
        out = np.stack([border + half * .9, np.abs(points[:, 2] - middle) - thick + half * .9], 1)
        return np.sqrt((np.maximum(out, 0) ** 2).sum(1)) + np.minimum(out.max(1), 0) - half * .9
    return distance


def bounds(outline, low, high, air=.06):
    """The box around an outline, for `sculpt`."""
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    return (min(xs) - air, min(ys) - air, low), (max(xs) + air, max(ys) + air, high)


def ring_outline(radius, start, end, steps=24, centre=(0, 0), stretch=1.):
    """An arc as (x, y) points, angles in radians."""
    return [(centre[0] + radius * stretch * math.cos(start + (end - start) * i / steps), centre[1] + radius * math.sin(start + (end - start) * i / steps))
            for i in range(steps + 1)]
