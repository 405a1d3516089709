import { whenNear } from '@paw/ui/whenNear.ts';
import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ChunkState } from '../chunks/ChunkLoader.ts';
import { findEarlyInput } from '../hydration/earlyInput.ts';
import { isSubmittedByBrowser, preventSubmit } from './preventSubmit.ts';
import { useRemoteAccess } from './RemoteAccess.tsx';

interface Props {
  /** Of the region's element. */
  attributes: object;
  html: string;
  label: string;
  status: ChunkState['status'];
  load: () => Promise<unknown>;
  /** Called before the component replaces the HTML, with the form that waits for it. */
  carry: (html: HTMLElement, submitted?: HTMLFormElement) => void;
}

/**
 * The server's HTML of a region whose code loads when the shopper is about to see it. A form that is submitted meanwhile
 * is submitted again when the code is there, or by the browser when the code is late.
 */
export function LateHtml({ attributes, html, label, status, load, carry }: Props) {
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
