import { idOf, type ControllerRoom } from './openController.ts';

export interface BadRelease {
  name: string;
  /** Publishes it as catalog e. */
  publish: (room: ControllerRoom) => Promise<void>;
  /** The shell's verdict. */
  words: RegExp;
  /** At a shell's start, a fault of this machine's disk is as likely. */
  isMachine?: boolean;
}

const withCode = (name: string, code: string, words: RegExp): BadRelease => ({
  name,
  publish: (room) => room.publish('catalog', 'e', code),
  words,
});

const withManifest = (name: string, changes: Parameters<ControllerRoom['publish']>[3], words: RegExp): BadRelease => ({
  name,
  publish: (room) => room.publish('catalog', 'e', undefined, changes),
  words,
});

const home = (statement: string) => `pages['/'] = async () => { ${statement} };`;
const none = { js: [], css: [] };
const aboutUs = { name: 'about', path: '/about-us', example: '/about-us', query: [], viewQuery: [], files: none };
const broken = { path: 'node/remoteEntry.cjs', size: 1, sha384: 'another' };

const slot = `Object.defineProperty(pages, '/viewcart', { value: () => ({ degraded: true, errors: ['A slot.'] }) });`;

export const badReleases: BadRelease[] = [
  withCode('throws while it loads', `throw new Error('Broken at load.');`, /Broken at load/),
  {
    ...withManifest('has a damaged file', { files: [broken] }, /node\/remoteEntry\.cjs of catalog@e+ is damaged/),
    isMachine: true,
  },
];

/** Those that are slow, or similar to the others. */
export const moreBadReleases: BadRelease[] = [
  // A remote that loads later cannot replace that page.
  withCode('breaks a page of the cart', `${home('return {};')} ${slot}`, /\/viewcart answers 200 \(A slot\.\)/),
  {
    name: "claims another remote's page",
    publish: (room) =>
      room.publish('catalog', 'e', `${home('return {};')} pages['/about-us'] = () => ({});`, {
        routes: [{ ...aboutUs, path: '/', example: '/' }, aboutUs],
      }),
    words: /both claim \/about-us/,
  },
  withCode('has a home page that throws', home(`throw new Error('Broken home.');`), /\/ .*Broken home/),
  withCode('answers 500', home(`return { status: 500, errors: ['No pets.'] };`), /\/ answers 500 \(No pets\.\)/),
  withCode('answers 503', home('return { status: 503 };'), /\/ answers 503/),
  withCode('has a region that fails', home(`return { degraded: true, errors: ['A warmSets.'] };`), /A warmSets/),
  withCode('exits', home('process.exit(3);'), /left out|exited/),
  withCode('loops while it loads', 'for (;;);', /it said nothing for 6000 ms/),
  withCode('never ends to load', 'await new Promise(() => {});', /it did not load within 12000 ms/),
  withCode('has a home page that loops', home('for (;;);'), /left out|it said nothing/),
  withCode(
    'fills the heap',
    home('for (const all = []; ; ) all.push(new Array(1e6).fill(all.length));'),
    /left out|memory/,
  ),
  withManifest('was built for another contract', { contract: 2 }, /was built for contract 2, and this shell speaks 1/),
  {
    name: 'is not in the store',
    publish: async () => undefined,
    words: new RegExp(`There is no release catalog@${idOf('e')}`),
    isMachine: true,
  },
];
