import pg from 'pg';
import { startTestShop } from '../../testing/testDatabase.ts';
import { Rounds } from './Rounds.ts';
import { RoundsLock } from './RoundsLock.ts';

let shop: Awaited<ReturnType<typeof startTestShop>>;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test('without a database no one has the lock', async () => {
  const lock = new RoundsLock('postgres://nobody@127.0.0.1:1/none');
  expect(await lock.take()).toBe(false);
});

// The embedded database has one session for everyone.
(process.env.TEST_DATABASE_URL ? describe : describe.skip)('on a server', () => {
  test('of two apis one does the rounds, and the other one after it has ended', async () => {
    const done: string[] = [];
    const roundsOf = (name: string) => {
      const round = { name, go: async () => void done.push(name) };
      const options = { database: shop.database, wake: () => {}, rounds: [round], lock: new RoundsLock(shop.url) };
      return new Rounds(options);
    };
    const [first, second] = [roundsOf('first'), roundsOf('second')];
    first.start();
    while (!done.length) await new Promise((next) => setTimeout(next, 10));
    second.start();
    await second.stop();
    expect(done).toEqual(['first']);
    await first.stop();
    const third = roundsOf('third');
    third.start();
    while (done.length < 2) await new Promise((next) => setTimeout(next, 10));
    await third.stop();
    expect(done).toEqual(['first', 'third']);
  });

  test('an api that lost its connection takes the lock again only when no other api has it', async () => {
    const [one, other] = [new RoundsLock(shop.url), new RoundsLock(shop.url)];
    expect([await one.take(), await one.take(), await other.take()]).toEqual([true, true, false]);
    await endSession(shop.url);
    // The first try after the line broke may fail.
    expect(await other.take()).toBe(true);
    await one.take();
    expect([await one.take(), await other.take()]).toEqual([false, true]);
    await Promise.all([one.release(), other.release()]);
  });
});

/** Ends the session that has the lock, as the death of its machine does. */
async function endSession(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid, 5000) from pg_locks
    where locktype = 'advisory' and objid = 720411 and granted
      and database = (select oid from pg_database where datname = current_database())`);
  await client.end();
}
