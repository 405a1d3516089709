import { CONTRACT } from '@paw/shared/contract/remote.ts';
import type { ShellFacts } from '@paw/release/store/logEntry.ts';
import { specifiedRoutes } from '../routes/specifiedRoutes.ts';
import type { ShellBuild } from './ShellBuild.ts';

/** What activation checks a release against. The api's operations are left out while it does not answer. */
export async function shellFacts(build: ShellBuild, apiUrl: string): Promise<ShellFacts> {
  const operations = await readOperations(apiUrl);
  return {
    id: build.release,
    contracts: [CONTRACT],
    shared: build.shared,
    table: specifiedRoutes.map(({ path }) => path),
    ...(operations && { operations }),
  };
}

async function readOperations(apiUrl: string): Promise<string[] | undefined> {
  try {
    const response = await fetch(new URL('/api/openapi.json', apiUrl), { signal: AbortSignal.timeout(5_000) });
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, { operationId?: string }>> };
    return Object.values(paths)
      .flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
      .filter((id) => id !== undefined)
      .sort();
  } catch {
    return undefined;
  }
}
