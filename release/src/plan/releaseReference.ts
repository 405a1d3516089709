import { ReleaseProblem } from '../store/releaseProblem.ts';

export interface Reference {
  remote: string;
  /** As typed: a full id, the beginning of one, or `latest`. */
  release: string;
}

/** Accepts `catalog` and `remote-catalog`. */
export function parseRemoteName(text: string): string {
  const name = text.replace(/^remote-/, '');
  if (/^[a-z][a-z0-9-]*$/.test(name)) return name;
  throw new ReleaseProblem(
    'usage',
    `"${text}" does not name a remote: use lowercase letters, digits and hyphens, as in catalog.`,
  );
}

/** @throws ReleaseProblem `usage` when the text is not `<remote>@<release>`. */
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

/** Accepts `catalog` and `catalog@0123`. */
export function parseRemote(text: string): { remote: string; release?: string } {
  return text.includes('@') ? parseReference(text) : { remote: parseRemoteName(text) };
}

/** @throws ReleaseProblem `usage` when a remote is named more than once */
export function rejectDuplicates(references: readonly { remote: string }[]): void {
  const names = references.map(({ remote }) => remote);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) {
    throw new ReleaseProblem('usage', `${twice} is named twice: only one release of a remote is live at a time.`);
  }
}

/**
 * Expands a reference to the full release id.
 * @param published the remote's releases, newest first, at least one
 * @throws ReleaseProblem `unknown` when no release matches, or more than one; it lists some.
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
        ? `More than one release of ${remote} begins with "${release}": type more characters.`
        : `There is no release ${remote}@${release}.`;
  throw new ReleaseProblem('unknown', `${why} ${matches.length ? 'They are' : 'The newest are'} ${shown}.`);
}
