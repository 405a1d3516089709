/** @jest-environment node */
import { pickEnvironment } from './pickEnvironment.ts';

test('a child process gets the settings that are named, and what every process needs', () => {
  const all = { PATH: '/bin', LC_ALL: 'C', https_proxy: 'http://proxy', PAW_DATA: '/data', PORT: '1', STAFF_KEY: 'k' };
  const { PATH, LC_ALL, https_proxy, PAW_DATA } = all;
  expect(pickEnvironment(all, ['PAW_DATA'])).toEqual({ PATH, LC_ALL, https_proxy, PAW_DATA });
});

test.each([
  'STAFF_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'SOCIAL_CLIENT_SECRET',
  'REGISTRY_SECRET',
  'REGISTRY_TOKEN',
  'AWS_SECRET_ACCESS_KEY',
  'PAW_TOKEN',
  'PAW_KEY',
  'PGPASSWORD',
  'GITHUB_TOKEN',
  'npm_config__auth',
])('%s reaches no process that does not name it', (name) => {
  expect(pickEnvironment({ [name]: 'secret' })).toEqual({});
});
