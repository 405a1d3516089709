import { rules } from '@paw/rules/rules.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Questions } from '../contact/Questions.tsx';
import { wordsOfAnswer } from './Question.ts';
import { Component, head } from './HelpPage.tsx';
import { helpTopics } from './helpTopics.ts';

const open = (path = '/help') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Component />
    </MemoryRouter>,
  );
const everything = helpTopics.flatMap(({ questions }) => questions);
const shown = () => screen.getAllByRole('group').map((group) => group.querySelector('summary')?.textContent);
const answerTo = (id: string) => document.getElementById(id);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('every question is under its topic, and the list of topics links there', () => {
  open();
  const contents = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
  expect(contents.map((link) => link.textContent)).toEqual(helpTopics.map(({ title }) => title));
  for (const [at, { title, questions }] of helpTopics.entries()) {
    const topic = screen.getByRole('region', { name: title });
    expect(document.querySelector(contents[at]?.getAttribute('href') ?? '')).toHaveTextContent(title);
    expect(within(topic).getAllByRole('group')).toHaveLength(questions.length);
  }
});

test('each question has a fragment that is unique on the page', () => {
  open();
  for (const { id } of [...everything, ...helpTopics]) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
});

test('the answer that the URL names is open, and no other', () => {
  open('/help#refund');
  const opened = screen.getAllByRole('group').filter((group) => group.hasAttribute('open'));
  expect(opened).toHaveLength(1);
  expect(opened[0]).toContainElement(answerTo('refund'));
});

test('an unknown or malformed fragment opens nothing', () => {
  open('/help#100%');
  expect(screen.getAllByRole('group').some((group) => group.hasAttribute('open'))).toBe(false);
});

test('the figures are those of the rules', () => {
  open();
  const { delivery, returns, quantity, accounts, newsletter, contact } = rules;
  for (const [id, words] of [
    [
      'delivery-cost',
      `${formatPrice(delivery.standard.cents)} and takes ${delivery.standard.days.join('–')} business days`,
    ],
    [
      'delivery-cost',
      `${formatPrice(delivery.express.cents)} and takes ${delivery.express.days.join('–')} business days`,
    ],
    ['large-items', `Each adds ${formatPrice(delivery.oversizeCents)}`],
    ['free-delivery', `$${delivery.freeFirstOrderCents / 100} or more`],
    ['send-back', `within ${returns.days} days`],
    ['how-many', `Up to ${quantity.mostUnits} of the same item`],
    ['sign-up-code', `good for ${accounts.codeMinutes} minutes`],
    ['signed-in', `for ${accounts.sessionDays} days`],
    ['newsletter-mail', `within ${newsletter.confirmDays} days`],
    ['messages', `delete it ${contact.keptDays} days`],
  ] as const) {
    expect(answerTo(id)).toHaveTextContent(words);
  }
});

test('typing filters and counts the answers, and clearing shows all again', async () => {
  open();
  const field = screen.getByLabelText('Search help');
  await userEvent.type(field, 'Refunds');
  const found = shown();
  expect(found).toContain('How do I get my money back?');
  expect(found.length).toBeLessThan(everything.length);
  expect(screen.getByRole('status')).toHaveTextContent(`${found.length} answers`);
  await userEvent.clear(field);
  expect(shown()).toHaveLength(everything.length);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a text without answers links to the contact page and to the search', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Search help'), 'squeaky hedgehog');
  expect(screen.queryAllByRole('group')).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('0 answers');
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  expect(screen.getByRole('link', { name: 'Search the store for “squeaky hedgehog”' })).toHaveAttribute(
    'href',
    '/search/squeaky%20hedgehog',
  );
});

test('the page links to contact, orders and returns, and shows the hours', () => {
  open();
  const ways = within(screen.getByRole('region', { name: 'Talk to us' }));
  const target = (name: string | RegExp) => ways.getByRole('link', { name }).getAttribute('href');
  expect([target('Write to us'), target('Track your order'), target('Returns and refunds')]).toEqual([
    '/contact-us',
    '/track-order',
    '/return-&-refund',
  ]);
  expect(target(/555/)).toBe('tel:5550100199');
  expect(ways.getByText('Monday to Friday')).toBeVisible();
});

test('the structured data has each question with the answer on the page', () => {
  open();
  const { canonical, jsonLd = [] } = head();
  expect(canonical).toBe('/help');
  const [page] = jsonLd as { mainEntity: { name: string; url: string; acceptedAnswer: { text: string } }[] }[];
  expect(page?.mainEntity.map(({ name }) => name)).toEqual(shown());
  for (const { url, acceptedAnswer } of page?.mainEntity ?? []) {
    expect(answerTo(url.split('#')[1] ?? '')?.textContent).toBe(acceptedAnswer.text);
  }
});

test('the contact page shows the common questions, and links to all', () => {
  render(<Questions />, { wrapper: MemoryRouter });
  const most = everything.filter(({ isAskedMost }) => isAskedMost);
  expect(shown()).toEqual(most.map(({ question }) => question));
  expect(screen.getAllByRole('group')[0]).toHaveTextContent(wordsOfAnswer(most[0]?.answer ?? []));
  expect(screen.getByRole('link', { name: 'All questions and answers' })).toHaveAttribute('href', '/help');
});
