/** @jest-environment node */
import { z } from 'zod';
import { parseEnvironment } from './parseEnvironment.ts';
import { optionalSetting, setting, webAddress } from './settingSchemas.ts';

const settings = z.object({
  DATABASE_URL: z.string(),
  PORT: setting(z.coerce.number().int().max(65_535).default(3000)),
  SITE_ORIGIN: optionalSetting(webAddress),
});
const fixes = { DATABASE_URL: 'postgres://…', PORT: 'a number up to 65535', SITE_ORIGIN: 'https://shop.example' };
const parse = (variables: Record<string, string>) => parseEnvironment('The api', settings, fixes, variables);

test('a variable that is left out, or set to nothing, gets its default', () => {
  expect(parse({ DATABASE_URL: 'postgres://db' })).toEqual({ DATABASE_URL: 'postgres://db', PORT: 3000 });
  expect(parse({ DATABASE_URL: 'postgres://db', PORT: '', SITE_ORIGIN: '' }).PORT).toBe(3000);
});

test('a slash at the end of a URL is removed', () => {
  const { SITE_ORIGIN } = parse({ DATABASE_URL: 'postgres://db', SITE_ORIGIN: 'https://shop.example/' });
  expect(SITE_ORIGIN).toBe('https://shop.example');
});

test('one error names every wrong and every missing variable once, with its fix', () => {
  expect(() => parse({ PORT: '70000.5', SITE_ORIGIN: 'ftp://shop.example' })).toThrow(
    new Error(
      [
        'The api cannot start with these settings:',
        '  DATABASE_URL is missing. Set it to postgres://….',
        '  PORT is wrong. Set it to a number up to 65535.',
        '  SITE_ORIGIN is wrong. Set it to https://shop.example.',
      ].join('\n'),
    ),
  );
});
