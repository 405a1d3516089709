import { ReleaseProblem } from '../store/releaseProblem.ts';

export interface Reference {
  remote: string;
  /** As it was typed: a whole id, the beginning of one, or `latest`. */
  release: string;
}

/** `catalog` and `remote-catalog` are the same remote. */
export function parseRemoteName(text: string): string {
  const name = text.replace(/^remote-/, '');
  if (/^[a-z][a-z0-9-]*$/.test(name)) return name;
  throw new ReleaseProblem(
    'usage',
    `"${text}" does not name a remote: use small letters, digits and hyphens, as in catalog.`,
  );
}

/** @throws ReleaseProblem `usage` when it is not `<remote>@<release>`. */
export function parseReference(text: string): Reference {
  const [remote = '', release = '', ...rest] = text.split('@');
  if (!release || rest.length) {
    throw new ReleaseProblem(
      'usage',
      `"${text}" does not name a release: write <remote>@<release>, as in ${remote || 'catalog'}@latest.`,
    );
  }
  return { remote: parseRemoteName(remote), release };
}

/** `catalog`, or `catalog@0123` where that release is meant. */
export function parseRemote(text: string): { remote: string; release?: string } {
  return text.includes('@') ? parseReference(text) : { remote: parseRemoteName(text) };
}

/** @throws ReleaseProblem `usage` when a remote is named more than once */
export function refuseTwice(references: readonly { remote: string }[]): void {
  const names = references.map(({ remote }) => remote);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) {
    throw new ReleaseProblem('usage', `${twice} is named twice: only one release of a remote is live at a time.`);
  }
}

/**
 * The whole id. `published` = the remote's releases, newest first, at least one.
 * @throws ReleaseProblem `unknown` when there is none, or more than one, with the ones that there are.
 */
export function resolveRelease({ remote, release }: Reference, published: readonly string[]): string {
  if (release === 'latest' && published[0]) return published[0];
  const typed = release.toLowerCase();
  const matches = published.filter((id) => id.startsWith(typed));
  if (matches.length === 1 && matches[0] && typed.length >= 4) return matches[0];
  const shown = (matches.length ? matches : published).slice(0, 5).join(', ');
  const why =
    typed.length < 4
      ? `"${release}" is too short: at least 4 characters of an id are needed.`
      : matches.length
        ? `More than one release of ${remote} begins with "${release}": type more of it.`
        : `There is no release ${remote}@${release}.`;
  throw new ReleaseProblem('unknown', `${why} ${matches.length ? 'They are' : 'The newest are'} ${shown}.`);
}
