import { links } from '@paw/contract/links.ts';
import type { Place } from '@paw/contract/remote.ts';
import { findCategory, findPet, findSubcategory } from '@paw/rules/taxonomy.ts';
import type { ProductDetail } from './variants.ts';

/** The pages above a product: its pet, its category and, where there is one, the part of it. */
export function categoryTrail(product: Pick<ProductDetail, 'pet' | 'category' | 'subcategory'>): Place[] {
  const pet = findPet(product.pet);
  const category = pet && findCategory(pet, product.category);
  if (!category) return [];
  const subcategory = findSubcategory(category, product.subcategory ?? '');
  const trail = [
    { label: pet.singular, path: links.pet(pet.slug) },
    { label: category.name, path: links.category(pet.slug, category.slug) },
  ];
  if (subcategory)
    trail.push({ label: subcategory.name, path: links.category(pet.slug, category.slug, subcategory.slug) });
  return trail;
}
