import { type EarlyInput, findEarlyInput, repeatEarlyInput } from '../../hydration/earlyInput.ts';
import { controlAt, type Place, placeOf } from '../../hydration/place.ts';

const KEY = 'typed';
/** Older text belongs to another visit: ms. */
const FRESH = 60_000;
const MOST = 100_000;
/** Forms in slots and steps render a little after the page. */
const TRIES = 20;
const PAUSE = 250;

interface Typed extends Place {
  value: string;
  checked: boolean;
}

interface Stored {
  at: number;
  path: string;
  fields: Typed[];
}

/** Never stored: passwords, codes, cards, files. */
const secretType = /^(password|file|hidden|submit|button|image|reset)$/;
const secretFill = /password|one-time-code|\bcc-/;
const secretName = /passw|secret|token|card|cvc|cvv|iban|\bpin\b/i;

/** Stores the values of the page's fields for this tab, to restore them after the reload that follows. */
export function storeTyped(): void {
  const changed = new Set(findEarlyInput(document.body).map(({ control }) => control));
  // React writes a controlled text field's value to its attribute, so the field looks unchanged.
  const controls = listControls();
  const stored = controls.filter((one) => (isText(one) ? one.value : changed.has(one)));
  const typed = stored.map((one) => ({ ...placeOf(one, controls), value: one.value, checked: isChecked(one) }));
  try {
    const text = JSON.stringify({ at: Date.now(), path: location.pathname, fields: typed } satisfies Stored);
    if (typed.length && text.length < MOST) sessionStorage.setItem(KEY, text);
  } catch {
    // A convenience: the page works without it.
  }
}

/** Restores it once; not in a field that has the focus. */
export async function restoreTyped(): Promise<void> {
  const stored = readStored();
  if (!stored || stored.path !== location.pathname || Date.now() - stored.at > FRESH) return;
  let left = stored.fields;
  for (let tries = 0; left.length && tries < TRIES; tries++) {
    if (tries) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const controls = listControls();
    const found = left.map((field) => ({ field, control: controlAt(field, controls) }));
    const inputs = found.flatMap(({ field: { value, checked }, control }) =>
      control && isOther(control, value, checked) ? [{ control, value, checked }] : [],
    );
    await repeatEarlyInput(inputs);
    left = found.filter(({ control }) => !control).map(({ field }) => field);
  }
}

function readStored(): Stored | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? (JSON.parse(text) as Stored) : undefined;
  } catch {
    return undefined;
  }
}

type Control = EarlyInput['control'];

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;
const isText = (control: Control) => !(control instanceof HTMLSelectElement || /^(checkbox|radio)$/.test(control.type));

function isOther(control: Control, value: string, checked: boolean): boolean {
  if (control === document.activeElement) return false;
  return isText(control) || control instanceof HTMLSelectElement
    ? control.value !== value
    : isChecked(control) !== checked;
}

const listControls = () =>
  [...document.querySelectorAll<Control>('input, textarea, select')].filter((control) => !isSecret(control));

function isSecret(control: Control): boolean {
  const label = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent;
  const words = [control.name, control.id, label].join(' ');
  return secretType.test(control.type) || secretFill.test(control.autocomplete) || secretName.test(words);
}
