import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOperations } from './findOperations.ts';

const out = mkdtempSync(join(tmpdir(), 'paw-operations-'));
afterEach(() => rmSync(out, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}

test('each operation of both builds is listed once, in alphabetical order', () => {
  write('browser/page-cart.js', 'e.POST("/api/cart/quote");e.POST("/api/cart/mail")');
  write('browser/page-cart.js.map', '{"sourcesContent":["e.GET(\\"/api/taste\\")"]}');
  write('node/page-cart.cjs', "api.POST('/api/cart/quote');api.GET('/api/taxonomy')");
  expect(findOperations(out)).toEqual(['getTaxonomy', 'mailCart', 'quoteCart']);
});

test('every path that cannot be read is named once, with its file', () => {
  write('browser/a.js', 'const p="/api/account/wishlist-link";e.GET(p);e.POST("/api/taste")');
  write('node/a.cjs', 'const p="/api/account/wishlist-link";e.GET(p)');
  const lines = () => {
    try {
      return findOperations(out);
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  };
  expect(lines()).toEqual([
    'The build cannot tell which operations of the api are called here:',
    expect.stringMatching(
      /^ {2}browser\/a\.js: "\/api\/account\/wishlist-link" is outside of a call, .*GET, POST, DELETE/,
    ),
    expect.stringMatching(/^ {2}browser\/a\.js: "\/api\/taste" is no path of the api/),
  ]);
});
