/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeToOthers } from './closeToOthers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paw-close-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (...path: string[]) => statSync(join(folder, ...path)).mode & 0o777;
function put(mode: number, ...path: string[]): void {
  mkdirSync(join(folder, ...path.slice(0, -1)), { recursive: true });
  writeFileSync(join(folder, ...path), '');
  chmodSync(join(folder, ...path), mode);
}

test('folders with wrong rights become readable by their owner only', () => {
  put(0o666, 'database', 'base', '1', '1259');
  put(0o644, 'mail', 'order.eml');
  put(0o644, 'staff-key');
  chmodSync(join(folder, 'database', 'base'), 0o777);
  expect(closeToOthers(folder)).toBeUndefined();
  expect([modeOf(), modeOf('database'), modeOf('database', 'base'), modeOf('mail')]).toEqual(Array(4).fill(0o700));
  expect([modeOf('database', 'base', '1', '1259'), modeOf('mail', 'order.eml'), modeOf('staff-key')]).toEqual(
    Array(3).fill(0o600),
  );
});

test('a link does not lead to files elsewhere', () => {
  put(0o644, 'notes', 'mine');
  mkdirSync(join(folder, 'mail'));
  symlinkSync(join(folder, 'notes', 'mine'), join(folder, 'mail', 'link'));
  closeToOthers(folder);
  expect(modeOf('notes', 'mine')).toBe(0o644);
});

test('a folder that has other files is left unchanged with a message, and its secrets are closed', () => {
  put(0o644, 'holiday.jpg');
  put(0o666, 'database', 'PG_VERSION');
  expect(closeToOthers(folder)).toMatch(/can be opened by other users[^]*\(holiday\.jpg\): run "chmod 700"/);
  expect([modeOf(), modeOf('holiday.jpg'), modeOf('database', 'PG_VERSION')]).toEqual([0o755, 0o644, 0o600]);
});
