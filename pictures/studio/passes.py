"""Renders the scene and writes its picture, and the mask of each colour zone."""
import os
import shutil

import bpy
import numpy as np

import denoiser
from even_ground import even_ground
from surfaces import linear

MASKS = ('.mask.png', '.mask2.png', '.mask3.png')


def prepare_cycles(samples, threads):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    settings = dict(
        device='CPU', samples=samples, use_adaptive_sampling=False, use_denoising=False, max_bounces=8, diffuse_bounces=2,
        glossy_bounces=4, transmission_bounces=8,
        transparent_max_bounces=16, caustics_reflective=False, caustics_refractive=False, blur_glossy=.5,
        sample_clamp_indirect=4, pixel_filter_type='BLACKMAN_HARRIS')
    for key, value in settings.items():
        setattr(scene.cycles, key, value)
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = 'Standard', 'None', 0


def zones(materials=None):
    """The names of the materials of each colour zone, of all or of some: tint…, tint2…, tint3…"""
    names = sorted(m.name for m in materials or bpy.data.materials if m.name.startswith('tint') and m.users)
    later = [[name for name in names if name.startswith(prefix)] for prefix in ('tint2', 'tint3')]
    first = [name for name in names if not name.startswith(('tint2', 'tint3'))]
    return [zone for zone in (first, *later) if zone]


def render(out, ground, prefilter=True, percentile=60, even=False):
    """Writes <out>.png and one mask for each zone. The picture is graded so that its ground is the asked colour, with `even`
    everywhere."""
    masks = zones()
    folder = out + '.passes'
    os.makedirs(folder, exist_ok=True)
    connect_passes(folder, masks)
    bpy.ops.render.render()
    albedo = read_pass(folder, 'albedo')
    rgb = denoiser.denoise(read_pass(folder, 'rgb'), albedo, read_pass(folder, 'normal'), prefilter)
    save(grade(rgb, albedo, ground, percentile, even), out + '.png')
    for i in range(len(masks)):
        save(read_pass(folder, f'mask{i}'), out + MASKS[i], raw=True)
    shutil.rmtree(folder)


def connect_passes(folder, masks):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_cryptomatte_material, layer.pass_cryptomatte_depth = bool(masks), 4
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format = folder, 'OPEN_EXR'
    files.format.color_depth, files.format.exr_codec = '32', 'ZIP'
    files.file_slots.clear()
    sockets = {'rgb': source.outputs['Image'], 'albedo': source.outputs['Denoising Albedo'], 'normal': source.outputs['Denoising Normal']}
    for i, names in enumerate(masks):
        matte = tree.nodes.new('CompositorNodeCryptomatteV2')
        matte.source, matte.scene, matte.layer_name = 'RENDER', scene, layer.name + '.CryptoMaterial'
        matte.matte_id = ','.join(names)
        sockets[f'mask{i}'] = matte.outputs['Matte']
    for name, socket in sockets.items():
        files.file_slots.new(name)
        tree.links.new(socket, files.inputs[name])
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def read_pass(folder, name):
    scene = bpy.context.scene
    image = bpy.data.images.load(os.path.join(folder, f'{name}{scene.frame_current:04d}.exr'))
    image.colorspace_settings.name = 'Linear' if name == 'rgb' else 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[..., :3]


def grade(rgb, albedo, ground, percentile, even=False, knee=.8):
    """Scales each channel so that the ground at the picture's border is the asked colour; bends what is brighter than that.

    Of the border those pixels count that are about as light as the percentile says and have the ground's hue, as far as
    there are any: a tinted pane in front of it would tint the whole picture the other way.
    """
    paper = np.array(linear(ground)[:3], np.float32)
    edge = max(4, rgb.shape[1] // 40)
    found, surfaces = border(rgb, edge), border(albedo, edge)
    light = found.mean(1)
    low, high = np.percentile(light, (percentile - 2, min(percentile + 2, 100)))
    found, surfaces = (part[(light >= low) & (light <= high)] for part in (found, surfaces))
    bare = (np.abs(surfaces / np.maximum(surfaces[:, 1:2], .01) - paper / paper[1]) < .03).all(1)
    rgb = rgb * (paper / found[bare if bare.any() else ...].reshape(-1, 3).mean(0)).astype(np.float32)
    if even:
        goal = np.where(paper > knee, knee + (1 - knee) * np.arctanh(np.maximum(paper - knee, 0) / (1 - knee)), paper)
        rgb = even_ground(rgb, albedo, border(albedo, edge), goal)
    return np.where(rgb > knee, knee + (1 - knee) * np.tanh((rgb - knee) / (1 - knee)), rgb).astype(np.float32)


def border(values, edge):
    """The pixels along the left, the right and the upper edge."""
    return np.concatenate([part.reshape(-1, 3) for part in (values[:, :edge], values[:, -edge:], values[-edge:])])


def save(rgb, path, raw=False):
    """An 8-bit PNG; `raw` writes the values as they are, for masks."""
    scene = bpy.context.scene
    height, width = rgb.shape[:2]
    image = bpy.data.images.new('picture', width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = rgb
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '8'
    scene.view_settings.view_transform = 'Raw' if raw else 'Standard'
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
