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
  /** Where the focus goes when it opens. */
  focus: RefObject<HTMLElement | null>;
}

/**
 * What makes a native `<dialog>` of a layer that React opens and closes. The browser holds the focus inside, makes the
 * page behind inert and gives the focus back; `tokens.css` keeps the page from scrolling.
 * @returns props of the `<dialog>`, whose content must cover it: a press on the dialog itself is one beside it
 */
export function useModalLayer({ open, onClose, focus }: Layer) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const pressed = useRef<EventTarget>(null);
  useClosedByBack(open, onClose);

  // Closed here and not in a clean-up: React would put the focus back into the layer that is gone.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return shut(dialog, opener.current);
    opener.current = document.activeElement;
    // The page must not move sideways when it loses a scroll bar that takes room. From then on it stays so.
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

  /** Escape, or the back gesture of a phone that knows dialogs. The parent decides, as for every other way out. */
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  /** A browser may close it without asking, when Escape is pressed twice. */
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
  };
  /** Not a press that began inside: a person who selects text may release outside. */
  const onPointerDown = (event: MouseEvent) => {
    pressed.current = event.target;
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget && pressed.current === event.target) onClose();
  };
  /** Around, as in every menu: the browser would lead out to its own bars. */
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
  // Browsers give the focus back by themselves, unless they lost track of who had it.
  const { activeElement } = document;
  const isLost = activeElement === document.body || dialog.contains(activeElement);
  if (isLost && opener instanceof HTMLElement) opener.focus();
}

function tabStops(layer: HTMLElement): HTMLElement[] {
  const all = layer.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
  return [...all].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
}
