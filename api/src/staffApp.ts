import type { Log } from '@paw/node/createLog.ts';
import { createMetrics, type Metrics } from '@paw/node/createMetrics.ts';
import { refuseOutside } from './back-office/staff-key/refuseOutside.ts';
import { staffRoutes } from './back-office/staff/staffRoutes.ts';
import type { BootstrapKey } from './back-office/staff-key/staffAccess.ts';
import { bareApp, type Connections, usualConnections } from './platform/app/bareApp.ts';
import type { Database } from './platform/database/database.ts';
import { callerNames } from './people/session/callerNames.ts';
import { healthRoutes } from './platform/health/healthRoutes.ts';
import { metricsRoute } from './platform/health/metricsRoute.ts';
import { recordSecurityEvents } from './platform/security-events/recordSecurityEvents.ts';

interface Options {
  /** Silent when not given. */
  log?: Log;
  isEnding?: () => boolean;
  trustedProxies?: string;
  connections?: Connections;
  /** Those of the api of shoppers, which are shown here. */
  metrics?: Metrics;
  /** Email or payment work was queued. */
  wake?: () => void;
  /** Opens something only while no person may give keys. */
  bootstrap?: BootstrapKey | undefined;
  /** Names with a dot by which the port may be called: of a proxy in front of it. */
  names?: readonly string[];
}

/** What staff and monitoring reach, and shoppers do not: it listens on a port of its own. */
export async function buildStaffApp(database: Database, options: Options = {}) {
  const { log, trustedProxies, connections = usualConnections, metrics = createMetrics('api') } = options;
  const { isEnding = () => false, wake = () => {}, bootstrap, names = [] } = options;
  const app = await bareApp(log, metrics, connections, trustedProxies);
  app.addHook('onRequest', refuseOutside(names));
  recordSecurityEvents(app, { database, metrics, nameOf: callerNames(database) });
  healthRoutes(app, { database, isEnding });
  metricsRoute(app, { database, metrics });
  staffRoutes(app, { database, metrics, wake, bootstrap });
  app.get('/api/staff/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  return app;
}
