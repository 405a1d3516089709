/** @jest-environment node */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { openTestRegistry } from '../../testing/testRegistry.ts';
import { dashboardPolicy } from './dashboardHtml.ts';

function findProblems(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = findings.filter(({ severity }) => severity < Severity.INFO);
  return serious.map(({ directive, description }) => `${directive}: ${description}`);
}

test('Google’s evaluator finds nothing in the policies of the page of releases, and of signing in', async () => {
  const integrity = 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC';
  const page = { scripts: [{ path: 'main.js', integrity }], styles: [], icon: 'icon.svg' };
  expect(findProblems(dashboardPolicy(page))).toEqual([]);
  const { app } = await openTestRegistry();
  const { headers } = await app.inject({ url: '/' });
  await app.close();
  const signIn = String(headers['content-security-policy']);
  expect(signIn).toContain("style-src 'sha256-");
  expect(findProblems(signIn)).toEqual([]);
});
