"""The poses of an animal by their names."""


def choose(poses, name, animal):
    """`poses` holds functions: a pose is made when it is asked for."""
    if name not in poses:
        raise ValueError(f'a {animal} has no pose "{name}": {", ".join(poses)}')
    return poses[name]()
