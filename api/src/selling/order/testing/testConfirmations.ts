import type { TestBrowser } from '../../../testing/testAccounts.ts';
import { emailedReference } from '../../../testing/emailedReference.ts';
import { checkOut } from '../../../testing/testCheckout.ts';
import { noOrderLimits } from '../../../testing/noOrderLimits.ts';
import { startTestOrders, testLine, type TestOrders } from '../../../testing/testOrders.ts';
import { releaseUnconfirmed } from '../confirmOrder.ts';
import { orderConfirmations, orderReferences } from '../orderReferences.ts';

const limits = { ...noOrderLimits, confirmHours: 12, heldUnits: 5, heldPercent: 50 };
const day = 24 * 60 * 60 * 1000;

/** A shop whose guests confirm what they pay on delivery, opened and closed with the test file; 22 of each at a test's start. */
export function testConfirmations() {
  let world: TestOrders;
  beforeAll(async () => {
    world = await startTestOrders(limits);
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.run(`update orders set fulfilment_state = 'cancelled' where fulfilment_state = 'new'`);
    await world.run(`update stock set units = 22, held_units = 0`);
  });

  const idOf = async (reference: string) => (await orderReferences(world.database).read(reference))?.orderId ?? '';
  const confirmationOf = async (reference: string) => orderConfirmations(world.database).sign(await idOf(reference));
  return {
    get shop() {
      return world;
    },
    idOf,
    confirmationOf,
    confirm: async (browser: TestBrowser, reference: string, confirmation?: string) =>
      browser.post(`/api/orders/${reference}/confirm`, {
        confirmation: confirmation ?? (await confirmationOf(reference)),
      }),
    /** With the reference that the email has: people confirm in whatever browser opens it. */
    buy: async (quantity: number, title = 'Twenty') => {
      const { body } = await checkOut(await world.guest(), { lines: [testLine(title, quantity)] });
      return { ...body, reference: await emailedReference(world, body.number) };
    },
    shelf: async (title = 'Twenty') =>
      (
        await world.run('select units, held_units as held from stock join variants on id = variant_id where sku = $1', [
          `T-${title.toUpperCase()}`,
        ])
      )[0],
    release: (now = new Date(Date.now() + day)) => releaseUnconfirmed(world.database, now),
  };
}
