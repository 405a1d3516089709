import { whenNear } from '@paw/ui/whenNear.ts';
import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ChunkState } from '../chunks/ChunkLoader.ts';
import { findEarlyInput } from '../hydration/earlyInput.ts';
import { isSubmittedByBrowser, preventSubmit } from './preventSubmit.ts';
import { useRemoteAccess } from './RemoteAccess.tsx';

/** What ends a press. A pointer that drags something, or leaves the window, sends no `mouseup`. */
const pressEnds = ['mouseup', 'keyup', 'dragend', 'blur'];

interface Props {
  /** Of the region's element. */
  attributes: object;
  html: string;
  label: string;
  status: ChunkState['status'];
  load: () => Promise<unknown>;
  /** Called before the component replaces the HTML, with the form that waits for it. */
  carry: (html: HTMLElement, submitted?: HTMLFormElement) => void;
  /** Called when a press in the HTML begins and when it has ended. Replaced in between, the HTML would take it along. */
  onPress: (isPressed: boolean) => void;
}

/**
 * The server's HTML of a region whose code loads when the shopper is about to see it. A form that is submitted meanwhile
 * is submitted again when the code is there, or by the browser when the code is late.
 */
export function LateHtml({ attributes, html, label, status, load, carry, onPress }: Props) {
  const { signals } = useRemoteAccess();
  const place = useRef<HTMLDivElement>(null);
  const submitted = useRef<HTMLFormElement>(undefined);
  const isWaiting = status === 'idle' || status === 'loading';
  const start = useEffectEvent(async () => void (await load()));

  // What it shows works. Once the code is wanted and fails, the region is reported as failed.
  useEffect(() => (isWaiting ? signals?.works(label) : undefined), [signals, label, isWaiting]);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const end = new AbortController();
    whenNear(element, end.signal, () => start());
    if (element.contains(document.activeElement) || findEarlyInput(element).length > 0) start().catch(() => undefined);
    return () => end.abort();
  }, []);
  useEffect(() => {
    const element = place.current;
    element?.addEventListener('mousedown', () => onPress(true));
    element?.addEventListener('keydown', ({ key }) => key === ' ' && onPress(true));
    // It began before the page was hydrated.
    if (element?.matches(':active')) onPress(true);
    // The click follows these events in the same task.
    const release = () => setTimeout(onPress, 0, false);
    for (const name of pressEnds) addEventListener(name, release);
    return () => pressEnds.forEach((name) => removeEventListener(name, release));
  }, [onPress]);
  useEffect(() => {
    const form = submitted.current;
    if (isWaiting || !form) return;
    submitted.current = undefined;
    if (isSubmittedByBrowser(form)) form.submit();
  }, [isWaiting]);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element) carry(element, submitted.current);
    };
  }, [carry]);

  const submit = (event: SubmitEvent<HTMLElement>) => {
    if (!isWaiting) return preventSubmit(event);
    event.preventDefault();
    submitted.current = event.target;
    load().catch(() => undefined);
  };
  return (
    <div
      ref={place}
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
      onSubmit={submit}
    />
  );
}
