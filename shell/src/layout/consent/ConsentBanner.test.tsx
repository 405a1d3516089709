import { CONSENT_KEY, chooseConsent } from '@paw/contract/consentStorage.ts';
import { publishSite } from '@paw/contract/site.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ConsentBanner, consentMark } from './ConsentBanner.tsx';
import { VisitStatistics } from './VisitStatistics.tsx';

const url = 'https://stats.example/count.js?a=1&b="</script>';
const mark = () => {
  delete document.documentElement.dataset.consent;
  // oxlint-disable-next-line no-implied-eval -- it is run as the document runs it
  new Function(consentMark(url))();
  return document.documentElement.dataset.consent;
};
const scripts = () => document.querySelectorAll('script[data-statistics]').length;
const open = () => {
  mark();
  return render(
    <MemoryRouter>
      <ConsentBanner />
      <VisitStatistics />
      <h1>About us</h1>
    </MemoryRouter>,
  );
};

beforeEach(() => {
  localStorage.clear();
  publishSite({ ...testSite, statistics: { url, by: 'Tidy Statistics' } });
});
afterEach(() => {
  for (const script of document.querySelectorAll('script[data-statistics]')) script.remove();
  publishSite(testSite);
});

test('a shop that needs no consent never asks and loads nothing, whatever is stored', () => {
  publishSite(testSite);
  chooseConsent(url, 'accepted');
  open();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(scripts()).toBe(0);
});

test('before the first paint a shopper who has not chosen is asked, and one who has is not', () => {
  expect(mark()).toBe('ask');
  for (const broken of ['{', 'null', '{"choice":"accepted","of":"https://other.example"}', '{"choice":"maybe"}']) {
    localStorage.setItem(CONSENT_KEY, broken);
    expect(mark()).toBe('ask');
  }
  for (const choice of ['accepted', 'refused'] as const) {
    chooseConsent(url, choice);
    expect(mark()).toBeUndefined();
  }
  expect(consentMark(url)).not.toContain('</script');
});

test('an answer in another tab while the page was loading closes the banner', () => {
  mark();
  localStorage.setItem(CONSENT_KEY, JSON.stringify({ choice: 'refused', of: url }));
  render(
    <MemoryRouter>
      <ConsentBanner />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  expect(document.documentElement.dataset.consent).toBeUndefined();
});

test('nothing is loaded before consent; then once, and the banner is gone', async () => {
  open();
  expect(scripts()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(scripts()).toBe(1);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
  act(() => chooseConsent(url, 'accepted'));
  expect(scripts()).toBe(1);
});

test('after a refusal nothing is loaded, and the next page does not ask', async () => {
  const { unmount } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect([scripts(), mark()]).toEqual([0, undefined]);
  unmount();
  open();
  expect(scripts()).toBe(0);
});

test('consent from an earlier visit loads it at once', () => {
  chooseConsent(url, 'accepted');
  open();
  expect(scripts()).toBe(1);
});

test('a browser refuses other bytes than those that the owner named', () => {
  publishSite({ ...testSite, statistics: { url, by: 'Tidy Statistics', integrity: 'sha384-abcd' } });
  chooseConsent(url, 'accepted');
  open();
  const script = document.querySelector<HTMLScriptElement>('script[data-statistics]');
  expect([script?.integrity, script?.crossOrigin]).toEqual(['sha384-abcd', 'anonymous']);
});
