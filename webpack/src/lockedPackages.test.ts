import { lockedPackages } from './lockedPackages.ts';

const lockfile = JSON.stringify({
  packages: {
    '': {},
    'remote-cart': { dependencies: { redux: '5', '@paw/ui': '1' }, devDependencies: { tool: '1' } },
    'remote-content': { dependencies: { marked: '1' } },
    'shared/ui': { dependencies: { zod: '4' } },
    'node_modules/@paw/ui': { link: true, resolved: 'shared/ui' },
    'node_modules/redux': { version: '5.0.1', integrity: 'a', dependencies: { inner: '1' } },
    'node_modules/redux/node_modules/inner': { version: '2.0.0', integrity: 'b' },
    'node_modules/inner': { version: '1.0.0', integrity: 'c' },
    'node_modules/marked': { version: '1.0.0', integrity: 'd' },
    'node_modules/tool': { version: '1.0.0', integrity: 'e', devDependencies: { never: '1' } },
    'node_modules/never': { version: '1.0.0', integrity: 'f' },
    'node_modules/zod': { version: '4.0.0', integrity: 'g' },
  },
});

test('what a remote reaches is found, the nearest copy first', () => {
  expect(lockedPackages(lockfile, ['remote-cart', 'shared/ui'])).toEqual([
    'node_modules/redux 5.0.1 a',
    'node_modules/redux/node_modules/inner 2.0.0 b',
    'node_modules/tool 1.0.0 e',
    'node_modules/zod 4.0.0 g',
    'remote-cart  ',
    'shared/ui  ',
  ]);
});

test("another team's dependency changes nothing", () => {
  const other = lockfile.replace('"integrity":"d"', '"integrity":"changed"');
  expect(lockedPackages(other, ['remote-cart', 'shared/ui'])).toEqual(
    lockedPackages(lockfile, ['remote-cart', 'shared/ui']),
  );
});
