import { logFormat, showLines } from './readableLog.mjs';

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

test('anywhere else it stays the JSON line that it is', () => {
  expect(showLines('json', false)('shell', request)).toBe(request);
});

test('an error says why', () => {
  const line = JSON.stringify({
    level: 'error',
    time: 1,
    service: 'shell',
    msg: 'It failed.',
    err: { message: 'no disk' },
  });
  expect(showLines('text', false)('shell', line)).toContain('shell: It failed. (no disk)');
});

test('what is no event has the name of its process before it', () => {
  expect(showLines('json', false)('api', 'Killed')).toBe('api: Killed');
});

test('LOG_FORMAT decides, else the terminal', () => {
  expect([logFormat({}, true), logFormat({}, false), logFormat({ LOG_FORMAT: 'json' }, true)]).toEqual([
    'text',
    'json',
    'json',
  ]);
});
