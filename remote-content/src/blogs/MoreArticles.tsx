import { useElementId } from '@paw/shared/ui/useElementId.ts';
import type { Article } from './Article.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleList } from './ArticleList.tsx';

/** Where to read on. */
export function MoreArticles({ articles }: { articles: readonly Article[] }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>More from the blog</h2>
      <ArticleList $columns={3}>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ArticleList>
    </section>
  );
}
