import { randomKey } from '@paw/contract/randomKey.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ContactDraft, forgetContactDraft, readContactDraft, writeContactDraft } from './contactDraft.ts';

const names = ['name', 'email', 'subject', 'orderNumber', 'message'] as const;

/** Keeps what is in the form's fields for this tab, and puts it back. */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>) {
  const sending = useRef<Sending>({ id: '', sentAs: '' });
  const [isHydrated, setHydrated] = useState(false);

  useEffect(() => {
    const draft = readContactDraft();
    sending.current = { id: draft?.id ?? '', sentAs: draft?.sentAs ?? '' };
    let isTyped = false;
    for (const name of names) {
      const field = fieldOf(form.current, name);
      if (!field) continue;
      // What was typed before hydration is newer.
      if (draft && !field.value) field.value = draft[name];
      else isTyped ||= field.value !== '';
    }
    if (isTyped) keepFields(form.current, sending.current);
    setHydrated(true);
  }, [form]);

  return {
    isHydrated,
    /** What is in the fields now. */
    keep: () => keepFields(form.current, sending.current),
    /** The same, and it is sent now: from here on other text is another message, over a reload too. */
    keepSending: () => {
      keepFields(form.current, sending.current);
      sending.current.sentAs = textOf(form.current);
      return keepFields(form.current, sending.current);
    },
    /** Another message was sent under the id: what is sent next has a new one. */
    renew: () => {
      sending.current = { id: '', sentAs: '' };
    },
    /** It was sent: the next message is another one. */
    forget: () => {
      sending.current = { id: '', sentAs: '' };
      forgetContactDraft();
    },
  };
}

type Sending = Pick<ContactDraft, 'id' | 'sentAs'>;

/** A message that was sent keeps its id only as long as it says the same: the shop drops a repeat. */
function keepFields(form: HTMLFormElement | null, sending: Sending): ContactDraft {
  if (sending.sentAs && sending.sentAs !== textOf(form)) Object.assign(sending, { id: '', sentAs: '' });
  sending.id ||= randomKey();
  const draft = { ...sending, ...textsOf(form) } as ContactDraft;
  writeContactDraft(draft);
  return draft;
}

const textsOf = (form: HTMLFormElement | null) =>
  Object.fromEntries(names.map((name) => [name, fieldOf(form, name)?.value ?? '']));
const textOf = (form: HTMLFormElement | null) => JSON.stringify(textsOf(form));

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldOf = (form: HTMLFormElement | null, name: string) => form?.elements.namedItem(name) as FormField | null;
