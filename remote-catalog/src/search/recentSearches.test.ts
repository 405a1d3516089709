import { forgetSearches, readRecent, rememberSearch } from './recentSearches.ts';

test('the last five are kept, the latest first, each once in any case', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', ' Bed ', 'A', 'bed']) rememberSearch(text);
  expect(readRecent()).toEqual(['bed', 'A', 'e', 'd', 'c']);
  forgetSearches();
  expect([readRecent(), localStorage.getItem('recent-searches')]).toEqual([[], null]);
});

test('blank and overlong texts are not stored', () => {
  rememberSearch('  ');
  rememberSearch('x'.repeat(201));
  expect(localStorage.getItem('recent-searches')).toBeNull();
});

test.each(['{', '{"a":1}', 'null', '[1,null,"",{}]'])('an invalid stored value (%s) is ignored', (stored) => {
  localStorage.setItem('recent-searches', stored);
  expect(readRecent()).toEqual([]);
});

test('with storage blocked nothing fails', () => {
  const blocked = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  rememberSearch('bed');
  forgetSearches();
  expect(readRecent()).toEqual([]);
  blocked.mockRestore();
});
