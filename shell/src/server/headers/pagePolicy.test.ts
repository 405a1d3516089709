/** @jest-environment node */
import type { Site } from '@paw/contract/site.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { hashOf } from '../../renderer/InlineHashes.ts';
import { pagePolicy } from './pagePolicy.ts';

const script = hashOf('start()');
const style = hashOf('h1{color:red}');
const shop: Site = { ...testSite, origin: 'https://shop.example', imageHost: '', subscribeHost: '' };
type Options = Partial<Parameters<typeof pagePolicy>[2]>;

/** Directive → its sources. */
function read(site: Partial<Site> = {}, options: Options = {}, isVerified = false): Record<string, string[]> {
  const inline = { scripts: [script], styles: [style], ...(isVerified && { isVerified }) };
  const policy = pagePolicy({ ...shop, ...site }, inline, { isDevelopment: false, ...options });
  const parts = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
}

const usual = {
  'default-src': ["'none'"],
  'script-src': ["'strict-dynamic'", script, "'self'"],
  'style-src': ["'self'", hashOf(''), style],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'none'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

test('a page may use its own origin, and of inline code only its own', () => {
  expect(read()).toEqual(usual);
});

const [statistics, provider] = ['https://stats.example', 'https://accounts.example'];
const signIn = { by: 'Example', flow: 'code' as const, script: `${provider}/gsi/client` };

test.each<[string, Partial<Site>, Record<string, string[]>]>([
  ['IMAGE_HOST', { imageHost: 'https://img.example' }, { 'img-src': ["'self'", 'https://img.example'] }],
  ['SUBSCRIBE_HOST', { subscribeHost: 'https://news.example' }, { 'connect-src': ["'self'", 'https://news.example'] }],
  [
    'STATISTICS_URL',
    { statistics: { url: `${statistics}/count.js?site=1`, by: 'Stats' } },
    {
      'script-src': [...usual['script-src'], statistics],
      'img-src': ["'self'", statistics],
      'connect-src': ["'self'", statistics],
    },
  ],
  [
    'SOCIAL_SCRIPT_URL',
    { signIn },
    {
      'script-src': [...usual['script-src'], provider],
      'connect-src': ["'self'", provider],
      'frame-src': [provider],
    },
  ],
  ['an identity provider without a script', { signIn: { by: 'Example', flow: 'code' } }, {}],
])('%s widens only the directives that it needs', (_, site, wider) => {
  expect(read(site)).toEqual({ ...usual, ...wider });
});

test('reports go to the shop; over https also through the Reporting API', () => {
  expect(read({}, { reports: '/reports' })).toEqual({ ...usual, 'report-uri': ['/reports'], 'report-to': ['csp'] });
  expect(read({ origin: 'http://localhost:3000' }, { reports: '/reports' })).not.toHaveProperty('report-to');
});

test('only the development build may write its styles as text', () => {
  expect(read({}, { isDevelopment: true })).toEqual({ ...usual, 'style-src': ["'self'", "'unsafe-inline'"] });
});

test("a page of verified releases turns texts into code or HTML only through the shell's three policies", () => {
  const trusted = {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['release-files', 'server-html', 'structured-data'],
  };
  expect(read({}, {}, true)).toEqual({ ...usual, ...trusted });
  expect(read({}, { isDevelopment: true }, true)).not.toHaveProperty('trusted-types');
  expect(read({ signIn }, {}, true)).not.toHaveProperty('require-trusted-types-for');
});

/** What Google's csp-evaluator reports with high or medium severity, and MDN Observatory's conditions for its bonus. */
test.each<[string, (policy: Record<string, string[]>) => boolean]>([
  ['no source allows inline scripts or eval', (all) => !/unsafe-/.test(Object.values(all).flat().join(' '))],
  ['no directive allows a whole scheme or every host', (all) => !/(^| )(https?:|data:|\*)( |$)/.test(flat(all))],
  ['plugins are refused', (all) => (all['object-src'] ?? all['default-src'])?.join() === "'none'"],
  ['scripts are limited', (all) => all['script-src'] !== undefined],
  ['a base element is refused, as strict-dynamic needs', (all) => all['base-uri']?.join() === "'none'"],
  [
    'hosts of scripts are ignored, because of strict-dynamic',
    (all) => !!all['script-src']?.includes("'strict-dynamic'"),
  ],
  ['everything else is refused', (all) => all['default-src']?.join() === "'none'"],
  ['forms go to the shop alone', (all) => all['form-action']?.join() === "'self'"],
  ['no other page shows the shop in a frame', (all) => all['frame-ancestors']?.join() === "'none'"],
])('in the rules of the common scanners, with every setting: %s', (_, holds) => {
  const statisticsOn = { statistics: { url: `${statistics}/count.js`, by: 'Stats' } };
  const hosts = { imageHost: 'https://img.example', subscribeHost: 'https://news.example' };
  expect(holds(read({ ...statisticsOn, ...hosts, signIn }, { reports: '/reports' }))).toBe(true);
});

const flat = (all: Record<string, string[]>) => Object.values(all).flat().join(' ');
