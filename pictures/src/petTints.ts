import type { Pet } from '@paw/rules/taxonomy.ts';

export type PetSlug = Pet['slug'];

/** The ground color in the pictures of a pet's products, six hex digits: the pages' tints, from `shared/ui/src/tokens.css`. */
export const petTints: Readonly<Record<PetSlug, string>> = {
  dog: 'f7e3c3',
  cat: 'f3dad8',
  bird: 'd9e9f4',
  fish: 'cfeae4',
};
