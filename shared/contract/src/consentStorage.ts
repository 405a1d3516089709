/**
 * What a shopper said to what the shop can do without: `{choice, of, at}` under the key 'consent'. Until then nothing of
 * it is loaded. `of` is what they were asked about: something else needs a new answer. Where storage is blocked the
 * choice holds for the page that is open.
 */
import { listen, send } from './typedEvents.ts';

export const CONSENT_KEY = 'consent';

export type ConsentChoice = 'accepted' | 'refused';

export interface ConsentChanged {
  choice: ConsentChoice;
}

/** @param of the address of what would be loaded */
export function readConsent(of: string): ConsentChoice | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as Record<string, unknown> | null;
    if (value?.of !== of) return undefined;
    return value.choice === 'accepted' || value.choice === 'refused' ? value.choice : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice and tells the listeners in this page. */
export function chooseConsent(of: string, choice: ConsentChoice): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify({ choice, of, at: new Date().toISOString() }));
  } catch {
    // It holds for this page.
  }
  send('consent:changed', { choice });
}

/** A choice that was made in this page or in another tab. Returns the function that stops listening. */
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
