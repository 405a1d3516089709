import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { whenLeft } from './whenLeft.ts';
import {
  choiceOf,
  type EarlyInput,
  findEarlyInput,
  leaveTexts,
  nextTask,
  repeatEarlyInput,
} from '../hydration/earlyInput.ts';
import { type Control, controlAt, type Place, placeOf } from '../hydration/place.ts';

/** What a shopper did in a region's HTML before its component replaced it. Forms are counted in the region. */
interface CarriedInput {
  /** Where it was done. */
  page: string;
  typed: readonly (EarlyInput & { at: Place })[];
  focus?: { at: Place; selection: readonly [number | null, number | null] };
  /** The form that was submitted. */
  submitted?: number;
  /** The buttons that were pressed and the radio buttons that were chosen, in order. */
  pressed: readonly Place[];
}

/** A button, or a radio button. */
export type Pressed = HTMLButtonElement | HTMLInputElement;

/** What a shopper did that needs the component. */
export interface WaitingPresses {
  submitted?: HTMLFormElement;
  pressed: readonly Pressed[];
}

const listControls = (region: Element) => [...region.querySelectorAll<Control>('input, textarea, select, button')];

/**
 * A component that replaces its region's HTML gets what was typed there, the focus, a form that was submitted, and the buttons
 * that were pressed and the radio buttons that were chosen.
 * @param state whether the component is shown, or its code has failed; and the page: what was done on another page is dropped
 * @param onMissedPress called for each press when the region is left before its component is shown, when its code has failed, or when the component has no such button
 * @returns `region` is the component's element; `carry` is called before the HTML is removed
 */
export function useCarriedInput(
  { isLive, hasFailed, page }: { isLive: boolean; hasFailed: boolean; page: string },
  onMissedPress?: () => void,
): {
  region: RefObject<HTMLDivElement | null>;
  carry: (html: HTMLElement, waiting: WaitingPresses, page: string) => void;
} {
  const region = useRef<HTMLDivElement>(null);
  const carried = useRef<CarriedInput>(undefined);
  const repeated = useRef<Promise<void>>(undefined);
  const carry = useCallback((html: HTMLElement, { submitted, pressed }: WaitingPresses, page: string) => {
    const controls = listControls(html);
    const focused = controls.find((control) => control === document.activeElement);
    const [start, end] = focused && 'selectionStart' in focused ? [focused.selectionStart, focused.selectionEnd] : [];
    carried.current = {
      page,
      typed: findEarlyInput(html)
        .filter(({ control }) => !pressed.some((one) => one === control))
        .map((input) => ({ ...input, at: placeOf(input.control, controls) })),
      ...(focused && { focus: { at: placeOf(focused, controls), selection: [start ?? null, end ?? null] } }),
      ...(submitted && { submitted: [...html.querySelectorAll('form')].indexOf(submitted) }),
      pressed: pressed.map((control) => placeOf(control, controls)),
    };
  }, []);

  const isOfPage = useEffectEvent(() => carried.current?.page === page);
  useLayoutEffect(() => {
    if (!isLive || !carried.current || !region.current) return;
    if (!isOfPage()) {
      carried.current = undefined;
      return;
    }
    const { typed, focus } = carried.current;
    const controls = listControls(region.current);
    const inputs = typed.flatMap(({ at, ...input }) => {
      const control = controlAt(at, controls);
      return control && !(control instanceof HTMLButtonElement) ? [{ ...input, control }] : [];
    });
    repeated.current = repeatEarlyInput(inputs).then(() => leaveTexts(inputs));
    const focused = focus && controlAt(focus.at, controls);
    focused?.focus({ preventScroll: true });
    // Fields of some types have no selection, and refuse one.
    if (focus && focused && 'setSelectionRange' in focused && focus.selection[0] !== null)
      focused.setSelectionRange(...focus.selection);
  }, [isLive]);

  const onMissed = useEffectEvent(() => onMissedPress?.());
  useEffect(() => {
    if (!isLive || !carried.current) return;
    const { submitted, pressed } = carried.current;
    carried.current = undefined;
    const act = async () => {
      // Texts come first, because most presses are for what was typed before them. When each was typed is not known.
      await repeated.current;
      await pressAgain(region.current, pressed, () => onMissed());
      if (submitted !== undefined) region.current?.querySelectorAll('form')[submitted]?.requestSubmit();
    };
    void act();
  }, [isLive]);

  const miss = useEffectEvent(() => {
    const { current } = carried;
    if (!current || !onMissedPress) return;
    carried.current = { ...current, pressed: [] };
    current.pressed.filter(isButton).forEach(() => onMissedPress());
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

const isButton = ({ called }: Place) => called.startsWith('BUTTON');

/** One after the other: a second press sees what the first one has changed. */
async function pressAgain(region: HTMLElement | null, pressed: readonly Place[], onMissed: () => void): Promise<void> {
  for (const place of pressed) {
    const control = region ? controlAt(place, listControls(region)) : undefined;
    if (control instanceof HTMLInputElement) await repeatEarlyInput([choiceOf(control)]);
    else if (control) control.click();
    else if (isButton(place)) onMissed();
    await nextTask();
  }
}
