/** A text of a policy. Rules' figures are part of it: another figure is another version. */
export interface PolicyVersion {
  /** `YYYY-MM-DD`, the day from which it holds. */
  date: string;
  /** What is different, for whoever knows the one before. */
  change: string;
}

type Versions = readonly [PolicyVersion, ...PolicyVersion[]];

/** The newest first. A test knows the texts: one that was changed wants a version more (docs/runbooks/policies.md). */
export const policyVersions = {
  terms: [{ date: '2026-11-21', change: 'The first text since orders can be placed.' }],
  privacy: [
    {
      date: '2026-11-22',
      change:
        'There are wishlists, which you can share, saved addresses, pets, pictures that go with a return, passkeys and, where we offer it, sign-in with an account elsewhere. Your account lets you download or delete what we keep.',
    },
    { date: '2026-11-21', change: 'The first text since orders can be placed and messages be sent.' },
  ],
  returns: [{ date: '2026-11-21', change: 'The first text since orders can be placed.' }],
  shipping: [{ date: '2026-11-21', change: 'The first text since orders can be placed.' }],
} satisfies Record<string, Versions>;
