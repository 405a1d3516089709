import { compareDocuments } from './compareDocuments.ts';

const article = (url: string, text = 'words') => ({ url, title: url, summary: 's', text, date: '2026-01-01' });

test('articles that were added, removed or rewritten are listed by their URL', () => {
  const before = { documents: [article('/blogs/a'), article('/blogs/b'), article('/blogs/c')] };
  const next = { documents: [article('/blogs/a'), article('/blogs/b', 'other words'), article('/blogs/d')] };
  expect(compareDocuments(before, next)).toEqual({ added: ['/blogs/d'], removed: ['/blogs/c'], changed: ['/blogs/b'] });
});
