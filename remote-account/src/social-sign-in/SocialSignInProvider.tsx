import { readSite } from '@paw/contract/site.ts';
import { createContext, type ReactNode, useEffect, useMemo } from 'react';

export type SocialFlow = 'code' | 'implicit';

/** Sign-in with a provider, for the pages in this context. */
export interface SocialSignIn {
  /** The provider's name: "Google". */
  by: string;
  /** The flow that the shop's settings choose. */
  flow: SocialFlow;
  /** Opens a URL of another site. */
  leave: (url: string) => void;
}

/** Undefined without a client id: then no sign-in is offered, and no script is loaded from another site. */
export const SocialSignInContext = createContext<SocialSignIn | undefined>(undefined);

interface Props {
  children: ReactNode;
  leave?: (url: string) => void;
}

const goTo = (url: string) => location.assign(url);

/** The social sign-in context of /login and /signup. It loads the provider's script, if the settings name one. */
export function SocialSignInProvider({ children, leave = goTo }: Props) {
  const { signIn } = readSite();
  const { by, flow, script, scriptIntegrity } = signIn ?? {};
  const offer = useMemo(() => (by && flow ? { by, flow, leave } : undefined), [by, flow, leave]);
  useEffect(() => loadOnce(script, scriptIntegrity), [script, scriptIntegrity]);
  return <SocialSignInContext value={offer}>{children}</SocialSignInContext>;
}

/** The script stays, because the next page needs it too. `useSocialSignIn` works without it. */
function loadOnce(url: string | undefined, integrity: string | undefined): void {
  if (!url || [...document.scripts].some(({ src }) => src === url)) return;
  const script = document.createElement('script');
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  script.src = url;
  script.async = true;
  document.head.append(script);
}
