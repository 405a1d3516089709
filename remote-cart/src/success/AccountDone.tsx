import type { DoneState } from '@paw/shared/contract/doneState.ts';
import { links } from '@paw/shared/contract/links.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { DoneFrame } from './DoneFrame.tsx';

const words: Record<DoneState['done'], { title: string; text: string }> = {
  'password-changed': {
    title: 'Your password is changed',
    text: 'All other browsers are signed out. From now on you log in with the new one.',
  },
  'email-changed': {
    title: 'Your email address is changed',
    text: 'From now on you log in with the new one, and our mails go there.',
  },
};

/** Confirms what the account team's pages have finished. */
export function AccountDone({ done }: DoneState) {
  const { title, text } = words[done];
  return (
    <DoneFrame
      title={title}
      ways={
        <>
          <ButtonLink to={links.dashboard()}>Go to your account</ButtonLink>
          <ButtonLink kind="secondary" to={links.home()}>
            Shop on
          </ButtonLink>
        </>
      }
    >
      <p role="status">{text}</p>
    </DoneFrame>
  );
}
