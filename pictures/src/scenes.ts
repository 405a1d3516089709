/**
 * Pictures that no product shows: tiles, banners, covers. Each has a master without color zones, and is built by
 * `studio/scenes/<name with _ for ->.py`; what follows `--` is the crop that it is asked for.
 */
export const scenes: readonly string[] = ['banner-home', 'tile-bird', 'tile-cat', 'tile-dog', 'tile-fish'];

/** Families that pages show without naming a product: category tiles, articles. They stand for the first of their shapes. */
export const pageFamilies: readonly string[] = [
  'aquarium',
  'aquarium-filter',
  'aquarium-plants',
  'bird-cage',
  'bird-feeder',
  'bird-nest',
  'bowl',
  'brush',
  'car-harness',
  'cardboard-scratcher',
  'carrier',
  'cat-bed',
  'cat-collar',
  'cat-house',
  'cat-tree',
  'cat-tunnel',
  'coat-rake',
  'collar',
  'crate',
  'dog-house',
  'elevated-feeder',
  'feather-wand',
  'food-container',
  'foraging-wheel',
  'hard-carrier',
  'harness',
  'leash',
  'litter-box',
  'litter-mat',
  'orthopedic-bed',
  'perch',
  'plush-bed',
  'rope-perch',
  'rope-toy',
  'scratching-post',
  'sofa-bed',
  'sweater',
];
