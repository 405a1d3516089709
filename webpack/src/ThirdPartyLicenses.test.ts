import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listLicenses } from './ThirdPartyLicenses.ts';

const folder = mkdtempSync(join(tmpdir(), 'paw-licenses-'));
afterAll(() => rmSync(folder, { recursive: true }));

function makePackage(name: string, facts: object | undefined, files: Record<string, string> = {}): string {
  const place = join(folder, name);
  mkdirSync(place);
  if (facts) writeFileSync(join(place, 'package.json'), JSON.stringify(facts));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  return place;
}

test('every package is named with its version, license and license text, in one order', () => {
  const one = makePackage(
    'one',
    { name: 'one', version: '1.2.3', license: 'ISC' },
    { LICENSE: 'Copyright One\r\nAs is.\n' },
  );
  const two = makePackage('two', { name: '@a/two', version: '2.0.0', license: 'MIT' });
  const written = makePackage('.federation', undefined);
  const text = listLicenses([one, written, two, one]);
  expect(text).toBe(listLicenses([two, one]));
  expect(text).toMatch(
    /^@a\/two 2\.0\.0\n\nLicense: MIT\n\n-+\n\none 1\.2\.3\n\nLicense: ISC\n\nCopyright One\nAs is\.\n$/,
  );
});

test('a package without any license stops the build, and is named', () => {
  const bare = makePackage('bare', { name: 'bare', version: '1.0.0' });
  expect(() => listLicenses([bare])).toThrow(/^bare in .* names no license/);
});
