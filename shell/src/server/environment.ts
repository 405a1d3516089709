import { join } from 'node:path';
import { defaultSite } from '@paw/contract/site.ts';
import { connectionFixes, connectionSettings } from '@paw/node/connectionLimits.ts';
import { logLevels } from '@paw/node/createLog.ts';
import { parseEnvironment } from '@paw/node/settings/parseEnvironment.ts';
import { webAddress, wholeNumber } from '@paw/node/settings/settingSchemas.ts';
import { areProxies } from '@paw/node/trustedProxies.ts';
import { bucketSettings } from '@paw/release/store/bucketSettings.ts';
import { storeAddress } from '@paw/release/store/openStore.ts';
import { z } from 'zod';

const origin = webAddress.default('');
const httpUrl = z.url({ protocol: /^https?$/ });
const integrity = z
  .string()
  .regex(/^(sha(256|384|512)-[A-Za-z0-9+/]+={0,2})?$/)
  .default('');

/** The settings of the shell's process. docs/settings.md explains each name. */
export const shellSettings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  MONITOR_PORT: wholeNumber(0, 65_535).default(0),
  MONITOR_HOST: z.string().default('127.0.0.1'),
  PAW_DATA: z.string().optional(),
  RELEASE_STORE: z.string().optional(),
  RELEASE_ENV: z.string().default('local'),
  /** Without a registry the shell polls the store. The token has the role shell. */
  REGISTRY_URL: webAddress.optional(),
  REGISTRY_TOKEN: z.string().optional(),
  TRUST_ROOT: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .default(''),
  SHELL_KEY: z.string().default(''),
  API_URL: httpUrl,
  PICTURES_URL: httpUrl,
  /** `development` = React's development build, which reports every hydration problem. */
  SHELL_BUILD: z.enum(['release', 'development']).default('release'),
  SHELL_WARM: wholeNumber(0, 86_400).default(600),
  ...connectionSettings,
  TRUSTED_PROXIES: z.string().refine(areProxies).default('loopback'),
  CLIENT_CONNECTIONS: wholeNumber(1, 1_000_000).default(1_000),
  CLIENT_REQUESTS: wholeNumber(1, 100_000).default(128),
  API_CONNECTIONS: wholeNumber(2, 10_000).default(64),
  API_QUEUE: wholeNumber(0, 100_000).default(256),
  API_QUEUE_TIME: wholeNumber(10, 60_000).default(5_000),
  TAB_STREAMS: wholeNumber(0, 100_000).default(2_000),
  BODY_KB: wholeNumber(1, 102_400).default(1_024),
  BODY_TIMEOUT: wholeNumber(100, 300_000).default(10_000),
  BODY_RATE: wholeNumber(1, 102_400).default(16),
  BODY_MEMORY_MB: wholeNumber(16, 65_536).default(128),
  PAGE_DEADLINE: wholeNumber(100, 60_000).default(3000),
  PAGE_CACHE_MB: wholeNumber(1, 4096).default(64),
  WARM_SETS: wholeNumber(0, 10).default(2),
  SIGNALS: z.enum(['on', 'off']).default('on'),
  SHARE_RELEASES: z.enum(['auto', 'yes', 'no']).default('auto'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  LOG_SAMPLE: wholeNumber(1, 1_000_000).default(100),
  SITE_ORIGIN: origin,
  IMAGE_HOST: origin,
  SUBSCRIBE_HOST: origin,
  STATISTICS_URL: httpUrl.default(''),
  STATISTICS_INTEGRITY: integrity,
  STATISTICS_BY: z.string().default(''),
  /** The api has the client secret. */
  SOCIAL_CLIENT_ID: z.string().default(''),
  SOCIAL_ISSUER: origin,
  SOCIAL_NAME: z.string().default(''),
  SOCIAL_FLOW: z.enum(['code', 'implicit']).default('code'),
  SOCIAL_SCRIPT_URL: httpUrl.default(''),
  SOCIAL_SCRIPT_INTEGRITY: integrity,
  SITE_PHONE: z.string().default(defaultSite.phone),
  SITE_EMAIL: z.string().default(defaultSite.email),
  SITE_ADDRESS: z.string().default(defaultSite.address),
  SITE_COPYRIGHT_YEAR: z.string().default(defaultSite.copyrightYear),
});

/** All settings that a process of the shell reads: its environment needs no others. */
export const shellSettingNames: readonly string[] = [...Object.keys(shellSettings.shape), ...bucketSettings];

const from = (least: number, most: number, unit: string, example: number) =>
  `a whole number of ${unit} from ${least} to ${most}, such as ${example}, or leave it out`;

/** Setting → what to set it to, for error messages. */
const shellFixes: Record<keyof z.infer<typeof shellSettings>, string> = {
  PORT: 'a port from 0 to 65535, such as 3000; 0 takes any free port',
  HOST: 'the address to listen on, such as 127.0.0.1',
  MONITOR_PORT: 'the port of metrics from 0 to 65535, such as 3201; 0 takes any free port',
  MONITOR_HOST: 'the address of this machine that monitoring reaches, such as 127.0.0.1',
  PAW_DATA: 'the data folder, such as /var/lib/paw, or leave it out',
  RELEASE_STORE: 'a folder or s3://bucket/prefix, or leave it out',
  RELEASE_ENV: 'the environment whose activation log the shell follows, such as local',
  REGISTRY_URL: 'the http or https URL of a registry, such as https://releases.shop.example, or leave it out',
  REGISTRY_TOKEN: 'a registry token with the role shell, or leave it out',
  TRUST_ROOT: 'the sha256 of root/1.json, 64 hex digits in lower case, or leave it out: the first root counts',
  SHELL_KEY: 'the key that signs the shell’s entries, or leave it out',
  API_URL: 'the http or https URL of the api, such as http://127.0.0.1:4000',
  PICTURES_URL: 'the http or https URL of the pictures process, such as http://127.0.0.1:4001',
  SHELL_BUILD: '"release" or "development", or leave it out',
  SHELL_WARM: from(0, 86_400, 'seconds', 600),
  ...connectionFixes,
  TRUSTED_PROXIES: 'the networks of the proxies in front of the shell, such as loopback,10.0.0.0/8, or leave it out',
  CLIENT_CONNECTIONS: from(1, 1_000_000, 'connections', 1_000),
  CLIENT_REQUESTS: from(1, 100_000, 'requests', 128),
  API_CONNECTIONS: from(2, 10_000, 'requests', 64),
  API_QUEUE: from(0, 100_000, 'requests', 256),
  API_QUEUE_TIME: from(10, 60_000, 'ms', 5_000),
  TAB_STREAMS: from(0, 100_000, 'tabs', 2_000),
  BODY_KB: from(1, 102_400, 'KiB', 1_024),
  BODY_TIMEOUT: from(100, 300_000, 'ms', 10_000),
  BODY_RATE: from(1, 102_400, 'KiB/s', 16),
  BODY_MEMORY_MB: from(16, 65_536, 'MiB', 128),
  PAGE_DEADLINE: from(100, 60_000, 'ms', 3_000),
  PAGE_CACHE_MB: from(1, 4_096, 'MiB', 64),
  WARM_SETS: from(0, 10, 'release sets', 2),
  SIGNALS: '"on" or "off", or leave it out',
  SHARE_RELEASES: '"auto", "yes" or "no", or leave it out',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  LOG_SAMPLE: `${from(1, 1_000_000, 'pages', 100)}; 1 logs each page`,
  SITE_ORIGIN: 'the origin that browsers use, such as https://shop.example, or leave it out',
  IMAGE_HOST: 'the origin that serves /uploads, such as https://images.shop.example, or leave it out',
  SUBSCRIBE_HOST: 'the origin that takes newsletter sign-ups, such as https://news.example, or leave it out',
  STATISTICS_URL: 'the URL of a script that counts visits, such as https://stats.example/count.js, or leave it out',
  STATISTICS_INTEGRITY: 'the hash of that script, such as sha384-…, or leave it out: its bytes are not checked',
  STATISTICS_BY: 'the name of the company that runs the script of STATISTICS_URL, or leave it out',
  SOCIAL_CLIENT_ID: 'the shop’s client id at the identity provider, or leave it out: there is no social sign-in',
  SOCIAL_ISSUER: 'the identity provider that SOCIAL_CLIENT_ID belongs to, such as https://accounts.google.com',
  SOCIAL_NAME: 'the provider’s name on the button, such as Google, or leave it out',
  SOCIAL_FLOW: '"code" or "implicit", or leave it out',
  SOCIAL_SCRIPT_URL:
    'the URL of the provider’s script, such as https://accounts.google.com/gsi/client, or leave it out',
  SOCIAL_SCRIPT_INTEGRITY: 'the hash of that script, such as sha384-…, or leave it out: its bytes are not checked',
  SITE_PHONE: 'the phone number in the footer, or leave it out',
  SITE_EMAIL: 'the shop’s email address, such as hello@shop.example, or leave it out',
  SITE_ADDRESS: 'the shop’s postal address, or leave it out',
  SITE_COPYRIGHT_YEAR: 'the year in the footer, such as 2025, or leave it out',
};

export type ShellEnvironment = z.infer<typeof shellSettings> & {
  dataFolder: string;
  /** URL of the release store. */
  storeAddress: string;
};

/**
 * The shell's settings. A variable that is set to nothing counts as not set.
 * @param root the checkout, which has the default data folder
 * @throws one error that lists every bad name with its fix
 */
export function readEnvironment(env: NodeJS.ProcessEnv, root: string): ShellEnvironment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const settings = parseEnvironment('The shell', shellSettings, shellFixes, given);
  const dataFolder = settings.PAW_DATA ?? join(root, '.data');
  return { ...settings, dataFolder, storeAddress: storeAddress(dataFolder, env) };
}
