"""Pile, fur and fringes as rendered hair."""
import bpy


def grow_hair(thing, count, length, material, thick=.002, curl=.9, where=None):
    """Short hair on an object: length and thickness in product units; `where` names a vertex group that bears it.

    Rendered hair multiplies shade between hairs, so it looks deeper than its colour."""
    thing.data.materials.append(material)
    modifier = thing.modifiers.new('hair', 'PARTICLE_SYSTEM')
    settings = modifier.particle_system.settings
    settings.type, settings.count, settings.hair_length = 'HAIR', count, length
    settings.use_advanced_hair, settings.use_modifier_stack, settings.distribution = True, True, 'RAND'
    settings.brownian_factor, settings.normal_factor = curl * length, length * .25
    settings.hair_step, settings.render_step = 5, 3
    settings.material = len(thing.data.materials)
    settings.root_radius, settings.tip_radius, settings.radius_scale = 1, .3, thick
    if where:
        modifier.particle_system.vertex_group_density = where
    return thing
