import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCategory, findPet, findSubcategory, productSlug, taxonomy } from '@paw/shared/contract/taxonomy.ts';
import { z } from 'zod';
import { renamedProducts } from './renamedProducts.ts';

/** Every picture that the pictures process can render. */
const pictures = `
  bowl rope-toy plush-bed collar bird-cage aquarium sweater carrier cat-tree orthopedic-bed sofa-bed oval-bed mat-bed
  cat-bed food-container brush trimmer dog-house cat-house leash crate harness litter-box litter-mat bird-feeder
  bird-nest perch fetch-toy feather-wand cat-collar elevated-feeder seed-hopper
`
  .trim()
  .split(/\s+/);

const price = z.int().min(100).max(100_000);
const line = z.string().trim().min(1).max(120);

const variantData = z.strictObject({
  sku: z.string().regex(/^[A-Z0-9-]{4,40}$/),
  /** '' when the product has no sizes, as in the cart's identity of a line. */
  size: z.string().max(20),
  /** A name of the product's colours, or '' when it has none. */
  colour: z.string().max(30),
  cents: price,
  /** The former price in cents, when it was higher. */
  was: price.optional(),
  grams: z.int().min(1).max(100_000),
  /** Units on hand the first time this variant is loaded; orders change it afterwards. */
  stock: z.int().min(0).max(10_000),
});

const productDatum = z.strictObject({
  // The slug is made of the title, so what would break a URL is refused here.
  title: line.max(80).regex(/^[^/?#%]+$/, 'must not contain / ? # %'),
  brand: line,
  category: line,
  subcategory: line.optional(),
  picture: z.enum(pictures),
  description: z.string().refine((text) => text.split(/\s+/).length >= 60, 'needs 60 words or more'),
  specifications: z.record(line, line).refine((rows) => Object.keys(rows).length >= 3, 'needs 3 rows or more'),
  colours: z.record(line, z.string().regex(/^#[0-9a-f]{6}$/, 'must be written #rrggbb')),
  variants: z.array(variantData).min(1).max(12),
});

const petData = z.strictObject({ pet: z.enum(['dog', 'cat', 'bird', 'fish']), products: z.array(productDatum) });

export type ProductDatum = z.infer<typeof productDatum> & { file: string; pet: z.infer<typeof petData>['pet'] };

export interface CatalogueData {
  products: ProductDatum[];
  /** Slugs of the first slider's products, in order. */
  featured: string[];
  /** Changes whenever any of the files does. */
  hash: string;
}

/** Reads `products/*.json` and `featured.json` of a folder. Throws one error that lists every problem by file and field. */
export function readProductData(folder: string): CatalogueData {
  const hash = createHash('sha256');
  const problems: string[] = [];
  const read = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
    const text = readFileSync(join(folder, file), 'utf8');
    hash.update(`${file}\n${text}\n`);
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    problems.push(...parsed.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`));
  };
  const files = readdirSync(join(folder, 'products'))
    .filter((name) => name.endsWith('.json'))
    .sort();
  const products = files.flatMap((name) => {
    const file = `products/${name}`;
    const data = read(file, petData);
    return data?.products.map((product) => ({ ...product, file, pet: data.pet })) ?? [];
  });
  const featured = read('featured.json', z.array(z.string())) ?? [];
  if (!problems.length) problems.push(...checkProductData(products, featured));
  if (problems.length) throw new Error(`The product data has mistakes:\n  ${problems.join('\n  ')}`);
  return { products, featured, hash: hash.digest('hex') };
}

/** What no schema of a single product can see. Each problem names the file and the field. */
export function checkProductData(
  products: ProductDatum[],
  featured: string[],
  renamed: ReadonlyMap<string, string> = renamedProducts,
): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>([['featured', 'the address /api/products/featured']]);
  const filled = new Set<string>();
  const unique = (key: string, where: string) => {
    const other = seen.get(key);
    if (other) problems.push(`${where} collides with ${other}`);
    else seen.set(key, where);
  };
  for (const product of products) {
    const where = `${product.file}: ${product.title}`;
    unique(productSlug(product.title).toLowerCase(), `${where}: title`);
    problems.push(...checkPlace(product).map((problem) => `${where}: ${problem}`));
    filled.add([product.pet, product.category, product.subcategory].join(' '));
    const used = new Set(product.variants.map((variant) => variant.colour));
    for (const colour of Object.keys(product.colours)) {
      if (!used.has(colour)) problems.push(`${where}: colours.${colour}: no variant has it`);
    }
    product.variants.forEach((variant, index) => {
      const field = `${where}: variants.${index}`;
      unique(`sku ${variant.sku}`, `${field}.sku ${variant.sku}`);
      unique(`${product.title} / ${variant.size} / ${variant.colour}`, `${field}: size and colour`);
      if (variant.colour && !product.colours[variant.colour]) problems.push(`${field}.colour: not among the colours`);
      if (variant.was && variant.was <= variant.cents) {
        problems.push(`${field}.was: must be more than cents`);
      }
    });
  }
  for (const leaf of leaves()) {
    if (!filled.has(leaf.join(' '))) problems.push(`products: nothing in ${leaf.filter(Boolean).join(' / ')}`);
  }
  for (const slug of featured) {
    if (!seen.has(slug.toLowerCase())) problems.push(`featured.json: ${slug}: no product has this slug`);
  }
  for (const [former, slug] of renamed) {
    if (!seen.has(slug.toLowerCase())) problems.push(`renamedProducts.ts: ${slug}: no product has this slug`);
    if (seen.has(former)) problems.push(`renamedProducts.ts: ${former}: a product has this slug now`);
    if (former !== former.toLowerCase())
      problems.push(`renamedProducts.ts: ${former}: must be written in small letters`);
  }
  return problems;
}

function checkPlace(product: ProductDatum): string[] {
  const pet = findPet(product.pet);
  const category = pet && findCategory(pet, product.category);
  if (category?.name !== product.category) return [`category: ${product.category} is not in the taxonomy`];
  if (!product.subcategory) return category.subcategories.length ? ['subcategory: missing'] : [];
  const subcategory = findSubcategory(category, product.subcategory);
  return subcategory?.name === product.subcategory
    ? []
    : [`subcategory: ${product.subcategory} is not in the taxonomy`];
}

/** Every place of the taxonomy that holds products, as names. */
function leaves(): [pet: string, category: string, subcategory: string | undefined][] {
  return taxonomy.flatMap((pet) =>
    pet.categories.flatMap((category): [string, string, string | undefined][] =>
      category.subcategories.length
        ? category.subcategories.map((subcategory) => [pet.slug, category.name, subcategory.name])
        : [[pet.slug, category.name, undefined]],
    ),
  );
}
