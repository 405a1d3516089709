import type { Block } from './Article.ts';

export function ArticleBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  const [List, items] = 'list' in block ? (['ul', block.list] as const) : (['ol', block.steps] as const);
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
