/** @jest-environment node */
import { readEnvironment } from './environment.ts';

const needed = { API_URL: 'http://127.0.0.1:1', PICTURES_URL: 'http://127.0.0.1:2' };

test('the URLs of api and pictures are the only required settings', () => {
  expect(readEnvironment({ ...needed, BODY_TIMEOUT: '', SITE_ORIGIN: '' }, '/shop')).toMatchObject({
    dataFolder: '/shop/.data',
    TRUSTED_PROXIES: 'loopback',
    BODY_TIMEOUT: 10_000,
    API_CONNECTIONS: 64,
    MAX_CONNECTIONS: 16_000,
    SITE_ORIGIN: '',
    TRUST_ROOT: '',
  });
});

test('a slash at the end of an origin is removed', () => {
  const { SITE_ORIGIN } = readEnvironment({ ...needed, SITE_ORIGIN: 'https://shop.example/' }, '/shop');
  expect(SITE_ORIGIN).toBe('https://shop.example');
});

test('one error names every wrong and every missing setting, with its fix', () => {
  const wrong = { API_URL: needed.API_URL, TRUSTED_PROXIES: 'everybody', API_QUEUE: '-1' };
  expect(() => readEnvironment(wrong, '/shop')).toThrow(
    [
      'The shell cannot start with these settings:',
      '  PICTURES_URL is missing. Set it to the http or https URL of the pictures process, such as http://127.0.0.1:4001.',
      '  TRUSTED_PROXIES is wrong. Set it to the networks of the proxies in front of the shell, such as loopback,10.0.0.0/8, or leave it out.',
      '  API_QUEUE is wrong. Set it to a whole number of requests from 0 to 100000, such as 256, or leave it out.',
    ].join('\n'),
  );
});
