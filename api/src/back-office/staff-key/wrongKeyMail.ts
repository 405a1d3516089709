import { z } from 'zod';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { mailKinds } from '../../platform/mail/mailKinds.ts';

export const wrongKeyMailKinds = mailKinds(
  { 'wrong-staff-keys': z.object({ event: z.uuid(), count: z.int() }) },
  ({ event }) => event,
);

/** A notice to the shop's own address that someone tries staff keys. */
export const wrongKeyComposer = mailComposer(
  wrongKeyMailKinds,
  ({ shopEmail }) =>
    async ({ count }): Promise<MailContent> => ({
      to: shopEmail,
      subject: `Someone is trying staff keys: ${count} wrong ones within an hour`,
      heading: 'Someone is trying staff keys',
      blocks: [
        {
          kind: 'text',
          text: `The staff port got ${count} wrong keys within the last hour. No wrong key opened anything, and your own keys still work.`,
        },
        { kind: 'text', text: 'See which calls were refused, and when:' },
        { kind: 'lines', lines: ['npm run shop -- events --kind staff-key --since 2h'] },
        {
          kind: 'text',
          text: 'Then find out who can reach the staff port (STAFF_HOST, STAFF_PORT), and close it to everyone else. The runbook is docs/runbooks/keys.md. While this goes on, you get at most one email an hour.',
        },
      ],
    }),
);
