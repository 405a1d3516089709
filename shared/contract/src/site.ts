/** What the shop's owner configures and a page may show. The shell reads it from the environment, once. */
export interface Site {
  /** Origin of the pictures, without a trailing slash; empty = same origin. */
  imageHost: string;
  /** Origin that accepts newsletter sign-ups; empty = same origin. */
  subscribeHost: string;
  /** The shop's public origin: `https://shop.example`. */
  origin: string;
  phone: string;
  email: string;
  address: string;
  copyrightYear: string;
  /** An optional script that counts visits: loaded only with a shopper's consent. Undefined = none. */
  statistics?: Statistics;
  /** The shell counts whether its pages work, and how fast they are; undefined = it does not. */
  measurement?: Measurement;
  /** Sign-in with an account of a provider; undefined = none. */
  signIn?: SocialSignInSite;
  /** URLs of the shop's pages on social networks; an icon in the footer is a link where there is one. */
  social?: Partial<Record<SocialNetwork, string>>;
}

/** Examples that reach no one: shown where the owner has configured nothing. */
export const defaultSite = {
  phone: '(555) 010-0142',
  email: 'hello@pawdailies.example.com',
  address: '12 Example Street, Springfield, IL 62701',
  copyrightYear: '2025',
} as const;

export interface SocialSignInSite {
  /** The provider's name for shoppers: 'Google'. */
  by: string;
  flow: 'code' | 'implicit';
  /** URL of the provider's own script, which /login and /signup load. */
  script?: string;
  /** What the script's bytes must hash to: `sha384-…`. Undefined = any. */
  scriptIntegrity?: string;
}

export interface Statistics {
  /** The script's URL. */
  url: string;
  /** Who runs it, for shoppers: 'Plausible Analytics'. */
  by: string;
  /** What the script's bytes must hash to: `sha384-…`. Undefined = any. */
  integrity?: string;
}

export interface Measurement {
  /** Days for which the counts are kept. */
  keptDays: number;
}

export type SocialNetwork = 'facebook' | 'instagram' | 'pinterest' | 'youtube';

const KEY = '__pawSite';

/** For the shell: call it before any remote renders, in each renderer and in the browser. */
export function publishSite(site: Site): void {
  (globalThis as Record<string, unknown>)[KEY] = site;
}

/**
 * The configuration. It is a plain global, because each remote has its own copy of this module, and a React context
 * would be another one in every copy.
 */
export function readSite(): Site {
  const site = (globalThis as Record<string, unknown>)[KEY];
  if (!site) throw new Error('The shell has not published the site configuration: call publishSite first.');
  return site as Site;
}
