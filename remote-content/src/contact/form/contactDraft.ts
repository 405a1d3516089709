/**
 * The draft of a message, stored for this tab, so that it survives a reload, a failure or a visit to another page. `id`
 * identifies the message: sent twice, it is one message.
 */
import type { ContactFields } from '@paw/rules/contactRules.ts';

/** Listed in the contract's `browserStorage.ts`, for the privacy policy. */
const CONTACT_DRAFT_KEY = 'contact-draft';

/** `sentAs` is the text last sent under this id, while it is unknown whether it arrived; else ''. */
export type ContactDraft = ContactFields & { id: string; sentAs: string };

/** Undefined when there is none, or an invalid one. Missing fields are ''. */
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
    // Storage is blocked: the text is still in the form.
  }
}

export function forgetContactDraft(): void {
  try {
    sessionStorage.removeItem(CONTACT_DRAFT_KEY);
  } catch {
    // Storage is blocked: there is no draft.
  }
}
