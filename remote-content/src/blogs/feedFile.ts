import type { PublicFile } from '@paw/contract/documents.ts';
import { links } from '@paw/contract/links.ts';
import { ORIGIN_MARK } from '@paw/contract/originMark.ts';
import { taxonomy } from '@paw/rules/taxonomy.ts';
import { xmlElement, xmlText } from '@paw/rules/xmlElement.ts';
import type { Article } from './Article.ts';
import { articleFeed } from './articleFeed.ts';

/** Only the newest articles. */
const MOST_ITEMS = 20;

/** The blog as RSS 2.0. @param articles the newest first */
export function feedFile(articles: readonly Article[]): PublicFile {
  const { path, type, title } = articleFeed;
  const newest = articles.slice(0, MOST_ITEMS);
  const changed = articles.map(({ updated }) => updated).toSorted();
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    xmlElement('title', title),
    xmlElement('link', ORIGIN_MARK + links.blogs()),
    xmlElement('description', 'Practical reading for people who live with a dog, a cat, a bird or fish.'),
    xmlElement('language', 'en-US'),
    ...changed.slice(-1).map((day) => xmlElement('lastBuildDate', rssDate(day))),
    `<atom:link href="${xmlText(ORIGIN_MARK + path)}" rel="self" type="${type}"/>`,
    ...newest.map(itemOf),
    '</channel>',
    '</rss>',
    '',
  ];
  return { path, type, text: text.join('\n') };
}

function itemOf({ slug, title, summary, author, published, updated, pets }: Article): string {
  const url = ORIGIN_MARK + links.blog(slug);
  return [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', url),
    xmlElement('guid', url),
    xmlElement('description', summary),
    xmlElement('dc:creator', author),
    ...taxonomy.filter((pet) => pets.includes(pet.slug)).map(({ name }) => xmlElement('category', name)),
    xmlElement('pubDate', rssDate(published)),
    xmlElement('atom:updated', `${updated}T00:00:00Z`),
    '</item>',
  ].join('\n');
}

/** '2026-11-16' → 'Mon, 16 Nov 2026 00:00:00 GMT' */
const rssDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();
