import { links } from '@paw/shared/contract/links.ts';
import { pictureUrl } from '@paw/shared/contract/pictures.ts';
import { readSite } from '@paw/shared/contract/site.ts';
import type { Article } from './Article.ts';

/** Who writes here. */
export const author = 'the Paw Dailies team';

/** schema.org's BlogPosting. */
export function articleJsonLd({ slug, title, summary, published, updated = published, picture }: Article): object {
  const absolute = (path: string) => new URL(path, readSite().origin).href;
  const shop = { '@type': 'Organization', name: 'Paw Dailies', url: absolute('/') };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    datePublished: published,
    dateModified: updated,
    image: absolute(pictureUrl(picture.name, 960, picture.colours)),
    mainEntityOfPage: absolute(links.blog(slug)),
    author: shop,
    publisher: shop,
  };
}
