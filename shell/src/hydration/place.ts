/** An input, text area, list or button. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/**
 * A control of a page or region, to find it again in another document or release. There may be more controls than before,
 * so it is found by name, and counted among those with the same name.
 */
export interface Place {
  called: string;
  nth: number;
}

/** The place of `control` among `controls`, which are in document order. */
export function placeOf(control: Control, controls: readonly Control[]): Place {
  const called = calledOf(control);
  return { called, nth: controls.filter((other) => calledOf(other) === called).indexOf(control) };
}

/** The control at that place. */
export const controlAt = <One extends Control>({ called, nth }: Place, controls: readonly One[]): One | undefined =>
  controls.filter((control) => calledOf(control) === called)[nth];

/**
 * What identifies a control: its name or value, which are the same in every release; without them its text, which may change
 * with what was chosen ("Navy (sold out)"). Ids, and the `name` of radio buttons, differ between server and browser.
 */
function calledOf(control: Control): string {
  const { tagName, type, value } = control;
  const isRadio = type === 'radio';
  // Filters may have the same value twice, and buttons the same name.
  const hasText = type === 'checkbox' || tagName === 'BUTTON' || !control.getAttribute(isRadio ? 'value' : 'name');
  const text = hasText && (control.getAttribute('aria-label') ?? (control.labels?.[0] ?? control).textContent);
  return [tagName, type, isRadio || type === 'checkbox' ? value : control.name, text].join('\n');
}
