import { checkRegistered } from './checkRegistered.mjs';

const cart = { name: 'remote-cart', hasPackage: true, hasJest: true };
const known = { workspaces: ['remote-cart'], jestProjects: ['remote-cart', 'tools'], locked: ['', 'remote-cart'] };

test('a folder that is listed everywhere is fine, and so is one that is no workspace', () => {
  const others = [{ name: 'docs' }, { name: 'tools', hasJest: true }];
  expect(checkRegistered({ ...known, folders: [cart, ...others] })).toEqual([]);
});

test('a remote that nobody lists is found, for its tests would never run', () => {
  expect(checkRegistered({ ...known, folders: [cart, { ...cart, name: 'remote-club' }] })).toEqual([
    'remote-club: add it to workspaces in package.json (registered)',
    'remote-club: add it to projects in jest.config.mjs, else its tests never run (registered)',
  ]);
});

test('a remote without package.json or tests is found, and one that was never installed', () => {
  expect(checkRegistered({ ...known, folders: [{ name: 'remote-club' }] })).toEqual([
    'remote-club: has no package.json (registered)',
    'remote-club: has no jest.config.mjs (registered)',
  ]);
  expect(checkRegistered({ ...known, locked: [''], folders: [cart] })).toEqual([
    'remote-cart: run npm install, which adds it to package-lock.json (registered)',
  ]);
});
