import { readEnvironment } from './environment.ts';

test('nothing set: any free port on this machine, data beside the code', () => {
  const expected = {
    host: '127.0.0.1',
    port: 0,
    dataFolder: '/shop/.data',
    logLevel: 'info',
    prepareAfter: 60_000,
    drainGrace: 1_000,
  };
  expect(readEnvironment({}, '/shop')).toEqual(expected);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be at most 65535'],
  [{ PAW_DATA: '' }, 'PAW_DATA is empty'],
  [{ PREPARE_AFTER: 'soon' }, 'PREPARE_AFTER must be seconds or "never"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug'],
])('%o is refused with the fix', (env, message) => {
  expect(() => readEnvironment(env, '/shop')).toThrow(message);
});
