import { shopUrl } from './printWelcome.mjs';

test.each([
  ['http://127.0.0.1:3000', '127.0.0.1', 'http://localhost:3000'],
  ['http://0.0.0.0:3001', '0.0.0.0', 'http://localhost:3001'],
  ['http://192.168.1.5:3000', '192.168.1.5', 'http://192.168.1.5:3000'],
])('a shop that listens at %s is shown as a browser here finds it', (url, host, address) => {
  expect(shopUrl(url, host)).toBe(address);
});
