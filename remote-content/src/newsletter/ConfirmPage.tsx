import { answer, createApi } from '@paw/api-client/http.ts';
import type { DoneState } from '@paw/contract/doneState.ts';
import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { Link, useNavigate } from '@paw/ui/router.ts';
import { MailLinkPage } from '../mail-link/MailLinkPage.tsx';

export function head(): Head {
  return {
    title: 'Confirm your subscription | Paw Dailies',
    description: 'Confirm your email to start getting our newsletter.',
    canonical: links.newsletterConfirm(),
    robots: 'noindex',
  };
}

const confirmed: DoneState = { done: 'newsletter-confirmed' };

export function Component() {
  const navigate = useNavigate();
  return (
    <MailLinkPage
      title="Confirm your subscription"
      lead="Confirm to start getting our newsletter at the address we emailed."
      action="/api/newsletter/confirm"
      button="Yes, subscribe me"
      done="Thanks for confirming. You’re subscribed."
      onDone={() => void navigate(links.success(), { state: confirmed, replace: true })}
      unknown="This link has expired: it was already used, or we sent you a newer one. Sign up again below to get another."
      next={
        <p>
          Or <Link to={links.blogs()}>read our blog</Link> or <Link to={links.home()}>browse the store</Link>.
        </p>
      }
      send={(token) => answer(createApi({ baseUrl: '' }).POST('/api/newsletter/confirm', { body: { token } }))}
    />
  );
}
