interface LockEntry {
  version?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * The packages, with version and integrity, that the given workspaces reach in the lockfile (npm's format 3).
 * Another team's dependency does not change this remote's release.
 */
export function lockedPackages(lockfile: string, workspaces: readonly string[]): string[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, LockEntry> };
  const reached = new Map<string, string>();
  const visit = (path: string) => {
    const entry = packages[path];
    if (!entry || reached.has(path)) return;
    reached.set(path, `${path} ${entry.version ?? ''} ${entry.integrity ?? ''}`);
    const names = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
    if (workspaces.includes(path)) Object.assign(names, entry.devDependencies);
    for (const name of Object.keys(names)) {
      const found = resolve(packages, path, name);
      const target = found && packages[found]?.link ? packages[found].resolved : found;
      if (target && (!isWorkspace(target) || workspaces.includes(target))) visit(target);
    }
  };
  for (const workspace of workspaces) visit(workspace);
  return [...reached.values()].sort();
}

const isWorkspace = (path: string) => !path.includes('node_modules/');

/** Node's way: the nearest node_modules upwards that holds the package. */
function resolve(packages: Record<string, LockEntry>, from: string, name: string): string | undefined {
  for (let path = from; ; path = path.replace(/(^|\/)[^/]*$/, '')) {
    const candidate = path ? `${path}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!path) return undefined;
  }
}
