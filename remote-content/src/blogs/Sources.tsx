import type { Article } from './Article.ts';

/** What an article rests on, for readers who want to read more. */
export function Sources({ sources }: Pick<Article, 'sources'>) {
  return (
    <ul>
      {sources.map(({ title, publisher, url }) => (
        <li key={url}>
          <a href={url}>{title}</a>, {publisher}
        </li>
      ))}
    </ul>
  );
}
