import type { DoneState } from '@paw/contract/doneState.ts';
import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { DoneFrame } from './DoneFrame.tsx';

interface Words {
  title: string;
  text: string;
  /** The links, the most likely one first. */
  ways: readonly [path: string, label: string][];
}

const shopOn: Words['ways'][number] = [links.home(), 'Continue shopping'];

const confirmations: Record<DoneState['done'], Words> = {
  'password-changed': {
    title: 'Your password is changed',
    text: 'You’ve been logged out everywhere, and passkeys and linked sign-ins were removed. Log in with your new password; you can add yours again under Security.',
    ways: [[links.login(), 'Log in'], shopOn],
  },
  'email-changed': {
    title: 'Your email address is changed',
    text: 'Use it to log in. We’ll send email there, too.',
    ways: [[links.dashboard(), 'Go to your account'], shopOn],
  },
  'newsletter-confirmed': {
    title: 'You’re subscribed',
    text: 'Thanks for confirming. You’ll get new arrivals and practical pet advice by email.',
    ways: [
      [links.home(), 'Browse the store'],
      [links.blogs(), 'Read our blog'],
    ],
  },
};

/** Confirms what another team's page has finished. */
export function Confirmation({ done }: DoneState) {
  const { title, text, ways } = confirmations[done];
  return (
    <DoneFrame
      title={title}
      ways={ways.map(([path, label], place) => (
        <ButtonLink key={path} to={path} {...(place > 0 && { kind: 'secondary' })}>
          {label}
        </ButtonLink>
      ))}
    >
      <p role="status">{text}</p>
    </DoneFrame>
  );
}
