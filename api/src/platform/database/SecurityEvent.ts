/**
 * What the event log has (docs/security/inventory.md#the-event-log). `limit` = a caller reached a limit of tries;
 * `foreign` = a page of another site made a call; `staff-right` = a key without the right.
 */
export const securityEventKinds = [
  'sign-in',
  'proof',
  'reset',
  'credentials',
  'session-end',
  'staff-key',
  'staff-right',
  'limit',
  'foreign',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];
export type SecurityOutcome = 'ok' | 'refused';

/** One thing that happened. Every text is the shop's own: nothing that a caller typed is in it. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  outcome: SecurityOutcome;
  /** A member's account id, or the name of a person of the staff. */
  person?: string | undefined;
  /** With what: `password`, `passkey`, `provider`, `code`, `link`. */
  way?: string | undefined;
  /** Of a refusal: the answer's code. */
  reason?: string | undefined;
}

/** What a route's answers say, as its `config`: `{ securityEvent: { kind: 'sign-in', way: 'password' } }`. */
export type RouteEvent = Pick<SecurityEvent, 'kind' | 'way'>;
