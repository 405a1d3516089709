import { logFormat, printAsEvents } from './logFormat.mjs';
import { showLines } from './readableLog.mjs';

const request = JSON.stringify({
  level: 'info',
  time: '2026-11-21T12:00:00.000Z',
  service: 'shell',
  method: 'GET',
  path: '/about-us',
  status: 200,
  cache: 'hit',
  ms: 0.3,
  msg: 'request',
});

test('at a terminal an event is one readable line', () => {
  const shown = showLines('text', false)('shell', request);
  expect(shown).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: shell: GET \/about-us 200 hit 0.3 ms$/);
});

test('without a terminal an event stays a JSON line', () => {
  expect(showLines('json', false)('shell', request)).toBe(request);
});

test('an error line has its reason', () => {
  const line = JSON.stringify({
    level: 'error',
    time: 1,
    service: 'shell',
    msg: 'It failed.',
    err: { message: 'no disk' },
  });
  expect(showLines('text', false)('shell', line)).toContain('shell: It failed. (no disk)');
});

test('a line that is not an event is prefixed with the name of its process', () => {
  expect(showLines('text', false)('api', 'Killed')).toBe('api: Killed');
  expect(showLines('text', false)('api', 'api: Killed')).toBe('api: Killed');
});

test('among JSON lines a line that is not an event becomes one', () => {
  const line = JSON.parse(showLines('json', false)('api', 'api: Killed'));
  expect(line).toMatchObject({ level: 'info', service: 'api', msg: 'Killed' });
  expect(new Date(line.time).toISOString()).toBe(line.time);
});

test('what a start itself prints is JSON when the log is JSON: one line for each line', () => {
  const { log } = console;
  const format = process.env.LOG_FORMAT;
  const written = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(text) > 0);
  try {
    process.env.LOG_FORMAT = 'json';
    printAsEvents();
    console.log('\nThe shop is open: "x"\n\n  and more');
  } finally {
    console.log = log;
    write.mockRestore();
    if (format === undefined) delete process.env.LOG_FORMAT;
    else process.env.LOG_FORMAT = format;
  }
  expect(written.map((line) => JSON.parse(line).msg)).toEqual(['The shop is open: "x"', 'and more']);
  expect(written.every((line) => line.endsWith('}\n'))).toBe(true);
});

test('LOG_FORMAT selects the format; without it the terminal does', () => {
  expect([logFormat({}, true), logFormat({}, false), logFormat({ LOG_FORMAT: 'json' }, true)]).toEqual([
    'text',
    'json',
    'json',
  ]);
});
