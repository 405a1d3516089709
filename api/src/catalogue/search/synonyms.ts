import { singularOf } from './searchWords.ts';

/** What people write → what the shop calls it. Several words of a name belong together. */
const names: Record<string, readonly string[]> = {
  // Animals
  puppy: ['dog'],
  pup: ['puppy', 'dog'],
  pooch: ['dog'],
  doggy: ['dog'],
  doggie: ['dog'],
  canine: ['dog'],
  mutt: ['dog'],
  kitty: ['kitten', 'cat'],
  kittie: ['kitten', 'cat'],
  kitten: ['cat'],
  feline: ['cat'],
  moggy: ['cat'],
  birdie: ['bird'],
  budgie: ['parakeet', 'bird'],
  budgerigar: ['parakeet', 'bird'],
  parakeet: ['bird'],
  parrot: ['bird'],
  cockatoo: ['parrot', 'bird'],
  macaw: ['parrot', 'bird'],
  canary: ['bird'],
  finch: ['bird'],
  goldfish: ['fish'],
  betta: ['fish'],
  guppy: ['fish'],
  // Walking
  lead: ['leash'],
  tether: ['leash'],
  neckband: ['collar'],
  choker: ['collar'],
  // Sleeping
  couch: ['sofa'],
  settee: ['sofa'],
  daybed: ['sofa', 'bed'],
  lounger: ['lounge', 'bed'],
  pillow: ['cushion'],
  mattress: ['bed'],
  blanket: ['mat'],
  rug: ['mat'],
  pad: ['mat'],
  // Wearing
  jumper: ['sweater'],
  pullover: ['sweater'],
  cardigan: ['sweater'],
  coat: ['jacket'],
  jacket: ['coat'],
  raincoat: ['coat'],
  outfit: ['clothing'],
  clothes: ['clothing'],
  apparel: ['clothing'],
  costume: ['clothing'],
  scarf: ['bandana'],
  neckerchief: ['bandana'],
  bootie: ['boot'],
  shoe: ['boot'],
  // Living
  kennel: ['crate', 'house'],
  doghouse: ['dog house'],
  cathouse: ['cat house'],
  birdhouse: ['bird nest'],
  birdcage: ['bird cage'],
  tent: ['teepee'],
  roost: ['perch'],
  tank: ['aquarium'],
  fishtank: ['aquarium'],
  fishbowl: ['aquarium'],
  // Eating
  dish: ['bowl'],
  saucer: ['bowl'],
  waterer: ['water dispenser', 'fountain'],
  bin: ['container', 'storage'],
  container: ['storage'],
  canister: ['container', 'storage'],
  kibble: ['food'],
  // Going
  pram: ['stroller'],
  buggy: ['stroller'],
  pushchair: ['stroller'],
  rucksack: ['backpack'],
  purse: ['carrier'],
  seatbelt: ['seat belt'],
  // Keeping clean
  clipper: ['trimmer', 'clippers'],
  shaver: ['trimmer'],
  shears: ['scissors'],
  hairbrush: ['brush'],
  comb: ['brush'],
  deshedder: ['deshedding'],
  litterbox: ['litter box'],
  tray: ['box'],
  pan: ['box'],
  toilet: ['litter box'],
  potty: ['litter box'],
  // Playing
  plaything: ['toy'],
  teaser: ['wand'],
  frisbee: ['disc'],
  scratcher: ['scratching'],
  scratching: ['scratcher'],
  condo: ['tree', 'house'],
  tower: ['tree'],
  elevated: ['raised'],
  automatic: ['timed', 'self'],
};

const known = new Map(Object.entries(names));

/** Words that can be written instead of a name, for correcting a mistyped one. */
export const synonymWords: readonly string[] = [...known.keys()];

/** Other names of a thing, in the singular or the plural; none for most words. */
export function synonymsOf(word: string): readonly string[] {
  return known.get(word) ?? known.get(singularOf(word)) ?? [];
}
