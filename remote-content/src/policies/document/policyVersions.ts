/** A text of a policy. Rules' figures are part of it: another figure is another version. */
export interface PolicyVersion {
  /** `YYYY-MM-DD`, the day from which it holds. */
  date: string;
  /** What is different, for readers who know the version before. */
  change: string;
}

type Versions = readonly [PolicyVersion, ...PolicyVersion[]];

/** The newest first. A test knows the texts: a changed text needs another version (docs/runbooks/policies.md). */
export const policyVersions = {
  terms: [
    { date: '2026-11-23', change: 'Clearer wording. You can delete your account yourself.' },
    { date: '2026-11-21', change: 'First version.' },
  ],
  privacy: [
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
