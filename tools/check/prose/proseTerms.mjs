/**
 * The words that the project does not use, each with what to write instead, as textlint-rule-terminology wants them: a
 * pattern that matches whole words in any case, and the replacement (`$1` is the pattern's first group). A blank is any
 * white space. No pattern may look ahead: the rule applies it to the match alone.
 */

/** Names that have one spelling. The rule needs one at least. */
const names = ['Paw Dailies', 'PostgreSQL', 'TypeScript', 'WebP'];

/** In every text: pages, messages, articles, documentation. */
const everywhere = [
  ['e-mail(s|ed|ing)?', 'email$1'],
  ['mails', 'emails'],
  ['(our|this|that|one|another|no|first|second) mail', '$1 email'],
  ['mail(ed)? (me|you|us|them)', 'email$1 $2'],
  ['cancel(led|ling)', 'canceled, canceling'],
  ['from now on', 'just'],
  ['in the meantime', 'until then'],
  ['(not|no) ([^.,;:]{0,40}) any more', '$1 $2 anymore'],
  ['so that', 'so'],
  ['whom', 'who'],
  ['was it not you', 'if this wasn’t you'],
  ['anew', 'again'],
  ['whoever', 'anyone who'],
  ['nobody', 'no one'],
  ['(some|any|every)body', '$1one'],
  ['(at|on) (our|your) side', 'on $2 end'],
  ['at (our|your) end', 'on $1 end'],
  ['at the first try', 'on the first try'],
  ['as it is', 'unchanged'],
  ['(come|comes|came|is|stays|keeps) alive', 'hydrates'],
  ['mend(s|ed|ing)?', 'fix'],
  ['parcel(s?)', 'package$1'],
  ['courier(s?)', 'carrier$1'],
  ['afterwards', 'afterward'],
  ['whilst', 'while'],
  ['the way back', 'the return'],
];

/** Where it is about things. In an article a bird may stand on its perch. */
const ofThings = [
  ['stands? (there|here)', 'is $1'],
  ['stands? (in|on|over|under|below|above|beside|behind|between|at|with|before)', 'is $1'],
];

/** In what shoppers read. */
const toShoppers = [
  ['cannot', 'can’t'],
  ['(do|does|did|is|are|was|were|would|should|could|have|has|had) not', '$1n’t'],
  ['will not', 'won’t'],
  ['(you|we) will', '$1’ll'],
  ['(is|are|be) kept', '$1 saved'],
  ['an animal', 'a pet'],
  ['(the|our|your|this) shop', '$1 store'],
];

/** On the store's own pages. */
const onPages = [
  ['shop on', 'continue shopping'],
  ['(take|taken|takes|took) off', 'remove'],
  ['(send|sent|sends|sending) ((it|them|something|things) )?back', 'return'],
];

/** In comments and titles of tests: what a reader of English at work has to read twice. The longer list is for folders that follow it. */
export const commentTerms = {
  everywhere: [
    ['whoever', 'anyone who'],
    ['anew', 'again'],
    ['(come|comes|came|is|stays|keeps) alive', 'hydrates'],
    ['stands? (there|here|in|on|over|under|below|above|beside|behind|between|at|before)', 'is'],
    ['at the first try', 'on the first try'],
    ['in a hurry', 'has a shorter limit'],
    ['with patience', 'with a longer limit'],
    ['mend(s|ed|ing)?', 'fix'],
  ],
  strict: [
    ['nobody', 'no one'],
    ['(some|any|every)body', 'someone, anyone, everyone'],
    ['afterwards', 'afterward'],
    ['so that', 'so'],
  ],
};

/** In titles of tests, besides those of comments. */
export const titleTerms = [['(is|are|was|were|be|been|being) told', 'is reported, listed or shown']];

/** By the kind of text. */
export const proseTerms = {
  manual: withBlanks([...everywhere, ...ofThings]),
  article: withBlanks([...everywhere, ...toShoppers]),
  page: withBlanks([...everywhere, ...ofThings, ...toShoppers, ...onPages]),
};

function withBlanks(terms) {
  return [...names, ...terms.map(([pattern, instead]) => [pattern.replaceAll(' ', String.raw`\s+`), instead])];
}
