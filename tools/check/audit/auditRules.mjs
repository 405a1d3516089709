/** What the packages of the repository may be; each exception says why. */

/** Licenses of what is shipped or run in production: they ask for no more than that their text goes along. */
export const licenses = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];

/** Packages under other licenses. A name that ends in `*` stands for all that begin so. */
export const licensed = {
  '@img/sharp-*': 'LGPL-3.0-or-later: libvips is a library of its own file, unchanged, which anyone can replace',
  'caniuse-lite': 'CC-BY-4.0: data about browsers that the build reads and does not ship',
};

/** Packages that run a script when they are installed. */
export const scripted = {
  '@parcel/watcher': 'builds its file watcher where there is no binary for the platform; jest uses it',
  '@swc/core': 'checks that the binary of its platform is there; the compiler of builds and tests',
  'core-js-pure': 'prints a line that asks for donations; the development server’s overlay needs the package',
  esbuild: 'checks its binary; only the tool that writes migrations uses it',
  'unrs-resolver': 'checks that the binary of its platform is there; jest resolves modules with it',
};

/** Known vulnerabilities that do not reach the shop: `{ 'GHSA-…': { reason, until: 'YYYY-MM-DD' } }`; then they count again. */
export const harmless = {};
