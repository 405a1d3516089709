import { createContext, type ReactNode } from 'react';

/** What the pages inside may offer. Without a client id that is nothing, and nothing is loaded from elsewhere. */
export const SocialSignInContext = createContext({ available: false });

const withoutClientId = { available: false };

/** The social sign-in context that /login stands in. */
export function SocialSignInProvider({ children }: { children: ReactNode }) {
  return <SocialSignInContext value={withoutClientId}>{children}</SocialSignInContext>;
}
