import { join } from 'node:path';
import { defaultSite } from '@paw/contract/site.ts';
import { connectionSettings } from '@paw/node/connectionLimits.ts';
import { areProxies } from '@paw/node/trustedProxies.ts';
import { storeAddress } from '@paw/release/store/openStore.ts';
import { z } from 'zod';

const origin = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))]);

const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Folder of everything that the shop keeps; the release store is `store` in it unless RELEASE_STORE is set. */
  PAW_DATA: z.string().optional(),
  /** Address of the release store: a folder's path, or `s3://bucket/prefix`. */
  RELEASE_STORE: z.string().optional(),
  RELEASE_ENV: z.string().default('local'),
  /** A registry that tells of new entries at once, and a token of it with the role viewer. Without them the shell polls the store. */
  REGISTRY_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  REGISTRY_TOKEN: z.string().optional(),
  /** sha256 of the store's root/1.json: nothing that another root signs is served. */
  TRUST_ROOT: z.union([z.literal(''), z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits')]).default(''),
  /** Key with which the shell signs its entries; `keys/shell.json` in the data folder when not given. */
  SHELL_KEY: z.string().default(''),
  API_URL: z.url({ protocol: /^https?$/ }),
  PICTURES_URL: z.url({ protocol: /^https?$/ }),
  /** `development` = React's own development build, which reports every hydration problem. */
  SHELL_BUILD: z.enum(['release', 'development']).default('release'),
  /** Seconds that the shell before stays ready for a rollback when another release of it went live. */
  SHELL_WARM: count(0, 86_400).default(600),
  ...connectionSettings,
  /** Networks of the proxies before the shell, whose word about a client's address is taken. */
  TRUSTED_PROXIES: z
    .string()
    .refine(areProxies, 'networks of proxies before the shop, such as loopback,10.0.0.0/8')
    .default('loopback'),
  /** Connections that one client address may have, and requests to the api. */
  CLIENT_CONNECTIONS: count(1, 1_000_000).default(1_000),
  CLIENT_REQUESTS: count(1, 100_000).default(128),
  /** Requests that the api gets at once, how many wait for their turn, and how long. ms */
  API_CONNECTIONS: count(2, 10_000).default(64),
  API_QUEUE: count(0, 100_000).default(256),
  API_QUEUE_TIME: count(10, 60_000).default(5_000),
  /** Tabs that may listen for taken back releases at once; the others ask when they go to another page. */
  TAB_STREAMS: count(0, 100_000).default(2_000),
  /** KiB that a request's body may have; ms in which it must arrive, and KiB/s at which a larger one may go on. */
  BODY_KB: count(1, 102_400).default(1_024),
  BODY_TIMEOUT: count(100, 300_000).default(10_000),
  BODY_RATE: count(1, 102_400).default(16),
  /** MiB that bodies may take together. */
  BODY_MEMORY_MB: count(16, 65_536).default(128),
  /** ms that a page's data and rendering may take. */
  PAGE_DEADLINE: z.coerce.number().int().min(100).max(60_000).default(3000),
  /** MiB that pages which are kept ready may take. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  /** Release sets that stay warm beside the live one, for rollbacks: each takes the memory of a renderer. */
  WARM_SETS: count(0, 10).default(2),
  /**
   * Whether `npm run dev -- --shop` on this machine may read the releases that this shop serves; `auto` = only while the
   * shop has no SITE_ORIGIN and listens on this machine alone.
   */
  SHARE_RELEASES: z.enum(['auto', 'yes', 'no']).default('auto'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Of pages that come fresh from the cache, one line in so many is written at the level `info`. */
  LOG_SAMPLE: count(1, 1_000_000).default(100),
  /** How the world reaches the shop; http://localhost:PORT when not given. */
  SITE_ORIGIN: origin.default(''),
  IMAGE_HOST: origin.default(''),
  SUBSCRIBE_HOST: origin.default(''),
  /** A script that counts visits, loaded only with a shopper's consent; and who runs it, as shoppers are told. */
  STATISTICS_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  STATISTICS_BY: z.string().default(''),
  /** Sign-in with accounts elsewhere: of one provider, with this shop's name there. The api has the secret. */
  SOCIAL_CLIENT_ID: z.string().default(''),
  SOCIAL_ISSUER: origin.default(''),
  SOCIAL_NAME: z.string().default(''),
  SOCIAL_FLOW: z.enum(['code', 'implicit']).default('code'),
  SOCIAL_SCRIPT_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  SITE_PHONE: z.string().default(defaultSite.phone),
  SITE_EMAIL: z.string().default(defaultSite.email),
  SITE_ADDRESS: z.string().default(defaultSite.address),
  SITE_COPYRIGHT_YEAR: z.string().default(defaultSite.copyrightYear),
});

export type ShellEnvironment = z.infer<typeof schema> & {
  dataFolder: string;
  /** Address of the release store. */
  storeAddress: string;
};

/** @throws Error with the list of wrong names and what each must be. */
export function readEnvironment(env: NodeJS.ProcessEnv, root: string): ShellEnvironment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw new Error(`The shell cannot start, because its environment is wrong. Correct these settings: ${wrong}.`);
  }
  const dataFolder = parsed.data.PAW_DATA ?? join(root, '.data');
  return { ...parsed.data, dataFolder, storeAddress: storeAddress(dataFolder, env) };
}
