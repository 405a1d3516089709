import { readEnvironment } from './environment.ts';

const DATABASE_URL = 'postgres://postgres@/postgres?host=%2Ftmp%2Fx';

test('a database address is enough', () => {
  expect(readEnvironment({ DATABASE_URL, DATABASE_EMBEDDED: '1' })).toEqual({
    DATABASE_URL,
    DATABASE_EMBEDDED: true,
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'warn',
  });
});

test('every bad name is told at once, with its fix', () => {
  const lines = [
    '  PORT is wrong. Set it to a number from 0 to 65535; 0 takes any free port.',
    '  DATABASE_URL is missing. Set it to postgres://user:password@host/database; `npm start` sets it to the embedded database.',
  ];
  expect(() => readEnvironment({ PORT: '70000' })).toThrow(lines.join('\n'));
});
