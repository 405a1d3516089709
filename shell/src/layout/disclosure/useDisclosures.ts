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

/** A pointer that only crosses the header opens nothing; one that leaves a panel for a moment finds it open: ms. */
const OPEN_DELAY = 100;
const CLOSE_DELAY = 300;
/** A click this soon after a panel opened by itself, under the pointer, does not close it again: ms. */
const SAME_INTENT = 600;

export interface Disclosures {
  root: RefObject<HTMLElement | null>;
  /** True after hydration: until then style sheets alone open panels, and buttons are links. */
  isAlive: boolean;
  isOpen: (key: string) => boolean;
  /** A click on the button that shows and hides a panel. */
  toggle: (key: string) => (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** For the element (`data-item`) around a button (`aria-expanded`) and its panel (`data-panel`). */
  item: (key: string) => object;
}

/** Panels of which one at a time is open: by hover with a delay, by click, by keyboard, by touch. */
export function useDisclosures(): Disclosures {
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string>();
  const [isAlive, setAlive] = useState(false);
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
    setAlive(true);
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
      // A shopper who uses the keyboard meanwhile does not lose the place.
      if (pointerType !== 'touch' && !currentTarget.querySelector(':focus-visible')) showLater(CLOSE_DELAY);
      else clearTimeout(timer.current);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouched.current = pointerType === 'touch';
    },
    onClickCapture: (event: MouseEvent) => {
      const link = (event.target as Element).closest('a:not([aria-expanded])');
      if (!link) return;
      // The first touch of a name opens its panel, as the pointer does by coming near; the second one follows it.
      const opens = isTouched.current && open !== key && !link.closest('[data-panel]');
      if (opens) event.preventDefault();
      show(opens ? key : undefined);
    },
  });

  return {
    root,
    isAlive,
    isOpen: (key) => open === key,
    item,
    toggle: (key) => (event) => {
      event.preventDefault();
      const isFresh = performance.now() - hovered.current < SAME_INTENT;
      // One click for one opening: the next one, or a key, means what it says.
      hovered.current = Number.NEGATIVE_INFINITY;
      show(open === key && !isFresh ? undefined : key);
    },
    onKeyDown: (event) => moveFocus(event, (key) => flushSync(() => show(key))),
  };
}
