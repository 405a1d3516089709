import { CONSENT_KEY, chooseConsent, type ConsentChoice, onConsentChanged, readConsent } from './consentStorage.ts';

const of = 'https://stats.example/count.js';
beforeEach(() => localStorage.clear());

test('without a choice there is no consent, and a choice is about one thing only', () => {
  expect(readConsent(of)).toBeUndefined();
  chooseConsent(of, 'accepted');
  expect(readConsent(of)).toBe('accepted');
  expect(readConsent('https://other.example/count.js')).toBeUndefined();
  chooseConsent(of, 'refused');
  expect(readConsent(of)).toBe('refused');
});

test.each(['', '{', '7', 'null', '{"choice":"yes"}', `{"choice":"yes","of":"${of}"}`, `{"of":"${of}"}`])(
  '%j in storage is not consent',
  (text) => {
    localStorage.setItem(CONSENT_KEY, text);
    expect(readConsent(of)).toBeUndefined();
  },
);

test('this page and other tabs get the choice until they unsubscribe', () => {
  const heard: ConsentChoice[] = [];
  const stop = onConsentChanged(of, (choice) => heard.push(choice));
  chooseConsent(of, 'refused');
  localStorage.setItem(CONSENT_KEY, JSON.stringify({ choice: 'accepted', of }));
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  stop();
  chooseConsent(of, 'refused');
  expect(heard).toEqual(['refused', 'accepted']);
});

test('with blocked storage there is no consent, but listeners get a choice', () => {
  const heard: ConsentChoice[] = [];
  onConsentChanged(of, (choice) => heard.push(choice));
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  chooseConsent(of, 'accepted');
  blocked.mockRestore();
  expect([heard, readConsent(of)]).toEqual([['accepted'], undefined]);
});
