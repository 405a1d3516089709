import { BARE_POLICY } from '@paw/node/securityHeaders.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { violationsPath } from '../signals/violationRoute.ts';
import { pageHeaders } from './pageHeaders.ts';

const inline = { scripts: ["'sha256-a'"], styles: [] };
const verified = { ...inline, isVerified: true };
const statistics = { url: 'https://stats.example/count.js', by: 'Stats' };
const of = (more: object = {}, reports = true) =>
  pageHeaders({
    site: () => ({ ...testSite, origin: 'https://shop.example', ...more }),
    isDevelopment: false,
    ...(reports && { reportsFor: violationsPath }),
  });

test('a page names its set where its browser reports to', () => {
  const headers = of()('set 1', inline);
  expect(headers['content-security-policy']).toContain('report-uri /signals/violations?set=set%201');
  expect(headers['reporting-endpoints']).toBe('csp="/signals/violations?set=set%201"');
});

test('without reports, and over http, no endpoint is named', () => {
  expect(of({}, false)('s1', inline)).not.toHaveProperty('reporting-endpoints');
  expect(of({ origin: 'http://localhost:3000' })('s1', inline)).not.toHaveProperty('reporting-endpoints');
});

test('a page without inline code, such as a redirect, may load nothing', () => {
  expect(of()('s1')['content-security-policy']).toBe(BARE_POLICY);
});

test('only the script of an identity provider may keep the window that it opens', () => {
  const signIn = { by: 'Example', flow: 'code', script: 'https://accounts.example/client' };
  expect(of()('s1', inline)['cross-origin-opener-policy']).toBe('same-origin');
  expect(of({ signIn })('s1', inline)['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('a page whose releases are verified refuses scripts without a hash, and reports them', () => {
  const policy = 'blocked-destinations=(script)';
  expect(of()('s1', verified)['integrity-policy']).toBe(`${policy}, endpoints=(csp)`);
  expect(of({}, false)('s1', verified)['integrity-policy']).toBe(policy);
  expect(of({ origin: 'http://localhost:3000' })('s1', verified)['integrity-policy']).toBe(policy);
});

test('with a release that opens files without hashes, or the script of another site, a page cannot ask for them', () => {
  const signIn = { by: 'Example', flow: 'code', script: 'https://accounts.example/client' };
  expect(of()('s1', inline)).not.toHaveProperty('integrity-policy');
  expect(of({ statistics })('s1', verified)).not.toHaveProperty('integrity-policy');
  expect(of({ signIn })('s1', verified)).not.toHaveProperty('integrity-policy');
});
