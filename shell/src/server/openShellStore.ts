import { openStore } from '@paw/release/store/openStore.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import { openServerStore } from '@paw/release/trust/openServerStore.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { ShellEnvironment } from './environment.ts';
import { rateLimitMessages } from './rateLimitMessages.ts';

/** The release store as a shell uses it: verified where it has a root, and signed with the shell's key. */
export function openShellStore(environment: ShellEnvironment, log: Log): ReleaseStore {
  const { dataFolder, storeAddress, RELEASE_ENV: env, TRUST_ROOT: pin, SHELL_KEY: keyFile } = environment;
  const warn = rateLimitMessages(60_000, (message) => log.warn(message));
  return openServerStore(openStore(storeAddress), {
    dataFolder,
    env,
    pin,
    keyFile,
    name: 'shell.json',
    keyFix: 'Set SHELL_KEY to the file of a key that may (docs/runbooks/trust.md).',
    warn: (text) => warn(text, {}),
  });
}
