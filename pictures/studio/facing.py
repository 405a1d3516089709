"""Which way animals look. Standing, playing or asleep they look to the right; beside words they should look at them."""


def to_the_left(thing):
    """Mirrors an animal that `sets.animal` has placed."""
    thing.scale.x *= -1
    return thing
