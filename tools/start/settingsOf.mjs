import { apiSettings } from '../../api/src/environment.ts';
import { databaseSettings, migrationSettings } from '../../api/src/platform/database/databaseEnvironment.ts';
import { pictureSettings } from '../../pictures/src/environment.ts';
import { registrySettings } from '../../release/src/registry/registrySettings.ts';
import { bucketSettings } from '../../release/src/store/bucketSettings.ts';
import { shellSettingNames } from '../../shell/src/server/environment.ts';

const namesIn = ({ shape }) => Object.keys(shape);

/** Process → the settings that it reads. Others are not in its environment: not one that is not in its schema. */
const settings = {
  database: namesIn(databaseSettings),
  api: namesIn(apiSettings),
  migration: namesIn(migrationSettings),
  pictures: namesIn(pictureSettings),
  registry: [...namesIn(registrySettings), ...bucketSettings],
  shell: shellSettingNames,
  // `npm run release`, as a start runs it: on its own store, whatever registry this terminal uses otherwise.
  release: ['PAW_DATA', 'PAW_KEY', 'PAW_DEBUG', 'RELEASE_STORE', 'TRUST_ROOT', ...bucketSettings],
  // It runs the code of a slice, and needs none.
  build: [],
};

/** @param {string} name of a process; a build is `build`, or ends with it: `cart build` */
export function settingsOf(name) {
  const found = settings[name.endsWith(' build') ? 'build' : name];
  if (found) return found;
  throw new Error(`Say in settingsOf.mjs which settings the process "${name}" reads.`);
}
