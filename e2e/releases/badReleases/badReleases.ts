/**
 * A dozen bad releases, made from the real remotes by a change of their built scripts, and what the guard should make of
 * a canary of each.
 */
import type { BadRelease, Kind } from './BadRelease.ts';
import { atProduct, later, once, throwing } from './changeScripts.ts';

const BROWSER = 'browser/page-product.js';
const SERVER = 'node/page-product.cjs';
const product = '/product/Adjustable-Dog-Collar';
const other = '/product/Rechargeable-Pet-Hair-Trimmer';
const everyone: Kind[] = [{ share: 1, path: product }];

export const badReleases: readonly BadRelease[] = [
  {
    name: 'throws in one route, in the browser only',
    remote: 'catalog',
    group: 'errors',
    action: 'takes it back',
    kinds: everyone,
    changes: { [BROWSER]: atProduct(throwing('This page throws in the browser.')) },
  },
  {
    name: 'shows a white page without an error',
    remote: 'catalog',
    group: 'silence',
    action: 'takes it back',
    kinds: everyone,
    changes: { [BROWSER]: atProduct(later(0, 'document.body.replaceChildren()')) },
  },
  {
    name: 'renders something else in the browser than on the server',
    remote: 'content',
    group: 'hydration',
    action: 'takes it back',
    kinds: [{ share: 1, path: '/about-us' }],
    changes: { 'browser/page-about.js': once('The everyday things', 'The daily things') },
  },
  {
    name: 'throws on the server for one product',
    remote: 'catalog',
    // The shell reports the failed region, and the browser that it renders the region again.
    group: ['errors', 'hydration'],
    action: 'takes it back',
    kinds: [
      { share: 0.05, path: other },
      { share: 0.95, path: product },
    ],
    changes: { [SERVER]: atProduct(`(SLUG===${JSON.stringify(other.slice(9))}&&${throwing('This product throws.')})`) },
    isUncached: true,
  },
  {
    name: 'is 30 times slower on the server',
    remote: 'catalog',
    group: 'speed',
    action: 'holds it',
    kinds: everyone,
    // It waits, as for a slow query: a page that computes for so long is refused before any visitor gets it.
    changes: {
      'node/product-data.cjs': once(
        /(async function loader\(\{params,url,api\}\)\{)/,
        '$1await new Promise((r)=>setTimeout(r,900));',
      ),
    },
    isUncached: true,
  },
  {
    name: 'leaks memory on the server until renderers die',
    remote: 'catalog',
    group: 'errors',
    action: 'takes it back',
    kinds: everyone,
    changes: { [SERVER]: atProduct('(globalThis.badKept||=[]).push(Array.from({length:1e6},(_,n)=>n+.5))') },
    isUncached: true,
  },
  {
    name: 'blocks the browser by long tasks',
    remote: 'catalog',
    group: 'speed',
    action: 'holds it',
    kinds: everyone,
    changes: { [BROWSER]: atProduct(later(1_200, 'for(const end=performance.now()+700;performance.now()<end;);')) },
  },
  {
    name: 'moves its layout after it was shown',
    remote: 'catalog',
    group: 'speed',
    action: 'holds it',
    kinds: everyone,
    changes: {
      [BROWSER]: atProduct(
        later(
          1_200,
          'const part=document.createElement("div");part.style.height="300px";document.querySelector("main").prepend(part)',
        ),
      ),
    },
  },
  {
    name: 'does not answer requests to add to the cart',
    remote: 'cart',
    group: 'errors',
    action: 'takes it back',
    kinds: [
      { share: 0.2, path: product, does: 'adds to cart' },
      { share: 0.8, path: product },
    ],
    changes: (text) => text.replaceAll('"cart:add-requested"', '"cart:add-was-requested"'),
  },
  {
    name: 'breaks in browsers without a feature',
    remote: 'catalog',
    group: 'errors',
    action: 'takes it back',
    kinds: [
      { share: 0.15, path: product, init: 'delete self.scheduler' },
      { share: 0.85, path: product },
    ],
    changes: { [BROWSER]: atProduct('typeof self.scheduler.yield') },
  },
  {
    name: 'hurts 1 % of its visitors',
    remote: 'catalog',
    group: 'errors',
    action: 'takes it back',
    kinds: [
      { share: 0.01, path: product, init: 'localStorage.setItem("newsletter-seen", "1")' },
      { share: 0.99, path: product },
    ],
    changes: {
      [BROWSER]: atProduct(`(localStorage.getItem("newsletter-seen")&&${throwing('This state is unknown.')})`),
    },
  },
  {
    name: 'is good, during an outage of the api',
    remote: 'catalog',
    action: 'leaves it',
    kinds: everyone,
    changes: {},
    isUncached: true,
    duringOutage: true,
  },
];
