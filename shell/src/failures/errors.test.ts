/** @jest-environment node */
/** docs/errors.md and the code say the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiProblem } from '@paw/api-client/http.ts';
import { failureOf, kindOfFailure, LoadingFailed, toPageProblem } from './kindOfFailure.ts';
import { type RegionState, regionView } from './regionView.ts';

const text = readFileSync(join(__dirname, '../../../docs/errors.md'), 'utf8');
const [pages = [], regions = []] = text
  .split('\n\n')
  .filter((block) => block.startsWith('| '))
  .map((table) => table.trim().split('\n').slice(2).map(cellsOf));

const lost = (reason: string) => new LoadingFailed('cart', '1', 'page:cart', new Error(reason));

/** Row of the table → the thrown error. */
const examples: Record<string, unknown> = {
  'No page has this path': failureOf('not-found', 'No such page'),
  'The api has no such product, order or article': new ApiProblem(404, 'not_found', 'x'),
  'The api does not answer': new ApiProblem(0, 'no_answer', 'x'),
  'The api answers with a 5xx': new ApiProblem(502, 'unknown', 'x'),
  'The page’s data is later than `PAGE_DEADLINE`': failureOf('unavailable', 'did not settle'),
  'No release of the remote works': failureOf('unavailable', 'left out'),
  'A chunk does not load': lost('Loading chunk 7 failed.'),
  'A style sheet does not load': lost('Loading CSS chunk 7 failed.'),
  'A remote’s entry does not load': lost('RUNTIME-008'),
  'A file that a loader imports does not load': new Error('Loading chunk failed: article a (x)'),
  'A loader throws': new TypeError('x is undefined'),
  'A component throws on the server': new TypeError('x is undefined'),
  'A component throws in the browser': undefined,
  'A page ends its renderer': failureOf('thrown', 'This page ended its renderer'),
  'A loader or component asks for what no release may use': new TypeError('fetch is refused'),
  'The layout throws': 'a text',
};

test('every row of the table has an example, and every example has a row', () => {
  expect(pages.map(([failure]) => failure)).toEqual(Object.keys(examples));
});

test.each(pages)('%s: the page shows the kind %s', (failure, kind) => {
  const error = examples[failure ?? ''];
  expect(kindOfFailure(error)).toBe(kind);
  // After JSON, when the browser hydrates with it, the kind is the same.
  expect(kindOfFailure(JSON.parse(JSON.stringify(toPageProblem(error))))).toBe(kind);
});

test.each(pages)('%s (%s): the status is the one in the table', (failure, _kind, _by, _shown, _navigation, status) => {
  const first = Number.parseInt(status ?? '', 10);
  const expected = Number.isNaN(first) ? [500, 503] : [first];
  expect(expected).toContain(toPageProblem(examples[failure ?? '']).status);
});

const states: RegionState[] = (['idle', 'loading', 'slow', 'ready', 'failed'] as const).flatMap((code) =>
  ([undefined, 'content', 'frame'] as const).flatMap((html) =>
    [true, false].flatMap((hasFallback) =>
      [true, false].map((isOptional) => ({ code, html, hasFallback, isOptional })),
    ),
  ),
);

test.each(states)('a region whose code is $code is described by exactly one row: %j', (state) => {
  const facts = [state.code, state.html ?? 'none', yes(state.hasFallback), yes(state.isOptional)];
  const matches = (cell = '', at = 0) => cell === 'any' || cell.split(', ').includes(facts[at] ?? '');
  const rows = regions.filter((row) => row.slice(0, 4).every(matches));
  expect(rows.map((row) => row.slice(4))).toEqual([regionView(state)]);
});

function yes(is: boolean): string {
  return is ? 'yes' : 'no';
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
