import { type ConsentChoice, onConsentChanged, readConsent } from '@paw/contract/consentStorage.ts';
import { readSite, type Statistics } from '@paw/contract/site.ts';
import { useEffect } from 'react';

/**
 * Loads the owner's script after the shopper's consent. A running script cannot be removed: when consent is withdrawn,
 * the page reloads without it.
 */
export function VisitStatistics(): null {
  const { statistics } = readSite();
  useEffect(() => {
    if (!statistics) return;
    const { url } = statistics;
    const apply = (choice: ConsentChoice | undefined) => {
      const running = document.querySelector('script[data-statistics]');
      if (choice === 'accepted' && !running) load(statistics);
      if (choice === 'refused' && running) location.reload();
    };
    apply(readConsent(url));
    return onConsentChanged(url, apply);
  }, [statistics]);
  return null;
}

function load({ url, integrity }: Statistics): void {
  const script = document.createElement('script');
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  script.src = url;
  script.async = true;
  script.referrerPolicy = 'strict-origin-when-cross-origin';
  script.dataset.statistics = '';
  document.head.append(script);
}
