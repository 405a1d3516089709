import { z } from 'zod';
import { NeverWorks, type OutboxRow } from '../outbox/queueWork.ts';

type Schemas = Record<string, z.ZodObject>;

type Mail<Kinds extends Schemas> = {
  [Name in keyof Kinds & string]: { mail: Name } & z.output<Kinds[Name]>;
}[keyof Kinds & string];

/** Kinds of emails of one subject, as they wait in the outbox. */
export interface MailKinds<Kinds extends Schemas> {
  names: readonly string[];
  /** For `queueWork`. The same email about the same thing has the same Message-ID, and is queued once. */
  row: (mail: Mail<Kinds>) => OutboxRow;
  /** What the release that queued it wrote. @throws NeverWorks when this release cannot read it */
  read: (payload: Record<string, unknown>) => Mail<Kinds>;
}

/** On the right of each Message-ID. It need not be a host, and must never change: mail programs join repeats by it. */
const messageDomain = 'mail.paw-dailies.example';

/**
 * Defines kinds of emails. An email waits as what it is about, not as its text, which a composer writes when it is
 * sent (mailComposer.ts). A field `secret` is deleted once the email is sent.
 * @param schemas the payload of each kind by its name
 * @param about what tells two emails of one kind apart
 */
export function mailKinds<Kinds extends Schemas>(
  schemas: Kinds,
  about: (mail: Mail<Kinds>) => string | number,
): MailKinds<Kinds> {
  return {
    names: Object.keys(schemas),
    row: (mail) => ({
      kind: 'mail',
      payload: { ...mail },
      messageId: `<${mail.mail}.${about(mail)}@${messageDomain}>`,
    }),
    read({ mail, ...payload }) {
      const parsed = schemas[String(mail)]?.safeParse(payload);
      if (parsed?.success) return { mail, ...parsed.data } as Mail<Kinds>;
      const why = parsed ? z.prettifyError(parsed.error) : `its kind is "${String(mail)}"`;
      throw new NeverWorks(`This email can’t be written: ${why}`);
    },
  };
}
