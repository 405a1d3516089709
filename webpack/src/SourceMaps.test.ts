import { join } from 'node:path';
import { KIT } from './buildInputs.ts';
import { sourceName } from './SourceMaps.ts';

test.each([
  ['/w/remote-cart/src/cart/Cart.tsx', 'src/cart/Cart.tsx'],
  ['/w/node_modules/@paw/ui/src/Button.tsx', '@paw/ui/src/Button.tsx'],
  [join(KIT, 'src/runtime/remoteRuntime.ts'), '@paw/build/src/runtime/remoteRuntime.ts'],
  ['data:text/javascript;base64,L3cvbm9kZV9tb2R1bGVz', 'webpack/data'],
  ['webpack/bootstrap', 'webpack/bootstrap'],
])('a source map names no folder of the machine: %s', (path, name) => {
  expect(sourceName(path, '/w/remote-cart')).toBe(name);
});
