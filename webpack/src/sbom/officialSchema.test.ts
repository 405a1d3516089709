/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SBOM_FILE, type Sbom } from '@paw/contract/sbom.ts';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { listComponents, writeSbom } from './writeSbom.ts';

const { resolve } = createRequire(join(import.meta.dirname, 'officialSchema.test.ts'));
const schemas = join(dirname(resolve('@cyclonedx/cyclonedx-library/package.json')), 'res/schema');
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as object;

/** Of CycloneDX 1.6, with the list of SPDX licenses that belongs to it. @returns the first problems */
function openSchema(): (sbom: unknown) => unknown[] {
  const ajv = new Ajv({ strict: false, allErrors: true, addUsedSchema: false });
  addFormats(ajv);
  ajv.addFormat('iri-reference', true).addFormat('idn-email', true);
  for (const name of ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json']) {
    // By the name with which the schema refers to it, which is not that in the file.
    ajv.addSchema(read(join(schemas, name)), `http://cyclonedx.org/schema/${name}`);
  }
  const validate = ajv.compile(read(join(schemas, 'bom-1.6.SNAPSHOT.schema.json')));
  return (sbom) => (validate(sbom) ? [] : (validate.errors ?? []));
}

/** A bill of packages that real releases have. */
function bill(names: readonly string[]): Sbom {
  const folder = mkdtempSync(join(tmpdir(), 'paw-schema-'));
  writeSbom('cart', '0123456789abcdef', [], folder);
  const frame = read(join(folder, SBOM_FILE)) as Sbom;
  rmSync(folder, { recursive: true });
  return { ...frame, components: listComponents(names.map((name) => dirname(resolve(`${name}/package.json`)))) };
}

const shipped = ['react', 'react-dom', '@reduxjs/toolkit', 'styled-components', 'react-toastify', 'zod'];

test('a release’s bill of materials is valid by the official schema of CycloneDX', () => {
  const sbom = bill(shipped);
  expect(sbom.components).toHaveLength(shipped.length);
  expect(openSchema()(sbom)).toEqual([]);
});

test('so is a package whose license is no SPDX expression; a package of another type is not', () => {
  const validate = openSchema();
  const sbom = bill(['react']);
  const [react] = sbom.components;
  const components = [{ ...react, licenses: [{ license: { name: 'SEE LICENSE IN LICENSE.md' } }] }];
  expect(validate({ ...sbom, components })).toEqual([]);
  expect(validate({ ...sbom, components: [{ ...react, type: 'package' }] })).not.toEqual([]);
});
