import { links } from '@paw/contract/links.ts';
import { previewUrl } from '@paw/contract/pictures.ts';
import { type Head, type LoaderArgs, notFound, type PageProps } from '@paw/contract/remote.ts';
import { PageFrame } from '@paw/ui/PageFrame.tsx';
import { ReadingColumns } from '../reading/ReadingColumns.tsx';
import type { Article, ArticleCard } from './Article.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { articleCards } from './articleCards.ts';
import { articleFeed } from './articleFeed.ts';
import { ArticleHero } from './ArticleHero.tsx';
import { articleJsonLd } from './articleJsonLd.ts';
import { ArticleProducts, BlogNewsletter } from './BlogSlots.tsx';
import { findArticle, loadArticle } from './loadArticle.ts';
import { Neighbors, RelatedArticles } from './MoreArticles.tsx';

/** One row in wide windows. */
const MOST_RELATED = 3;

interface Data {
  article: Article;
  related: readonly ArticleCard[];
  /** Published before it. */
  previous?: ArticleCard;
  /** Published after it. */
  next?: ArticleCard;
}

/** An unknown article is a 404. An article is a chunk of this remote: the server has it, and sends it with the page. */
export async function loader({ params }: Pick<LoaderArgs, 'params'>): Promise<Data> {
  const card = findArticle(params.slug ?? '');
  if (!card) throw notFound(`There is no article "${params.slug}".`);
  const article = await loadArticle(card.slug);
  const at = articleCards.indexOf(card);
  return {
    article,
    related: relatedTo(article),
    previous: articleCards[at + 1],
    next: articleCards[at - 1],
  };
}

/** The articles that this one names; then, to fill the row, the newest about the same pet. */
function relatedTo({ slug, related, pets: [pet] }: Article): ArticleCard[] {
  const named = related.flatMap((other) => findArticle(other) ?? []);
  const alike = articleCards.filter((card) => pet && card.pets.includes(pet) && card.slug !== slug);
  return [...new Set([...named, ...alike])].slice(0, MOST_RELATED);
}

export function head({ article }: Data): Head {
  const { slug, title, summary, picture, alt } = article;
  return {
    title: `${title} | Paw Dailies`,
    description: summary,
    canonical: links.blog(slug),
    kind: 'article',
    picture: { url: previewUrl(picture), alt },
    jsonLd: [articleJsonLd(article)],
    feed: articleFeed,
  };
}

export function Component({ data: { article, related, previous, next } }: PageProps<Data>) {
  const [first, ...opening] = article.intro;
  const lead = typeof first === 'object' && first.tag === 'p' ? first.children : [];
  const parts = article.sections.map(({ id, title, content }) => ({
    id,
    title,
    content: <ArticleBody nodes={content} />,
  }));
  const sources = { id: 'sources', title: 'Sources', content: <Sources sources={article.sources} /> };
  return (
    <PageFrame>
      <article>
        <ArticleHero article={article} />
        <ReadingColumns
          parts={[...parts, sources]}
          lead={<ArticleBody nodes={lead} />}
          opening={<ArticleBody nodes={opening} />}
        />
      </article>
      <ArticleProducts products={article.products} />
      <RelatedArticles articles={related} />
      <Neighbors previous={previous} next={next} />
      <BlogNewsletter />
    </PageFrame>
  );
}

/** The sources of an article, for readers who want to read more. */
function Sources({ sources }: Pick<Article, 'sources'>) {
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
