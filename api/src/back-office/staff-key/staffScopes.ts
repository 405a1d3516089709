/** What a key may open: each group of staff endpoints. `records` = outbox and audit, `events` = who signed in and what was refused, `staff` = keys of other people. */
export const staffScopes = [
  'orders',
  'returns',
  'stock',
  'reviews',
  'messages',
  'sessions',
  'records',
  'events',
  'keys',
  'staff',
] as const;

export type StaffScope = (typeof staffScopes)[number];
