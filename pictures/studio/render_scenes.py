"""Renders the scenes: blender -b -noaudio --python-exit-code 1 -P render_scenes.py -- <scene> out=<folder> [res=960] [spp=24]

Writes <folder>/<scene>.png. Scenes are tile-dog, tile-cat, tile-bird, tile-fish and banner-home.
"""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import old_animals as animals  # noqa: E402
import banner  # noqa: E402
from studio import render, reset, studio  # noqa: E402

GROUNDS = {'dog': '#F7E3C3', 'cat': '#F3DAD8', 'bird': '#D9E9F4', 'fish': '#CFEAE4'}


def draw(name, folder, size=960, samples=None):
    os.makedirs(folder, exist_ok=True)
    out = os.path.join(os.path.abspath(folder), name)
    reset()
    if name == 'banner-home':
        render(out, bgtarget=banner.home(1920, samples or 28), pct=74)
        return
    ground = GROUNDS[name.removeprefix('tile-')]
    view = animals.ALL[name.removeprefix('tile-')]()
    view.update(res=size, samples=samples or 24, vt='Standard', exposure=0, bg=ground)
    studio(**view)
    render(out, bgtarget=ground)


if __name__ == '__main__':
    words = sys.argv[sys.argv.index('--') + 1:]
    options = dict(word.split('=') for word in words if '=' in word)
    for scene in (word for word in words if '=' not in word):
        began = time.time()
        draw(scene, options['out'], int(options.get('res', 960)), int(options['spp']) if 'spp' in options else None)
        print(f'RENDERED {scene} {time.time() - began:.0f} s', flush=True)
