/** What the shop's owner configures and a page may show. The shell reads it from the environment, once. */
export interface Site {
  /** Origin of the pictures, without a slash at the end; empty = the shop's own. */
  imageHost: string;
  /** Origin that takes newsletter sign-ups; empty = the shop's own. */
  subscribeHost: string;
  /** The shop's own origin as search engines should know it: `https://shop.example`. */
  origin: string;
  phone: string;
  email: string;
  address: string;
  copyrightYear: string;
  /** A script that counts visits, which nobody needs: loaded only with a shopper's consent. None when not given. */
  statistics?: Statistics;
  /** Sign-in with accounts elsewhere; none when not given. */
  signIn?: SocialSignInSite;
  /** Addresses of the shop's pages elsewhere; a drawing in the footer is a link where there is one. */
  social?: Partial<Record<SocialNetwork, string>>;
}

/** Examples that nobody can be reached at: they are shown where the owner has configured nothing. */
export const defaultSite = {
  phone: '(555) 010-0142',
  email: 'hello@pawdailies.example.com',
  address: '12 Example Street, Springfield, IL 62701',
  copyrightYear: '2025',
} as const;

export interface SocialSignInSite {
  /** Who knows people there, as shoppers are told: 'Google'. */
  by: string;
  flow: 'code' | 'implicit';
  /** Whole address of the provider's own script, which /login and /signup load. */
  script?: string;
}

export interface Statistics {
  /** Whole address of the script. */
  url: string;
  /** Who runs it, as a shopper is told: 'Plausible Analytics'. */
  by: string;
}

export type SocialNetwork = 'facebook' | 'instagram' | 'pinterest' | 'youtube';

const KEY = '__pawSite';

/** The shell's part: call before any remote renders, in each renderer and in the browser. */
export function publishSite(site: Site): void {
  (globalThis as Record<string, unknown>)[KEY] = site;
}

/**
 * The configuration. A plain global, because each remote has its own copy of this module: a React context made
 * here would be another one in every copy.
 */
export function readSite(): Site {
  const site = (globalThis as Record<string, unknown>)[KEY];
  if (!site) throw new Error('The shell has not published the site configuration: call publishSite first.');
  return site as Site;
}
