import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useClosing } from './useClosing.ts';
import { moveFocus } from './moveFocus.ts';

/** ms: a pointer that only crosses the header opens nothing, and one that leaves a panel briefly does not close it. */
const OPEN_DELAY = 100;
const CLOSE_DELAY = 300;
/** ms: a click this soon after a panel opened on hover does not close it. */
const SAME_INTENT = 600;

export interface Disclosures {
  root: RefObject<HTMLElement | null>;
  /** False before hydration: then styles alone open panels, and buttons are links. */
  isHydrated: boolean;
  isOpen: (key: string) => boolean;
  /** The click handler of the button that shows and hides a panel. */
  toggle: (key: string) => (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Props for the element (`data-item`) around a button (`aria-expanded`) and its panel (`data-panel`). */
  item: (key: string) => object;
}

/** Panels of which one at a time is open: by hover with a delay, click, keyboard or touch. */
export function useDisclosures(): Disclosures {
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string>();
  const [isHydrated, setHydrated] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef(Number.NEGATIVE_INFINITY);
  const isTouched = useRef(false);
  const show = (key?: string) => {
    clearTimeout(timer.current);
    setOpen(key);
  };
  const showLater = (delay: number, key?: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      hovered.current = performance.now();
      setOpen(key);
    }, delay);
  };
  useEffect(() => {
    setHydrated(true);
    return () => clearTimeout(timer.current);
  }, []);
  useClosing(root, open !== undefined, show);

  const item = (key: string) => ({
    'data-item': key,
    'data-open': open === key ? '' : undefined,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') showLater(OPEN_DELAY, key);
    },
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
      // A shopper who uses the keyboard keeps the open panel.
      if (pointerType !== 'touch' && !currentTarget.querySelector(':focus-visible')) showLater(CLOSE_DELAY);
      else clearTimeout(timer.current);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouched.current = pointerType === 'touch';
    },
    onClickCapture: (event: MouseEvent) => {
      const link = (event.target as Element).closest('a:not([aria-expanded])');
      if (!link) return;
      // The first touch of a name opens its panel, as hover does; the second one follows its link.
      const opens = isTouched.current && open !== key && !link.closest('[data-panel]');
      if (opens) event.preventDefault();
      show(opens ? key : undefined);
    },
  });

  return {
    root,
    isHydrated,
    isOpen: (key) => open === key,
    item,
    toggle: (key) => (event) => {
      event.preventDefault();
      const isFresh = performance.now() - hovered.current < SAME_INTENT;
      // Only the first click after an opening is ignored.
      hovered.current = Number.NEGATIVE_INFINITY;
      show(open === key && !isFresh ? undefined : key);
    },
    onKeyDown: (event) => moveFocus(event, (key) => flushSync(() => show(key))),
  };
}
