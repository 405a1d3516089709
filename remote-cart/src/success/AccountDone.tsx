import type { DoneState } from '@paw/contract/doneState.ts';
import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { DoneFrame } from './DoneFrame.tsx';

type Done = Exclude<DoneState['done'], 'newsletter-confirmed'>;

const words: Record<Done, { title: string; text: string; way: { to: string; label: string } }> = {
  'password-changed': {
    title: 'Your password is changed',
    text: 'You’ve been logged out everywhere, and passkeys and linked sign-ins were removed. Log in with your new password; you can add yours again under Security.',
    way: { to: links.login(), label: 'Log in' },
  },
  'email-changed': {
    title: 'Your email address is changed',
    text: 'Use it to log in. We’ll send email there, too.',
    way: { to: links.dashboard(), label: 'Go to your account' },
  },
};

/** Confirms what the account team's pages have finished. */
export function AccountDone({ done }: { done: Done }) {
  const { title, text, way } = words[done];
  return (
    <DoneFrame
      title={title}
      ways={
        <>
          <ButtonLink to={way.to}>{way.label}</ButtonLink>
          <ButtonLink kind="secondary" to={links.home()}>
            Continue shopping
          </ButtonLink>
        </>
      }
    >
      <p role="status">{text}</p>
    </DoneFrame>
  );
}
