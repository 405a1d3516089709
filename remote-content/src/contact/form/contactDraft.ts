/**
 * What somebody typed to the shop and has not sent yet: of this tab, so that a reload, a failure or another page lose
 * nothing. `id` is the message's own: sent twice, it is one message.
 */
import type { ContactFields } from '@paw/rules/contactRules.ts';

/** The contract's `browserStorage.ts` names it, for the privacy policy. */
const CONTACT_DRAFT_KEY = 'contact-draft';

/** `sentAs` is the text that was last sent under this id, when nobody knows whether it arrived; else ''. */
export type ContactDraft = ContactFields & { id: string; sentAs: string };

/** Undefined when there is none, or something else there; fields that are missing are ''. */
export function readContactDraft(): ContactDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(CONTACT_DRAFT_KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const textOf = (field: string) => {
      const text = (value as Record<string, unknown>)[field];
      return typeof text === 'string' ? text : '';
    };
    const [id, sentAs, name, email, subject, orderNumber, message] = fields.map(textOf) as [string, ...string[]];
    return id ? ({ id, sentAs, name, email, subject, orderNumber, message } as ContactDraft) : undefined;
  } catch {
    return undefined;
  }
}

const fields = ['id', 'sentAs', 'name', 'email', 'subject', 'orderNumber', 'message'];

export function writeContactDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(CONTACT_DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // What is typed is still in the page.
  }
}

export function forgetContactDraft(): void {
  try {
    sessionStorage.removeItem(CONTACT_DRAFT_KEY);
  } catch {
    // Blocked storage holds none.
  }
}
