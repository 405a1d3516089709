import { answer, createApi } from '@paw/shared/contract/http.ts';
import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { Link } from '@paw/shared/router.ts';
import { MailLinkPage } from './mail-link/MailLinkPage.tsx';

export function head(): Head {
  return {
    title: 'Unsubscribe from the newsletter | Paw Dailies',
    description: 'The link at the end of each newsletter leads here: one press, and no more of them come to you.',
    canonical: links.newsletterUnsubscribe(),
    robots: 'noindex',
  };
}

export function Component() {
  return (
    <MailLinkPage
      title="Unsubscribe from the newsletter"
      lead="One press, and no more newsletters come to you. Mails about your orders are not affected."
      action="/api/newsletter/unsubscribe"
      button="Unsubscribe"
      done="You are off the list. No more newsletters come to you."
      unknown={
        <>
          This link is not whole. Open it from a newsletter again, or <Link to={links.contact()}>write to us</Link>: we
          take you off the list.
        </>
      }
      next={<p>Pressed by mistake? Subscribe again below.</p>}
      send={(token) => answer(createApi({ baseUrl: '' }).POST('/api/newsletter/unsubscribe', { body: { token } }))}
    />
  );
}
