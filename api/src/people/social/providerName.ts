/** "accounts.google.com" of `https://accounts.google.com`. */
export const providerName = (issuer: string): string => URL.parse(issuer)?.host || issuer;
