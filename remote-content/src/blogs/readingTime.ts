import type { Article } from './Article.ts';

const WORDS_A_MINUTE = 220;

/** In whole minutes, at least one. */
export function readingMinutes({ intro, sections, vet }: Article): number {
  const texts = sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => (typeof block === 'string' ? [block] : 'list' in block ? block.list : block.steps)),
  ]);
  const words = [intro, ...texts, vet].join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
