import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { dryDatabase } from './dryDatabase.ts';
import { requireStaffKey } from './staffAccess.ts';
import { staffKeyRoutes } from './staffKeyRoutes.ts';
import { staffMessageRoutes } from './staffMessageRoutes.ts';
import { staffOrderRoutes } from './staffOrderRoutes.ts';
import { staffRecordRoutes } from './staffRecordRoutes.ts';
import { staffReturnRoutes } from './staffReturnRoutes.ts';
import { staffReviewRoutes } from './staffReviewRoutes.ts';
import { staffStockRoutes } from './staffStockRoutes.ts';

export interface StaffParts {
  database: Database;
  /** Email or payment work was queued. */
  wake: () => void;
}

/**
 * Endpoints of the shop's staff, below /api/staff. No release relies on them, so they are not in the contract's
 * document; the command line (staff-cli) calls them. Each action and its audit entry are one transaction. Below
 * /api/staff/dry-run each transaction is undone after its answer has been read.
 */
export function staffRoutes(app: App, { staffKey, ...parts }: StaffParts & { staffKey: string }): void {
  const requireKey = requireStaffKey(staffKey);
  const register = (prefix: string, parts: StaffParts) =>
    app.register(
      async (scope) => {
        scope.addHook('onRequest', requireKey);
        // The same app with one more hook: the type of fastify's scope lacks the type provider.
        const staffApp = scope as unknown as App;
        for (const addRoutes of subjects) addRoutes(staffApp, parts);
      },
      { prefix },
    );
  register('/api/staff', parts);
  register('/api/staff/dry-run', { database: dryDatabase(parts.database), wake: () => {} });
}

const subjects = [
  staffOrderRoutes,
  staffReturnRoutes,
  staffStockRoutes,
  staffReviewRoutes,
  staffMessageRoutes,
  staffRecordRoutes,
  staffKeyRoutes,
];
