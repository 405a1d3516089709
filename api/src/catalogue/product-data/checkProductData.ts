import { productSlug, taxonomy } from '@paw/rules/taxonomy.ts';
import { renamedProducts } from '../product/renamedProducts.ts';
import { checkProduct } from './checkProduct.ts';
import type { Families } from './pictureDatum.ts';
import type { ProductDatum } from './productDatum.ts';

/** The fewest products of the whole shop, and of each subcategory. */
const [fewest, fewestInLeaf] = [300, 6];

interface Data {
  products: readonly ProductDatum[];
  families: Families;
  /** Slugs. */
  featured: readonly string[];
}

/** What no schema can see. Each problem names the file, the product and the field. */
export function checkProductData(
  { products, families, featured }: Data,
  renamed: ReadonlyMap<string, string> = renamedProducts,
): string[] {
  const problems: string[] = [];
  const slugs = new Set(products.map(({ title }) => productSlug(title).toLowerCase()));
  const unique = uniqueness(problems);
  unique('featured', 'the address /api/products/featured');
  unique('slugs', 'the address /api/products/slugs');
  for (const product of products) {
    const where = `${product.file}: ${product.title}`;
    const { family, shape } = product.picture;
    const seen = Object.entries(shape).sort(([one], [other]) => one.localeCompare(other));
    unique(productSlug(product.title).toLowerCase(), `${where}: title`);
    unique(['picture', ...leafOf(product), family, ...seen].join(' '), `${where}: picture`);
    unique(`description ${product.description}`, `${where}: description`);
    product.variants.forEach(({ sku }, index) => unique(`sku ${sku}`, `${where}: variants.${index}.sku ${sku}`));
    product.reviews.forEach(({ body }, index) => unique(`review ${body}`, `${where}: reviews.${index}.body`));
    problems.push(...checkProduct(product, families).map((problem) => `${where}: ${problem}`));
  }
  for (const slug of featured) {
    if (!slugs.has(slug.toLowerCase())) problems.push(`featured.json: ${slug}: no product has this slug`);
  }
  return [...problems, ...checkLeaves(products), ...checkFamilies(products, families), ...checkRenamed(renamed, slugs)];
}

/** Notes a problem when something is there already, naming both. */
function uniqueness(problems: string[]) {
  const seen = new Map<string, string>();
  return (key: string, where: string) => {
    const other = seen.get(key);
    if (other) problems.push(`${where} collides with ${other}`);
    else seen.set(key, where);
  };
}

const leafOf = ({ pet, category, subcategory }: ProductDatum) => [pet, category, ...(subcategory ? [subcategory] : [])];

function checkLeaves(products: readonly ProductDatum[]): string[] {
  const counts = new Map<string, number>();
  for (const product of products) {
    const leaf = leafOf(product).join(' / ');
    counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  }
  const leaves = taxonomy.flatMap(({ slug, categories }) =>
    categories.flatMap(({ name, subcategories }) =>
      subcategories.length ? subcategories.map((each) => `${slug} / ${name} / ${each.name}`) : `${slug} / ${name}`,
    ),
  );
  const thin = leaves
    .filter((leaf) => (counts.get(leaf) ?? 0) < fewestInLeaf)
    .map((leaf) => `products: ${counts.get(leaf) ?? 0} in ${leaf}, at least ${fewestInLeaf} are needed`);
  if (products.length < fewest) thin.push(`products: ${products.length} in all, at least ${fewest} are needed`);
  return thin;
}

function checkFamilies(products: readonly ProductDatum[], families: Families): string[] {
  const names = Object.keys(families);
  const used = new Set(products.map(({ picture }) => picture.family));
  const problems = names.filter((name) => !used.has(name)).map((name) => `families.json: ${name}: no product has it`);
  const sorted = names.toSorted();
  const unsorted = names.find((name, index) => name !== sorted[index]);
  if (unsorted) problems.push(`families.json: ${unsorted}: not in the order of the alphabet`);
  return problems;
}

function checkRenamed(renamed: ReadonlyMap<string, string>, slugs: ReadonlySet<string>): string[] {
  return [...renamed].flatMap(([former, slug]) => [
    ...(slugs.has(slug.toLowerCase()) ? [] : [`renamedProducts.ts: ${slug}: no product has this slug`]),
    ...(slugs.has(former) ? [`renamedProducts.ts: ${former}: a product has this slug now`] : []),
    ...(former === former.toLowerCase() ? [] : [`renamedProducts.ts: ${former}: must be written in small letters`]),
  ]);
}
