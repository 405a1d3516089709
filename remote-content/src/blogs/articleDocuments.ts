import type { ReleasedDocuments } from '@paw/contract/documents.ts';
import { links } from '@paw/contract/links.ts';
import type { Article } from './Article.ts';
import { articleCards } from './articleCards.ts';
import { feedFile } from './feedFile.ts';
import { loadArticle } from './loadArticle.ts';
import { wordsOf } from './wordsOf.ts';

/** The documents of this release: every article with its whole text, and their feed. */
export async function documents(): Promise<ReleasedDocuments> {
  const articles = await Promise.all(articleCards.map(({ slug }) => loadArticle(slug)));
  return { documents: articles.map(documentOf), files: [feedFile(articles)] };
}

function documentOf(article: Article): ReleasedDocuments['documents'][number] {
  const { slug, title, summary, pets, picture, alt, updated, intro, sections } = article;
  const texts = sections.map((section) => `${section.title}\n${wordsOf(section.content)}`);
  return {
    url: links.blog(slug),
    title,
    summary,
    text: [wordsOf(intro), ...texts].join('\n'),
    date: updated,
    pets: [...pets],
    picture: { name: picture, alt },
  };
}
