/** @jest-environment node */
import { safeReturnTo } from './links.ts';

const evil = 'evil.example';
/** Spellings of a URL on another site, or of a script, that have been used against other shops. */
const spellings = [
  `https://${evil}`,
  `http://${evil}/`,
  `HTTPS://${evil}`,
  `https:${evil}`,
  `https:/${evil}`,
  `https:///${evil}`,
  `//${evil}`,
  `///${evil}`,
  `////${evil}`,
  `/\\${evil}`,
  `\\/${evil}`,
  `\\\\${evil}`,
  `/\\/${evil}`,
  `/\\\\${evil}`,
  `\\${evil}`,
  `/\t/${evil}`,
  `/\n/${evil}`,
  `/\r\n/${evil}`,
  `\t//${evil}`,
  ` //${evil}`,
  `\u0000//${evil}`,
  `/\u0009\\${evil}`,
  `//${evil}@shop.example`,
  `https://shop.example@${evil}`,
  `//shop.example.${evil}`,
  `//shop.invalid@${evil}`,
  `/.//${evil}`,
  `/..//${evil}`,
  `/./..//${evil}`,
  `/x/..//${evil}`,
  `/%2e//${evil}`,
  `/x/%2e%2e//${evil}`,
  `/;@${evil}`,
  `@${evil}`,
  `.${evil}`,
  `?//${evil}`,
  `#//${evil}`,
  `javascript:alert(1)`,
  `JaVaScRiPt:alert(1)`,
  `java\nscript:alert(1)`,
  `/javascript:alert(1)`,
  `data:text/html,<script>alert(1)</script>`,
  `vbscript:x`,
  `ftp://${evil}`,
  `//[::1]`,
  `//evil%E3%80%82example`,
  `／／${evil}`,
  `/／${evil}`,
  `//${evil}:443/%2f..`,
  `%2f%2f${evil}`,
  '',
];

test('there are at least forty spellings', () => expect(new Set(spellings).size).toBeGreaterThanOrEqual(40));

test.each(spellings)('%j leads to no other site', (spelling) => {
  const way = safeReturnTo(spelling);
  expect(way).toMatch(/^\/(?![/\\])/);
  for (const base of ['https://shop.example', 'http://localhost:3000', 'https://shop.example/login']) {
    expect(new URL(way, base).origin).toBe(new URL(base).origin);
  }
  // Parsing it again in a browser changes nothing.
  expect(safeReturnTo(way)).toBe(way);
});
