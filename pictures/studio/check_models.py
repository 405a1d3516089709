"""Builds every model in every shape that a product has, without rendering, and says what is wrong: minutes, not hours.

blender -b -noaudio --python-exit-code 1 -P check_models.py [-- <family> …]

A model must build, have as many colour zones as families.json says, and name a third view when it is featured.
"""
import importlib
import json
import os
import sys
import traceback

FOLDER = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.join(FOLDER, '../../api/data')
sys.path.insert(0, FOLDER)

import bpy  # noqa: E402
import passes  # noqa: E402


def main(asked):
    families = read('families.json')
    featured = {slug.lower() for slug in read('featured.json')}
    faults, seen = [], set()
    for product in products():
        family, shape = product['picture']['family'], product['picture']['shape']
        name = ' '.join([family, *(shape[key] for key in families[family]['shape'])])
        is_model = os.path.exists(os.path.join(FOLDER, 'families', family.replace('-', '_') + '.py'))
        if name in seen or not is_model or (asked and family not in asked):
            continue
        seen.add(name)
        fault = check(family, shape, len(families[family]['zones']), product['title'].replace(' ', '-').lower() in featured)
        print(f'{name}: {fault or "ok"}', flush=True)
        faults += [name] if fault else []
    print(f'{len(seen)} models, {len(faults)} with faults: {", ".join(faults) or "none"}')
    if faults:
        sys.exit(1)


def read(file):
    with open(os.path.join(DATA, file), encoding='utf8') as text:
        return json.load(text)


def products():
    for folder, _, files in sorted(os.walk(os.path.join(DATA, 'products'))):
        for file in sorted(files):
            yield from read(os.path.join(folder, file))['products']


def check(family, shape, zones, is_featured):
    """One line about what is wrong with a model, or nothing."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    try:
        views = importlib.import_module('families.' + family.replace('-', '_')).build(shape)
    except Exception:
        return 'does not build: ' + traceback.format_exc().strip().splitlines()[-1]
    found = passes.zones()
    if len(found) != zones:
        return f'has {len(found)} colour zones of {zones}: {found}'
    if is_featured and not views.third:
        return 'is featured and has no third view'
    return None


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
