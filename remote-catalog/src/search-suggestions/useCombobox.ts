import { useEffect, useEffectEvent, useState } from 'react';
import { useComboboxRole } from './useComboboxRole.ts';

interface Options {
  field: HTMLInputElement;
  /** Of the listbox; option n has the id `${listId}-${n}`. */
  listId: string;
  /** The present number of options. */
  count: number;
  /** Whether the list stays closed here. */
  isQuiet: boolean;
  onText: (text: string) => void;
}

/**
 * Makes a combobox of a text field that the shell renders: the APG's "editable combobox with list autocomplete". The focus
 * stays in the field; arrow keys move the active option, Enter follows it, Escape closes the list, or clears the field when
 * the list is closed. Unmounting restores the field.
 * @returns whether the list is open, and the index of the active option (-1 = none)
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

  /** Moves to the next option. Between the last and the first, no option is active. */
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
  /** The caret moves: Enter refers to the text again. */
  const meanText = () => {
    setActive(-1);
    return false;
  };
  /** The action of each key; true = prevent the browser's default. */
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

  // In an effect: while rendering, the field of the previous page may still have the focus.
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

/** The field is uncontrolled: the shell reads its value when the form is submitted. */
function fill(field: HTMLInputElement, text: string): void {
  field.value = text;
}
