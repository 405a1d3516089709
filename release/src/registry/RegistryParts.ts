import type { Log } from '@paw/node/createLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { AdminLog } from './access/adminLog.ts';
import type { Access } from './access/recognize.ts';
import type { SealedText } from './access/sealedText.ts';
import type { Heads } from './environments/Heads.ts';
import type { RegistrySettings } from './registrySettings.ts';

/** What the routes share. */
export interface RegistryParts {
  store: ReleaseStore;
  /** Where the store is, for messages. */
  place: string;
  access: Access;
  adminLog: AdminLog;
  sealed: SealedText;
  heads: Heads;
  settings: RegistrySettings;
  /** As browsers see the registry. */
  origin: () => string;
  log: Log;
}
