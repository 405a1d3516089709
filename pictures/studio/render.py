"""Renders one view of one product: its picture and the masks of its colour zones.

blender -b -noaudio --python-exit-code 1 -P render.py -- <family> [shape=value …] view=hero out=/tmp/x [res=960] [spp=…] [threads=2]

Instead of these words `-` takes lines of them from its input, one for each picture, and answers each with a line.

Writes /tmp/x.png, /tmp/x.mask.png, /tmp/x.mask2.png. `view` is hero, second or third. The shape's parameters are those
of api/data/families.json; one that is left out has its first value there. Drafts (res up to 480) and what does not mirror
skip the slow part of the denoiser. The zones are grey: the service colours them.
"""
import importlib
import json
import os
import sys
import time

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, FOLDER)

import bpy  # noqa: E402
import camera  # noqa: E402
import denoiser  # noqa: E402
import passes  # noqa: E402

GROUND = '#f4efe6'   # the cream behind products
PILE, FUR = 9, 16     # samples for short and for long hair: with fewer the denoiser paints over it
LONG = .03            # product units
SETTINGS = ('view', 'out', 'res', 'spp', 'threads')


def main(words, draw):
    """Draws what the words name, or with `-` what each line of the input does, and answers each with a line."""
    denoiser.weights_folder()
    if words != ['-']:
        answer(words, draw)
        return
    for line in sys.stdin:
        try:
            answer(line.split(), draw)
        except (Exception, SystemExit) as problem:
            print('FAILED ' + ' '.join(f'{type(problem).__name__}: {problem}'.split()), flush=True)


def answer(words, draw):
    asked = dict(word.split('=', 1) for word in words if '=' in word)
    name = next((word for word in words if '=' not in word), '')
    if 'out' not in asked:
        sys.exit('say out=<path without ending>')
    began = time.time()
    draw(name, asked)
    print(f'RENDERED {asked["out"]} {time.time() - began:.0f} s', flush=True)


def load_families():
    with open(os.path.join(FOLDER, '../../api/data/families.json'), encoding='utf8') as file:
        return json.load(file)


def choose_shape(name, parameters, asked):
    for key, value in asked.items():
        if value not in parameters.get(key, ()):
            sys.exit(f'{name} has no shape {key}={value}: ' + (' '.join(f'{k}={"|".join(v)}' for k, v in parameters.items()) or 'it has none'))
    return {key: asked.get(key, values[0]) for key, values in parameters.items()}


def draw(name, asked):
    families = load_families()
    if name not in families:
        sys.exit(f'no family "{name}" in api/data/families.json')
    shape = choose_shape(name, families[name]['shape'], {k: v for k, v in asked.items() if k not in SETTINGS})
    bpy.ops.wm.read_factory_settings(use_empty=True)
    views = importlib.import_module('families.' + name.replace('-', '_')).build(shape)
    view, size = getattr(views, asked.get('view', 'hero'), None), int(asked.get('res', 960))
    if view is None:
        sys.exit(f'{name} has no view "{asked["view"]}"')
    if view.prepare:
        view.prepare()
    camera.set_stage(view, GROUND, size)
    passes.prepare_cycles(int(asked.get('spp', max(views.samples, samples_of_hair()))), int(asked.get('threads', 2)))
    fine = size > 480 and (view.metal or views.samples >= 10)      # only what mirrors stays grainy without
    passes.render(os.path.abspath(asked['out']), GROUND, prefilter=fine, percentile=85 if view.at else 60)   # a detail has less ground


def samples_of_hair():
    longest = max((settings.hair_length for settings in bpy.data.particles), default=0)
    return FUR if longest > LONG else PILE if longest else 0


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1:], draw)
