import { execFileSync } from 'node:child_process';
import { approveCommand } from './approveCommand.ts';

test.each(['/data/store', 's3://releases/paw', "/home/ana's shop/store", '/data/$HOME `id`'])(
  'a shell passes the command on as it is, with the store at %s',
  (store) => {
    const command = approveCommand('0a1b2c', 'production', store).replace('npm run release --', 'printf "%s\\n"');
    const words = String(execFileSync('/bin/sh', ['-c', command]))
      .trimEnd()
      .split('\n');
    expect(words).toEqual(['approve', '0a1b2c', '--env', 'production', '--store', store, '--key', 'your-key.json']);
  },
);
