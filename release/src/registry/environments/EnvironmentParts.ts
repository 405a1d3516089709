import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { Access } from '../access/recognize.ts';
import type { Heads } from './Heads.ts';

/** What the calls about environments share. */
export interface EnvironmentParts {
  access: Access;
  heads: Heads;
  store: ReleaseStore;
  /** Where the store is, for messages. */
  place: string;
}
