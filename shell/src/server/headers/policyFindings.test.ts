/** @jest-environment node */
import type { Site } from '@paw/contract/site.ts';
import { BARE_POLICY } from '@paw/node/securityHeaders.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { hashOf } from '../../renderer/InlineHashes.ts';
import { problemPolicy } from '../dev/problemPage.ts';
import { plainPolicy } from '../page/plainPage.ts';
import { pagePolicy } from './pagePolicy.ts';

/** What Google's evaluator reports, with high and medium severity also where it is not sure. */
function findProblems(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = findings.filter(({ severity }) => severity < Severity.INFO);
  return serious.map(({ directive, description }) => `${directive}: ${description}`);
}

const shop: Site = { ...testSite, origin: 'https://shop.example', imageHost: '', subscribeHost: '' };
const inline = { scripts: [hashOf('start()')], styles: [hashOf('h1{color:red}')] };
const statistics = { url: 'https://stats.example/count.js', by: 'Stats' };
const signIn = { by: 'Example', flow: 'code' as const, script: 'https://accounts.example/gsi/client' };
const hosts = { imageHost: 'https://img.example', subscribeHost: 'https://news.example' };

test.each<[string, Partial<Site>, boolean]>([
  ['a page', {}, false],
  ['a page of verified releases', {}, true],
  ['a page with every setting', { ...hosts, statistics, signIn }, true],
])('Google’s evaluator finds nothing in the policy of %s', (_, site, isVerified) => {
  const options = { isDevelopment: false, reports: '/reports' };
  expect(findProblems(pagePolicy({ ...shop, ...site }, { ...inline, isVerified }, options))).toEqual([]);
});

test.each([
  ['what is no page', BARE_POLICY],
  ['a page without a release', plainPolicy],
  ['the list of errors in development', problemPolicy],
])('nor in that of %s', (_, policy) => {
  expect(findProblems(policy)).toEqual([]);
});

test('it finds inline scripts, hosts of scripts, and a base element', () => {
  expect(findProblems("script-src 'unsafe-inline' https://ajax.googleapis.com").length).toBeGreaterThan(2);
});
