import { SCRIPTS_ID } from '../hydration/lateStart.ts';
import { choiceOf, nextTask, repeatEarlyInput } from '../hydration/earlyInput.ts';

// Not in earlyInput.ts: the chunk `later` imports that file, and whatever is in it is then outside of the page's own module.

/** More presses than that are dropped. */
const MOST = 20;

/** The buttons that were pressed and the radio buttons that were chosen before any script ran, in order. It also ends their busy state and stops recording. */
export function collectEarlyPresses(): HTMLElement[] {
  const template: (HTMLElement & { pressed?: HTMLElement[] }) | null = document.getElementById(SCRIPTS_ID);
  const pressed = template?.pressed ?? [];
  if (template) delete template.pressed;
  for (const button of pressed) button.removeAttribute('aria-busy');
  return pressed.slice(0, MOST);
}

/** Clicks them one after the other, in order: "Navy", then "Increase quantity", then "Add to cart". */
export async function repeatEarlyPresses(buttons: readonly HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    if (button instanceof HTMLInputElement) await repeatEarlyInput([choiceOf(button)]);
    else if (button.isConnected) button.click();
    await nextTask();
  }
}
