import { ReleaseProblem } from './releaseProblem.ts';

/** No leading dot, so neither `..` nor a hidden file; no slash, no backslash, no colon. */
const segment = /^[\w@+~$=,-][\w@+~$=,. -]*$/;

/**
 * The key itself.
 * @throws ReleaseProblem when it could leave the store or cannot be a file's name everywhere.
 */
export function checkedKey(key: string): string {
  if (isKey(key)) return key;
  throw new ReleaseProblem(
    'store',
    `"${key}" cannot be kept in the release store: use letters, digits and . _ - @ + ~ $ = , in its path, and no part that begins with a dot.`,
  );
}

/** False for what the store would not have written. */
export function isKey(text: string): boolean {
  return text.length <= 512 && text.split('/').every((part) => segment.test(part));
}

/** As {@link checkedKey}, for the beginning of keys: '' and a slash at the end are fine. */
export function checkedPrefix(prefix: string): string {
  const whole = prefix.replace(/\/$/, '');
  if (whole) checkedKey(whole);
  return prefix;
}

/**
 * An environment's name, as it is in keys.
 * @throws ReleaseProblem for any other text.
 */
export function checkedEnv(env: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,39}$/.test(env)) return env;
  throw new ReleaseProblem(
    'usage',
    `"${env}" is no name for an environment: use small letters, digits and hyphens, as in --env staging.`,
  );
}

export const keys = {
  file: (remote: string, release: string, path: string) => checkedKey(`releases/${remote}/${release}/${path}`),
  manifest: (remote: string, release: string) => checkedKey(`releases/${remote}/${release}/release.json`),
  published: (remote: string, release: string) => checkedKey(`published/${remote}/${release}.json`),
  log: (env: string, n: number) => `log/${checkedEnv(env)}/${entryNumber(n)}`,
  running: (env: string, instance: string) => checkedKey(`running/${checkedEnv(env)}/${instance}`),
  verdict: (env: string, n: number, instance: string) =>
    checkedKey(`verdict/${checkedEnv(env)}/${entryNumber(n)}/${instance}`),
};

/** Eight digits, so that keys sort as numbers do. */
function entryNumber(n: number): string {
  return String(n).padStart(8, '0');
}
