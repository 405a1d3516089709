import type { Metrics } from '@paw/node/createMetrics.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { sendRefusal } from '../../platform/tries/Refusal.ts';
import { type BootstrapKey, staffAccess } from '../staff-key/staffAccess.ts';
import { staffPeopleRoutes } from './staffPeopleRoutes.ts';
import type { StaffScope } from '../staff-key/staffScopes.ts';
import { dryDatabase } from './dryDatabase.ts';
import { staffEventRoutes } from './staffEventRoutes.ts';
import { staffKeyRoutes } from './staffKeyRoutes.ts';
import { staffMessageRoutes } from './staffMessageRoutes.ts';
import { staffOrderRoutes } from './staffOrderRoutes.ts';
import { staffRecordRoutes } from './staffRecordRoutes.ts';
import { staffReturnRoutes } from './staffReturnRoutes.ts';
import { staffReviewRoutes } from './staffReviewRoutes.ts';
import { staffSessionRoutes } from './staffSessionRoutes.ts';
import { staffStockRoutes } from './staffStockRoutes.ts';

export interface StaffParts {
  database: Database;
  /** Email or payment work was queued. */
  wake: () => void;
}

interface AccessParts extends StaffParts {
  metrics: Metrics;
  bootstrap?: BootstrapKey | undefined;
}

/**
 * Endpoints of the shop's staff, below /api/staff. The command line (staff-cli) calls them. Each action and its audit
 * entry are one transaction. Below /api/staff/dry-run each transaction is undone after its answer has been read.
 */
export function staffRoutes(app: App, { metrics, bootstrap, ...parts }: AccessParts): void {
  const requireScope = staffAccess({ ...parts, metrics, bootstrap });
  const register = (prefix: string, parts: StaffParts) => {
    for (const [scope, addRoutes] of Object.entries(subjects) as [StaffScope, (typeof subjects)[StaffScope]][]) {
      app.register(
        async (group) => {
          group.setErrorHandler(sendRefusal);
          group.addHook('onRequest', requireScope(scope));
          // The same app with more hooks: the type of fastify's scope lacks the type provider.
          addRoutes(group as unknown as App, parts);
        },
        { prefix },
      );
    }
  };
  register('/api/staff', parts);
  register('/api/staff/dry-run', { database: dryDatabase(parts.database), wake: () => {} });
}

/** What a key with the scope opens. */
const subjects: Record<StaffScope, (app: App, parts: StaffParts) => void> = {
  orders: staffOrderRoutes,
  returns: staffReturnRoutes,
  stock: staffStockRoutes,
  reviews: staffReviewRoutes,
  messages: staffMessageRoutes,
  sessions: staffSessionRoutes,
  records: staffRecordRoutes,
  events: staffEventRoutes,
  keys: staffKeyRoutes,
  staff: staffPeopleRoutes,
};
