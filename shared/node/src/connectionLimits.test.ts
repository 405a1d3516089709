/** @jest-environment node */
import { serverOptions } from './connectionLimits.ts';

test('connections past a limit are ended in small groups, ten times a second', () => {
  const settings = { HEADERS_TIMEOUT: 10_000, KEEP_ALIVE_TIMEOUT: 15_000, MAX_CONNECTIONS: 16_000 };
  expect(serverOptions(settings, 8_000)).toEqual({
    headersTimeout: 8_000,
    requestTimeout: 8_000,
    keepAliveTimeout: 15_000,
    connectionsCheckingInterval: 100,
  });
});
