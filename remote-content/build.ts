import { join } from 'node:path';
import { buildRemote } from '@paw/build/buildRemote.ts';

const here = import.meta.dirname;
const loader = join(here, 'article-reader/articlesLoader.ts');
const rules = [
  { test: /\.md$/, include: join(here, 'articles'), loader },
  { resource: join(here, 'src/blogs/articleCards.ts'), loader },
];

// Only a watching build needs what watching needs.
if (process.argv.includes('--watch')) (await import('@paw/build/dev/watchRemote.ts')).watchRemote(here, rules);
else await buildRemote(here, rules);
