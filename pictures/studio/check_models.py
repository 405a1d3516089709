"""Builds every model in every shape that a product has, every animal in every pose and every scene, without rendering,
and says what is wrong: minutes, not hours.

blender -b -noaudio --python-exit-code 1 -P check_models.py [-- <family> … animals scenes]

A model must build, have as many colour zones as families.json says, and name a third view when it is featured. An animal
has at least three poses.
"""
import importlib
import json
import os
import sys
import traceback
from functools import partial

FOLDER = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.join(FOLDER, '../../api/data')
sys.path.insert(0, FOLDER)

import bpy  # noqa: E402
import passes  # noqa: E402


def main(asked):
    checked = {}
    for name, check in checks(asked):
        if name in checked:
            continue
        checked[name] = check()
        print(f'{name}: {checked[name] or "ok"}', flush=True)
    faults = [name for name, fault in checked.items() if fault]
    print(f'{len(checked)} models, {len(faults)} with faults: {", ".join(faults) or "none"}')
    if faults:
        sys.exit(1)


def checks(asked):
    """The name of each thing that is to be checked, and what checks it: one line about what is wrong, or nothing."""
    families = read('families.json')
    featured = {slug.lower() for slug in read('featured.json')}
    for product in products():
        family, shape = product['picture']['family'], product['picture']['shape']
        if asked and family not in asked:
            continue
        zones, is_featured = len(families[family]['zones']), product['title'].replace(' ', '-').lower() in featured
        name = ' '.join([family, *(shape[key] for key in families[family]['shape'])])
        yield name, partial(check_model, family, shape, zones, is_featured)
    if not asked or 'animals' in asked:
        for animal in ('dog', 'cat', 'bird', 'fish'):
            poses = importlib.import_module(f'animals.{animal}').POSES
            yield f'{animal} has three poses', partial(check_poses, poses)
            for pose in poses:
                yield f'{animal} {pose}', partial(check_build, f'animals.{animal}', pose)
    if not asked or 'scenes' in asked:
        for file in sorted(os.listdir(os.path.join(FOLDER, 'scenes'))):
            if not file.endswith('.py'):
                continue
            module = f'scenes.{file[:-3]}'
            for crop in getattr(importlib.import_module(module), 'CROPS', ('',)):
                yield f'scene {file[:-3]} {crop}'.strip(), partial(check_build, module, *([crop] if crop else []))


def read(file):
    with open(os.path.join(DATA, file), encoding='utf8') as text:
        return json.load(text)


def products():
    for folder, _, files in sorted(os.walk(os.path.join(DATA, 'products'))):
        for file in sorted(files):
            yield from read(os.path.join(folder, file))['products']


def check_model(family, shape, zones, is_featured):
    views, fault = build('families.' + family.replace('-', '_'), shape)
    if fault:
        return fault
    found = passes.zones()
    if len(found) != zones:
        return f'has {len(found)} colour zones of {zones}: {found}'
    if is_featured and not views.third:
        return 'is featured and has no third view'
    return None


def check_poses(poses):
    return None if len(poses) >= 3 else f'has only {", ".join(poses)}'


def check_build(module, *options):
    return build(module, *options)[1]


def build(module, *options):
    """What a module builds in an empty scene, and nothing; or nothing, and a line about why it does not build."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    try:
        return importlib.import_module(module).build(*options), None
    except Exception:
        return None, 'does not build: ' + traceback.format_exc().strip().splitlines()[-1]


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
