import { bucketSettings } from '@paw/release/store/bucketSettings.ts';
import { shellSettings } from './environment.ts';

/** All settings that a process of the shell reads: its environment needs no others. */
export const shellSettingNames: readonly string[] = [...Object.keys(shellSettings.shape), ...bucketSettings];
