import { ChipLink, ChipList } from '@paw/shared/ui/Chip.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import type { Part } from '../reading/ReadingColumns.tsx';
import type { Article } from './Article.ts';
import { ArticleBlock } from './ArticleBlock.tsx';

/** What there is to read: the article's own sections, when to ask a vet, and where to get the things. */
export function articleParts({ sections, vet, supplies }: Article): Part[] {
  const own = sections.map(({ title, blocks }) => ({
    id: fragmentOf(title),
    title,
    content: blocks.map((block, at) => <ArticleBlock key={at} block={block} />),
  }));
  const ask = { id: 'vet', title: 'When to call a vet', content: <Notice kind="warn">{vet}</Notice> };
  const shop = {
    id: 'supplies',
    title: 'What you may need',
    content: (
      <ChipList>
        {supplies.map(({ label, path }) => (
          <li key={path}>
            <ChipLink to={path}>{label}</ChipLink>
          </li>
        ))}
      </ChipList>
    ),
  };
  return [...own, ask, shop];
}

/** 'Does it fit? Five checks' → 'does-it-fit-five-checks' */
function fragmentOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
