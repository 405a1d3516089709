import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useClosedByBack } from './useClosedByBack.ts';

interface Layer {
  open: boolean;
  onClose: () => void;
  /** Gets the focus when it opens. */
  focus: RefObject<HTMLElement | null>;
}

/**
 * Opens and closes a native `<dialog>` from React. The browser traps the focus, makes the page behind inert and restores the
 * focus; `tokens.css` prevents the page from scrolling.
 * @returns props of the `<dialog>`, whose content must cover it: a press on the dialog itself counts as outside
 */
export function useModalLayer({ open, onClose, focus }: Layer) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const pressed = useRef<EventTarget>(null);
  useClosedByBack(open, onClose);

  // Closed here, not in the cleanup: React would restore the focus into the closed layer.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return shut(dialog, opener.current);
    opener.current = document.activeElement;
    // Keeps the page from shifting when its scroll bar disappears. It stays set.
    const page = document.documentElement;
    if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    dialog.showModal();
    focus.current?.focus();
  }, [open, focus]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open) shut(dialog, opener.current);
    };
  }, []);

  /** Escape, or a phone's back gesture. The parent decides, as for every way to close. */
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  /** A browser may close it without a cancel event, when Escape is pressed twice. */
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
  };
  /** A press that began inside does not count: a text selection may end outside. */
  const onPointerDown = (event: MouseEvent) => {
    pressed.current = event.target;
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget && pressed.current === event.target) onClose();
  };
  /** Wraps Tab around, because the browser would move the focus to its own toolbars. */
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const stops = tabStops(event.currentTarget);
    const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const isAtTitle = event.shiftKey && event.target === focus.current && !stops.includes(event.target as HTMLElement);
    if (event.target !== edge && !isAtTitle) return;
    event.preventDefault();
    other?.focus();
  };
  return { ref, onKeyDown, onCancel, onClose: onNativeClose, onPointerDown, onClick };
}

function shut(dialog: HTMLDialogElement, opener: Element | null): void {
  dialog.close();
  // Browsers return the focus, unless the element that had it is unknown.
  const { activeElement } = document;
  const isLost = activeElement === document.body || dialog.contains(activeElement);
  if (isLost && opener instanceof HTMLElement) opener.focus();
}

function tabStops(layer: HTMLElement): HTMLElement[] {
  const all = layer.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
  return [...all].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
}
