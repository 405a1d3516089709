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
  return pressed.filter((control, at) => !isSameGroup(control, pressed[at + 1])).slice(0, MOST);
}

/** Of a choice by the arrow keys, each step is a click. */
const isSameGroup = (one: HTMLElement, next: HTMLElement | undefined) =>
  one instanceof HTMLInputElement && next instanceof HTMLInputElement && one.name === next.name;

/** Repeats them one after the other, in order: "Navy", then "Increase quantity", then "Add to cart". */
export async function repeatEarlyPresses(controls: readonly HTMLElement[]): Promise<void> {
  for (const control of controls) {
    if (control instanceof HTMLInputElement) await repeatEarlyInput([choiceOf(control)]);
    else if (control.isConnected) control.click();
    await nextTask();
  }
}
