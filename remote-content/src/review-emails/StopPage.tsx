import { answer, createApi } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { reviewLinks } from '@paw/contract/reviewLinks.ts';
import type { Head } from '@paw/contract/remote.ts';
import { Link } from '@paw/ui/router.ts';
import { MailLinkPage } from '../mail-link/MailLinkPage.tsx';

export function head(): Head {
  return {
    title: 'No more review emails | Paw Dailies',
    description: 'Stop the Paw Dailies emails that ask for reviews with one click.',
    canonical: reviewLinks.unsubscribe(),
    robots: 'noindex',
  };
}

export function Component() {
  return (
    <MailLinkPage
      title="No more review emails"
      lead="Stop the emails that ask for a review after a delivery. You’ll still get emails about your orders."
      action="/api/review-emails/unsubscribe"
      button="Stop review emails"
      done="You won’t get review emails anymore."
      unknown={
        <>
          This link is incomplete. Open it again from the email, or <Link to={links.contact()}>write to us</Link> and
          we’ll stop these emails for you.
        </>
      }
      next={<p>You can still review what you bought on each product’s page.</p>}
      send={(token) => answer(createApi({ baseUrl: '' }).POST('/api/review-emails/unsubscribe', { body: { token } }))}
    />
  );
}
