import { TestBrowser } from '../../../testing/testAccounts.ts';
import { testMembers } from '../../../testing/testMembers.ts';

/** A shop whose members forget their passwords. */
export function testResets() {
  const world = testMembers();
  const newPassword = 'a hat and a stick';
  /** The clock is the database’s: all that it waits for comes nearer. */
  const pass = async (seconds: number) => {
    const by = `make_interval(secs => ${seconds})`;
    await world.shop.run(`update counted_tries set counted_at = counted_at - ${by}`);
    await world.shop.run(`update password_resets set expires_at = expires_at - ${by}`);
    await world.shop.run(`update outbox set due_at = due_at - ${by} where done_at is null`);
  };
  return {
    get shop() {
      return world.shop;
    },
    get post() {
      return world.post;
    },
    password: world.password,
    newPassword,
    logIn: world.logIn,
    /** With a capital in the address: who asks may write it without. */
    member: () => world.member('Ada'),
    ask: (email: string, browser = new TestBrowser(world.shop.app)) => browser.post('/api/account/reset', { email }),
    choose: (secret: string, chosen = newPassword, browser = new TestBrowser(world.shop.otherApp)) =>
      browser.post('/api/account/reset/confirm', { secret, password: chosen }),
    pass,
  };
}
