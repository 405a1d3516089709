import { z } from 'zod';
import { mailKinds } from '../../platform/mail/mailKinds.ts';

/** A new one each time: the same thing may happen to an account often. */
const event = z.uuid();
const accountId = z.uuid();

export const accountMailKinds = mailKinds(
  {
    welcome: z.object({ accountId, event }),
    /** With `isReset` all passkeys and linked sign-ins have ended. */
    'password-changed': z.object({ accountId, event, isReset: z.boolean().optional() }),
    /** After many wrong passwords; null = for an address without an account, where there is no owner to warn. */
    'sign-in-alarm': z.object({ accountId: accountId.nullable(), event }),
    /** `device` as in "Chrome on Android". */
    'new-device': z.object({ accountId, event, device: z.string(), at: z.iso.datetime() }),
    /** To the address that the account had before. */
    'email-changed': z.object({ accountId, event, to: z.string() }),
    'password-reset': z.object({ resetId: z.uuid(), secret: z.string() }),
    'email-confirm': z.object({ changeId: z.uuid(), secret: z.string() }),
    'email-asked': z.object({ changeId: z.uuid() }),
  },
  (mail) => ('event' in mail ? mail.event : 'resetId' in mail ? mail.resetId : mail.changeId),
);
