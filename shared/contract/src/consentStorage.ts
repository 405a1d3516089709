/**
 * A shopper's consent to an optional service: `{choice, of, at}` under the key 'consent'. Without it the service is not
 * loaded. `of` is what they were asked about: another service needs a new answer. Where storage is blocked the choice
 * is valid for the open page.
 */
import { listen, send } from './typedEvents.ts';

export const CONSENT_KEY = 'consent';

export type ConsentChoice = 'accepted' | 'refused';

export interface ConsentChanged {
  choice: ConsentChoice;
}

/** @param of the URL of what would be loaded */
export function readConsent(of: string): ConsentChoice | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as Record<string, unknown> | null;
    if (value?.of !== of) return undefined;
    return value.choice === 'accepted' || value.choice === 'refused' ? value.choice : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the choice and calls the listeners in this page. */
export function chooseConsent(of: string, choice: ConsentChoice): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify({ choice, of, at: new Date().toISOString() }));
  } catch {
    // The choice is valid for this page only.
  }
  send('consent:changed', { choice });
}

/** Subscribes to choices in this page and in other tabs. Returns the function that unsubscribes. */
export function onConsentChanged(of: string, hear: (choice: ConsentChoice) => void): () => void {
  const stop = listen('consent:changed', ({ choice }) => hear(choice));
  const followTabs = ({ key }: StorageEvent) => {
    const choice = key === CONSENT_KEY ? readConsent(of) : undefined;
    if (choice) hear(choice);
  };
  window.addEventListener('storage', followTabs);
  return () => {
    stop();
    window.removeEventListener('storage', followTabs);
  };
}
