import { findHolds } from './findHolds.ts';

test.each([
  'See https://example.test/win',
  'look at www.example',
  'cheaper on petshop.com today',
  'cheaper on pet-shop(dot)com',
  'cheaper on petshop dot com',
  'example.pizza/deal has it',
  'write to me@example.test',
  '[deal](example)',
  'This is SHIT',
  'what a sh1t brush',
  'total sc\u200bam',
  'ｓｃａｍ',
  'message me on WhatsApp',
])('the review %j is held', (text) => {
  expect(findHolds(text)).not.toEqual([]);
});

test.each([
  'My bitch loves it, and so does the cockatiel. The tits come to the feeder.',
  'Good bed.Me and the dog are happy... it is 3.5 in thick, i.e. deep.',
  'He assassinated the squeaker in a minute. Scunthorpe is far.',
  'Size M/L fits. Rating: 9/10, and/or 5 stars!',
  'It cost $49.99 @ the shop',
])('the review %j is not held', (text) => {
  expect(findHolds(text)).toEqual([]);
});
