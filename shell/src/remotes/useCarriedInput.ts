import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type EarlyInput, findEarlyInput, repeatEarlyInput } from '../hydration/earlyInput.ts';

/** What a shopper did in a region's HTML before its component replaced it. Controls and forms are counted in the region. */
interface CarriedInput {
  typed: readonly (EarlyInput & { at: number })[];
  focus: { at: number; selection: readonly [number | null, number | null] };
  /** The form that was submitted. */
  submitted?: number;
}

const listControls = (region: Element) => [
  ...region.querySelectorAll<EarlyInput['control']>('input, textarea, select, button'),
];

/**
 * A component that replaces its region's HTML gets what was typed there, the focus, and a form that was submitted.
 * @param isLive whether the component is shown
 * @returns `region` is the component's element; `carry` is called before the HTML is removed
 */
export function useCarriedInput(isLive: boolean): {
  region: RefObject<HTMLDivElement | null>;
  carry: (html: HTMLElement, submitted?: HTMLFormElement) => void;
} {
  const region = useRef<HTMLDivElement>(null);
  const carried = useRef<CarriedInput>(undefined);
  const carry = useCallback((html: HTMLElement, submitted?: HTMLFormElement) => {
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
    };
  }, []);

  useLayoutEffect(() => {
    if (!isLive || !carried.current || !region.current) return;
    const { typed, focus } = carried.current;
    const controls = listControls(region.current);
    const inputs = typed.flatMap(({ at, ...input }) => {
      const control = controls[at];
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
    const { submitted } = carried.current;
    carried.current = undefined;
    if (submitted !== undefined) region.current?.querySelectorAll('form')[submitted]?.requestSubmit();
  }, [isLive]);

  return { region, carry };
}
