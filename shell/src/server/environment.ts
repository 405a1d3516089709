import { join } from 'node:path';
import { defaultSite } from '@paw/shared/contract/site.ts';
import { z } from 'zod';

const origin = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))]);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Folder of everything that the shop keeps; the release store is `store` in it. */
  PAW_DATA: z.string().optional(),
  RELEASE_ENV: z.string().default('local'),
  API_URL: z.url({ protocol: /^https?$/ }),
  PICTURES_URL: z.url({ protocol: /^https?$/ }),
  /** `development` = React's own development build, which reports every hydration problem. */
  SHELL_BUILD: z.enum(['release', 'development']).default('release'),
  /** ms that a page's data and rendering may take. */
  PAGE_DEADLINE: z.coerce.number().int().min(100).max(60_000).default(3000),
  /** MiB that pages which are kept ready may take. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
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

export type ShellEnvironment = z.infer<typeof schema> & { dataFolder: string };

/** @throws Error with the list of wrong names and what each must be. */
export function readEnvironment(env: NodeJS.ProcessEnv, root: string): ShellEnvironment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw new Error(`The shell cannot start, because its environment is wrong. Correct these settings: ${wrong}.`);
  }
  return { ...parsed.data, dataFolder: parsed.data.PAW_DATA ?? join(root, '.data') };
}
