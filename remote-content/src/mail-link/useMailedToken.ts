import { useEffect, useState } from 'react';

/**
 * What the link in a mail has behind its #; '' when it has none, undefined until hydration. It stays in the
 * address, so that a reload works, until `forget` takes it away.
 */
export function useMailedToken(): { token: string | undefined; forget: () => void } {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => setToken(/^#([\w-]{20,200})$/.exec(location.hash)?.[1] ?? '');
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  // The router's own state stays with the entry.
  const forget = () => history.replaceState(history.state, '', location.pathname);
  return { token, forget };
}
