import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { checkBuilds } from './checkBuilds.mjs';
import { checkPins, readPackages } from './checkPins.mjs';
import { listValueImports } from './valueImports.mjs';

/** What the owner of the project asked for by name. */
const remotes = ['remote-catalog', 'remote-cart', 'remote-account', 'remote-content'];
const topLevel = ['package.json', 'shell', ...remotes, 'shared', 'webpack', 'README.md'];
/** Package (any path in it) → the folders whose shipped code must import it, each, or one of them. */
const packages = [
  { name: 'react', eachOf: ['shell', 'shared', ...remotes] },
  { name: 'react-dom', eachOf: ['shell'] },
  { name: 'react-router-dom', oneOf: ['shell', 'shared'] },
  { name: 'webpack', eachOf: ['webpack'] },
  { name: '@module-federation/enhanced/webpack', eachOf: ['webpack'] },
  { name: '@module-federation/enhanced/runtime', oneOf: ['shell', 'shared'] },
  { name: 'redux', eachOf: ['remote-cart'] },
  { name: '@reduxjs/toolkit', eachOf: ['remote-cart'] },
  { name: 'styled-components', eachOf: ['shell', 'shared', ...remotes] },
  { name: 'react-toastify', eachOf: ['shell', 'remote-content'] },
  { name: 'react-slick', eachOf: ['remote-catalog'] },
];
const tested = ['shell', 'shared', ...remotes];

/** Proves that the owner's folders are there and that the owner's packages do their work in what is shipped. */
export async function checkOwner() {
  const missing = topLevel.filter((name) => !existsSync(join(root, name)));
  const files = [...tested, 'webpack', 'api', 'release', 'pictures'].flatMap(listValueImports);
  const manifests = readPackages();
  return [
    ...missing.map((name) => `${name} is missing at the top level (owner-folders)`),
    ...packages.flatMap((use) => checkUse(use, files)),
    ...files.filter(({ imports }) => imports.some((name) => isFrom(name, 'react-router'))).map(noRouter),
    ...tested.flatMap((folder) => checkTests(folder, files)),
    ...(await checkBuilds(remotes.filter((folder) => !missing.includes(folder)))),
    ...checkPins(manifests),
  ];
}

const isFrom = (imported, name) => imported === name || imported.startsWith(`${name}/`);
const noRouter = ({ path }) =>
  `${path}: imports react-router: use react-router-dom's facade in shared (owner-packages)`;

function checkUse({ name, eachOf, oneOf }, files) {
  const shipped = (folder) => files.filter(({ path, isTest }) => path.startsWith(`${folder}/`) && !isTest);
  const imports = (folder) => shipped(folder).some((file) => file.imports.some((one) => isFrom(one, name)));
  const lacking = eachOf
    ? eachOf.filter((folder) => !imports(folder))
    : oneOf.some(imports)
      ? []
      : [oneOf.join(' or ')];
  return lacking.map((folder) => `${folder}: no shipped file imports ${name} by value (owner-packages)`);
}

function checkTests(folder, files) {
  const own = files.filter(({ path }) => path.startsWith(`${folder}/`) && /\.test\.tsx?$/.test(path));
  const renders = own.some(({ imports }) => imports.includes('@testing-library/react'));
  const hasJest = existsSync(join(root, folder, 'jest.config.mjs'));
  return [
    ...(hasJest ? [] : [`${folder}: has no jest.config.mjs (owner-tests)`]),
    ...(renders ? [] : [`${folder}: no test uses @testing-library/react (owner-tests)`]),
  ];
}
