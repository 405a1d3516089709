import { readEnvironment } from './environment.ts';

test('without settings the service uses any free port of this machine and keeps its data beside the code', () => {
  const expected = {
    host: '127.0.0.1',
    port: 0,
    dataFolder: '/shop/.data',
    siteOrigin: '',
    logLevel: 'info',
    prepareAfter: 60_000,
    drainGrace: 1_000,
  };
  expect(readEnvironment({}, '/shop')).toEqual(expected);
});

test.each([
  [{ PORT: 'http' }, 'PORT is wrong. Set it to a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT is wrong. Set it to a whole number from 0 to 65535'],
  [{ PAW_DATA: '' }, 'PAW_DATA is missing. Set it to the data folder, or unset it'],
  [{ PREPARE_AFTER: 'soon' }, 'PREPARE_AFTER is wrong. Set it to seconds or "never"'],
  [{ SITE_ORIGIN: 'shop.example' }, 'SITE_ORIGIN is wrong. Set it to the origin that browsers use'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is wrong. Set it to one of trace, debug'],
])('%o is refused with the fix', (env, message) => {
  expect(() => readEnvironment(env, '/shop')).toThrow(message);
});
