import type { SubmitEvent } from 'react';

/** A form that needs its remote's code would submit to a URL that does not accept it. See lateStart.ts. */
export function preventSubmit(event: SubmitEvent<HTMLElement>): void {
  if (!isSubmittedByBrowser(event.target)) event.preventDefault();
}

/** Whether the form works without its code. */
export function isSubmittedByBrowser(form: Element): boolean {
  return form.hasAttribute('action') || form.getAttribute('method') === 'get';
}
