/** @jest-environment node */
import { readEnvironment } from '../environment.ts';
import { siteOf } from './siteOf.ts';

const needed = { API_URL: 'http://127.0.0.1:1', PICTURES_URL: 'http://127.0.0.1:2' };
const siteWith = (settings: Record<string, string>) =>
  siteOf(readEnvironment({ ...needed, ...settings }, '/shop'), 'http://127.0.0.1:3000');

test('scripts of other companies have the hashes that the owner named', () => {
  const statistics = { STATISTICS_URL: 'https://stats.example/a.js', STATISTICS_INTEGRITY: 'sha384-abc+/=' };
  const social = { SOCIAL_CLIENT_ID: 'shop', SOCIAL_ISSUER: 'https://id.example' };
  const script = { SOCIAL_SCRIPT_URL: 'https://id.example/a.js', SOCIAL_SCRIPT_INTEGRITY: 'sha256-def' };
  expect(siteWith({ ...statistics, ...social, ...script })).toMatchObject({
    statistics: { url: 'https://stats.example/a.js', by: 'stats.example', integrity: 'sha384-abc+/=' },
    signIn: { script: 'https://id.example/a.js', scriptIntegrity: 'sha256-def' },
  });
});

test.each(['md5-abc', 'sha384-', 'sha384-a b', 'abc'])('%s is no hash of a script', (text) => {
  expect(() => siteWith({ STATISTICS_INTEGRITY: text })).toThrow('STATISTICS_INTEGRITY is wrong');
});
