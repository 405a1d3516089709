import { shellFactsFrom } from '@paw/release/store/shellFacts.ts';
import { recordShellFacts } from '@paw/release/store/activationLog.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { HeldShellBuild } from './ShellBuild.ts';

/** Delay before the api is asked again. ms */
const PAUSE = 2_000;

/**
 * Records the facts that activation checks a release against in the log, once the api has listed its operations: facts
 * without them would replace better ones. Retries until then. @returns stops it
 */
export function recordFactsWithRetry(
  store: ReleaseStore,
  env: string,
  build: HeldShellBuild,
  apiUrl: string,
  log: Log,
) {
  let timer: NodeJS.Timeout | undefined;
  const tryRecord = (operations: string[]) =>
    recordShellFacts(store, env, 'shell', shellFactsFrom(build, operations)).then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'The facts of this shell could not be recorded in the activation log.');
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
