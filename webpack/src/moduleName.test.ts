import { moduleName, numberNames } from './moduleName.ts';

const inWorkspace = (identifier: string) =>
  moduleName(identifier, '/home/ann/paw/remote-cart', '/home/ann/paw/webpack');
const alone = (identifier: string) =>
  moduleName(identifier, '/tmp/remote-cart', '/tmp/remote-cart/node_modules/@paw/build');

test.each([
  [
    '/home/ann/paw/node_modules/ts-loader/index.js??ruleSet[1].rules[0]!/home/ann/paw/remote-cart/src/order/Order.tsx',
    '/tmp/remote-cart/node_modules/ts-loader/index.js??ruleSet[1].rules[0]!/tmp/remote-cart/src/order/Order.tsx',
    'ts-loader/index.js!./src/order/Order.tsx',
  ],
  [
    '/home/ann/paw/node_modules/ts-loader/index.js??x!/home/ann/paw/node_modules/@paw/ui/src/field/typedIn.ts',
    '/tmp/remote-cart/node_modules/ts-loader/index.js??x!/tmp/remote-cart/node_modules/@paw/ui/dist/field/typedIn.js',
    'ts-loader/index.js!@paw/ui/field/typedIn',
  ],
  [
    '/home/ann/paw/node_modules/lucide-react/dist/esm/Icon.mjs',
    '/tmp/remote-cart/node_modules/lucide-react/dist/esm/Icon.mjs',
    'lucide-react/dist/esm/Icon.mjs',
  ],
  [
    '/home/ann/paw/node_modules/ts-loader/index.js??x!/home/ann/paw/webpack/src/runtime/slimIcon.ts',
    '/tmp/remote-cart/node_modules/ts-loader/index.js??x!/tmp/remote-cart/node_modules/@paw/build/dist/runtime/slimIcon.js',
    'ts-loader/index.js!@paw/build/runtime/slimIcon',
  ],
  [
    '/home/ann/paw/webpack/src/runtime/slimRouter.ts!/home/ann/paw/node_modules/react-router/dist/production/index.mjs',
    '/tmp/remote-cart/node_modules/@paw/build/dist/runtime/slimRouter.js!/tmp/remote-cart/node_modules/react-router/dist/production/index.mjs',
    '@paw/build/runtime/slimRouter!react-router/dist/production/index.mjs',
  ],
  ['consume-shared-module|default|react|^19.3.1', 'consume-shared-module|default|react|^19.3.1', undefined],
])('a module has one name in a workspace and in a folder of its own: %s', (first, second, name) => {
  expect(inWorkspace(first)).toBe(name ?? first);
  expect(alone(second)).toBe(name ?? first);
});

test('a name’s number does not depend on the other names, and no number is given twice', () => {
  const names = Array.from({ length: 400 }, (_, at) => `module ${at}`);
  const numbers = numberNames(names);
  expect(new Set(numbers).size).toBe(400);
  expect(numberNames(names.toReversed())).toEqual(numbers.toReversed());
  const fewer = numberNames(names.slice(0, 390));
  expect(fewer.filter((number, at) => number !== numbers[at]).length).toBeLessThan(10);
});
