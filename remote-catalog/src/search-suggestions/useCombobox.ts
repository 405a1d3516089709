import { useEffect, useEffectEvent, useState } from 'react';
import { useComboboxRole } from './useComboboxRole.ts';

interface Options {
  field: HTMLInputElement;
  /** Of the listbox; option n has the id `${listId}-${n}`. */
  listId: string;
  /** Lines that there are now. */
  count: number;
  /** Whether anything may open here. */
  isQuiet: boolean;
  onText: (text: string) => void;
}

/**
 * Makes a combobox of a text field that somebody else renders: the APG's "editable combobox with list autocomplete".
 * The focus stays in the field; arrow keys move the active line, Enter follows it, Escape closes, and empties when
 * nothing is open. Whatever was changed of the field is taken back at the end.
 * @returns whether the list is open, and which line is active (-1 = none)
 */
export function useCombobox({ field, listId, count, isQuiet, onText }: Options) {
  const [wantsOpen, setWantsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = wantsOpen && count > 0 && !isQuiet;
  const close = () => {
    setWantsOpen(false);
    setActive(-1);
  };
  const write = (text: string) => {
    fill(field, text);
    onText(text);
  };

  /** One line on, around through the field itself. */
  const step = (by: 1 | -1) => {
    if (isQuiet || !count) return false;
    setWantsOpen(true);
    const places = count + 1;
    const from = isOpen ? active + 1 : 0;
    setActive(((from + by + places) % places) - 1);
    return true;
  };
  const follow = () => {
    const line = isOpen && active >= 0 ? document.getElementById(`${listId}-${active}`) : null;
    line?.click();
    return line !== null;
  };
  const leave = () => {
    const isFilled = field.value !== '';
    if (isOpen) close();
    else if (isFilled) write('');
    return isOpen || isFilled;
  };
  /** The caret moves: what is meant is the text again. */
  const meanText = () => {
    setActive(-1);
    return false;
  };
  /** What a key does; true = the browser shall not do its own as well. */
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: follow,
    Escape: leave,
    ArrowLeft: meanText,
    ArrowRight: meanText,
    Home: meanText,
    End: meanText,
  };

  const onInput = useEffectEvent(() => {
    setWantsOpen(true);
    setActive(-1);
    onText(field.value);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (keys[event.key]?.()) event.preventDefault();
  });
  const onFocus = useEffectEvent(() => setWantsOpen(true));
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && field.form?.contains(relatedTarget))) close();
  });
  const onSubmit = useEffectEvent(close);

  // Not while rendering: the field of the page that is being left has the focus until it is gone.
  useEffect(() => {
    if (document.activeElement === field) setWantsOpen(true);
  }, [field]);
  useEffect(() => {
    const { form } = field;
    const heard = [
      [field, 'input', onInput],
      [field, 'keydown', onKeyDown],
      [field, 'focus', onFocus],
      [field, 'click', onFocus],
      [form, 'focusout', onFocusOut],
      [form, 'submit', onSubmit],
    ] as const;
    for (const [target, name, hear] of heard) target?.addEventListener(name, hear as EventListener);
    return () => {
      for (const [target, name, hear] of heard) target?.removeEventListener(name, hear as EventListener);
    };
  }, [field]);
  useComboboxRole(field, isOpen ? listId : undefined, isOpen && active >= 0 ? `${listId}-${active}` : undefined);

  return { isOpen, active, close, write };
}

/** The field is not in any state: the component that renders it reads it when its form is sent. */
function fill(field: HTMLInputElement, text: string): void {
  field.value = text;
}
