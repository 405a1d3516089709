import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface Target {
  method: string;
  /** With `*` where a path takes a value. */
  path: string;
  /** JSON, in which a scanner replaces each value. */
  data?: string;
}

/** Pages and files that take a value in their path or query. */
const pages = [
  '/product/Adjustable-Dog-Collar*?variant=1',
  '/petcategory/dog*',
  '/productcategories/dog*/Toys*?page=1&sort=newest&color=Red&price_max=20',
  '/productcategories/dog/Beds/Dog-Orthopedic*',
  '/PetSupplies/dog*/toys*',
  '/DogSupplies/toys*',
  '/parent-supplies/toys*',
  '/search/bowl*?page=1&sort=newest',
  '/search?q=bowl',
  '/blogs?pet=dog&page=1',
  '/blogs/x*',
  '/order-sent?reference=x',
  '/success?of=x',
  '/login?returnTo=x',
  '/reset-password?token=x',
  '/wishlist?list=x',
  '/track-order?number=x',
  '/newsletter/confirm?token=x',
  '/documents?text=dog',
  '/uploads/bowl*/plain-320.webp',
  '/preview/x*',
  '/set?on=catalog@0123456789abcdef',
];

/** Every page and every operation of the api that takes a value. */
export function attackTargets(): Target[] {
  const file = join(import.meta.dirname, '../../shared/api-client/src/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}=1`);
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
      return {
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w+\}/g, '1*') + (query.length ? `?${query.join('&')}` : ''),
        ...(schema && { data: JSON.stringify(sampleOf(schema)) }),
      };
    }),
  );
  return [
    ...pages.map((path) => ({ method: 'GET', path })),
    ...calls.filter(({ path, data }) => data || /[*?]/.test(path)),
  ];
}

function sampleOf(schema: Schema): unknown {
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = [schema.type].flat()[0];
  if (type === 'object') {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, sampleOf(one)]));
  }
  if (type === 'array') return [sampleOf(schema.items ?? {})];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  return type === 'boolean' ? true : 'x@y.example';
}
