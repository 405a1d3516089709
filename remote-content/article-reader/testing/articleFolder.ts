import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The real articles. */
export const articlesFolder = join(__dirname, '../../articles');

const sample = 'perches-that-keep-feet-healthy';

/** A good article of that slug, in the form of its file. */
export function goodArticle(slug: string): string {
  const text = readFileSync(join(articlesFolder, `${sample}.md`), 'utf8');
  return text
    .replace(sample, slug)
    .replace(/^title: ".*"$/m, `title: "About ${slug}"`)
    .replace(/^summary: "/m, `summary: "${slug}: `);
}

/** Writes articles beside the real ones in a folder of its own, `<root>/remote-content/articles`. */
export function writeArticles(root: string, texts: Readonly<Record<string, string>>): string {
  const folder = join(root, 'remote-content/articles');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(articlesFolder, folder, { recursive: true });
  for (const [slug, text] of Object.entries(texts)) writeFileSync(join(folder, `${slug}.md`), text);
  return folder;
}

/** The line of the first `found` in a text, from 1. */
export function lineOf(text: string, found: string): number {
  const [before, ...after] = text.split(found);
  if (!after.length) throw new Error(`"${found}" does not occur in it.`);
  return before?.split('\n').length ?? 0;
}
