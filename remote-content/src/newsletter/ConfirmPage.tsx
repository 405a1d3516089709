import { answer, createApi } from '@paw/shared/contract/http.ts';
import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { Link } from '@paw/shared/router.ts';
import { MailLinkPage } from './mail-link/MailLinkPage.tsx';

export function head(): Head {
  return {
    title: 'Confirm the newsletter | Paw Dailies',
    description: 'The link in our mail leads here: one press, and the newsletter comes to your address.',
    canonical: links.newsletterConfirm(),
    robots: 'noindex',
  };
}

export function Component() {
  return (
    <MailLinkPage
      title="Confirm the newsletter"
      lead="One press, and our newsletter comes to the address that our mail was sent to."
      action="/api/newsletter/confirm"
      button="Yes, subscribe me"
      done="Thank you. You are on the list."
      unknown="This link is not good any more: it was used up, or another mail came after it. Subscribe again below, and we send you a new one."
      next={
        <p>
          Meanwhile: <Link to={links.blogs()}>read our blog</Link>, or{' '}
          <Link to={links.home()}>look around the shop</Link>.
        </p>
      }
      send={(token) => answer(createApi({ baseUrl: '' }).POST('/api/newsletter/confirm', { body: { token } }))}
    />
  );
}
