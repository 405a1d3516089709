import type { VisitorEvent } from '../signals/SignalReport.ts';
import { START, VisitorReports } from './testing/visitorReports.ts';
import { VisitorBook } from './VisitorBook.ts';

const canary = 'c0ffee00c0ffee00';
const sent: Partial<VisitorEvent>[] = [
  { arm: canary, what: 'sent' },
  { arm: canary, what: 'browser' },
];
const failed = (kind: VisitorEvent['kind']): Partial<VisitorEvent> => ({ arm: canary, what: 'failed', kind });

function openBook(most?: number) {
  const heard: string[] = [];
  const arm = (name: string) => (name === canary ? 'canary' : name);
  const book = new VisitorBook(
    {
      onVisitor: (of) => heard.push(`visitor ${arm(of)}`),
      onHurt: ({ arm: of, harm }) => heard.push(`${harm} ${arm(of)}`),
      onMeasured: () => undefined,
    },
    most,
  );
  return { book, heard, reports: new VisitorReports() };
}

test('a visitor whose pages fail ten times is hurt once', () => {
  const { book, heard, reports } = openBook();
  book.add(...reports.at(1, [...sent, ...Array.from({ length: 10 }, () => failed('throw'))]));
  expect(heard).toEqual(['visitor canary', 'errors canary']);
});

test('a report that comes twice is counted once', () => {
  const { book, heard, reports } = openBook();
  const report = reports.at(1, [...sent, failed('chunk')]);
  expect([book.add(...report), book.add(...report)]).toEqual([true, false]);
  expect(heard).toHaveLength(2);
});

test('a program that fetches no file of the page is no visitor, until it does', () => {
  const { book, heard, reports } = openBook();
  book.add(...reports.at(1, [{ arm: canary }, failed('throw')]));
  expect(heard).toEqual([]);
  book.add(...reports.at(2, [{ arm: canary, what: 'browser' }]));
  expect(heard).toEqual(['visitor canary', 'errors canary']);
});

test('a failure of a visitor to whom no page of that arm was sent is made up', () => {
  const { book, heard, reports } = openBook();
  book.add(...reports.at(1, [failed('throw'), { arm: 'live' }, failed('throw')]));
  expect(heard).toEqual([]);
});

test('a page that says nothing is silent after ten seconds while it is not known how long pages take', () => {
  const { book, heard, reports } = openBook();
  book.add(...reports.at(1, sent));
  for (let second = 2; second <= 10; second++) book.add(...reports.at(second));
  expect(heard).toEqual([]);
  book.add(...reports.at(11));
  expect(heard).toEqual(['visitor canary', 'silence canary']);
});

const livePages = (count: number, ms: number): Partial<VisitorEvent>[] =>
  Array.from({ length: count }, (_, n) => n.toString(16).padStart(12, '0')).flatMap((visitor) => [
    { visitor },
    { visitor, what: 'alive' as const, ms },
  ]);

test('one live visitor who tells of many slow pages does not put off when a page is silent', () => {
  const { book, reports } = openBook();
  book.add(...reports.at(1, livePages(30, 1_000)));
  const slow = Array.from({ length: 500 }, () => ({ visitor: 'f'.repeat(12), what: 'alive' as const, ms: 86_400_000 }));
  book.add(...reports.at(2, [{ visitor: 'f'.repeat(12) }, ...slow]));
  expect(book.silence).toBeLessThan(3_500);
});

test('silence takes three times as long as nearly all live pages', () => {
  const { book, reports } = openBook();
  book.add(...reports.at(1, livePages(30, 2_000)));
  expect(book.silence).toBeGreaterThan(5_900);
  expect(book.silence).toBeLessThan(6_700);
});

test('who leaves the page or opens another in time is not silent', () => {
  const { book, heard, reports } = openBook();
  book.add(...reports.at(1, sent));
  book.add(...reports.at(3, [{ arm: canary, what: 'sent' }]));
  book.add(...reports.at(5, [{ arm: canary, what: 'left' }]));
  book.add(...reports.at(40));
  expect(heard).toEqual([]);
});

test('the answer of a page comes through another shell', () => {
  const { book, heard, reports } = openBook();
  const other = new VisitorReports('two');
  book.add(...reports.at(1, sent));
  book.add(...other.at(1));
  book.add(...other.at(2, [{ arm: canary, what: 'alive', ms: 600 }]));
  for (let second = 2; second < 20; second++) book.add(...reports.at(second));
  expect(heard).toEqual(['visitor canary']);
});

test('a page is not called silent before every shell was heard', () => {
  const { book, heard, reports } = openBook();
  const slow = new VisitorReports('slow');
  book.add(...slow.at(1));
  for (let second = 1; second <= 20; second++) book.add(...reports.at(second, second === 1 ? sent : []));
  expect(heard).toEqual([]);
  book.add(...slow.at(2, [{ arm: canary, what: 'alive', ms: 600 }], { at: new Date(START + 2_000).toISOString() }));
  expect(heard).toEqual(['visitor canary']);
});

test('what was lost of one visitor hides no silent page of another', () => {
  const { book, heard, reports } = openBook();
  const loud = '00000000beef';
  book.add(
    ...reports.at(1, [
      ...sent,
      ...[...sent, { arm: canary, what: 'lost' as const }].map((event) => ({ ...event, visitor: loud })),
    ]),
  );
  for (let second = 2; second <= 15; second++) book.add(...reports.at(second));
  expect(heard).toEqual(['visitor canary', 'silence canary']);
});

test('what was lost of a shell is not taken for silence', () => {
  const { book, heard, reports } = openBook();
  book.add(...reports.at(1, sent));
  book.add(...reports.at(2, [], { dropped: 3 }));
  book.add(...reports.at(20));
  expect(heard).toEqual([]);
});

test('a failure of the api counts after ten seconds', () => {
  const { book, heard, reports } = openBook();
  book.add(...reports.at(1, [...sent, failed('api')]));
  book.add(...reports.at(10));
  expect(heard).toEqual([]);
  book.add(...reports.at(12));
  expect(heard).toEqual(['visitor canary', 'errors canary']);
});

test('a failure of the api is excused when a shell then says that the api is down', () => {
  const { book, heard, reports } = openBook();
  book.add(...reports.at(1, [...sent, failed('render'), { arm: canary, what: 'left' }]));
  book.add(...reports.at(5, [], { apiUp: false }));
  book.add(...reports.at(30));
  expect(heard).toEqual([]);
  expect(book.excused).toBe(1);
});

test('of too many visitors a half is kept, chosen by their hash', () => {
  const { book, heard, reports } = openBook(100);
  const hashes = Array.from({ length: 400 }, (_, n) => ((n * 2654435761) % 2 ** 32).toString(16).padStart(8, '0'));
  const alive = (hash: string) => [
    { visitor: `${hash}0000` },
    { visitor: `${hash}0000`, what: 'alive' as const, ms: 500 },
  ];
  book.add(...reports.at(1, hashes.flatMap(alive)));
  expect(heard.length).toBeGreaterThan(150);
  expect(heard.length).toBeLessThan(350);
});

test('a page that a visitor leaves late without a word from it is silent, too', () => {
  const { book, heard, reports } = openBook();
  book.add(...reports.at(1, sent));
  book.add(...reports.at(8, [{ arm: canary, what: 'left' }]));
  for (let second = 9; second <= 11; second++) book.add(...reports.at(second));
  expect(heard).toEqual(['visitor canary', 'silence canary']);
});

/** Five new visitors of a canary, whose pages fail. */
const hurtVisitors = (first: string, crowd?: string): Partial<VisitorEvent>[] =>
  ['1', '2', '3', '4', '5'].flatMap((n) => {
    const visitor = `${first}${n}`.padEnd(12, '0');
    return [...sent, failed('throw')].map((event) => ({ ...event, visitor, ...(crowd && { crowd }) }));
  });
const hurt = (heard: readonly string[]) => heard.filter((what) => what === 'errors canary').length;

test('of one address five visitors count, however many shells it asks, and for however many days', () => {
  const { book, heard } = openBook();
  const shells = ['one', 'two', 'three'].map((name) => new VisitorReports(name));
  for (const [n, shell] of shells.entries()) book.add(...shell.at(1 + n, hurtVisitors(`${n}`, 'abcd')));
  expect(hurt(heard)).toBe(5);
  const [one] = shells as [VisitorReports];
  book.add(...one.at(5, [...hurtVisitors('a', 'abce'), ...hurtVisitors('b')]));
  // Of another address, and of unknown ones.
  expect(hurt(heard)).toBe(15);
  book.add(...one.at(24 * 3_600 + 6, hurtVisitors('c', 'abcd')));
  expect(hurt(heard)).toBe(15);
});

test('a visitor who is known goes on, when no further one of the address counts', () => {
  const { book, heard, reports } = openBook();
  book.add(
    ...reports.at(
      1,
      hurtVisitors('0', 'abcd').filter(({ what }) => what !== 'failed'),
    ),
  );
  book.add(...reports.at(2, [...hurtVisitors('0', 'abcd'), ...hurtVisitors('1', 'abcd')]));
  expect(hurt(heard)).toBe(5);
});

test('when what is live changes, all visitors count again', () => {
  const { book, heard, reports } = openBook();
  book.add(...reports.at(1, hurtVisitors('0', 'abcd')));
  book.clear();
  book.add(...reports.at(2, hurtVisitors('0', 'abcd')));
  expect(hurt(heard)).toBe(10);
});
