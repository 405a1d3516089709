import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productSlug } from '@paw/rules/taxonomy.ts';
import { z } from 'zod';
import type { PetSlug } from './petTints.ts';

const texts = z.record(z.string(), z.string());
const familiesFile = z.record(
  z.string(),
  z.object({
    zones: z.array(z.string()),
    glossy: z.boolean(),
    shape: z.record(z.string(), z.array(z.string())),
  }),
);
const productFile = z.object({
  pet: z.enum(['dog', 'cat', 'bird', 'fish']),
  products: z.array(
    z.object({
      title: z.string(),
      picture: z.object({ family: z.string(), shape: texts }),
      colours: z.record(z.string(), z.array(z.string())),
    }),
  ),
});

type Families = z.infer<typeof familiesFile>;

/** What a product's picture shows: a family in one of its shapes. */
export interface CataloguePicture {
  /** `{family}-{value}-{value}`, with the values in the order of the family's parameters. */
  name: string;
  family: string;
  shape: Readonly<Record<string, string>>;
  zones: number;
  /** Plastic, rubber and paint keep white highlights in any color; cloth does not. */
  glossy: boolean;
  /** Each coloring that a product has: a hex value without '#' for each zone. */
  colourings: readonly (readonly string[])[];
  /** The pets whose products have it. */
  pets: readonly PetSlug[];
  /** One of its products is in the first slider: it has a third view. */
  featured: boolean;
}

/** The pictures of the api's products, by name. Only shapes that a product has are included. */
export function readCatalogue(dataFolder: string): Map<string, CataloguePicture> {
  const families = familiesFile.parse(readJson(join(dataFolder, 'families.json')));
  const featured = new Set(z.array(z.string()).parse(readJson(join(dataFolder, 'featured.json'))));
  const pictures = new Map<string, CataloguePicture>();
  const files = readdirSync(join(dataFolder, 'products'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
    const { pet, products } = productFile.parse(readJson(join(dataFolder, 'products', file)));
    for (const { title, picture, colours } of products) {
      const { family: name, shape } = picture;
      const family = families[name];
      if (!family) throw new Error(`api/data/products/${file}: ${title}: there is no family "${name}"`);
      const known = pictures.get(pictureName(name, family, shape));
      const made = Object.values(colours).map((hexes) => hexes.map((hex) => hex.slice(1).toLowerCase()));
      pictures.set(pictureName(name, family, shape), {
        name: pictureName(name, family, shape),
        family: name,
        shape,
        zones: family.zones.length,
        glossy: family.glossy,
        colourings: unique([...(known?.colourings ?? []), ...made]),
        pets: [...new Set([...(known?.pets ?? []), pet])],
        featured: known?.featured || featured.has(productSlug(title)),
      });
    }
  }
  return pictures;
}

function pictureName(family: string, { shape: parameters }: Families[string], shape: Record<string, string>): string {
  return [family, ...Object.keys(parameters).map((parameter) => shape[parameter])].join('-');
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const unique = (colourings: (readonly string[])[]) => [
  ...new Map(colourings.map((hexes) => [hexes.join(), hexes])).values(),
];
