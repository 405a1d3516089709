import { readSite } from '@paw/contract/site.ts';
import { createContext, type ReactNode, useEffect, useMemo } from 'react';

export type SocialFlow = 'code' | 'implicit';

/** Sign-in with an account elsewhere, as the pages inside may offer it. */
export interface SocialSignIn {
  /** Who knows the shopper there: "Google". */
  by: string;
  /** The one that the shop's owner chose. */
  flow: SocialFlow;
  /** Takes the browser to an address elsewhere. */
  leave: (url: string) => void;
}

/** Undefined without a client id: then nothing is offered, and nothing is loaded from elsewhere. */
export const SocialSignInContext = createContext<SocialSignIn | undefined>(undefined);

interface Props {
  children: ReactNode;
  leave?: (url: string) => void;
}

const goTo = (url: string) => location.assign(url);

/** The social sign-in context that /login and /signup are in. It loads the provider's script, where one is named. */
export function SocialSignInProvider({ children, leave = goTo }: Props) {
  const { signIn } = readSite();
  const { by, flow, script } = signIn ?? {};
  const offer = useMemo(() => (by && flow ? { by, flow, leave } : undefined), [by, flow, leave]);
  useEffect(() => loadOnce(script), [script]);
  return <SocialSignInContext value={offer}>{children}</SocialSignInContext>;
}

/** It stays: the next page asks for the same. One that does not come is not missed, see `useSocialSignIn`. */
function loadOnce(url: string | undefined): void {
  if (!url || [...document.scripts].some(({ src }) => src === url)) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
