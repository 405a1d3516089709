"""Takes the lamps' gradient off a picture's ground: it has one colour to all edges, and only what stands on it shades it."""
import numpy as np

ACROSS, UPWARDS = 5, 8      # degrees of the surface that follows the light: the paper bends upwards behind the things
SHADED = -.04               # ground this much darker than the light lies in a shadow
PALER, HUE = .4, .025       # seen flat, the ground mirrors: it may be as much paler, by the same in each channel


def even_ground(rgb, albedo, border, goal):
    """Scales a linear picture softly so that its bare ground is `goal` everywhere. `border` are the surfaces along its edges."""
    paler = albedo - np.median(border, 0)
    bare = (np.abs(paler).max(2) < PALER) & (np.ptp(paler, axis=2) < HUE)
    height, width = bare.shape
    y, x = np.meshgrid(np.linspace(-1, 1, height), np.linspace(-1, 1, width), indexing='ij')
    rows, columns = np.nonzero(bare[::5, ::5])
    light = np.log(np.maximum(rgb[::5, ::5][rows, columns], 1e-4))
    known = basis(x[::5, ::5][rows, columns], y[::5, ::5][rows, columns])
    lit = np.ones(len(light))
    for _ in range(8):
        steady = known.T @ (known * lit[:, None]) + np.eye(known.shape[1]) * len(light) * 1e-6
        surface = np.linalg.solve(steady, known.T @ (light * lit[:, None]))
        lit = np.where((light - known @ surface).mean(1) < SHADED, .02, 1)
    field = (basis(x.ravel(), y.ravel()) @ surface).reshape(rgb.shape)
    return (rgb * np.exp(np.clip(np.log(goal) - field, -.6, .6))).astype(np.float32)


def basis(x, y):
    return np.stack([x ** i * y ** j for i in range(ACROSS + 1) for j in range(UPWARDS + 1)], 1)
