/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as facade from './reduxToolkit.ts';

test('every export that a workspace imports from Redux Toolkit is shared', () => {
  const root = join(import.meta.dirname, '../../..');
  const found = execFileSync('git', ['grep', '-hE', "from '@reduxjs/toolkit'", '--', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const names = [...found.matchAll(/import \{([^}]*)\} from/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));
  expect(names).toContain('createSlice');
  expect(names.filter((name) => !(name in facade))).toEqual([]);
});
