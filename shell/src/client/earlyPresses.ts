import { SCRIPTS_ID } from '../hydration/lateStart.ts';
import { nextTask } from './earlyInput.ts';

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
