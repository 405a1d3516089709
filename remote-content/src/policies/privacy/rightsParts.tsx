import { links } from '@paw/contract/links.ts';
import type { Site } from '@paw/contract/site.ts';
import { Link } from '@paw/ui/router.ts';
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
          In your account, under <Link to={links.myData()}>Your data</Link>, you can download everything we store about
          you and delete your account: {deletion} later, your name, addresses, wishlist, pets, reviews, messages and
          photos are gone, and your orders remain in our records without your name. You can also ask us for a copy of
          your data, or to correct or delete it: by email at <a href={`mailto:${email}`}>{email}</a>, by phone at{' '}
          {phone}, or by mail at Paw Dailies, {address}. We don’t sell or share what we know about you.
        </p>
      ),
    },
  ];
}
