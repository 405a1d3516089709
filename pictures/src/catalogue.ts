export interface Picture {
  name: string;
  /** A product lies on cream and takes colours; a scene is shown as it is. */
  kind: 'product' | 'scene';
  /** For each colour zone the hex value it has when an address asks for none. */
  zones: readonly string[];
  /** Plastic, rubber and paint keep white highlights in any colour, cloth does not. */
  glossy: boolean;
  /** Of the master, in pixels. */
  width: number;
  height: number;
  /** What it shows, for whoever writes the text alternative. */
  alt: string;
}

export const catalogue: readonly Picture[] = [
  glossy('aquarium', 'a glass aquarium with plants, gravel and a lid', '2b2e33'),
  glossy('bird-cage', 'a domed bird cage with perches and a swing', '2f8f83'),
  glossy('bird-feeder', 'a hanging bird feeder full of seeds', 'b5472f'),
  product('bird-nest', 'a woven hanging nest', 'c89b60'),
  glossy('bowl', 'a steel bowl on a rubber ring', '1c6f74'),
  glossy('brush', 'a slicker brush with rounded pins', '4f9a94'),
  product('carrier', 'a soft carrier with mesh windows and leather straps', '6f8f92', 'a8683a'),
  product('cat-bed', 'a soft cat cave with ears', 'b9a7a0', 'f3ece0'),
  product('cat-collar', 'a cat collar with a bow and a bell', 'c2304a'),
  product('cat-house', 'a felt cat house with a round door', '8a9a86', 'e9dfcf'),
  product('cat-tree', 'a cat tree with sisal posts, a cave and a pompom', 'cfc6ba', 'd9694f'),
  product('collar', 'a woven collar with a buckle and a ring', 'c2304a'),
  glossy('crate', 'a folding wire crate with a pad', '3a3d42'),
  product('dog-house', 'a wooden dog house with a pitched roof', '8c4a38'),
  product('elevated-feeder', 'two steel bowls on a raised stand', 'c0905c'),
  product('feather-wand', 'a wand with feathers and a bell on a cord', 'd9694f', '2f8f83'),
  glossy('fetch-toy', 'a chewy bone with nubs', 'e07a2c', 'f4b23e'),
  glossy('food-container', 'a food container with a window and a scoop', '2f7f86'),
  product('harness', 'a padded harness with a leash beside it', '2f6f8f'),
  product('leash', 'a coiled leash with a snap hook', '2f6f8f'),
  glossy('litter-box', 'a litter box with high sides and a scoop', '7d8fa3'),
  product('litter-mat', 'a litter mat with holes', '6f7b82'),
  product('mat-bed', 'a quilted mat', '6c7a89'),
  product('orthopedic-bed', 'an orthopedic bed with a tufted mattress and a bolster', '66757f', 'd9cdbb'),
  product('oval-bed', 'an oval bed with a soft rim', '9a7b62', 'f3ece0'),
  glossy('perch', 'a branch on a stand with two cups and a bell', '3f8f5f'),
  product('plush-bed', 'a round plush bed', '8aa0a8'),
  product('rope-toy', 'a rope toy with a ball', 'e07a2c', 'e07a2c'),
  glossy('seed-hopper', 'a seed hopper with a roof and a tray', '5f7f4f'),
  product('sofa-bed', 'a sofa bed with a deep cushion', '5f6f62', 'e6dccb'),
  product('sweater', 'a knitted sweater with stripes', '2f7f86', 'f4ead8'),
  glossy('trimmer', 'a trimmer with two comb guards', '3f7fae'),
  scene('banner-home', 1920, 592, 'a felted dog and cat with a bed, a bowl and a rope toy'),
  scene('tile-bird', 960, 960, 'a felted parakeet on a branch'),
  scene('tile-cat', 960, 960, 'a felted cat with a red collar'),
  scene('tile-dog', 960, 960, 'a felted dog with a green collar'),
  scene('tile-fish', 960, 960, 'a felted goldfish with bubbles'),
];

export function findPicture(name: string): Picture | undefined {
  return catalogue.find((picture) => picture.name === name);
}

/** The widths a picture can be asked for, in pixels. */
export function widthsOf(picture: Picture): readonly number[] {
  return picture.width === picture.height ? [160, 320, 640, 960] : [640, 1280, 1920];
}

function product(name: string, alt: string, ...zones: string[]): Picture {
  return { name, kind: 'product', zones, glossy: false, width: 960, height: 960, alt };
}

function glossy(name: string, alt: string, ...zones: string[]): Picture {
  return { ...product(name, alt, ...zones), glossy: true };
}

function scene(name: string, width: number, height: number, alt: string): Picture {
  return { name, kind: 'scene', zones: [], glossy: false, width, height, alt };
}
