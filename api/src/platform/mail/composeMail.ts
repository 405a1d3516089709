import { NeverWorks } from '../outbox/queueWork.ts';
import type { MailComposer, MailShop } from './mailComposer.ts';

/** Writes an email of any kind that the composers know, from its payload in the outbox. */
export function composeMail(composers: readonly MailComposer[], shop: MailShop) {
  const composerOf = new Map(
    composers.flatMap(({ names, open }) => {
      const compose = open(shop);
      return names.map((name) => [name, compose] as const);
    }),
  );
  return async (payload: Record<string, unknown>) => {
    const compose = composerOf.get(String(payload.mail));
    if (compose) return compose(payload);
    throw new NeverWorks(`This email can’t be written: no composer knows the kind "${String(payload.mail)}".`);
  };
}
