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
