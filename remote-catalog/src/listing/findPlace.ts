import { links } from '@paw/shared/contract/links.ts';
import { notFound, type PageProps } from '@paw/shared/contract/remote.ts';
import {
  type Category,
  findCategory,
  findPet,
  findSubcategory,
  type Pet,
  type Subcategory,
} from '@paw/shared/contract/taxonomy.ts';

export interface Place {
  pet: Pet;
  category: Category;
  subcategory?: Subcategory;
}

/** The place of the taxonomy that an address names, in any case. Throws `notFound` where there is none. */
export function findPlace({ petTitle, productType, productsCategory }: PageProps<unknown>['params']): Place {
  const pet = findPet(petTitle ?? '');
  const category = pet && findCategory(pet, productType ?? '');
  const subcategory =
    category && productsCategory !== undefined ? findSubcategory(category, productsCategory) : undefined;
  if (!pet || !category || (productsCategory !== undefined && !subcategory)) {
    throw notFound(
      `There are no supplies under "${[petTitle, productType, productsCategory].filter(Boolean).join('/')}".`,
    );
  }
  return { pet, category, subcategory };
}

/** 'Dog Beds', 'Dog Beds: Orthopedic', and 'Fish Aquarium' rather than 'Fish Fish Aquarium'. */
export function placeName({ pet, category, subcategory }: Place): string {
  const name = category.name.startsWith(`${pet.singular} `) ? category.name : `${pet.singular} ${category.name}`;
  return subcategory ? `${name}: ${subcategory.name}` : name;
}

export function placeUrl({ pet, category, subcategory }: Place): string {
  return links.category(pet.slug, category.slug, subcategory?.slug);
}
