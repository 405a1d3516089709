import { chooseConsent, type ConsentChoice, onConsentChanged } from '@paw/contract/consentStorage.ts';
import { links } from '@paw/contract/links.ts';
import { readSite, type Statistics } from '@paw/contract/site.ts';
import { Button } from '@paw/ui/Button.tsx';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { styled } from 'styled-components';

/** Asks for what the shop can do without: only where there is such a thing, and as long as nobody has answered. */
export function ConsentBanner() {
  const { statistics } = readSite();
  return statistics ? <Banner statistics={statistics} /> : null;
}

/**
 * Part of the page's own flow, so it covers nothing and scrolls away. Both answers are one press, and
 * look alike.
 */
function Banner({ statistics: { url, by } }: { statistics: Statistics }) {
  const id = useId();
  const [isChosen, setChosen] = useState(false);
  const close = () => {
    delete document.documentElement.dataset.consent;
    setChosen(true);
  };
  useEffect(() => onConsentChanged(url, close), [url]);
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
      <Ways>
        <Button kind="secondary" onClick={choose('refused')}>
          Decline
        </Button>
        <Button kind="secondary" onClick={choose('accepted')}>
          Accept
        </Button>
      </Ways>
    </Frame>
  );
}

/** The button that had the focus is gone. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/* The head's script says whether it is asked (consentMark). */
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

const Ways = styled.div`
  display: flex;
  gap: var(--space-12);
`;

/**
 * An inline script for the document's head, where the shop has something that needs consent. Before the first paint it
 * marks `<html data-consent="ask">` when this browser has not chosen yet, so that the banner is there at once or not at
 * all: the page's HTML is the same for everybody. It decides as `readConsent` does. Without JavaScript nothing is
 * loaded, and nothing is asked.
 */
export function consentMark(url: string): string {
  const of = JSON.stringify(url).replaceAll('<', '\\u003c');
  const known = `c&&c.of===${of}&&["accepted","refused"].includes(c.choice)`;
  return `{let k=0;try{let c=JSON.parse(localStorage.getItem("consent"));k=${known}}catch{}k||(document.documentElement.dataset.consent="ask")}`;
}
