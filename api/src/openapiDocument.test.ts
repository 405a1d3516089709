import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument } from './openapiDocument.ts';

const contract = JSON.parse(readFileSync(join(__dirname, '../../shared/src/contract/openapi.json'), 'utf8'));

test('the contract holds the document of this api; else run: node api/src/writeOpenapi.ts', async () => {
  expect(JSON.parse(JSON.stringify(await openapiDocument()))).toEqual(contract);
});

test('the operations that releases rely on are there', () => {
  const paths = Object.values(contract.paths as Record<string, Record<string, { operationId: string }>>);
  const operations = paths.flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  const wanted = [
    'confirmAccount',
    'createAccount',
    'createGuestSession',
    'createSession',
    'endSession',
    'getProduct',
    'getTaxonomy',
    'getUser',
    'listFeaturedProducts',
    'listProducts',
    'listSubcategories',
    'renewSession',
    'searchProducts',
    'subscribe',
  ];
  expect(operations.sort()).toEqual(wanted);
});
