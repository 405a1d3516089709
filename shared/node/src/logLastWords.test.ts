/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const script = `
import { createLog } from '${join(__dirname, 'createLog.ts')}';
import { logLastWords } from '${join(__dirname, 'logLastWords.ts')}';
const log = createLog('api', 'info');
logLastWords(log);
log.info('before');
void Promise.reject(Object.assign(new Error('no mail to ada@example.com'), { params: ['ada@example.com'] }));
`;

test('a process that ends by an error writes all its log lines and the error, without an email address', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect([status, lines.map(({ level }) => level)]).toEqual([1, ['info', 'fatal']]);
  expect(lines[1].err.message).toBe('no mail to (withheld)');
  expect(stdout + stderr).not.toContain('ada@');
});

test('a line right before the end is written when all threads are busy', () => {
  const busy = `
    import { pbkdf2 } from 'node:crypto';
    import { createLog } from '${join(__dirname, 'createLog.ts')}';
    process.on('exit', () => {
      for (let job = 0; job < 8; job += 1) pbkdf2('a', 'b', 200_000, 32, 'sha512', () => {});
    });
    createLog('migration', 'info').info('The tables are up to date.');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', busy], { encoding: 'utf8' });
  expect(stdout).toContain('"msg":"The tables are up to date."');
});
