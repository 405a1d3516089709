"""Renders a scene of `scenes/`: one of animals, products and words' room that no product shows.

blender -b -noaudio --python-exit-code 1 -P render_scenes.py -- <scene> out=/tmp/x [res=960] [spp=…] [threads=2]

Writes /tmp/x.png. `res` is the picture's width in px, less for a draft. A name such as banner-home--phone asks the scene
`scenes/banner_home.py` for its crop "phone". Instead of these words `-` takes lines of them from its input, as render.py.
"""
import importlib
import os
import sys
import time

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, FOLDER)

import bpy  # noqa: E402
import denoiser  # noqa: E402
import passes  # noqa: E402
from render import answer_lines  # noqa: E402
from shots import set_shot  # noqa: E402


def main(words):
    denoiser.weights_folder()
    if words == ['-']:
        answer_lines(render)
    else:
        render(words)


def render(words):
    asked = dict(word.split('=', 1) for word in words if '=' in word)
    name = next((word for word in words if '=' not in word), '')
    scene, _, crop = name.partition('--')
    file = scene.replace('-', '_')
    if not os.path.exists(os.path.join(FOLDER, 'scenes', file + '.py')):
        sys.exit(f'no scene "{scene}": write studio/scenes/{file}.py')
    if 'out' not in asked:
        sys.exit('say out=<path without ending>')
    began = time.time()
    draw(importlib.import_module('scenes.' + file), crop, asked)
    print(f'RENDERED {asked["out"]} {time.time() - began:.0f} s', flush=True)


def draw(scene, crop, asked):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shot = scene.build(crop) if crop else scene.build()
    set_shot(shot, int(asked.get('res', shot.width)) / shot.width)
    passes.prepare_cycles(int(asked.get('spp', shot.samples)), int(asked.get('threads', 2)))
    passes.render(os.path.abspath(asked['out']), shot.ground, prefilter=shot.metal, percentile=shot.ground_share)


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1:])
