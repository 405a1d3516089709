import { useEffect, useState } from 'react';

/**
 * What the link in a mail has behind its #; '' when it has none, undefined until hydration. It is taken out of
 * the address at once: who looks at the screen, the browser's history or a shared address sees nothing of it.
 */
export function useMailedSecret(): string | undefined {
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    const read = () => {
      const found = /^#([\w-]{20,200})$/.exec(location.hash)?.[1];
      setSecret((before) => found ?? before ?? '');
      // The router's own state stays with the entry.
      if (found) history.replaceState(history.state, '', location.pathname + location.search);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return secret;
}

/** Where to find an email; without a mail server, only the shop's owner can find it. */
export const whereMailIs = (delivery: 'console' | 'mail'): string =>
  delivery === 'mail'
    ? 'we’ve sent an email to it'
    : 'the email was saved as a file, named in the server console (no email server is set up)';
