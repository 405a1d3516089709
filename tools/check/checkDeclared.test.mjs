import { checkDeclared } from './checkDeclared.mjs';

const file = (path, ...imports) => ({ path, isTest: path.includes('.test.'), imports });
const shell = { folder: 'shell', name: '@paw/shell', declared: ['react', 'react-redux'], files: [] };
const facts = { forTests: ['@testing-library/react'], shared: ['react', 'react-redux'] };

test('a workspace declares each import, except its own files, Node, and the root’s test tools', () => {
  const files = [
    file('remote-cart/src/a.tsx', 'react/jsx-runtime', 'node:fs', './b.ts', '#own', '@paw/remote-cart/c.ts'),
    file('remote-cart/src/a.test.tsx', '@testing-library/react'),
  ];
  const cart = { folder: 'remote-cart', name: '@paw/remote-cart', declared: ['react'], files };
  expect(checkDeclared({ ...facts, workspaces: [shell, cart] })).toEqual([]);
});

test('a shared package that only another workspace declares is reported once, where it is imported', () => {
  const files = [file('remote-cart/src/a.tsx', 'react-redux'), file('remote-cart/src/b.tsx', 'react-redux')];
  const cart = { folder: 'remote-cart', name: '@paw/remote-cart', declared: [], files };
  expect(checkDeclared({ ...facts, workspaces: [shell, cart] })).toEqual([
    'remote-cart/src/a.tsx: imports react-redux: declare it in remote-cart/package.json (declared)',
  ]);
});

test('shipped code does not import the root’s test tools', () => {
  const files = [file('api/src/a.ts', '@testing-library/react')];
  const api = { folder: 'api', name: '@paw/api', declared: [], files };
  expect(checkDeclared({ ...facts, workspaces: [shell, api] })).toHaveLength(1);
});

test('the shell declares what it shares', () => {
  expect(checkDeclared({ ...facts, workspaces: [{ ...shell, declared: ['react'] }] })).toEqual([
    'shell/package.json: react-redux is shared by the shell, and not declared there (declared)',
  ]);
});
