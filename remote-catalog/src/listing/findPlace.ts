import { movedTo, notFound, type PageProps } from '@paw/contract/remote.ts';
import { findCategory, findPet, findSubcategory } from '@paw/rules/taxonomy.ts';
import { type CategoryPlace, isWritten, placeUrl } from './place.ts';

/** The place of the taxonomy that a URL's parameters name, in any case. @throws `notFound` for an unknown place */
export function findPlace({ petTitle, productType, productsCategory }: PageProps<unknown>['params']): CategoryPlace {
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

/** @throws `movedTo` when a parameter has a spelling that only redirects, such as spaces for hyphens */
export function refuseOtherSpelling(place: CategoryPlace, params: PageProps<unknown>['params']): void {
  const { category, subcategory } = place;
  const { productType = '', productsCategory } = params;
  const good = isWritten(productType, category.slug) && (!subcategory || isWritten(productsCategory, subcategory.slug));
  if (!good) throw movedTo(placeUrl(place));
}
