import type { App } from '../../../platform/app/bareApp.ts';
import { startTestOrders, type TestOrders } from '../../../testing/testOrders.ts';
import { openTestStaff, type TestStaff } from '../../staff-key/testing/openTestStaff.ts';

/** A shop and its staff's endpoints, opened and closed with the test file. */
export function testStaff() {
  let world: TestOrders;
  let office: TestStaff;
  let wakes = 0;

  beforeAll(async () => {
    world = await startTestOrders();
    office = await openTestStaff(world.database, { wake: () => (wakes += 1) });
  });
  afterAll(async () => {
    await office.close();
    await world.stop();
  });

  const staff: TestStaff['staff'] = (...all) => office.staff(...all);
  return {
    get staffKey() {
      return office.key;
    },
    get world() {
      return world;
    },
    get app(): App {
      return office.app;
    },
    /** How often the work that waits was woken. */
    get wakes() {
      return wakes;
    },
    staff,
    post: (url: string, payload: object = {}) => staff('POST', url, payload),
  };
}
