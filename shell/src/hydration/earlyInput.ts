type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A change that the shopper made to a control before any script ran. */
export interface EarlyInput {
  control: Control;
  checked: boolean;
  value: string;
}

/** The controls that differ from the server's HTML: chosen, typed into, or filled in by the browser. */
export function findEarlyInput(root: HTMLElement): EarlyInput[] {
  return [...root.querySelectorAll<Control>('input:not([type=hidden]), textarea, select')]
    .filter(wasChanged)
    .map((control) => ({ control, checked: isToggle(control) && control.checked, value: control.value }));
}

/** A radio button that was chosen, to be chosen again. */
export const choiceOf = (control: HTMLInputElement): EarlyInput => ({ control, checked: true, value: control.value });

/** By then the page has rendered the last event's change. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Replays changes that the shopper made before hydration: otherwise a choice would fall back to the server's, and the
 * page would not know a typed text. Texts are replayed without a pause: the shopper may still be typing.
 */
export async function repeatEarlyInput(inputs: readonly EarlyInput[]): Promise<void> {
  for (const { control, value } of inputs.filter(({ control }) => isText(control))) {
    hydrateAround(control);
    if (control.isConnected) write(control, value);
  }
  for (const { control, checked, value } of inputs.filter(({ control }) => !isText(control))) {
    hydrateAround(control);
    if (!control.isConnected) continue;
    if (isToggle(control)) toggle(control, checked);
    else write(control, value);
    await nextTask();
  }
}

/** Leaves text fields once more that the shopper has left: some apply their text only then. To be called after the texts are replayed. */
export async function leaveTexts(inputs: readonly EarlyInput[]): Promise<void> {
  const texts = inputs.filter(({ control }) => isText(control));
  if (texts.length) await nextTask();
  for (const { control } of texts) {
    const relatedTarget = document.activeElement;
    if (control === relatedTarget) continue;
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
    await nextTask();
  }
}

/** No handler listens to this event; it makes React hydrate the part of the page around the control at once. */
function hydrateAround(control: Control): void {
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const isText = (control: Control) => !(control instanceof HTMLSelectElement || isToggle(control));

function wasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== sentValue(control);
  if (!isToggle(control)) return control.value !== control.defaultValue;
  // In a group of radio buttons only the chosen one counts.
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
}

/** A list without a selected option shows its first. */
function sentValue({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value;
}

function isToggle(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** React compares with the value last set on the element: it ignores a click that changes nothing. */
function toggle(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked;
  control.click();
}

/**
 * As above: the old value is set on the element, where React sees it; the real value through the prototype, past React.
 * The cursor stays in place.
 */
function write(control: Control, value: string): void {
  const place = document.activeElement === control && 'selectionStart' in control ? control.selectionStart : null;
  if (!(control instanceof HTMLSelectElement)) control.value = '';
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (place !== null && 'setSelectionRange' in control) control.setSelectionRange(place, place);
}
