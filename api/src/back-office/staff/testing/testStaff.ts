import { buildApp } from '../../../app.ts';
import type { App } from '../../../platform/app/bareApp.ts';
import { startTestOrders, type TestOrders } from '../../../testing/testOrders.ts';
import { noOrderLimits } from '../../../testing/noOrderLimits.ts';

/** The api with the staff's routes, opened and closed with the test file. */
export function testStaff() {
  const staffKey = 'a key that nobody can guess'.replaceAll(' ', '-');
  let world: TestOrders;
  let app: App;
  let wakes = 0;

  beforeAll(async () => {
    world = await startTestOrders();
    app = await buildApp(world.database, { staffKey, orderLimits: noOrderLimits, wake: () => (wakes += 1) });
  });
  afterAll(async () => {
    await app.close();
    await world.stop();
  });

  async function staff(method: 'GET' | 'POST', url: string, payload?: object, headers: object = {}) {
    const reply = await app.inject({
      method,
      url: `/api/staff/${url}`,
      headers: { 'x-staff-key': staffKey, 'x-staff-name': 'J%C3%B6rg', ...headers },
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: reply.json() };
  }
  return {
    staffKey,
    get world() {
      return world;
    },
    get app() {
      return app;
    },
    /** How often the work that waits was woken. */
    get wakes() {
      return wakes;
    },
    staff,
    post: (url: string, payload: object = {}) => staff('POST', url, payload),
  };
}
