/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Keeps a tick, and compares its hidden class with that of one that is made after the garbage collections. */
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

test('what is kept has the hidden class of each later tick', () => {
  const flags = ['--expose-gc', '--allow-natives-syntax', '--no-warnings', '--input-type=module'];
  const said = execFileSync(process.execPath, [...flags, '--eval', program], { encoding: 'utf8' });
  expect(said.trim()).toBe('1 true true false');
});
