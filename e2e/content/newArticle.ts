import type { Changes, Workshop } from '../releases/Workshop.ts';

const folder = 'remote-content/articles';

/** An article that a team adds: the text of a real one under a unique name. */
export const newArticle = { slug: 'a-quiet-corner-for-a-quokka', title: 'A quiet corner for a quokka', word: 'quokka' };

/** Its file. */
export function addArticle(workshop: Workshop): Changes {
  const { slug, title } = newArticle;
  const model = 'perches-that-keep-feet-healthy';
  const text = workshop
    .read(`${folder}/${model}.md`)
    .replace(model, slug)
    .replace(/^title: .*$/m, `title: "${title}"`)
    .replace(/^summary: "/m, 'summary: "For quokkas. ')
    .replace(/^(published|updated): .*$/gm, '$1: "2026-11-20"');
  return { [`${folder}/${slug}.md`]: text };
}
