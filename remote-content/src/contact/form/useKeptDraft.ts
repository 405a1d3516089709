import { randomKey } from '@paw/contract/randomKey.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ContactDraft, forgetContactDraft, readContactDraft, writeContactDraft } from './contactDraft.ts';

const names = ['name', 'email', 'subject', 'orderNumber', 'message'] as const;

/** Stores the form's fields for this tab, and restores them. */
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
      // Text typed before hydration is newer.
      if (draft && !field.value) field.value = draft[name];
      else isTyped ||= field.value !== '';
    }
    if (isTyped) keepFields(form.current, sending.current);
    setHydrated(true);
  }, [form]);

  return {
    isHydrated,
    /** Stores the present fields. */
    keep: () => keepFields(form.current, sending.current),
    /** Stores them as sent: from now on a changed text is another message, also after a reload. */
    keepSending: () => {
      keepFields(form.current, sending.current);
      sending.current.sentAs = textOf(form.current);
      return keepFields(form.current, sending.current);
    },
    /** The id belongs to another message: the next message gets a new one. */
    renew: () => {
      sending.current = { id: '', sentAs: '' };
    },
    /** The message was sent: deletes the draft, and the next message gets a new id. */
    forget: () => {
      sending.current = { id: '', sentAs: '' };
      forgetContactDraft();
    },
  };
}

type Sending = Pick<ContactDraft, 'id' | 'sentAs'>;

/** A sent message keeps its id only while its text is unchanged: the api drops a repeated message. */
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
