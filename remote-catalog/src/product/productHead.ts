import { links } from '@paw/contract/links.ts';
import type { Place } from '@paw/contract/remote.ts';
import { findCategory, findPet, findSubcategory } from '@paw/rules/taxonomy.ts';
import type { ProductDetail } from '../variant/variants.ts';

/** Whole sentences, up to the length that a search result shows; at least one. */
export function firstSentences(text: string, limit = 160): string {
  const [first = '', ...more] = text.match(/[^.!?]+[.!?]+/g) ?? [text];
  let result = first.trim();
  for (const sentence of more) {
    if (result.length + sentence.length > limit) break;
    result += sentence;
  }
  return result;
}

/** The pages above a product: its pet, its category and, where it has one, its subcategory. */
export function categoryTrail(product: ProductDetail): Place[] {
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
