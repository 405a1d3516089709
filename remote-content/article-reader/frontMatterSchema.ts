import { taxonomy } from '@paw/rules/taxonomy.ts';
import { z } from 'zod';
import { authors } from './authors.ts';
import { REFRESH, type ShopNames } from './readShopNames.ts';

const pets = taxonomy.map(({ slug }) => slug);
const known = (names: readonly string[], what: string) => (text: string) =>
  `there is no ${what} "${text}": ${names.join(', ')}`;

/** A text that must satisfy `isKnown`. */
function oneOf(isKnown: (text: string) => boolean, say: (text: string) => string) {
  return z.string().superRefine((text, context) => {
    if (!isKnown(text)) context.addIssue(say(text));
  });
}

/** From `fewest` to `most` different items. */
function several<Item extends z.ZodType>(item: Item, fewest: number, most: number) {
  const count = `should be ${fewest} to ${most}`;
  return z
    .array(item)
    .min(fewest, count)
    .max(most, count)
    .refine((items) => new Set(items.map((one) => JSON.stringify(one))).size === items.length, 'names something twice');
}

const source = z.strictObject({
  title: z.string().min(1),
  publisher: z.string().min(1),
  url: z.url({ protocol: /^https$/, error: 'should be an address that begins with https://' }),
});

/**
 * The schema of an article's front matter.
 * @param own the slug in the file's name
 * @param slugs the slugs of all articles
 */
export function frontMatterSchema(own: string, slugs: ReadonlySet<string>, { products, covers }: ShopNames) {
  return z.strictObject({
    slug: oneOf(
      (text) => text === own,
      () => `should be the file's name, "${own}"`,
    ),
    title: z.string().min(1).max(70, 'should have at most 70 characters'),
    summary: z.string().min(80, 'should have at least 80 characters').max(200, 'should have at most 200 characters'),
    author: oneOf((text) => Object.hasOwn(authors, text), known(Object.keys(authors), 'author')),
    published: z.iso.date('should be a day such as "2026-11-16"'),
    updated: z.iso.date('should be a day such as "2026-11-16"'),
    pets: several(z.enum(pets, { error: ({ input }) => known(pets, 'pet')(String(input)) }), 1, pets.length),
    picture: oneOf((text) => Object.hasOwn(covers, text), known(Object.keys(covers), 'picture')),
    alt: z
      .string()
      .min(20, 'should say what one sees, in 20 to 160 characters')
      .max(160, 'should say what one sees, in 20 to 160 characters')
      .refine((text) => !/^(an? )?(picture|photo|image) of/i.test(text), 'need not say that it is a picture'),
    products: several(
      oneOf(
        (text) => Object.hasOwn(products, text),
        (text) => `there is no product "${text}"; if it is new: ${REFRESH}`,
      ),
      3,
      4,
    ),
    related: several(
      oneOf(
        (text) => slugs.has(text) && text !== own,
        (text) => (text === own ? 'an article is not related to itself' : `there is no article "${text}"`),
      ),
      2,
      3,
    ),
    sources: several(source, 2, 4),
  });
}

export type FrontMatter = z.infer<ReturnType<typeof frontMatterSchema>>;
