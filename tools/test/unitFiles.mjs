import { listTestsLike, listTestsOf } from './runJest.mjs';

/** They start the embedded database themselves, whatever the others use. */
const embeddedOnly = ['api/src/server.long.test', 'api/src/platform/database/pgliteServer.test'];

/** Whatever needs a database imports it. */
const databaseModule = 'api/src/testing/testDatabase.ts';

/** It starts the api as a process of its own, on either database. */
const orderChecker = 'bench/order-checker/checkOrders.long.test.ts';

/** Long forms, as a pattern for jest; the short run leaves them out. */
export const LONG = '\\.long\\.test\\.';

const isLong = (path) => new RegExp(LONG).test(path);

/** Test files that run on PostgreSQL where there is one: the short ones, and the long ones. */
export function listOnPostgres() {
  const all = [...listTestsOf(databaseModule, ['api']), orderChecker];
  const possible = all.filter((path) => !embeddedOnly.some((name) => path.startsWith(name)));
  return { short: possible.filter((path) => !isLong(path)), long: possible.filter(isLong) };
}

export const listLong = () => listTestsLike(LONG);
