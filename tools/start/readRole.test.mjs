import { StartProblem } from '../StartProblem.mjs';
import { readRole } from './readRole.mjs';

test('a role is started with its own settings, and with variables that no role reads', () => {
  expect(readRole(['api'], { DATABASE_URL: 'postgres://db/paw', PATH: '/bin', CI_TOKEN: 'x' })).toBe(
    'api/src/server.ts',
  );
  expect(readRole(['shell'], { REGISTRY_TOKEN: 'x', DATABASE_URL: '', SITE_ORIGIN: 'https://shop.example' })).toBe(
    'shell/src/supervisor/main.ts',
  );
  const both = { DATABASE_MIGRATION_URL: 'postgres://owner@db/paw', DATABASE_URL: 'postgres://role@db/paw' };
  expect(readRole(['migration'], both)).toBe('api/src/migration.ts');
});

test.each([
  ['shell', 'DATABASE_URL', 'DATABASE_URL (api, migration)'],
  ['pictures', 'AWS_SECRET_ACCESS_KEY', 'AWS_SECRET_ACCESS_KEY (shell, registry)'],
  ['api', 'DATABASE_MIGRATION_URL', 'DATABASE_MIGRATION_URL (migration)'],
  ['api', 'REGISTRY_SECRET', 'REGISTRY_SECRET (registry)'],
  ['registry', 'STRIPE_SECRET_KEY', 'STRIPE_SECRET_KEY (api)'],
])('the role %s does not start with %s, a secret of another role', (role, name, words) => {
  expect(() => readRole([role], { [name]: 'secret' })).toThrow(
    `The environment of the role ${role} has secrets of other roles: ${words}.`,
  );
});

test('any other word is answered with the command of each role', () => {
  for (const words of [[], ['database'], ['toString'], ['api', 'shell']]) {
    expect(() => readRole(words, {})).toThrow(StartProblem);
    expect(() => readRole(words, {})).toThrow('node tools/start/role.mjs registry');
  }
});
