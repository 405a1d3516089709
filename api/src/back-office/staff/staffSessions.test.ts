import { newEmail } from '../../testing/testOrders.ts';
import { testStaff } from './testing/testStaff.ts';

const office = testStaff();
const { staff, post } = office;

test('staff end every session of a member and of no one else, and the audit names the account by its id alone', async () => {
  const email = newEmail();
  const [member, other] = [await office.world.member(email), await office.world.member()];
  expect([await member.seesItself(), await other.seesItself()]).toEqual([200, 200]);
  const reply = await post('sessions/end', { email: ` ${email.toUpperCase()} ` });
  expect(reply).toMatchObject({ status: 200, body: { account: member.id } });
  expect([await member.seesItself(), await other.seesItself()]).toEqual([403, 200]);
  expect((await member.post('/api/session/renew')).status).toBe(401);
  const { entries } = (await staff('GET', `audit?subject=account%20${member.id}`)).body;
  expect(entries).toMatchObject([{ who: 'Jörg', action: 'end sessions' }]);
  expect(JSON.stringify(entries)).not.toContain(email);
});

test('sessions of an address without an account cannot be ended', async () => {
  for (const email of [newEmail(), 'no address']) {
    expect(await post('sessions/end', { email })).toMatchObject({ status: 404, body: { code: 'no_account' } });
  }
});
