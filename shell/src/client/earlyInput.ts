import { SCRIPTS_ID } from '../hydration/lateStart.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody did to a control before any script was there. */
export interface EarlyInput {
  control: Control;
  checked: boolean;
  value: string;
}

/** The controls that differ from what the server sent: chosen, typed into, filled in by the browser. */
export function findEarlyInput(root: HTMLElement): EarlyInput[] {
  return [...root.querySelectorAll<Control>('input:not([type=hidden]), textarea, select')]
    .filter(wasChanged)
    .map((control) => ({ control, checked: isToggle(control) && control.checked, value: control.value }));
}

/** By then the page shows what the last event changed. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Tells the page what was done before it listened: else a choice would fall back to what the server had chosen, and a
 * text would be there that the page knows nothing of. Texts are told in one go: somebody may be typing on.
 */
export async function repeatEarlyInput(inputs: readonly EarlyInput[]): Promise<void> {
  for (const { control, value } of inputs.filter(({ control }) => isText(control))) {
    takeOver(control);
    if (control.isConnected) write(control, value);
  }
  for (const { control, checked, value } of inputs.filter(({ control }) => !isText(control))) {
    takeOver(control);
    if (!control.isConnected) continue;
    if (isToggle(control)) toggle(control, checked);
    else write(control, value);
    await nextTask();
  }
}

/** Nobody listens to this event; it makes React take over the part of the page around the control at once. */
function takeOver(control: Control): void {
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const isText = (control: Control) => !(control instanceof HTMLSelectElement || isToggle(control));

function wasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== sentValue(control);
  if (!isToggle(control)) return control.value !== control.defaultValue;
  // Of radio buttons the chosen one tells it for its group.
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
}

/** A list without a chosen option shows its first. */
function sentValue({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value;
}

function isToggle(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** React compares with what was last set on the element itself: a click that changes nothing would be no news to it. */
function toggle(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked;
  control.click();
}

/** As above: what React remembers is set on the element, what is true past React. The cursor stays where it is. */
function write(control: Control, value: string): void {
  const place = document.activeElement === control && 'selectionStart' in control ? control.selectionStart : null;
  if (!(control instanceof HTMLSelectElement)) control.value = '';
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (place !== null && 'setSelectionRange' in control) control.setSelectionRange(place, place);
}

/** More than that is impatience. */
const MOST = 20;

/** The buttons that were pressed before any script was there, in their order; from now on none is noted any more. */
export function takeEarlyPresses(): HTMLElement[] {
  const template: (HTMLElement & { pressed?: HTMLElement[] }) | null = document.getElementById(SCRIPTS_ID);
  const pressed = template?.pressed ?? [];
  if (template) delete template.pressed;
  return pressed.slice(0, MOST);
}

/** One after the other, as they were made: "Increase quantity", then "Add to cart". */
export async function repeatEarlyPresses(buttons: readonly HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    if (button.isConnected) button.click();
    await nextTask();
  }
}
