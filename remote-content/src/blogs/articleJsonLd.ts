import { links } from '@paw/contract/links.ts';
import { previewUrl } from '@paw/contract/pictures.ts';
import { readSite } from '@paw/contract/site.ts';
import type { Article } from './Article.ts';

/** schema.org's BlogPosting. */
export function articleJsonLd({ slug, title, summary, author, published, updated, picture, sources }: Article): object {
  const absolute = (path: string) => new URL(path, readSite().origin).href;
  const shop = { '@type': 'Organization', name: 'Paw Dailies', url: absolute('/') };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    datePublished: published,
    dateModified: updated,
    image: absolute(previewUrl(picture)),
    mainEntityOfPage: absolute(links.blog(slug)),
    isPartOf: { '@type': 'Blog', name: 'Paw Dailies', url: absolute(links.blogs()) },
    author: { '@type': 'Person', name: author, worksFor: shop },
    publisher: shop,
    citation: sources.map(({ title: name, url }) => ({ '@type': 'CreativeWork', name, url })),
  };
}
