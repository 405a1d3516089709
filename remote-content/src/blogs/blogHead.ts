import { links } from '@paw/contract/links.ts';
import { previewUrl } from '@paw/contract/pictures.ts';
import type { Head } from '@paw/contract/remote.ts';
import { readSite } from '@paw/contract/site.ts';
import { findPet } from '@paw/rules/taxonomy.ts';
import { articleFeed } from './articleFeed.ts';
import { type BlogPart, blogUrl, PAGE_SIZE } from './blogView.ts';

/** Each page has its own canonical URL, without the filter, like lists of products. */
export function blogHead({ cards, total, view }: BlogPart): Head {
  const { pet, page } = view;
  const about = pet && findPet(pet)?.singular.toLowerCase();
  const name = about ? `Blog: ${about} care` : 'Blog';
  const [first] = cards;
  const { origin } = readSite();
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: cards.map(({ slug, title }, at) => ({
      '@type': 'ListItem',
      position: (page - 1) * PAGE_SIZE + at + 1,
      url: new URL(links.blog(slug), origin).href,
      name: title,
    })),
  };
  return {
    title: `${name}${page > 1 ? `, page ${page}` : ''} | Paw Dailies`,
    description: about
      ? `Practical guides to life with a ${about}, from the Paw Dailies team: what you can do yourself, and when to see a vet.`
      : 'Practical guides for dog, cat, bird and fish owners, from the Paw Dailies team.',
    canonical: blogUrl({ page: pet ? 1 : page }),
    picture: first && { url: previewUrl(first.picture), alt: first.title },
    jsonLd: cards.length ? [list] : [],
    feed: articleFeed,
  };
}
