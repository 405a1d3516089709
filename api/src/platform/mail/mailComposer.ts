import type { Database } from '../database/database.ts';
import type { MailContent } from './MailContent.ts';
import type { MailKinds } from './mailKinds.ts';

/** What composers write with. */
export interface MailShop {
  database: Database;
  /** Where links lead, without a slash at the end. */
  shopUrl: string;
  /** Where the shop's staff read emails. */
  shopEmail: string;
}

type Compose<Mail> = (mail: Mail) => Promise<MailContent | undefined>;

/** Writes the emails of some kinds. Each is listed in back-office/office/mailComposers.ts. */
export interface MailComposer {
  names: readonly string[];
  open: (shop: MailShop) => Compose<Record<string, unknown>>;
}

/**
 * @param open is called once per worker. What it returns writes an email when it is sent: undefined when there is
 * nothing to say anymore, such as a code that has expired; NeverWorks is thrown when what it is about is gone.
 */
export function mailComposer<Mail>(
  { names, read }: Pick<MailKinds<never>, 'names'> & { read: (payload: Record<string, unknown>) => Mail },
  open: (shop: MailShop) => Compose<Mail>,
): MailComposer {
  return {
    names,
    open: (shop) => {
      const compose = open(shop);
      return async (payload) => compose(read(payload));
    },
  };
}
