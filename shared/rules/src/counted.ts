import { formatCount } from './formatCount.ts';

/** 'item' for 1, else 'items'. @param many for a noun that does not take an s */
export function nounFor(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** '1 item', '3 items', '1,200 items'. */
export function counted(count: number, one: string, many?: string): string {
  return `${formatCount(count)} ${nounFor(count, one, many)}`;
}
