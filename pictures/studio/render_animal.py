"""Renders one felted animal: blender -b -noaudio --python-exit-code 1 -P render_animal.py -- dog pose=sleeping out=/tmp/x

Writes /tmp/x.png on the pet's own ground. Further words: res=320 spp=12 threads=2 az=-24 el=11 for the picture; any other
(`collar=#2f8f83`, `perch=no`, `bubbles=yes`) is an option of the animal. Several animals, with + between them, are rendered
one after another: dog pose=sitting out=/tmp/a + cat out=/tmp/b. Fuzz wants 12 samples, a draft 6.
"""
import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import camera  # noqa: E402
import passes  # noqa: E402
from shapes.mesh import add_mesh  # noqa: E402
from views import View  # noqa: E402

GROUNDS = {'dog': '#F7E3C3', 'cat': '#F3DAD8', 'bird': '#D9E9F4', 'fish': '#CFEAE4'}
PICTURE = {'out': '', 'res': '320', 'spp': '12', 'threads': '2', 'az': '-24', 'el': '11'}
WORDS = {'yes': True, 'no': False, 'none': None}


def main(words):
    while words:
        end = words.index('+') if '+' in words else len(words)
        render(words[0], dict(word.split('=', 1) for word in words[1:end]))
        words = words[end + 1:]


def render(animal, asked):
    if animal not in GROUNDS or 'out' not in asked:
        sys.exit(f'say one of {", ".join(GROUNDS)} and out=<path without ending>')
    began = time.time()
    picture = {key: asked.pop(key, value) for key, value in PICTURE.items()}
    bpy.ops.wm.read_factory_settings(use_empty=True)
    importlib.import_module(f'animals.{animal}').build(**{key: WORDS.get(value, value) for key, value in asked.items()})
    add_mesh('floor', [(0, 0, 0)], [])      # the stage lays its ground under the lowest point: what hovers would lie on it
    built = time.time()
    view = View(float(picture['az']), float(picture['el']), fill=.80, lens=100)
    camera.set_stage(view, GROUNDS[animal], int(picture['res']))
    passes.prepare_cycles(int(picture['spp']), int(picture['threads']))
    passes.render(os.path.abspath(picture['out']), GROUNDS[animal], prefilter=False, percentile=72)
    print(f'RENDERED {picture["out"]}: built in {built - began:.0f} s, rendered in {time.time() - built:.0f} s', flush=True)


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1:])
