import fc, { type Arbitrary } from 'fast-check';
import { nastyTexts, type Schema, schemaValue } from './schemaValue.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface FuzzedCall {
  method: Method;
  url: string;
  headers: Record<string, string>;
  /** As it goes over the wire. */
  payload?: string;
}

interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

const brokenBodies = [
  '',
  '{',
  'null',
  '[]',
  '{}{}',
  '{"a":1,}',
  '\0',
  '{"__proto__":{"guest":false}}',
  '['.repeat(5_000),
];
const rawSegments = ['%zz', '%00', '..%2f..%2faccount', '%2e%2e', '.', '%ff', '%E2%80%AE', ';x=1', '*'];

/**
 * Calls of every operation in the api's document, with values that mostly fit its schemas. No parameter is trusted to be
 * where it belongs: some are nasty, some are sent twice, and some bodies are not JSON.
 * @param words texts that the shop knows: ids, names, addresses
 */
export function fuzzedCalls({ paths }: ApiDocument, words: readonly string[]): Arbitrary<FuzzedCall> {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      callsOf(method.toUpperCase() as Method, path, operation, words),
    ),
  );
  return fc.oneof(...calls);
}

function callsOf(method: Method, path: string, operation: Operation, words: readonly string[]): Arbitrary<FuzzedCall> {
  const { parameters = [], requestBody } = operation;
  const query = parameters.filter((one) => one.in === 'query');
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  return fc.record({
    method: fc.constant(method),
    url: fc
      .tuple(urlOf(path, words), fc.array(queryPart(query, words), { maxLength: query.length ? 4 : 1 }))
      .map(([url, parts]) => (parts.length ? `${url}?${parts.join('&')}` : url)),
    headers: headersOf(schema !== undefined),
    payload: schema ? bodyOf(schema, words) : fc.constant(undefined),
  });
}

function urlOf(path: string, words: readonly string[]): Arbitrary<string> {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith('{')) return fc.constant(segment);
    const known = fc.constantFrom(...words).map(encoded);
    const nasty = fc.constantFrom(...nastyTexts.filter((text) => text.length < 500)).map(encoded);
    return fc.oneof({ weight: 7, arbitrary: known }, { weight: 2, arbitrary: nasty }, fc.constantFrom(...rawSegments));
  });
  return fc.tuple(...segments).map((parts) => parts.join('/'));
}

function queryPart(query: { name: string; schema?: Schema }[], words: readonly string[]): Arbitrary<string> {
  const stray = fc.constantFrom('__proto__[x]=1', 'page=1&page=2', '%', 'a[]=1', 'constructor=1');
  if (!query.length) return stray;
  const known = fc
    .constantFrom(...query)
    .chain(({ name, schema = {} }) =>
      schemaValue(schema, words).map(
        (value) => `${name}=${encoded(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`,
      ),
    );
  return fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: stray });
}

function headersOf(hasBody: boolean): Arbitrary<Record<string, string>> {
  const types = fc.oneof(
    { weight: 19, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'json', ''),
    },
  );
  return fc
    .record({
      'content-type': hasBody ? types : fc.constant(''),
      'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('x'.repeat(16), 'short', '__proto__')),
      // Each caller has its limits.
      'x-forwarded-for': fc.ipV4(),
    })
    .map((headers) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value)));
}

const bodyOf = (schema: Schema, words: readonly string[]): Arbitrary<string> =>
  fc.oneof(
    { weight: 19, arbitrary: schemaValue(schema, words).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
  );

/** Half a character has no encoding. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'));
