import type { LateCode } from '@paw/ui/SlotPlace.tsx';
import { whenActed } from '@paw/ui/whenActed.ts';
import { whenNear } from '@paw/ui/whenNear.ts';
import { type MouseEvent, type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ChunkState } from '../chunks/ChunkLoader.ts';
import { findEarlyInput } from '../hydration/earlyInput.ts';
import { isSubmittedByBrowser, preventSubmit } from './preventSubmit.ts';
import { useRemoteAccess } from './RemoteAccess.tsx';
import type { Pressed, WaitingPresses } from './useCarriedInput.ts';
import { whenLeft } from './whenLeft.ts';

const isButton = (control: Pressed) => control instanceof HTMLButtonElement;

/** What ends a press. A pointer that drags something, or leaves the window, sends no `mouseup`. */
const pressEnds = ['mouseup', 'keyup', 'dragend', 'blur', 'pointercancel', 'contextmenu'];

interface Props {
  /** Of the region's element. */
  attributes: object;
  html: string;
  label: string;
  status: ChunkState['status'];
  /** See SlotPlace. Undefined for a region whose code loads with the page: its HTML stays only while that code is missing. */
  when?: LateCode | undefined;
  /** See SlotPlace. */
  isWanted?: () => boolean;
  /** See SlotPlace. */
  onMissedPress?: () => void;
  load: () => Promise<unknown>;
  /** Called before the component replaces the HTML, with what waits for it. */
  carry: (html: HTMLElement, waiting: WaitingPresses) => void;
  /** Called when a press in the HTML begins and when it has ended. Replaced in between, the HTML would take it along. */
  onPress: (isPressed: boolean) => void;
}

/**
 * The server's HTML of a region whose code is not there: it loads later, is slow, or has failed. A button that is pressed
 * meanwhile is pressed again when the code is there. A form of a late region that is submitted meanwhile is submitted again too,
 * or by the browser when the code is slow or has failed.
 */
export function LateHtml({
  attributes,
  html,
  label,
  status,
  when,
  isWanted,
  onMissedPress,
  load,
  carry,
  onPress,
}: Props) {
  const { signals } = useRemoteAccess();
  const place = useRef<HTMLDivElement>(null);
  const submitted = useRef<HTMLFormElement>(undefined);
  const pressed = useRef<Pressed[]>([]);
  const isWaiting = status === 'idle' || status === 'loading';
  const start = useEffectEvent(async () => void (await load()));
  const isWantedNow = useEffectEvent(() => isWanted?.() === true);

  // What it shows works. Once the code is wanted and fails, the region is reported as failed.
  useEffect(() => (when && isWaiting ? signals?.works(label) : undefined), [signals, label, when, isWaiting]);
  useEffect(() => {
    const element = place.current;
    if (!element || !when) return undefined;
    const end = new AbortController();
    if (when === 'action') whenActed(end.signal, () => start());
    else whenNear(element, end.signal, () => start());
    if (isWantedNow() || element.contains(document.activeElement) || findEarlyInput(element).length > 0)
      start().catch(() => undefined);
    return () => end.abort();
  }, [when]);
  useEffect(() => {
    const element = place.current;
    element?.addEventListener('mousedown', () => onPress(true));
    element?.addEventListener('keydown', ({ key }) => key === ' ' && onPress(true));
    // It began before the page was hydrated.
    if (element?.matches(':active')) onPress(true);
    // The click follows these events in the same task.
    const release = () => setTimeout(onPress, 0, false);
    for (const name of pressEnds) addEventListener(name, release);
    return () => {
      for (const name of pressEnds) removeEventListener(name, release);
      // The HTML of the next page, if any, is not pressed.
      onPress(false);
    };
  }, [onPress]);
  const miss = useEffectEvent(() => {
    if (!onMissedPress) return;
    for (const button of pressed.current.splice(0).filter(isButton)) {
      button.removeAttribute('aria-busy');
      onMissedPress();
    }
  });
  useEffect(() => whenLeft(() => miss()), []);
  useEffect(() => {
    if (status !== 'failed') return;
    miss();
    for (const button of pressed.current) button.removeAttribute('aria-busy');
  }, [status]);
  useEffect(() => {
    const form = submitted.current;
    if (isWaiting || !form) return;
    submitted.current = undefined;
    if (isSubmittedByBrowser(form)) form.submit();
  }, [isWaiting]);
  const carryAll = useEffectEvent((element: HTMLElement) =>
    carry(element, { submitted: submitted.current, pressed: pressed.current }),
  );
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element) carryAll(element);
    };
  }, []);

  const submit = (event: SubmitEvent<HTMLElement>) => {
    if (!isWaiting || !when) return preventSubmit(event);
    event.preventDefault();
    submitted.current = event.target;
    load().catch(() => undefined);
  };
  // As in lateStart.ts: buttons of other types belong to a form.
  const press = ({ target }: MouseEvent) => {
    const control = target instanceof Element && target.closest<Pressed>('button[type=button], [type=radio]');
    if (!control) return;
    if (when && status === 'failed') return;
    if (isButton(control)) {
      // An impatient second press would undo the first one.
      if (when && pressed.current.includes(control)) return;
      control.setAttribute('aria-busy', 'true');
    }
    pressed.current.push(control);
    load().catch(() => undefined);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its buttons are pressed, by keys too
    <div
      ref={place}
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
      onClick={press}
      onSubmit={submit}
    />
  );
}
