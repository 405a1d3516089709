/**
 * What `word` says in `file` has a reason. A line that nothing needs any longer is a finding.
 * @type {{file: string, word: string, why: string}[]}
 */
export const proseExceptions = [
  { file: 'remote-content/src/newsletter/NewsletterForm.tsx', word: 'Could not', why: 'the specified toast' },
  {
    file: 'remote-content/src/help/questions/orderQuestions.ts',
    word: 'parcel',
    why: 'a word that shoppers search for',
  },
  { file: 'tools/test/findPostgres.mjs', word: 'nobody', why: 'the name of a user of the system' },
  { file: 'api/src/people/account/commonPasswords.ts', word: 'somebody', why: 'a password that people choose' },
  ...[
    'catalogue/product/relatedQueries.ts',
    'selling/customer/customerQueries.ts',
    'selling/order/orderQueries.ts',
    'selling/order/orderSchemas.ts',
  ].map((file) => ({ file: `api/src/${file}`, word: 'cancelled', why: 'a stored value of the contract' })),
  { file: 'tools/check/prose/proseTerms.mjs', word: '*', why: 'the words themselves' },
];
