import { readDatabaseEnvironment } from './platform/database/databaseEnvironment.ts';
import { orderLimitsOf, readEnvironment } from './environment.ts';
import { defaultOrderLimits } from './platform/tries/orderLimits.ts';

const DATABASE_URL = 'postgres://postgres@/postgres?host=%2Ftmp%2Fx';

test('a database address is enough', () => {
  expect(readEnvironment({ DATABASE_URL, DATABASE_EMBEDDED: '1' })).toEqual({
    DATABASE_URL,
    DATABASE_EMBEDDED: true,
    BODY_TIMEOUT: 10_000,
    HEADERS_TIMEOUT: 10_000,
    KEEP_ALIVE_TIMEOUT: 15_000,
    MAX_CONNECTIONS: 16_000,
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'info',
    SITE_EMAIL: 'hello@pawdailies.example.com',
    SMTP_PLAIN: false,
    SITE_ORIGIN: '',
    SUBSCRIBE_HOST: '',
    TRUSTED_PROXIES: 'loopback',
    REVIEW_MAIL_DAYS: 5,
    ORDERS_PER_SESSION: 5,
    ORDERS_PER_ADDRESS: 20,
    ORDERS_PER_MEMBER: 20,
    UNCONFIRMED_PER_EMAIL: 5,
    CONFIRM_HOURS: 12,
    DRAIN_GRACE: 1000,
    STAFF_HOST: '127.0.0.1',
    STAFF_PORT: 0,
    STAFF_NAMES: '',
    UNCONFIRMED_UNITS: 5,
    UNCONFIRMED_PERCENT: 50,
    ASKED_PER_SESSION: 5,
    ASKED_PER_ADDRESS: 20,
  });
});

test.each([
  'HEADERS_TIMEOUT',
  'KEEP_ALIVE_TIMEOUT',
  'MAX_CONNECTIONS',
  'DRAIN_GRACE',
  'BODY_TIMEOUT',
  'HOST',
  'LOG_LEVEL',
])('%s="" counts as unset', (name) => {
  expect(readEnvironment({ DATABASE_URL, [name]: '' })).toEqual(readEnvironment({ DATABASE_URL }));
});

test('limits of orders are whole numbers, and empty ones are not set', () => {
  const set = { DATABASE_URL, CONFIRM_HOURS: '0', ORDERS_PER_SESSION: '7', UNCONFIRMED_PERCENT: '' };
  expect(orderLimitsOf(readEnvironment(set))).toEqual({ ...defaultOrderLimits, confirmHours: 0, perSession: 7 });
  for (const wrong of [{ UNCONFIRMED_PERCENT: '101' }, { CONFIRM_HOURS: 'soon' }, { ORDERS_PER_ADDRESS: '0' }]) {
    expect(() => readEnvironment({ DATABASE_URL, ...wrong })).toThrow(Object.keys(wrong)[0]);
  }
});

test.each(['loopback', 'loopback, 10.0.0.0/8,fd00::/8 , 192.0.2.7'])(
  'proxies "%s" can be trusted',
  (TRUSTED_PROXIES) => {
    expect(readEnvironment({ DATABASE_URL, TRUSTED_PROXIES })).toMatchObject({ TRUSTED_PROXIES });
  },
);

test.each(['', 'everybody', '10.0.0.0/33', '10.0.0/8', '10.0.0.0/8/9', 'loopback,'])(
  'proxies "%s" are refused',
  (TRUSTED_PROXIES) => {
    expect(() => readEnvironment({ DATABASE_URL, TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES');
  },
);

test('one error names every bad setting, with its fix', () => {
  const lines = [
    '  PORT is wrong. Set it to a number from 0 to 65535; 0 takes any free port.',
    '  DATABASE_URL is missing. Set it to postgres://user:password@host/database; `npm start` sets it to the embedded database.',
  ];
  expect(() => readEnvironment({ PORT: '70000' })).toThrow(lines.join('\n'));
});

const mail = { DATABASE_URL, SMTP_URL: 'smtps://me:secret@mail.test', MAIL_FROM: 'Paw Dailies <orders@shop.test>' };

test('mail, payment and staff are set up by names of their own, and nothing is like not set', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1234',
    STRIPE_WEBHOOK_SECRET: 'whsec_1234',
    STRIPE_API_URL: 'http://127.0.0.1:4010/',
  };
  const read = readEnvironment({
    ...mail,
    ...stripe,
    STAFF_BOOTSTRAP_KEY: 'x'.repeat(24),
    SHOP_URL: 'https://shop.test/',
  });
  expect(read).toMatchObject({
    ...mail,
    ...stripe,
    STRIPE_API_URL: 'http://127.0.0.1:4010',
    SHOP_URL: 'https://shop.test',
  });
  expect(readEnvironment({ DATABASE_URL, SMTP_URL: '', STAFF_BOOTSTRAP_KEY: '' })).not.toMatchObject({
    SMTP_URL: expect.anything(),
  });
});

test.each([
  [{ ...mail, MAIL_FROM: '' }, 'MAIL_FROM is missing'],
  [{ ...mail, MAIL_FROM: 'Paw <a@b.test>, x@y.test' }, 'MAIL_FROM is wrong'],
  [{ DATABASE_URL, SMTP_URL: 'https://mail.test' }, 'SMTP_URL is wrong'],
  [{ ...mail, SMTP_URL: 'smtp://mail.test?requireTLS=false' }, 'SMTP_URL is wrong'],
  [{ ...mail, SMTP_URL: 'smtp://mail.test', SMTP_PLAIN: '1' }, 'SMTP_PLAIN is wrong'],
  [{ ...mail, SMTP_URL: 'smtps://127.0.0.1', SMTP_PLAIN: '1' }, 'SMTP_PLAIN is wrong'],
  [{ DATABASE_URL, SMTP_PLAIN: '1' }, 'SMTP_PLAIN is wrong'],
  [{ DATABASE_URL, STRIPE_SECRET_KEY: 'sk_test_1234' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ DATABASE_URL, STAFF_BOOTSTRAP_KEY: 'guess me' }, 'STAFF_BOOTSTRAP_KEY is wrong'],
])('%j: %s', (variables, words) => {
  expect(() => readEnvironment(variables)).toThrow(words);
});

test.each(['smtp://127.0.0.1:25', 'smtp://localhost', 'smtp://[::1]:2525'])(
  'a relay at %s may do without TLS',
  (url) => {
    expect(readEnvironment({ ...mail, SMTP_URL: url, SMTP_PLAIN: '1' })).toMatchObject({ SMTP_PLAIN: true });
  },
);

test('the database process needs a folder, and a patience that ends', () => {
  expect(readDatabaseEnvironment({ PAW_DATA: '/data' })).toMatchObject({ DATABASE_PATIENCE: 30, LOG_LEVEL: 'info' });
  const lines = [
    'The database cannot start with these settings:',
    '  PAW_DATA is missing. Set it to the folder that keeps the shop’s data.',
    '  DATABASE_PATIENCE is wrong. Set it to the seconds that one statement may take, 1 to 3600, or leave it out.',
  ];
  expect(() => readDatabaseEnvironment({ DATABASE_PATIENCE: '0' })).toThrow(lines.join('\n'));
});
