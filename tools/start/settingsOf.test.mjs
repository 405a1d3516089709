import { runTask } from './runTask.mjs';
import { settingsOf } from './settingsOf.mjs';

const secrets = {
  api: [
    'DATABASE_URL',
    'SMTP_URL',
    'SOCIAL_CLIENT_SECRET',
    'STAFF_BOOTSTRAP_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ],
  registry: ['AWS_SECRET_ACCESS_KEY', 'GUARD_WEBHOOK_SECRET', 'OIDC_CLIENT_SECRET', 'REGISTRY_SECRET', 'SMTP_URL'],
  shell: ['AWS_SECRET_ACCESS_KEY', 'REGISTRY_TOKEN'],
  release: ['AWS_SECRET_ACCESS_KEY', 'PAW_KEY'],
  migration: ['DATABASE_MIGRATION_URL', 'DATABASE_URL'],
  database: [],
  pictures: [],
  'cart build': [],
};
const all = [...new Set([...Object.values(secrets).flat(), 'PAW_TOKEN', 'GITHUB_TOKEN', 'PGPASSWORD'])].toSorted();

test.each(Object.entries(secrets))('of all secrets, the process %s gets only %j', async (name, own) => {
  const before = { ...process.env };
  for (const secret of all) process.env[secret] = 'secret';
  try {
    const words = await runTask(['-e', 'console.log(JSON.stringify(process.env))'], { settings: settingsOf(name) });
    const { PATH, ...given } = JSON.parse(words);
    expect(PATH).toContain('node_modules');
    expect(all.filter((secret) => given[secret])).toEqual(own.toSorted());
  } finally {
    for (const secret of all) delete process.env[secret];
    Object.assign(process.env, before);
  }
});

test('a process that is not listed does not start', () => {
  expect(() => settingsOf('another')).toThrow('Say in settingsOf.mjs');
});
