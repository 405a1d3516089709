import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { whenLeft } from './whenLeft.ts';
import { type EarlyInput, findEarlyInput, nextTask, repeatEarlyInput } from '../hydration/earlyInput.ts';

/** What a shopper did in a region's HTML before its component replaced it. Controls and forms are counted in the region. */
interface CarriedInput {
  typed: readonly (EarlyInput & { at: number })[];
  focus: { at: number; selection: readonly [number | null, number | null] };
  /** The form that was submitted. */
  submitted?: number;
  /** The buttons that were pressed, in order. */
  pressed: readonly number[];
}

/** What a shopper did that needs the component. */
export interface WaitingPresses {
  submitted?: HTMLFormElement;
  pressed: readonly HTMLElement[];
}

type Control = EarlyInput['control'] | HTMLButtonElement;

const listControls = (region: Element) => [...region.querySelectorAll<Control>('input, textarea, select, button')];

/**
 * A component that replaces its region's HTML gets what was typed there, the focus, a form that was submitted and the buttons
 * that were pressed.
 * @param state whether the component is shown, or its code has failed
 * @param onMissedPress called for each press when the region is left before its component was shown, or its code has failed
 * @returns `region` is the component's element; `carry` is called before the HTML is removed
 */
export function useCarriedInput(
  { isLive, hasFailed }: { isLive: boolean; hasFailed: boolean },
  onMissedPress?: () => void,
): {
  region: RefObject<HTMLDivElement | null>;
  carry: (html: HTMLElement, waiting: WaitingPresses) => void;
} {
  const region = useRef<HTMLDivElement>(null);
  const carried = useRef<CarriedInput>(undefined);
  const carry = useCallback((html: HTMLElement, { submitted, pressed }: WaitingPresses) => {
    const controls = listControls(html);
    const at = controls.indexOf(document.activeElement as EarlyInput['control']);
    const focused = controls[at];
    carried.current = {
      typed: findEarlyInput(html).map((input) => ({ ...input, at: controls.indexOf(input.control) })),
      focus: {
        at,
        selection:
          focused && 'selectionStart' in focused ? [focused.selectionStart, focused.selectionEnd] : [null, null],
      },
      ...(submitted && { submitted: [...html.querySelectorAll('form')].indexOf(submitted) }),
      pressed: pressed.map((button) => controls.indexOf(button as HTMLButtonElement)),
    };
  }, []);

  useLayoutEffect(() => {
    if (!isLive || !carried.current || !region.current) return;
    const { typed, focus } = carried.current;
    const controls = listControls(region.current);
    const inputs = typed.flatMap(({ at, ...input }) => {
      const control = controls[at] as EarlyInput['control'] | undefined;
      return control ? [{ ...input, control }] : [];
    });
    void repeatEarlyInput(inputs);
    const focused = controls[focus.at];
    focused?.focus({ preventScroll: true });
    // Fields of some types have no selection, and refuse one.
    if (focused && 'setSelectionRange' in focused && focus.selection[0] !== null)
      focused.setSelectionRange(...focus.selection);
  }, [isLive]);

  useEffect(() => {
    if (!isLive || !carried.current) return;
    const { submitted, pressed } = carried.current;
    carried.current = undefined;
    void pressAgain(region.current, pressed);
    if (submitted !== undefined) region.current?.querySelectorAll('form')[submitted]?.requestSubmit();
  }, [isLive]);

  const miss = useEffectEvent(() => {
    const { current } = carried;
    if (!current || !onMissedPress) return;
    carried.current = { ...current, pressed: [] };
    current.pressed.forEach(() => onMissedPress());
  });
  useEffect(() => {
    if (hasFailed) miss();
  }, [hasFailed]);
  useEffect(() => {
    const end = whenLeft(() => miss());
    return () => {
      end();
      miss();
    };
  }, []);

  return { region, carry };
}

/** One after the other: a second press sees what the first one has changed. */
async function pressAgain(region: HTMLElement | null, pressed: readonly number[]): Promise<void> {
  for (const at of pressed) {
    if (region) listControls(region)[at]?.click();
    await nextTask();
  }
}
