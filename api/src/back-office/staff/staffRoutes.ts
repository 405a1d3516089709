import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
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
  /** Mail or payment work was queued. */
  wake: () => void;
}

/**
 * What people of the shop do. No release relies on these calls, so they are not in the contract's document; the
 * command line (staff-cli) speaks to them. Each action and its audit entry are one transaction.
 */
export function staffRoutes(app: App, { staffKey, ...parts }: StaffParts & { staffKey: string }): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', requireStaffKey(staffKey));
    // The same app with a hook more; fastify's types forget the rest of it here.
    const staffApp = scope as unknown as App;
    staffOrderRoutes(staffApp, parts);
    staffReturnRoutes(staffApp, parts);
    staffStockRoutes(staffApp, parts);
    staffReviewRoutes(staffApp, parts);
    staffMessageRoutes(staffApp, parts);
    staffRecordRoutes(staffApp, parts);
    staffKeyRoutes(staffApp, parts);
  });
}
