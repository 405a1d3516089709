import { buildApp } from '../../app.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { TestPostOffice } from '../../platform/mail/testing/TestPostOffice.ts';
import { openTestStaff, type TestStaff } from '../staff-key/testing/openTestStaff.ts';
import { testMails } from '../office/testing/testMails.ts';
import type { OutboxWorker } from '../../platform/outbox/OutboxWorker.ts';
import { startTestAccounts } from '../../testing/testAccounts.ts';

let world: Awaited<ReturnType<typeof startTestAccounts>>;
let app: App;
let shopStaff: TestStaff;
let office: TestPostOffice;
let mails: OutboxWorker;

beforeAll(async () => {
  world = await startTestAccounts();
  app = await buildApp(world.database);
  shopStaff = await openTestStaff(world.database);
  office = await TestPostOffice.open();
  mails = testMails(world.database, office);
});
afterAll(async () => {
  await office.close();
  await Promise.all([app.close(), shopStaff.close()]);
  await world.stop();
});

const staff: TestStaff['staff'] = (...all) => shopStaff.staff(...all);
const write = (change: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: {
      name: 'Maya',
      email: 'maya@example.test',
      subject: 'product',
      message: 'Which size fits a beagle?',
      ...change,
    },
  });
const list = async (query = '') => (await staff('GET', `messages${query}`)).body.messages;
const send = async () => {
  while (await mails.runDue());
};

test('a message is listed, answered by email in the same thread and closed, and the audit records it', async () => {
  await write();
  await write({ message: 'A second one, later.' });
  await send();
  const waiting = await list();
  expect(waiting.map(({ message }: { message: string }) => message)).toEqual([
    'Which size fits a beagle?',
    'A second one, later.',
  ]);
  const { id } = waiting[0];
  expect(await staff('POST', `messages/${id}/answer`, { answer: ' Size M.\r\n\r\nBest, Noor ' })).toMatchObject({
    status: 200,
    body: {
      state: 'answered',
      subject: 'A product or its size',
      answers: [{ who: 'Jörg', answer: 'Size M.\n\nBest, Noor' }],
    },
  });
  const acknowledged = office.mails.find(({ subject }) => subject === `We got your message (number ${id})`);
  expect(acknowledged?.to).toEqual([expect.objectContaining({ address: 'maya@example.test' })]);
  await send();
  const answer = office.mails.at(-1);
  expect(answer).toMatchObject({ to: [{ address: 'maya@example.test' }], inReplyTo: acknowledged?.messageId });
  expect(answer?.text).toContain('Size M.\n\nBest, Noor');
  expect(answer?.text).toContain('You wrote:\nWhich size fits a beagle?');
  expect(answer?.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
  await staff('POST', `messages/${id}/close`);
  expect(await list('?state=closed')).toHaveLength(1);
  await staff('POST', `messages/${id}/reopen`);
  expect(await list()).toHaveLength(2);
  const { entries } = (await staff('GET', `audit?subject=message%20${id}`)).body;
  expect(entries.map(({ who, action }: { who: string; action: string }) => [who, action])).toEqual([
    ['Jörg', 'reopen'],
    ['Jörg', 'close'],
    ['Jörg', 'answer'],
  ]);
});

test('messages are found by their text, in which % is a plain character', async () => {
  await write({ message: 'Is it 100% cotton?', email: 'cotton@example.test' });
  expect(await list('?search=100%25')).toHaveLength(1);
  expect(await list('?search=cotton@example')).toHaveLength(1);
  expect(await list('?state=all&search=beagle')).toHaveLength(1);
  expect(await list('?search=%25%25')).toEqual([]);
});

test('an unknown message, an empty answer and a missing key are refused with a message', async () => {
  for (const path of ['messages/999999', 'messages/999999/answer', 'messages/999999/close']) {
    const isPost = path.split('/').length > 2;
    const reply = await staff(isPost ? 'POST' : 'GET', path, isPost ? { answer: 'Hello' } : undefined);
    expect(reply).toMatchObject({ status: 404, body: { code: 'message_not_found' } });
  }
  expect(await staff('POST', 'messages/1/answer', { answer: ' \n' })).toMatchObject({ status: 400 });
  expect((await shopStaff.app.inject('/api/staff/messages')).statusCode).toBe(401);
});
