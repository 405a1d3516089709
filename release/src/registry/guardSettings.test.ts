import { readRegistrySettings } from './registrySettings.ts';

const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;

test.each([
  [{ GUARD_MAIL: 'ana@shop.example' }, /SMTP_URL.*MAIL_FROM/s],
  [{ GUARD_MAIL: 'ana and bo', SMTP_URL: 'smtp://mail', MAIL_FROM: 'shop@shop.example' }, /GUARD_MAIL/],
  [{ GUARD_WEBHOOK: 'https://hooks.shop.example' }, /GUARD_WEBHOOK_SECRET/],
  [{ GUARD_WEBHOOK: 'https://hooks.shop.example', GUARD_WEBHOOK_SECRET: 'guessable' }, /GUARD_WEBHOOK_SECRET/],
  [{ SMTP_URL: 'smtp://mail.example', SMTP_PLAIN: '1' }, /SMTP_PLAIN/],
])('%j is refused', (settings, message) => {
  expect(() => readRegistrySettings(settings)).toThrow(message);
});

test('without mail and webhook the guard still works', () => {
  expect(readRegistrySettings({}).GUARD_MAIL).toBeUndefined();
  expect(readRegistrySettings({ GUARD_WEBHOOK: 'https://h.example', GUARD_WEBHOOK_SECRET: secret })).toMatchObject({
    GUARD_WEBHOOK_SECRET: secret,
  });
});
