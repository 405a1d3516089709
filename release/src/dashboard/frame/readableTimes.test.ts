/** @jest-environment node */
import { readableTimes } from './readableTimes.ts';

test('times in a sentence are read as the others on the page, and all else is left', () => {
  const text = 'Not yet known. Evidence since 2026-11-27T01:19:02.805Z, of cart@aaaa 2026-11.';
  expect(readableTimes(text)).toBe('Not yet known. Evidence since Nov 27, 01:19 UTC, of cart@aaaa 2026-11.');
});
