/** A name that a release uses, and the contract does not declare. */
export interface UndeclaredName {
  /** `catalog@0123456789abcdef`; undefined when the script is of no release, such as an extension's. */
  label?: string;
  /** `key`: of a storage, which is written; `event`: of a bus, which is sent or waited for. */
  kind: 'key' | 'event';
  name: string;
}

/** Where pages of a canary report them, as text, with `navigator.sendBeacon`. */
export const NAMES_PATH = '/signals/names';

/** What is sent of a name: its beginning, because the rest may be an id, or what a shopper typed. */
export const shortName = ({ kind, name }: UndeclaredName): string =>
  (kind === 'key' ? /^[A-Za-z_-]{0,40}/ : /^[A-Za-z_:-]{0,60}/).exec(name)?.[0] || 'other';
