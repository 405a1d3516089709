/**
 * The page numbers to show: first, last, the current one and its neighbors; `gap` where more than one is left out. From 7
 * pages the count is constant, so that the row does not move under the pointer.
 */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1);
  if (pages <= 7) return all;
  const first = Math.max(3, Math.min(page - 1, pages - 4));
  const middle = all.slice(first - 1, first + 2);
  const before = first === 3 ? 2 : 'gap';
  const after = first === pages - 4 ? pages - 1 : 'gap';
  return [1, before, ...middle, after, pages];
}
