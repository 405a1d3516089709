import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const file = z.object({ path: z.string(), integrity: z.string() });
/** What the build writes of its result: webpack/src/buildPage.ts. */
const pageSchema = z.object({ scripts: z.array(file), styles: z.array(file), icon: z.string() });

export type DashboardPage = z.infer<typeof pageSchema>;

export interface BuiltDashboard {
  page: DashboardPage;
  /** Path below `/assets/` → its bytes; `<path>.br` is the same compressed. */
  files: ReadonlyMap<string, Buffer>;
}

/** Reads what the build wrote, all of it at once. A later build is noticed; undefined while there is none. */
export function builtDashboard(folder: string): () => BuiltDashboard | undefined {
  let read: { at: number; built: BuiltDashboard } | undefined;
  return () => {
    const manifest = join(folder, 'page.json');
    const at = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return undefined;
    if (read?.at === at) return read.built;
    const page = pageSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const files = new Map(
      paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]),
    );
    read = { at, built: { page, files } };
    return read.built;
  };
}
