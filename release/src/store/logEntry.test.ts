import { sampleShell } from '../testing/sampleRelease.ts';
import { describeEntry } from './logEntry.ts';

test('A shell that has started is reported with its build', () => {
  const entry = { at: '2026-01-01', by: 'shell (key)', action: 'shell' };
  expect(describeEntry({ ...entry, shell: sampleShell })).toBe(`shell (key) started with build ${sampleShell.id}`);
  expect(describeEntry(entry)).toBe('shell (key) started with an unknown build');
});
