import { answer, createApi } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { Link } from '@paw/ui/router.ts';
import { MailLinkPage } from '../mail-link/MailLinkPage.tsx';

export function head(): Head {
  return {
    title: 'Unsubscribe from the newsletter | Paw Dailies',
    description: 'Unsubscribe from the Paw Dailies newsletter with one click.',
    canonical: links.newsletterUnsubscribe(),
    robots: 'noindex',
  };
}

export function Component() {
  return (
    <MailLinkPage
      title="Unsubscribe from the newsletter"
      lead="Unsubscribe with one click. You’ll still get emails about your orders."
      action="/api/newsletter/unsubscribe"
      button="Unsubscribe"
      done="You’re unsubscribed. You won’t get our newsletter anymore."
      unknown={
        <>
          This link is incomplete. Open it again from the newsletter, or <Link to={links.contact()}>write to us</Link>{' '}
          and we’ll unsubscribe you.
        </>
      }
      next={<p>Unsubscribed by mistake? Sign up again below.</p>}
      send={(token) => answer(createApi({ baseUrl: '' }).POST('/api/newsletter/unsubscribe', { body: { token } }))}
    />
  );
}
