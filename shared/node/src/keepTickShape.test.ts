/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Keeps a tick's object and compares its hidden class with that of one created after garbage collection. */
const program = `
import { executionAsyncResource } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { keepTickShape } from ${JSON.stringify(pathToFileURL(join(__dirname, 'keepTickShape.ts')))};
const kept = keepTickShape();
for (let n = 0; n < 5; n++) {
  await pause(5);
  gc();
}
process.nextTick(() => {
  const later = executionAsyncResource();
  console.log(kept.length, later !== kept[0], %HaveSameMap(later, kept[0]), %HaveSameMap({}, kept[0]));
});
`;

test('the kept object has the same hidden class as later ticks’ objects', () => {
  const flags = ['--expose-gc', '--allow-natives-syntax', '--no-warnings', '--input-type=module'];
  const output = execFileSync(process.execPath, [...flags, '--eval', program], { encoding: 'utf8' });
  expect(output.trim()).toBe('1 true true false');
});
