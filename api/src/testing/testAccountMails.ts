import { testMails } from '../back-office/office/testing/testMails.ts';
import { TestPostOffice } from '../platform/mail/testing/TestPostOffice.ts';
import type { startTestAccounts } from './testAccounts.ts';

/** What the shop writes to its members, delivered when it is looked at. */
export async function startAccountMails({ database }: Awaited<ReturnType<typeof startTestAccounts>>) {
  const office = await TestPostOffice.open();
  const worker = testMails(database, office);
  const deliver = async () => {
    while (await worker.runDue());
    return office.mails.map(({ to, subject, text = '' }) => ({ to: to?.[0]?.address, subject, text }));
  };
  return {
    /** All that came to an address so far; what was due together came in any order. */
    mailsTo: async (address: string) => (await deliver()).filter(({ to }) => to === address),
    /** The secret in the newest email's link. */
    async secretTo(address: string): Promise<string> {
      const newest = (await deliver()).findLast(({ to, text }) => to === address && text.includes('#'));
      return /#([\w-]{43})/.exec(newest?.text ?? '')?.[1] ?? '';
    },
    close: () => office.close(),
  };
}
