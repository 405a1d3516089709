import { checkRegistered } from './checkRegistered.mjs';

const cart = { name: 'remote-cart', needs: ['react'], hasBuild: true, hasJest: true };
const known = {
  workspaces: ['remote-cart'],
  jestProjects: ['remote-cart', 'tools'],
  locked: ['', 'remote-cart', 'node_modules/react'],
};

test('a folder that is listed everywhere is accepted, and so is one that is not a workspace', () => {
  const others = [{ name: 'docs' }, { name: 'tools', hasJest: true }];
  expect(checkRegistered({ ...known, folders: [cart, ...others] })).toEqual([]);
});

test('a new remote needs no entry while it uses only installed packages', () => {
  const club = { ...cart, name: 'remote-club' };
  expect(checkRegistered({ ...known, folders: [cart, club] })).toEqual([]);
  expect(checkRegistered({ ...known, folders: [{ ...club, needs: ['react', 'd3'] }] })).toEqual([
    'remote-club: d3 is not installed here: add remote-club to workspaces in package.json and run npm install (registered)',
  ]);
});

test('a folder that is listed nowhere is reported, because its tests would never run', () => {
  expect(checkRegistered({ ...known, folders: [{ name: 'search', needs: [], hasJest: true }] })).toEqual([
    'search: add it to workspaces in package.json (registered)',
    'search: add it to projects in jest.config.mjs, else its tests never run (registered)',
  ]);
});

test('a remote without package.json, build or tests is reported, and so is a workspace that was never installed', () => {
  expect(checkRegistered({ ...known, folders: [{ name: 'remote-club' }] })).toEqual([
    'remote-club: has no package.json (registered)',
    'remote-club: has no build.ts (registered)',
    'remote-club: has no jest.config.mjs (registered)',
  ]);
  expect(checkRegistered({ ...known, locked: ['node_modules/react'], folders: [cart] })).toEqual([
    'remote-cart: run npm install, which adds it to package-lock.json (registered)',
  ]);
});
