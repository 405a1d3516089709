import { links } from '@paw/shared/contract/links.ts';
import { pictureUrl } from '@paw/shared/contract/pictures.ts';
import { type Head, type LoaderArgs, notFound, type PageProps } from '@paw/shared/contract/remote.ts';
import { PageFrame } from '@paw/shared/ui/PageFrame.tsx';
import { ReadingColumns } from '../reading/ReadingColumns.tsx';
import { ArticleHero } from './ArticleHero.tsx';
import { articleJsonLd } from './articleJsonLd.ts';
import { articleParts } from './articleParts.tsx';
import { articles, findArticle } from './articles.ts';
import { MoreArticles } from './MoreArticles.tsx';

type Params = PageProps<unknown>['params'];

/** There is nothing to fetch: the articles are part of this remote. An unknown one is a 404. */
export async function loader({ params }: LoaderArgs): Promise<void> {
  articleOf(params);
}

export function head(_data: unknown, params: Params): Head {
  const article = articleOf(params);
  const { slug, title, summary, picture } = article;
  return {
    title: `${title} | Paw Dailies`,
    description: summary,
    canonical: links.blog(slug),
    kind: 'article',
    picture: { url: pictureUrl(picture.name, 960, picture.colours), alt: picture.alt },
    jsonLd: [articleJsonLd(article)],
  };
}

export function Component({ params }: PageProps<unknown>) {
  const article = articleOf(params);
  return (
    <PageFrame>
      <article>
        <ArticleHero article={article} />
        <ReadingColumns parts={articleParts(article)} lead={article.intro} />
      </article>
      <MoreArticles articles={articles.filter((other) => other !== article).slice(0, 3)} />
    </PageFrame>
  );
}

function articleOf({ slug = '' }: Params) {
  const article = findArticle(slug);
  if (!article) throw notFound(`There is no article "${slug}".`);
  return article;
}
