import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { World } from './world.ts';

/** Where staff reach the api, or monitoring the shell, as `npm start` has written it. */
export const operatorUrl = ({ dataFolder }: Pick<World, 'dataFolder'>, kind: 'staff' | 'monitor'): string =>
  readFileSync(join(dataFolder, `${kind}-url`), 'utf8').trim();
