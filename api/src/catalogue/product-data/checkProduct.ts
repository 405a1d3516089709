import { findCategory, findPet, findSubcategory } from '@paw/rules/taxonomy.ts';
import { findHolds } from './findHolds.ts';
import type { Families } from './pictureDatum.ts';
import type { ProductDatum } from './productDatum.ts';

/** What no schema can see of one product, each problem with its field. */
export function checkProduct(product: ProductDatum, families: Families): string[] {
  return [
    ...checkPlace(product),
    ...checkPicture(product, families),
    ...checkVariants(product),
    ...checkSizeGuide(product),
    ...checkReviews(product),
  ];
}

function checkPlace({ file, pet: petName, category: categoryName, subcategory: name }: ProductDatum): string[] {
  const pet = findPet(petName);
  const category = pet && findCategory(pet, categoryName);
  if (category?.name !== categoryName) return [`category: ${categoryName} is not in the taxonomy`];
  const wanted = `products/${petName}/${categoryName.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-')}.json`;
  if (file !== wanted) return [`category: ${categoryName} belongs in ${wanted}`];
  if (!name) return category.subcategories.length ? ['subcategory: missing'] : [];
  return findSubcategory(category, name)?.name === name ? [] : [`subcategory: ${name} is not in the taxonomy`];
}

function checkPicture({ picture, colours }: ProductDatum, families: Families): string[] {
  const family = families[picture.family];
  if (!family) return [`picture.family: ${picture.family} is not in families.json`];
  const { zones, shape } = family;
  const values = Object.entries(picture.shape).filter(([parameter, value]) => !shape[parameter]?.includes(value));
  const missing = Object.keys(shape).filter((parameter) => picture.shape[parameter] === undefined);
  const short = Object.entries(colours).filter(([, hexes]) => hexes.length !== zones.length);
  return [
    ...values.map(([parameter, value]) => `picture.shape.${parameter}: ${value} is not in families.json`),
    ...missing.map((parameter) => `picture.shape.${parameter}: missing`),
    ...short.map(([name]) => `colours.${name}: needs ${zones.length}, one for each of: ${zones.join(', ')}`),
  ];
}

function checkVariants({ colours, variants }: ProductDatum): string[] {
  const used = new Set(variants.map(({ colour }) => colour));
  const unused = Object.keys(colours).filter((name) => !used.has(name));
  const identities = variants.map(({ size, colour }) => `${size} / ${colour}`);
  const problems = unused.map((name) => `colours.${name}: no variant has it`);
  variants.forEach(({ size, colour, cents, was }, index) => {
    const field = `variants.${index}`;
    if (colour ? !colours[colour] : unused.length < Object.keys(colours).length)
      problems.push(`${field}.colour: not among the colours`);
    if (was !== undefined && was <= cents) problems.push(`${field}.was: must be more than cents`);
    if (identities.indexOf(`${size} / ${colour}`) < index) problems.push(`${field}: size and colour are there already`);
  });
  return problems;
}

function checkSizeGuide({ sizeGuide, variants }: ProductDatum): string[] {
  if (!sizeGuide) return [];
  const guided = new Set(sizeGuide.rows.map(([size]) => size));
  const sizes = new Set(variants.map(({ size }) => size).filter(Boolean));
  return [...sizes].filter((size) => !guided.has(size)).map((size) => `sizeGuide.rows: none for ${size}`);
}

function checkReviews({ added, ratings, reviews }: ProductDatum): string[] {
  const problems: string[] = [];
  reviews.forEach(({ author, date, title, body }, index) => {
    const field = `reviews.${index}`;
    if (date <= added) problems.push(`${field}.date: must come after ${added}, when the product was added`);
    const first = reviews.findIndex((other) => other.author === author && other.date === date);
    if (first < index) problems.push(`${field}: ${author} wrote another one on that day`);
    const holds = findHolds([author, title, body].join('\n'));
    if (holds.length) problems.push(`${field}: would be held: ${holds.join(', ')}`);
  });
  ratings.forEach((count, index) => {
    const written = reviews.filter(({ stars }) => stars === index + 1).length;
    if (written > count) problems.push(`ratings.${index}: is ${count}, but ${written} reviews have ${index + 1} stars`);
  });
  return problems;
}
