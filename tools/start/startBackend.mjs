import { closeToOthers } from '../../shared/node/src/closeToOthers.ts';
import { seconds } from '../progress.mjs';
import { officeEnvironment } from './officeEnvironment.mjs';
import { operatorPort } from './operatorPort.mjs';
import { runTask } from './runTask.mjs';
import { settingsOf } from './settingsOf.mjs';

/** What only this machine's processes talk to listens on any free port of it. */
export function insideEnvironment(dataFolder) {
  return { PAW_DATA: dataFolder, HOST: '127.0.0.1', PORT: '0', NODE_ENV: process.env.NODE_ENV || 'production' };
}

/**
 * Database, then the api; the pictures beside them. Gives both addresses, as the shell wants them, and that of the
 * staff port.
 * @param {import('./Services.mjs').Services} services
 * @param databaseUrl undefined = the embedded database
 * @param port of the shop itself, the origin of links in emails
 */
export async function startBackend(services, { dataFolder, databaseUrl, port }) {
  const isOpen = closeToOthers(dataFolder);
  if (isOpen) console.log(isOpen);
  const inside = insideEnvironment(dataFolder);
  const staff = await operatorPort('staff', { dataFolder, port });
  const startApi = async () => {
    const database = databaseUrl ? await prepareDatabase() : await openDatabase();
    const start = performance.now();
    const url = await services.start('api', 'api/src/server.ts', {
      ...inside,
      ...officeEnvironment({ dataFolder, port }),
      ...staff.settings,
      ...database,
    });
    console.log(`Started the api (${seconds(start)})`);
    return url;
  };
  /** The api does not get the owner's URL: what it may do is decided before it starts. */
  const prepareDatabase = async () => {
    if (process.env.DATABASE_MIGRATION_URL)
      await runTask(['api/src/migration.ts'], { settings: settingsOf('migration') });
    return { DATABASE_URL: databaseUrl };
  };
  const openDatabase = async () => {
    const start = performance.now();
    const url = await services.start('database', 'api/src/platform/database/pgliteServer.ts', inside);
    console.log(`Opened the embedded database in ${dataFolder} (${seconds(start)})`);
    return { DATABASE_URL: url, DATABASE_EMBEDDED: '1' };
  };
  const [api, pictures] = await Promise.all([startApi(), services.start('pictures', 'pictures/src/server.ts', inside)]);
  return { shell: { API_URL: api, PICTURES_URL: pictures }, staff: staff.url };
}
