import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderEvents } from '../../platform/database/orderTables.ts';
import { insertPhoto } from '../../selling/return/photoQueries.ts';
import { insertReturn } from '../../selling/return/returnQueries.ts';
import { paint } from '../../selling/return/testing/paint.ts';
import { insertTestOrder } from '../office/testing/insertTestOrder.ts';
import { testCommands } from './testing/testCommands.ts';

const world = testCommands();
const { shop } = world;

test('a message is listed, read, and answered from a file', async () => {
  await fetch(`${world.api.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Maya',
      email: 'maya@example.test',
      subject: 'product',
      message: 'Does it\nfloat?',
    }),
  });
  const [{ id }] = JSON.parse((await shop(['messages', '--json'])).out).messages;
  expect((await shop(['messages'])).out).toMatch(new RegExp(`\\n +${id}  .* open .* Maya +Does it float\\?`));
  expect((await shop(['messages', String(id)])).out).toContain('from     Maya, maya@example.test');
  const answer = join(world.folder, 'answer.txt');
  writeFileSync(answer, 'It does.\n\nNoor\n');
  expect(await shop(['messages', 'answer', String(id), '--file', answer])).toMatchObject({
    status: 0,
    out: `Message ${id} is answered. Sending the answer to maya@example.test.\n`,
  });
  expect((await shop(['messages'])).out).toBe('No open messages.\n');
  expect((await shop(['messages', String(id)])).out).toMatch(/answered .* by Zoë\n {4}It does\.\n\n {4}Noor\n/);
  expect((await shop(['audit', `message ${id}`])).out).toMatch(/Zoë +answer/);
});

test('a return is listed, approved and received', async () => {
  const paid = {
    authorisedCents: 4828,
    capturedCents: 4828,
    paymentState: 'paid',
    fulfilmentState: 'delivered',
  } as const;
  const order = await insertTestOrder(world.database.db, paid);
  await world.database.db.insert(orderEvents).values({ orderId: order.id, kind: 'delivered' });
  const asked = { lines: [{ position: 0, quantity: 1, reason: 'damaged' as const }], note: 'A torn\u001b[2J seam' };
  const made = await world.database.transaction((tx) => insertReturn(tx, order.id, asked));
  const id = made.id.slice(0, 8);
  expect((await shop(['returns'])).out).toMatch(new RegExp(`${id}  ${order.number}  requested .* 1  Maya Rosen`));
  const { out } = await shop(['returns', 'show', id]);
  for (const words of ['note    A torn [2J seam', 'Arrived damaged', '1     1       2  COL'])
    expect(out).toContain(words);
  const jpeg = await paint({ width: 30, height: 20 }).jpeg().toBuffer();
  await world.database.transaction((tx) => insertPhoto(tx, { orderId: order.id, returnId: made.id }, jpeg));
  expect((await shop(['returns', id])).out).toContain(`photos  1: "returns photos ${id}" saves them`);
  const pictures = join(world.folder, 'pictures');
  await shop(['returns', 'photos', id, '--folder', pictures, '--dry-run']);
  expect(existsSync(pictures)).toBe(false);
  expect((await shop(['returns', 'photos', id, '--folder', pictures])).out).toBe(
    `${join(pictures, `return-${id}-1.jpg`)}\n`,
  );
  expect(readFileSync(join(pictures, `return-${id}-1.jpg`))).toEqual(jpeg);
  expect((await shop(['returns', 'approve', id, '--text', 'Send it'])).out).toContain('We’ve emailed');
  expect((await shop(['returns', 'receive', id, '--restock'])).out).toContain(
    `${order.number} is received. Refunding $14.45.`,
  );
  expect((await shop(['audit', order.number])).out).toMatch(/Zoë +approve return/);
});
