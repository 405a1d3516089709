import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { CommitUnknown, DatabaseAway, DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { isFailover } from './isFailover.ts';

const fromServer = (code: string) => Object.assign(new pg.DatabaseError('words', 5, 'error'), { code });
const fromSystem = (code: string) => Object.assign(new Error('words'), { code });

test.each(['08006', '08P01', '57P01', '57P02', '57P03', '25006'])(
  'the code %s says that the server is not the primary',
  (code) => {
    expect(isFailover(fromServer(code))).toBe(true);
    expect(isFailover(new DrizzleQueryError('select', [], fromServer(code)))).toBe(true);
  },
);

test.each(['23505', '40001', '53300', '57014', '42601', ''])(
  'the code "%s" is no reason to ask another server',
  (code) => {
    expect(isFailover(fromServer(code))).toBe(false);
  },
);

test('a broken line is a reason, a slow or busy database is none', () => {
  const broken = [
    fromSystem('ECONNRESET'),
    fromSystem('ECONNREFUSED'),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
  ];
  for (const error of broken) {
    expect(isFailover(error)).toBe(true);
    expect(isFailover(new DatabaseUnavailable('There is no connection.', { cause: error }))).toBe(true);
  }
  expect(isFailover(new DatabaseAway('The database is away.'))).toBe(true);
  for (const error of [
    new Error('Query read timeout'),
    new DatabaseUnavailable('100 wait for a connection already.'),
    new DatabaseUnavailable('There is no connection.', { cause: new Error('timeout exceeded when trying to connect') }),
    new TypeError('words'),
    undefined,
  ]) {
    expect(isFailover(error)).toBe(false);
  }
});

test('what may have been committed is never repeated', () => {
  expect(isFailover(new CommitUnknown('No answer.', { cause: fromSystem('ECONNRESET') }))).toBe(false);
});
