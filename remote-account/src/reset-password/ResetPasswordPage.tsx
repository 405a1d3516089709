import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { useState } from 'react';
import { RequestLink } from './RequestLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { MailedLinkFrame } from '../mailed-link/MailedLinkFrame.tsx';
import { useMailedSecret } from '../mailed-link/useMailedSecret.ts';

export function head(): Head {
  return {
    title: 'Forgot your password? | Paw Dailies',
    description: 'Choose a new password for your account at Paw Dailies. We’ll email you a link.',
    canonical: links.resetPassword(),
    robots: 'noindex',
  };
}

/** Two steps on one route: request a link, and choose a new password after opening the link. */
export function Component() {
  const secret = useMailedSecret();
  const [usedUp, setUsedUp] = useState<string>();
  const isChoosing = Boolean(secret) && secret !== usedUp;
  return (
    <MailedLinkFrame
      title={isChoosing ? 'Choose a new password' : 'Forgot your password?'}
      noScript="Turn on JavaScript, then open the link from our email again to choose a new password."
      back={{ path: links.login(), label: 'Back to login' }}
    >
      {secret && isChoosing ? (
        <NewPasswordForm key={secret} secret={secret} askAgain={() => setUsedUp(secret)} />
      ) : (
        <RequestLink />
      )}
    </MailedLinkFrame>
  );
}
