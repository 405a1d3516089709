import { links } from '@paw/contract/links.ts';
import { readSite } from '@paw/contract/site.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { returnPolicy } from './offerPolicies.ts';

const NAME = 'Paw Dailies';

/** The shop for search engines, for the home page's head: the site with its search, and the organization. */
export function homeJsonLd(): object[] {
  const { email, phone, address, social = {} } = readSite();
  const url = absoluteUrl(links.home());
  const elsewhere = Object.values(social);
  const organization = `${url}#organization`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: NAME,
      url,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl('/search/')}{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: NAME,
      url,
      logo: absoluteUrl('/icon-512.png'),
      description: 'Top-quality supplies for dogs, cats, birds and fish.',
      email,
      telephone: phone,
      address,
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email, telephone: phone },
      hasMerchantReturnPolicy: returnPolicy(),
      ...(elsewhere.length && { sameAs: elsewhere }),
    },
  ];
}
