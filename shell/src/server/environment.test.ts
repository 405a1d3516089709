import { readEnvironment } from './environment.ts';

const needed = { API_URL: 'http://127.0.0.1:1', PICTURES_URL: 'http://127.0.0.1:2' };

test('addresses of api and pictures are enough', () => {
  expect(readEnvironment({ ...needed, BODY_TIMEOUT: '' }, '/shop')).toMatchObject({
    dataFolder: '/shop/.data',
    TRUSTED_PROXIES: 'loopback',
    BODY_TIMEOUT: 10_000,
    API_CONNECTIONS: 64,
    MAX_CONNECTIONS: 16_000,
  });
});

test('what is wrong is named, with what it must be', () => {
  const wrong = { ...needed, TRUSTED_PROXIES: 'everybody', API_QUEUE: '-1' };
  expect(() => readEnvironment(wrong, '/shop')).toThrow(
    /TRUSTED_PROXIES: networks of proxies before the shop, such as loopback,10\.0\.0\.0\/8; API_QUEUE: /,
  );
});
