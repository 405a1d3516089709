import type { Measurement } from '@paw/contract/site.ts';

/** What the shell counts about its own pages. */
export function MeasurementPart({ keptDays }: Measurement) {
  return (
    <>
      <p>
        When a page has loaded, and when you leave it, your browser tells our server whether each part of the page
        works, what kind of error it had, and how fast it was. That’s how we notice when a change to the store breaks
        something.
      </p>
      <p>
        We count this by type of page and version of the store, not by person, and keep the counts for {keptDays} days.
        The message contains no page address, no searches, nothing you typed, and no ID. No other company gets it.
      </p>
      <p>
        Sometimes we try a new version of the store with some visitors first. Only then, a cookie with a random number
        keeps you on the same version, and lets us count how many visitors had a problem. It isn’t linked to your
        account or your orders, and it’s gone when you close your browser.
      </p>
      <p>
        If your browser sends the Global Privacy Control signal, it sends none of this, and you get no such cookie.
        Brave and DuckDuckGo send it by default. In Firefox, choose Settings &gt; Privacy &amp; Security &gt; “Tell
        websites not to sell or share my data.”
      </p>
    </>
  );
}
