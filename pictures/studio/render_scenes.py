"""Renders a scene of `scenes/`: one of animals, products and words' room that no product shows.

blender -b -noaudio --python-exit-code 1 -P render_scenes.py -- <scene> out=/tmp/x [res=960] [spp=…] [threads=2]

Writes /tmp/x.png. `res` is the picture's width in px, less for a draft. A name such as banner-home--phone asks the scene
`scenes/banner_home.py` for its crop "phone". Instead of these words `-` takes lines of them from its input, as render.py.
"""
import importlib
import os
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, FOLDER)

import bpy  # noqa: E402
import passes  # noqa: E402
from render import main  # noqa: E402
from shots import set_shot  # noqa: E402


def draw(name, asked):
    scene, _, crop = name.partition('--')
    file = scene.replace('-', '_')
    if not os.path.exists(os.path.join(FOLDER, 'scenes', file + '.py')):
        sys.exit(f'no scene "{scene}": write studio/scenes/{file}.py')
    bpy.ops.wm.read_factory_settings(use_empty=True)
    build = importlib.import_module('scenes.' + file).build
    shot = build(crop) if crop else build()
    set_shot(shot, int(asked.get('res', shot.width)) / shot.width)
    passes.prepare_cycles(int(asked.get('spp', shot.samples)), int(asked.get('threads', 2)))
    passes.render(os.path.abspath(asked['out']), shot.ground, prefilter=shot.metal, percentile=shot.ground_share, even=shot.even)


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1:], draw)
