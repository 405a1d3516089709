import { links } from '@paw/shared/contract/links.ts';
import type { Site } from '@paw/shared/contract/site.ts';
import { Link } from '@paw/shared/router.ts';
import type { Part } from '../../reading/ReadingColumns.tsx';
import { rulesInWords } from '../../rulesInWords.ts';

const { deletion } = rulesInWords;

export function rightsParts({ email, phone, address }: Site): Part[] {
  return [
    {
      id: 'rights',
      title: 'Your rights',
      content: (
        <p>
          In <Link to={links.dashboard()}>your account</Link> you can download all that we keep about you, and have the
          account deleted: {deletion} later your name, addresses, wishlist, pets, reviews, messages and pictures are
          gone, and your orders stay in our books without your name. Or ask us what we hold about you, have it
          corrected, or have it deleted: by email to <a href={`mailto:${email}`}>{email}</a>, by phone at {phone}, or by
          post to Paw Dailies, {address}. We do not sell or lend what we know about you to anybody.
        </p>
      ),
    },
  ];
}
