import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkProductData } from './checkProductData.ts';
import { familiesFile, type Families } from './pictureDatum.ts';
import { pictureNameOf, pictureNames, picturesFile, sideName, sidesOf } from './pictureNames.ts';
import { type ProductDatum, productFile } from './productDatum.ts';

export interface CatalogueData {
  products: ProductDatum[];
  /** Slugs of the first slider's products, in order. */
  featured: string[];
  /** Changes whenever any of the files does. */
  hash: string;
}

/** The product data cannot be loaded: each problem names the file and the field. */
export class ProductDataProblems extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The product data has mistakes:\n  ${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

/**
 * Reads `products/<pet>/<category>.json`, `families.json`, `pictures.json` and `featured.json` of a folder.
 * @throws ProductDataProblems with every problem there is
 */
export function readProductData(folder: string): CatalogueData {
  const hash = createHash('sha256');
  const problems: string[] = [];
  const parse = (file: string, text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new ProductDataProblems([`${file}: ${(error as Error).message}`]);
    }
  };
  const read = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
    const text = readFileSync(join(folder, file), 'utf8');
    hash.update(`${file}\n${text}\n`);
    const parsed = schema.safeParse(parse(file, text));
    if (parsed.success) return parsed.data;
    const messages = parsed.error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
    problems.push(...messages);
  };
  const families = read('families.json', familiesFile) ?? {};
  const versions = read('pictures.json', picturesFile) ?? {};
  const products = listProductFiles(folder).flatMap((file): ProductDatum[] => {
    const { pet, category, products = [] } = read(file, productFile) ?? {};
    if (!pet || !category) return [];
    return products.map((product) => {
      const pictures = pictureNames({ pet, picture: product.picture }, families, versions) ?? {
        name: '',
        views: [],
        viewAlts: [],
      };
      return { ...product, file, pet, category, pictures };
    });
  });
  const featured = read('featured.json', z.array(z.string())) ?? [];
  if (!problems.length) problems.push(...checkProductData({ products, families, featured }));
  if (!problems.length) problems.push(...listPictureProblems(products, families, versions));
  if (problems.length) throw new ProductDataProblems(problems);
  return { products, featured, hash: hash.digest('hex') };
}

/** Pictures that are not there, and further ones of which nothing says what one sees in them. */
function listPictureProblems(
  products: readonly ProductDatum[],
  families: Families,
  versions: Readonly<Record<string, string>>,
): string[] {
  const problems = products.flatMap(({ file, title, picture, pictures }) => {
    const { family, shape, sides } = picture;
    const name = pictureNameOf(family, shape, families);
    const [shown] = pictures.name.split('.');
    if (!shown) return [`pictures.json: ${name}: missing: npm run pictures writes it`];
    const next = sideName(shown, sidesOf(picture, families).length);
    const where = sides ? `${file}: ${title}: picture` : `families.json: ${family}`;
    return versions[next] ? [`${where}: sides: says nothing of ${next}`] : [];
  });
  return [...new Set(problems)];
}

/** In the order of the alphabet, which is the order of products in lists. */
function listProductFiles(folder: string): string[] {
  const names = readdirSync(join(folder, 'products'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => `products/${name.replaceAll('\\', '/')}`)
    .sort();
}
