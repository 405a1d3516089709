/** @jest-environment node */
import { type HookScope, joinRefreshRuntimes } from './joinRefreshRuntimes.ts';

test('each runtime resolves its own components, whichever registered last', () => {
  const scope: HookScope = {};
  joinRefreshRuntimes(scope);
  let ask: (type: unknown) => unknown = () => undefined;
  const reactDom = { setRefreshHandler: (resolve: typeof ask) => (ask = resolve) };
  scope.__REACT_DEVTOOLS_GLOBAL_HOOK__?.inject(reactDom);
  reactDom.setRefreshHandler((type) => (type === 'ProductCard' ? 'of catalog' : undefined));
  reactDom.setRefreshHandler((type) => (type === 'CartLine' ? 'of cart' : undefined));
  expect(['ProductCard', 'CartLine', 'Header'].map((type) => ask(type))).toEqual(['of catalog', 'of cart', undefined]);
});

test('a remote that comes after react-dom finds it', () => {
  const scope: HookScope = {};
  joinRefreshRuntimes(scope);
  const reactDom = {};
  const id = scope.__REACT_DEVTOOLS_GLOBAL_HOOK__?.inject(reactDom) ?? -1;
  expect(scope.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers.get(id)).toBe(reactDom);
});
