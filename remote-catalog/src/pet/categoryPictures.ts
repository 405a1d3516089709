import type { Pet } from '@paw/rules/taxonomy.ts';

/** The picture on a category's tile: a family, with a color (rrggbb) for each of its zones that a product of the pet has. */
export interface CategoryPicture {
  name: string;
  colours: readonly string[];
}

const shown = (name: string, ...colours: string[]): CategoryPicture => ({ name, colours });

/** By pet and category slug. A test checks that the taxonomy has the same ones. */
export const categoryPictures: Readonly<Record<Pet['slug'], Readonly<Record<string, CategoryPicture>>>> = {
  dog: {
    Beds: shown('plush-bed', '8c9096'),
    Collars: shown('collar', 'b3312c'),
    Toys: shown('rope-toy', '2a7f86', 'f1e7d3'),
    'Bowls-&-Feeders': shown('bowl', '2a7f86'),
    'Carriers-&-Traveling': shown('carrier', '3f4247', 'a8683a'),
    Clothing: shown('sweater', '8f2f4d', 'a8506a'),
    'Food-Storage': shown('food-container', '5b6b78'),
    Grooming: shown('curry-brush', '41709f'),
    House: shown('dog-house', 'c49a6c'),
    Leashes: shown('leash', '26262a'),
    Crate: shown('crate', '26262a'),
    Harness: shown('harness', '3d6fa8'),
  },
  cat: {
    Beds: shown('cat-bed', '8c9096', 'efe9df'),
    Collars: shown('cat-collar', 'b3312c'),
    Toys: shown('feather-wand', '2a7f86', 'd9694f'),
    'Bowls-&-Feeders': shown('elevated-feeder', '6b4a35'),
    'Carriers-&-Traveling': shown('carrier', '4b4e54', 'a8683a'),
    Clothing: shown('sweater', '9a8bb8', 'f1ece2'),
    'Food-Storage': shown('food-container', 'a9cdb8'),
    Grooming: shown('brush', '2a7f86'),
    House: shown('cat-house', '8c9096', '73777d'),
    'Litter-Box': shown('litter-box', '4b4e54'),
    'Cage-And-Crate': shown('cat-crate', '26262a'),
    Harness: shown('cat-harness', '3d6fa8', '26303c'),
    'Scratcher-and-Climbing-Tree': shown('cat-tree', 'efe6d2', 'c9a27a'),
    'Cat-Litter-Mat': shown('litter-mat', '26262a'),
  },
  bird: {
    Feeders: shown('bird-feeder', '4b8b58'),
    Cages: shown('bird-cage', 'b8924a'),
    'Nesting-and-Bedding': shown('bird-nest', 'c49a6c'),
    'Perches-and-Toys': shown('perch', 'c49a6c'),
  },
  fish: { 'Fish-Aquarium': shown('aquarium', '26262a') },
};
