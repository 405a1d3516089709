import { chooseConsent, type ConsentChoice, onConsentChanged, readConsent } from '@paw/contract/consentStorage.ts';
import { links } from '@paw/contract/links.ts';
import { readSite, type Statistics } from '@paw/contract/site.ts';
import { Button } from '@paw/ui/Button.tsx';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { styled } from 'styled-components';

/** Asks for consent: only where the shop has something that needs it, and until the shopper answers. */
export function ConsentBanner() {
  const { statistics } = readSite();
  return statistics ? <Banner statistics={statistics} /> : null;
}

/** In the page's flow, so it covers nothing and scrolls away. Both answers take one press and look alike. */
function Banner({ statistics: { url, by } }: { statistics: Statistics }) {
  const id = useId();
  const [isChosen, setChosen] = useState(false);
  const close = () => {
    delete document.documentElement.dataset.consent;
    setChosen(true);
  };
  useEffect(() => {
    const end = onConsentChanged(url, close);
    // In another tab, while this page was loading.
    if (readConsent(url)) close();
    return end;
  }, [url]);
  const choose = (choice: ConsentChoice) => () => {
    chooseConsent(url, choice);
    // A press can come before the effect above listens.
    close();
    toast.success('Saved. You can change this anytime on the privacy page.');
    focusHeading();
  };
  if (isChosen) return null;
  return (
    <Frame aria-labelledby={`banner${id}`}>
      <p id={`banner${id}`}>
        May we let {by} count your visit? It shows us which pages people read. The store works the same either way.{' '}
        <Link to={`${links.privacy()}#statistics`}>More</Link>
      </p>
      <Actions>
        <Button kind="secondary" onClick={choose('refused')}>
          Decline
        </Button>
        <Button kind="secondary" onClick={choose('accepted')}>
          Accept
        </Button>
      </Actions>
    </Frame>
  );
}

/** The button that had the focus is removed. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/* The inline script in the head decides whether it is shown (consentMark). */
const Frame = styled.section`
  display: none;
  html[data-consent='ask'] & {
    display: flex;
  }
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-12) var(--space-32);
  padding: var(--space-12) var(--gutter);
  background: var(--sand);
  border-bottom: 1px solid var(--line);
  p {
    max-width: 65ch;
    margin: 0;
  }
  @media print {
    html[data-consent='ask'] & {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  gap: var(--space-12);
`;

/**
 * An inline script for the document's head, where the shop has something that needs consent. Before the first paint it
 * sets `<html data-consent="ask">` when this browser has not chosen, so the banner is shown at once or not at all: the
 * HTML is the same for every shopper. It decides as `readConsent` does. Without JavaScript nothing is loaded, and the
 * banner is not shown.
 */
export function consentMark(url: string): string {
  const of = JSON.stringify(url).replaceAll('<', '\\u003c');
  const known = `c&&c.of===${of}&&["accepted","refused"].includes(c.choice)`;
  return `{let k=0;try{let c=JSON.parse(localStorage.getItem("consent"));k=${known}}catch{}k||(document.documentElement.dataset.consent="ask")}`;
}
