/**
 * An email address as the first-order rule and coupons compare it: `name+offers@example.com` is the mailbox of
 * `name@example.com`, Gmail ignores dots, and full-width letters are letters. Only for comparing, never for writing to.
 * `emailKeyOf` in database/columns.ts does the same in SQL.
 * @param email normalised
 */
export function emailKey(email: string): string {
  const plain = email
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*@/, '$1@');
  const [, local = ''] = /^([^@]*)@(?:gmail|googlemail)\.com$/.exec(plain) ?? [];
  return local ? `${local.replaceAll('.', '')}@gmail.com` : plain;
}
