import {
  type ContactDraft,
  forgetContactDraft,
  readContactDraft,
  writeContactDraft,
} from '@paw/shared/contract/contactDraft.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';

const names = ['name', 'email', 'subject', 'orderNumber', 'message'] as const;

/** Keeps what stands in the form's fields for this tab, and puts it back. */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>) {
  const id = useRef('');
  const [isAlive, setAlive] = useState(false);

  useEffect(() => {
    const draft = readContactDraft();
    id.current = draft?.id ?? '';
    let isTyped = false;
    for (const name of names) {
      const field = fieldOf(form.current, name);
      if (!field) continue;
      // What was typed before the page came alive is newer.
      if (draft && !field.value) field.value = draft[name];
      else isTyped ||= field.value !== '';
    }
    if (isTyped) keepFields(form.current, id);
    setAlive(true);
  }, [form]);

  return {
    isAlive,
    /** What stands in the fields now. */
    keep: () => keepFields(form.current, id),
    /** Something was changed after a try whose end is not known: what is sent next is another message. */
    renew: () => {
      id.current = '';
    },
    /** It was sent: the next message is another one. */
    forget: () => {
      id.current = '';
      forgetContactDraft();
    },
  };
}

function keepFields(form: HTMLFormElement | null, id: { current: string }): ContactDraft {
  id.current ||= uuid();
  const texts = Object.fromEntries(names.map((name) => [name, fieldOf(form, name)?.value ?? '']));
  const draft = { id: id.current, ...texts } as ContactDraft;
  writeContactDraft(draft);
  return draft;
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldOf = (form: HTMLFormElement | null, name: string) => form?.elements.namedItem(name) as FormField | null;

/** `crypto.randomUUID` exists on https and localhost only. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
