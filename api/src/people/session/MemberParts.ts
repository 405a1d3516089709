import type { Database } from '../../platform/database/database.ts';
import type { ShopSessions } from './shopSessions.ts';

/** What routes need that are a member's own. */
export interface MemberParts {
  database: Database;
  sessions: ShopSessions;
  siteOrigin: string;
  /** Mail or payment work was queued. */
  wake: () => void;
}
