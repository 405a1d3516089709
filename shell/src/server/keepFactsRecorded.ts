import { CONTRACT } from '@paw/shared/contract/remote.ts';
import { recordShell } from '@paw/release/store/activationLog.ts';
import type { ShellFacts } from '@paw/release/store/logEntry.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import type { Log } from '@paw/shared/node/createLog.ts';
import { specifiedRoutes } from '../routes/specifiedRoutes.ts';
import type { ShellBuild } from './ShellBuild.ts';

/** The api is asked again after so many ms when it does not answer. */
const PAUSE = 2_000;

/**
 * What activation checks a release against goes into the log, once the api has said which operations it has: facts
 * without them would replace better ones. Tries until then; the returned function ends it.
 */
export function keepFactsRecorded(store: ReleaseStore, env: string, build: ShellBuild, apiUrl: string, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  const tryRecord = (operations: string[]) =>
    recordShell(store, env, 'shell', shellFacts(build, operations)).then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'What this shell offers could not be recorded in the activation log.');
        return false;
      },
    );
  const record = async () => {
    const operations = await readOperations(apiUrl);
    const isRecorded = operations && (await tryRecord(operations));
    if (!isRecorded) timer = setTimeout(() => void record(), PAUSE);
  };
  return { done: record(), stop: () => clearTimeout(timer) };
}

function shellFacts(build: ShellBuild, operations: string[]): ShellFacts {
  const router = build.shared['@paw/shared/router.ts'] ?? '';
  return {
    id: build.release,
    contracts: [CONTRACT],
    // The router is shared as a facade; a release that has the package itself inside has a second one all the same.
    shared: { ...build.shared, 'react-router': router, 'react-router-dom': router },
    table: specifiedRoutes.map(({ path }) => path),
    operations,
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
