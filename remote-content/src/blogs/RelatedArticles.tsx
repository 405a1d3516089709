import { useElementId } from '@paw/ui/useElementId.ts';
import type { ArticleCard as Shown } from './Article.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleList } from './ArticleList.tsx';

/** Where to read on about the same thing. */
export function RelatedArticles({ articles }: { articles: readonly Shown[] }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Related articles</h2>
      <ArticleList>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ArticleList>
    </section>
  );
}
