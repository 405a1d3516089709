/** @jest-environment node */
import { createLog } from './createLog.ts';
import { loggedError } from './loggedError.ts';

/** As drizzle and pg throw it when a statement fails. */
function failedInsert(): Error {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "newsletter_pkey"'), {
    code: '23505',
    constraint: 'newsletter_pkey',
    detail: 'Key (email)=(ada@example.com) already exists.',
    client: { password: 'hunter2' },
  });
  const query = 'insert into newsletter ("email") values ($1)';
  const params = ['ada@example.com'];
  return Object.assign(new Error(`Failed query: ${query}\nparams: ${params.join()}`, { cause }), { query, params });
}

test('a failed statement is logged with its location and its kind, without personal data', () => {
  const logged = loggedError(failedInsert());
  expect(JSON.stringify(logged)).not.toMatch(/ada@|hunter2/);
  expect(logged.message).toBe('Failed query: insert into newsletter ("email") values ($1)');
  expect(logged.stack).toMatch(/ at .*loggedError\.test/);
  expect(logged.cause).toMatchObject({ code: '23505', constraint: 'newsletter_pkey' });
});

test.each([
  ['info', (log: ReturnType<typeof createLog>) => log.info(failedInsert())],
  ['as a field', (log: ReturnType<typeof createLog>) => log.info({ err: failedInsert() })],
])('pino logs no unredacted message of an error: %s', (_, write) => {
  const lines: string[] = [];
  write(createLog('api', 'info', { write: (line) => void lines.push(line) }).child({ requestId: 'r1' }));
  expect(lines.join()).not.toContain('ada@');
  expect(JSON.parse(lines[0] ?? '').msg).toBe('Failed query: insert into newsletter ("email") values ($1)');
});

test('a value that the database quotes is withheld, and a name in its schema is not', () => {
  const about = (code: string, message: string) => loggedError(Object.assign(new Error(message), { code })).message;
  expect(about('22P02', 'invalid input syntax for type integer: "my "own" text"')).toBe(
    'invalid input syntax for type integer: "(withheld)"',
  );
  expect(about('42P01', 'relation "orders" does not exist')).toBe('relation "orders" does not exist');
});

test('a URL loses its password, every refused connection is listed, and a text is logged like an error', () => {
  const refusals = new AggregateError([new Error('connect ECONNREFUSED ::1:5432')], '');
  expect(loggedError(refusals).errors).toMatchObject([{ message: 'connect ECONNREFUSED ::1:5432' }]);
  expect(loggedError(new Error('no route to postgres://shop:secret@db/shop')).message).toBe(
    'no route to postgres://(withheld)@db/shop',
  );
  expect(loggedError('ada@example.com left')).toEqual({ type: 'string', message: '(withheld) left' });
});

test('an error that is its own cause is logged only a few times', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).match(/"message":"round"/g)).toHaveLength(6);
});
