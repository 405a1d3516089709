import { readEnvironment } from './environment.ts';

test('nothing set: any free port on this machine, data beside the code', () => {
  expect(readEnvironment({}, '/shop')).toEqual({ host: '127.0.0.1', port: 0, dataFolder: '/shop/.data' });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be at most 65535'],
  [{ PAW_DATA: '' }, 'PAW_DATA is empty'],
])('%o is refused with the fix', (env, message) => {
  expect(() => readEnvironment(env, '/shop')).toThrow(message);
});
