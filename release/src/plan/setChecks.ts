/**
 * The checks that a release must pass to go live. Each check is pure and returns sentences that name the remote and the
 * fix; an empty list means that the check passed.
 */
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import { type Damage, describeDamage } from '../store/releases.ts';
import type { ShellFacts } from '../store/shellFacts.ts';
import { doPathsOverlap, isPathServed } from './routePaths.ts';

/** A release to activate, with the damage found in its files. */
export interface Candidate {
  manifest: ReleaseManifest;
  damage: readonly Damage[];
}

export type Manifests = Readonly<Record<string, ReleaseManifest>>;

const labelOf = ({ name, release }: Pick<ReleaseManifest, 'name' | 'release'>) => `${name}@${release}`;

export function checkFiles({ manifest, damage }: Candidate): string[] {
  return damage.map((one) => describeDamage(manifest.name, manifest.release, one));
}

export function checkContract(manifest: ReleaseManifest, shell: ShellFacts): string[] {
  if (shell.contracts.includes(manifest.contract)) return [];
  return [
    `${labelOf(manifest)} was built for contract ${manifest.contract}, and the live shell supports ${shell.contracts.join(' and ')}: start a shell that supports ${manifest.contract} first, or build ${manifest.name} for ${shell.contracts.join(' or ')}.`,
  ];
}

/** A page may hold one copy of each shared package: the shell's, in a version that the release accepts. */
export function checkShared(manifest: ReleaseManifest, shell: ShellFacts): string[] {
  const packages = [...new Set(Object.keys(shell.shared).map(packageName))].filter((name) => !name.startsWith('@paw/'));
  const bundled = packages
    .filter((name) => manifest.bundled.includes(name))
    .map(
      (name) =>
        `${labelOf(manifest)} bundles its own ${name}, and a page may hold only the shell's copy: import it through the shared list in webpack/, and build again.`,
    );
  const unmet = Object.entries(manifest.shared).flatMap(([name, range]) => {
    const version = shell.shared[name];
    if (!version) {
      return `${labelOf(manifest)} expects the shell to provide ${name}, and the live shell does not: start a shell that does first, or bundle it into ${manifest.name}.`;
    }
    if (satisfies(version, range, { includePrerelease: true })) return [];
    const wanted = validRange(range) ? range : `"${range}", which is not a range`;
    return `${labelOf(manifest)} needs ${name} ${wanted}, and the live shell provides ${version}: build ${manifest.name} against ${version}, or first start a shell with a matching version.`;
  });
  return [...bundled, ...unmet];
}

/** @param added releases that are new in the set @param set the whole set, including `added` */
export function checkOwners(added: readonly ReleaseManifest[], set: Manifests): string[] {
  const found = added.flatMap((manifest) =>
    Object.values(set)
      .filter((other) => other.name !== manifest.name)
      .flatMap((other) =>
        manifest.routes.flatMap((route) => {
          const taken = other.routes.find(({ path }) => doPathsOverlap(route.path, path));
          if (!taken) return [];
          const pair = [labelOf(manifest), labelOf(other)].toSorted().join(' ');
          return [{ pair: `${pair} ${[route.path, taken.path].toSorted().join(' ')}`, manifest, other, route, taken }];
        }),
      ),
  );
  const once = found.filter((one, index) => found.findIndex(({ pair }) => pair === one.pair) === index);
  return once.map(
    ({ manifest, other, route, taken }) =>
      `${labelOf(manifest)} claims ${route.path}, which belongs to ${labelOf(other)}${route.path === taken.path ? '' : ` (${taken.path})`}: give the page another path in remote-${manifest.name}, or remove it from ${other.name} first.`,
  );
}

/** Pathnames that belong to the shell and that no release may use. */
const SHELL_PATHS =
  /^\/((r|api|uploads|preview)\/|sitemap\.xml$|robots\.txt$|events$|set$|tabs$|manifest\.webmanifest$|favicon\.|[\w-]+\.png$)/;

/** Refuses public files whose pathname belongs to the shell or to another release. */
export function checkPublicPaths(added: readonly ReleaseManifest[], set: Manifests): string[] {
  return added.flatMap((manifest) =>
    manifest.publicPaths.flatMap((path) => {
      const other = Object.values(set).find(
        ({ name, publicPaths }) => name !== manifest.name && publicPaths.includes(path),
      );
      const owner = SHELL_PATHS.test(path) ? 'the shell' : other && labelOf(other);
      if (!owner) return [];
      return [`${labelOf(manifest)} contains ${path}, which belongs to ${owner}: give the file another path.`];
    }),
  );
}

/** Paths of the specification that the current set serves and the next one would not. */
export function checkLostPaths(before: Manifests, after: Manifests, shell: ShellFacts): string[] {
  const kept = pathsOf(after);
  const lost = shell.table.filter((path) => isPathServed(path, pathsOf(before)) && !isPathServed(path, kept));
  return lost.map((path) => {
    const owner = Object.values(before).find((manifest) => isPathServed(path, pathsOf({ manifest })));
    const name = owner?.name ?? 'the set';
    return `The shop would lose ${path}, which ${owner ? labelOf(owner) : 'the live set'} serves: put its page back into ${name}.`;
  });
}

/** Served pages that have a row in the live shell's route table and none in the new one: they would lose layout and guard. */
export function checkLostTable(
  next: ReleaseManifest | undefined,
  before: ShellFacts | undefined,
  remotes: Manifests,
): string[] {
  const table = next?.host?.table ?? before?.table ?? [];
  const lost = (before?.table ?? []).filter((path) => !isPathServed(path, table));
  return lost
    .filter((path) => isPathServed(path, pathsOf(remotes)))
    .map(
      (path) =>
        `The route table of ${next ? labelOf(next) : 'the shell'} has no row for ${path}, and the live shell's has one: put it back into the shell's table.`,
    );
}

/** Slots that the new release no longer has. Pages of other teams work without them, so this is only a warning. */
export function checkLostSlots(before: ReleaseManifest | undefined, after: ReleaseManifest): string[] {
  const kept = new Set(after.slots.map((slot) => slot.name));
  return (before?.slots ?? [])
    .filter((slot) => !kept.has(slot.name))
    .map(
      (slot) => `${labelOf(after)} no longer has the slot ${slot.name}: pages that show it fall back to a plain link.`,
    );
}

/** Route facts that an older release does not declare. A shell then treats the page as one without restrictions. */
export function checkLostFacts(before: ReleaseManifest | undefined, after: ReleaseManifest): string[] {
  const names = ['guard', 'secret', 'listed', 'crawled', 'logPath'] as const;
  return after.routes.flatMap((route) => {
    const known = before?.routes.find(({ path }) => path === route.path);
    const lost = names.filter((name) => known?.[name] !== undefined && route[name] === undefined);
    if (!before || !lost.length) return [];
    const facts = lost.map((name) => `"${name}"`).join(', ');
    return [
      `${labelOf(after)} does not declare ${facts} for ${route.path}, as ${labelOf(before)} does: the page may be public, indexed, cached or logged. If that matters, choose a release that declares it.`,
    ];
  });
}

export function checkOperations(manifest: ReleaseManifest, shell: ShellFacts): string[] {
  const missing = shell.operations ? manifest.operations.filter((name) => !shell.operations?.includes(name)) : [];
  if (!missing.length) return [];
  return [
    `${labelOf(manifest)} calls ${missing.join(', ')}, which the live api does not have: release the api first, then restart the shell.`,
  ];
}

function pathsOf(manifests: Manifests): string[] {
  return Object.values(manifests).flatMap((manifest) => manifest.routes.map((route) => route.path));
}

/** `@reduxjs/toolkit/query` → `@reduxjs/toolkit`. */
function packageName(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}
