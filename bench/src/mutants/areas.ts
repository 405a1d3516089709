/** One part of the code that must not be wrong. Paths are relative to the repository. */
export interface Area {
  name: string;
  /** Why these files and no others. */
  why: string;
  side: 'browser' | 'node';
  /** What is mutated. */
  files: readonly string[];
  /** The tests that must notice. None of them needs a database: a mutant is tried in milliseconds. */
  tests: readonly string[];
}

const within = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

export const areas: readonly Area[] = [
  {
    name: 'pricing',
    why: 'All that turns a cart into sums: prices, coupons, tax, shares, what stock allows, and the quote that is shown and signed.',
    side: 'node',
    files: [
      ...within('api/src/selling/pricing', 'priceOrder.ts', 'shareOut.ts', 'taxRates.ts', 'judgeCoupon.ts'),
      ...within('api/src/selling/cart', 'judgeLines.ts', 'writeQuote.ts', 'quoteHash.ts', 'couponWords.ts'),
    ],
    tests: [
      'api/src/selling/pricing/*.test.ts',
      ...within('api/src/selling/cart', 'judgeLines.test.ts', 'writeQuote.test.ts', 'couponWords.test.ts'),
    ],
  },
  {
    name: 'cart',
    why: 'The slice, and how this browser keeps it: read, merged with what another tab stored, written, delivered from the outbox. A mistake here loses or doubles what a shopper chose.',
    side: 'browser',
    files: within(
      'remote-cart/src/cart',
      'cartSlice.ts',
      'storedCart.ts',
      'keepCart.ts',
      'ownCart.ts',
      'mergeCarts.ts',
    ),
    tests: ['remote-cart/src/cart/*.test.ts'],
  },
  {
    name: 'cart-storage',
    why: "The stored form of a cart, which every release must read and write back whole, and the outbox of adds that no cart answered. It is the contract's, so its own tests must notice.",
    side: 'browser',
    files: within('shared/contract/src', 'cartStorage.ts', 'restoreCart.ts', 'outbox.ts'),
    tests: within(
      'shared/contract/src',
      'cartStorage.test.ts',
      'restoreCart.test.ts',
      'outbox.test.ts',
      'cartEvents.test.ts',
    ),
  },
  {
    name: 'activation',
    why: 'What is live follows from the fold of the log; what may become live, and where a rollback goes, from the plans and their checks.',
    side: 'node',
    files: [
      ...within(
        'release/src/plan',
        'planActivation.ts',
        'planRollback.ts',
        'planDeactivation.ts',
        'detectConflict.ts',
        'findSet.ts',
        'planRemoval.ts',
        'setChecks.ts',
        'routePaths.ts',
      ),
      'release/src/plan/releaseReference.ts',
      'release/src/store/foldLog.ts',
    ],
    tests: ['release/src/plan/*.test.ts', 'release/src/store/foldLog.test.ts'],
  },
  {
    name: 'page-cache',
    why: 'The cache, what it keeps (a packed page with its headers), under which address, and who decides that it may be kept.',
    side: 'node',
    files: within(
      'shell/src/server',
      'page/PageCache.ts',
      'page/ReadyPage.ts',
      'page/pageSources.ts',
      'rendering/pageUrls.ts',
    ),
    tests: within(
      'shell/src/server',
      'page/PageCache.test.ts',
      'page/ReadyPage.test.ts',
      'page/pageSources.test.ts',
      'rendering/pageUrls.test.ts',
    ),
  },
  {
    name: 'orders',
    why: 'Which state may follow which, for orders, payments and returns, and what must be true beside the state: who is asked for money, when, and how much of it goes back.',
    side: 'node',
    files: [
      ...within('api/src/selling/order-state', 'transitions.ts'),
      'api/src/selling/order/viewOrder.ts',
      ...within('api/src/selling/payment', 'judgePayment.ts', 'checkPaid.ts', 'decideRefund.ts'),
      ...within('api/src/selling/return', 'returnStates.ts', 'judgeReturn.ts'),
    ],
    tests: [
      'api/src/selling/order-state/transitions.test.ts',
      'api/src/selling/order/viewOrder.test.ts',
      ...within('api/src/selling/payment', 'judgePayment.test.ts', 'checkPaid.test.ts', 'decideRefund.test.ts'),
      'api/src/selling/return/judgeReturn.test.ts',
    ],
  },
  {
    name: 'sessions',
    why: 'Who signs and verifies a token, with which key, how long it counts, and which cookie must come with it.',
    side: 'node',
    files: within(
      'api/src/people/session',
      'sessionTokens.ts',
      'keepKeys.ts',
      'signedIds.ts',
      'findProof.ts',
      'shopCookies.ts',
      'sessionTurn.ts',
      'sessionTimes.ts',
      'secrets.ts',
    ),
    tests: within(
      'api/src/people/session',
      'sessionTokens.test.ts',
      'keepKeys.test.ts',
      'signedIds.test.ts',
      'findProof.test.ts',
      'shopCookies.test.ts',
      'sessionTurn.test.ts',
      'secrets.test.ts',
    ),
  },
];
