import { type ConsentChoice, onConsentChanged, readConsent } from '@paw/contract/consentStorage.ts';
import { readSite } from '@paw/contract/site.ts';
import { useEffect } from 'react';

/**
 * Loads the owner's script after the shopper's consent. A running script cannot be removed: when consent is withdrawn,
 * the page reloads without it.
 */
export function VisitStatistics(): null {
  const url = readSite().statistics?.url;
  useEffect(() => {
    if (!url) return;
    const apply = (choice: ConsentChoice | undefined) => {
      const running = document.querySelector('script[data-statistics]');
      if (choice === 'accepted' && !running) load(url);
      if (choice === 'refused' && running) location.reload();
    };
    apply(readConsent(url));
    return onConsentChanged(url, apply);
  }, [url]);
  return null;
}

function load(url: string): void {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.referrerPolicy = 'strict-origin-when-cross-origin';
  script.dataset.statistics = '';
  document.head.append(script);
}
