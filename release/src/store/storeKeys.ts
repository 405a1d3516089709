import { ReleaseProblem } from './releaseProblem.ts';

/** No leading dot, so neither `..` nor a hidden file; no slash, no backslash, no colon. */
const segment = /^[\w@+~$=,-][\w@+~$=,. -]*$/;

/**
 * Returns the key unchanged.
 * @throws ReleaseProblem when it could lead out of the store, or is no valid file name on every system.
 */
export function checkedKey(key: string): string {
  if (isKey(key)) return key;
  throw new ReleaseProblem(
    'store',
    `"${key}" is not a valid key of the release store: use letters, digits and . _ - @ + ~ $ = , and no path segment that begins with a dot.`,
  );
}

/** Whether the store accepts the text as a key. */
export function isKey(text: string): boolean {
  return text.length <= 512 && text.split('/').every((part) => segment.test(part));
}

/** As {@link checkedKey} for a prefix, which may be empty or end with a slash. */
export function checkedPrefix(prefix: string): string {
  const whole = prefix.replace(/\/$/, '');
  if (whole) checkedKey(whole);
  return prefix;
}

/**
 * Returns the environment's name unchanged.
 * @throws ReleaseProblem when it is not valid in keys.
 */
export function checkedEnv(env: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,39}$/.test(env)) return env;
  throw new ReleaseProblem(
    'usage',
    `"${env}" is not a valid environment name: use lowercase letters, digits and hyphens, as in --env staging.`,
  );
}

export const keys = {
  file: (remote: string, release: string, path: string) => checkedKey(`releases/${remote}/${release}/${path}`),
  manifest: (remote: string, release: string) => checkedKey(`releases/${remote}/${release}/release.json`),
  published: (remote: string, release: string) => checkedKey(`published/${remote}/${release}.json`),
  log: (env: string, n: number) => `log/${checkedEnv(env)}/${entryNumber(n)}`,
  running: (env: string, instance: string) => checkedKey(`running/${checkedEnv(env)}/${instance}`),
  /** Of 13 digits, so that keys sort as times do. */
  lease: (env: string, instance: string, until: number) =>
    checkedKey(`running/${checkedEnv(env)}/${instance}/${String(Math.round(until)).padStart(13, '0')}`),
  verdict: (env: string, n: number, instance: string) =>
    checkedKey(`verdict/${checkedEnv(env)}/${entryNumber(n)}/${instance}`),
  root: (version: number) => `root/${version}.json`,
  signature: (remote: string, release: string, keyid: string) =>
    checkedKey(`signatures/${remote}/${release}/${keyid}.json`),
  claim: (remote: string, release: string, id: string) => checkedKey(`claims/${remote}/${release}/${id}`),
  /** @param hour `2026-01-01T07`, UTC @param name the minute and who kept it, or `hour` */
  signals: (env: string, hour: string, name: string) => checkedKey(`signals/${checkedEnv(env)}/${hour}/${name}`),
  /** @param name instance of the registry, and a number that rises */
  guard: (env: string, name: string) => checkedKey(`guard/${checkedEnv(env)}/${name}`),
  outbox: (env: string, id: string) => checkedKey(`outbox/${checkedEnv(env)}/${id}`),
  proposal: (env: string, id: string) => checkedKey(`proposals/${checkedEnv(env)}/${id}`),
  evidence: (env: string, set: string, kind: string, id: string) =>
    checkedKey(`evidence/${checkedEnv(env)}/${set}/${kind}-${id}.json`),
  /** Of six digits, so that a shell's keys sort as it wrote them. */
  shadowPart: (env: string, id: string, instance: string, seq: number) =>
    checkedKey(`shadow/${checkedEnv(env)}/${id}/${instance}-${String(seq).padStart(6, '0')}.json`),
};

/** Eight digits, so that keys sort like numbers. */
function entryNumber(n: number): string {
  return String(n).padStart(8, '0');
}
