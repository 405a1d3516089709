import { openapiDocument } from '../../openapiDocument.ts';
import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}
interface Write extends Operation {
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
}

/**
 * Calls that other sites may make, and why that is safe: cookies do not count there, and nothing is done in anyone's
 * name.
 */
const open: Record<string, string> = {
  subscribe: 'sends a confirmation email to the typed address; another site may be its host (SUBSCRIBE_HOST)',
  confirmNewsletter: 'the secret of an email is the permission',
  unsubscribeFromNewsletter: 'the signed part of an email is the permission',
  stopReviewEmails: 'the same',
  quoteCart: 'writes nothing',
  findCartItems: 'writes nothing',
  listWishedProducts: 'writes nothing',
  trackOrder: 'writes nothing, and no other site reads the answer',
};

let shop: Awaited<ReturnType<typeof startTestAccounts>>;
let ada: TestBrowser;
let bob: TestBrowser;
let writes: Write[];
const password = 'kibble and rope';

// A busy machine is slow, not wrong.
beforeAll(async () => {
  shop = await startTestAccounts();
  [ada, bob] = [new TestBrowser(shop.app), new TestBrowser(shop.app)];
  await ada.join(shop.codes, { name: 'Ada', email: 'ada@example.com', password });
  await bob.join(shop.codes, { name: 'Bob', email: 'bob@example.com', password });
  const { paths } = (await openapiDocument()) as { paths: Record<string, Record<string, Operation>> };
  writes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'get')
      .map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase() as Write['method'],
        url: path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
      })),
  );
});
afterAll(() => shop.stop());

const tables = [
  'accounts',
  'sessions',
  'sign_ups',
  'password_resets',
  'email_changes',
  'outbox',
  'orders',
  'member_carts',
  'passkeys',
  'passkey_challenges',
];
const contents = () => Promise.all(tables.map((table) => shop.run(`select * from ${table} order by 1`)));

test.each([
  ['a form on another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a subdomain that was taken over', { 'sec-fetch-site': 'same-site' }],
  ['the same host without TLS', { origin: 'http://localhost:3000', 'x-forwarded-proto': 'https' }],
])('%s cannot make a call that changes something, whatever cookies and token are sent', async (_, headers) => {
  expect(writes.length).toBeGreaterThan(20);
  const before = await contents();
  const outcomes = [];
  for (const { operationId, method, url } of writes.filter((write) => !(write.operationId in open))) {
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const bodies: [unknown, Record<string, string>][] =
      method === 'DELETE'
        ? [[undefined, headers]]
        : [
            ['email=x%40example.com', form],
            [{ email: 'x@example.com' }, headers],
          ];
    for (const [body, each] of bodies) {
      const { status, body: answer, headers: got } = await ada.copy().call(method, url, body, each);
      outcomes.push([operationId, status, answer?.code, got['set-cookie']]);
    }
  }
  expect(outcomes.filter(([, status, code, cookie]) => status !== 403 || code !== 'foreign_request' || cookie)).toEqual(
    [],
  );
  expect(await contents()).toEqual(before);
});

test('all calls that other sites may make are in the OpenAPI document', () => {
  expect(Object.keys(open).filter((name) => !writes.some(({ operationId }) => operationId === name))).toEqual([]);
});

/** What only the shop decides. */
const ours = {
  accountId: 'x',
  account_id: 'x',
  sessionId: 'x',
  guest: false,
  guestId: 'x',
  passwordHash: 'x',
  password_hash: 'x',
  emailTyped: 'x@example.com',
  emailVerified: true,
  createdAt: '2000-01-01T00:00:00Z',
  expiresAt: '2100-01-01T00:00:00Z',
  revokedAt: null,
  role: 'staff',
  isAdmin: true,
  staff: true,
  paymentState: 'paid',
  fulfilmentState: 'delivered',
  totalCents: 0,
  state: 'published',
  isFirstOrder: true,
};

test('no write accepts a field that only the shop decides', () => {
  const named = writes.flatMap(({ operationId, requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      Object.keys(schema.properties ?? {})
        .filter((field) => field in ours)
        .map((field) => `${operationId}: ${field}`),
    ),
  );
  // Of the country: "OR".
  expect(named).toEqual(['saveAddress: state', 'changeAddress: state']);
});

test('such a field changes nothing when it is sent: not the account, not another one, not a session', async () => {
  const rows = (id: string) => shop.run('select * from accounts where id = $1', [id]);
  const more = () => ({ ...ours, id: bob.id, accountId: bob.id, account_id: bob.id });
  const [adas, bobs] = [await rows(ada.id), await rows(bob.id)];
  const eve = { name: 'Eve', email: 'eve@example.com', password };
  const browser = new TestBrowser(shop.app);
  const poisoned = await browser.post('/api/account', { ...eve, ['__proto__']: { guest: false } });
  expect(poisoned.status).toBe(400);
  await browser.post('/api/account', { ...more(), ...eve });
  await browser.post('/api/account/confirm', { ...more(), email: eve.email, code: shop.codes.at(-1)?.code });
  const [created] = await rows(browser.id);
  expect(created).toMatchObject({ name: 'Eve', email: eve.email, email_typed: eve.email });
  expect([browser.id === bob.id, Date.parse(created.created_at) > Date.parse('2020-01-01')]).toEqual([false, true]);

  const logIn = await ada.copy().post('/api/session', { ...more(), email: 'ada@example.com', password });
  expect(JSON.parse(Buffer.from(logIn.body.token.split('.')[1], 'base64url').toString())).toMatchObject({ id: ada.id });
  await browser.post('/api/session/guest', more());
  expect(JSON.parse(Buffer.from(browser.token?.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    guest: true,
  });
  const again = new TestBrowser(shop.app);
  await again.post('/api/session', { email: 'ada@example.com', password });
  for (const [url, body] of [
    ['/api/account/password', { currentPassword: password, newPassword: password }],
    ['/api/account/email', { email: 'next@example.com', password }],
    ['/api/account/reset', { email: 'eve@example.com' }],
    ['/api/account/reset/confirm', { secret: 'x', password }],
    ['/api/account/email/confirm', { secret: 'x' }],
    ['/api/session/renew', {}],
  ] as const) {
    expect((await again.post(url, { ...more(), ...body })).status).toBeLessThan(500);
  }
  const without = ({ password_hash: _, sign_in_epoch: __, ...row }: Record<string, unknown>) => row;
  expect([(await rows(ada.id)).map(without), await rows(bob.id)]).toEqual([adas.map(without), bobs]);
  expect(await shop.run(`select account_id from email_changes where email = 'next@example.com'`)).toEqual([
    { account_id: ada.id },
  ]);
});
