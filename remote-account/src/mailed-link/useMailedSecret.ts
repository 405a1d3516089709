import { useEffect, useState } from 'react';

/**
 * The secret after the # of a mailed link; '' when there is none, undefined until hydration. It is removed from
 * the URL at once, so neither the screen, the browser's history nor a shared URL shows it.
 */
export function useMailedSecret(): string | undefined {
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    const read = () => {
      const found = /^#([\w-]{20,200})$/.exec(location.hash)?.[1];
      setSecret((before) => found ?? before ?? '');
      // The history entry keeps the router's state.
      if (found) history.replaceState(history.state, '', location.pathname + location.search);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return secret;
}

/** Where an email is. Without a mail server, only the shop's owner can find it. */
export const whereMailIs = (delivery: 'console' | 'mail'): string =>
  delivery === 'mail'
    ? 'we’ve sent an email to it'
    : 'the email was saved as a file, named in the server console (no email server is set up)';
