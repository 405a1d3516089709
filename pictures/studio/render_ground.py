"""Renders where the studio's ground is seen in one view of one product: white where it is bare or behind clear glass, black
where the product is. `src/tintGround.ts` puts the pet's tint there.

blender -b -noaudio --python-exit-code 1 -P render_ground.py -- <family> [shape=value …] view=hero out=/tmp/x [res=480] [spp=64]

Writes /tmp/x.ground.png: the model and camera are those of render.py, without its light and without the denoiser. Instead
of these words `-` takes lines of them from its input, as render.py.
"""
import importlib
import os
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, FOLDER)

import bpy  # noqa: E402
import camera  # noqa: E402
import passes  # noqa: E402
from render import GROUND, SETTINGS, answer, choose_shape, load_families  # noqa: E402


def draw(name, asked):
    families = load_families()
    shape = choose_shape(name, families[name]['shape'], {k: v for k, v in asked.items() if k not in SETTINGS})
    bpy.ops.wm.read_factory_settings(use_empty=True)
    views = importlib.import_module('families.' + name.replace('-', '_')).build(shape)
    view = getattr(views, asked['view'])
    if view.prepare:
        view.prepare()
    camera.set_stage(view, GROUND, int(asked.get('res', 480)))
    light_ground_alone()
    passes.prepare_cycles(int(asked.get('spp', 64)), int(asked.get('threads', 2)))
    cycles = bpy.context.scene.cycles
    cycles.diffuse_bounces = cycles.glossy_bounces = 0
    # Bare ground and whole things are sure after a few samples; glass and edges take them all.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .06, 8
    save_gray(os.path.abspath(asked['out']) + '.ground.png')


def light_ground_alone():
    """The ground and what is beyond it glow for who looks at them directly or through glass; they light nothing."""
    for lamp in [thing for thing in bpy.context.scene.objects if thing.type == 'LIGHT']:
        bpy.data.objects.remove(lamp)
    for material in bpy.data.materials:
        blacken(material)
    ground = bpy.data.materials['ground']     # laid by set_stage
    shine(ground.node_tree, 'ShaderNodeEmission', 'ShaderNodeOutputMaterial')
    ground.cycles.sample_as_light = False
    world = bpy.context.scene.world
    shine(world.node_tree, 'ShaderNodeBackground', 'ShaderNodeOutputWorld')
    world.cycles.sampling_method = 'NONE'


def blacken(material):
    """What lets no light through is plain black: its grain and gloss would only take time. What glows by itself is no ground."""
    tree = material.node_tree
    if tree and any(is_clear(node) for node in tree.nodes):
        for node in tree.nodes:
            if node.type == 'BSDF_PRINCIPLED':
                node.inputs['Emission Strength'].default_value = 0
        return
    material.use_nodes = True
    material.node_tree.nodes.clear()
    material.node_tree.nodes.new('ShaderNodeOutputMaterial')


def is_clear(node):
    if node.type == 'BSDF_PRINCIPLED':
        alpha, passes_light = node.inputs['Alpha'], node.inputs['Transmission']
        return bool(alpha.links or passes_light.links or alpha.default_value < 1 or passes_light.default_value > 0)
    return node.type in ('BSDF_TRANSPARENT', 'BSDF_GLASS', 'BSDF_REFRACTION')


def shine(tree, kind, end):
    tree.nodes.clear()
    source, path, out = tree.nodes.new(kind), tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new(end)
    seen = tree.nodes.new('ShaderNodeMath')
    seen.operation = 'MAXIMUM'
    source.inputs['Color'].default_value = (1, 1, 1, 1)
    tree.links.new(path.outputs['Is Camera Ray'], seen.inputs[0])
    tree.links.new(path.outputs['Is Transmission Ray'], seen.inputs[1])
    tree.links.new(seen.outputs[0], source.inputs['Strength'])
    tree.links.new(source.outputs[0], out.inputs[0])


def save_gray(path):
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Raw'
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'BW', '8'
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def main(words):
    for line in sys.stdin if words == ['-'] else [' '.join(words)]:
        try:
            answer(line.split(), draw)
        except (Exception, SystemExit) as problem:
            print('FAILED ' + ' '.join(f'{type(problem).__name__}: {problem}'.split()), flush=True)


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1:])
