/** A version of a policy. The rules' figures are part of its text: a changed figure is another version. */
export interface PolicyVersion {
  /** `YYYY-MM-DD`, its effective date. */
  date: string;
  /** The differences from the previous version. */
  change: string;
}

type Versions = readonly [PolicyVersion, ...PolicyVersion[]];

/** The newest first. A test compares the texts: a changed text needs another version (docs/runbooks/policies.md). */
export const policyVersions = {
  terms: [
    { date: '2026-11-23', change: 'Clearer wording. You can delete your account yourself.' },
    { date: '2026-11-21', change: 'First version.' },
  ],
  privacy: [
    {
      date: '2026-11-26',
      change: 'The list of what your browser stores has a third-party login that you’re adding to your account.',
    },
    {
      date: '2026-11-25',
      change:
        'A sign-in ends after 90 days at the latest. Codes and links in emails are good for 10 minutes. Your browser forgets an unfinished checkout after 7 days. How we count whether pages work, and the cookie while some visitors get a new version first.',
    },
    {
      date: '2026-11-23',
      change:
        'Clearer wording. The email that asks for reviews after a delivery. Second copies of your cart, checkout and login in your browser.',
    },
    {
      date: '2026-11-22',
      change:
        'Added shareable wishlists, saved addresses, pets, return photos, passkeys and third-party sign-in. You can download or delete your data in your account.',
    },
    { date: '2026-11-21', change: 'First version.' },
  ],
  returns: [
    { date: '2026-11-23', change: 'Clearer wording. You can start a return on your order page.' },
    { date: '2026-11-21', change: 'First version.' },
  ],
  shipping: [
    { date: '2026-11-23', change: 'Clearer wording. Which days an order ships and arrives on.' },
    { date: '2026-11-21', change: 'First version.' },
  ],
} satisfies Record<string, Versions>;
