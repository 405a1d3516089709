import { execFileSync } from 'node:child_process';
import { canShareProcessor, onOneProcessor } from './oneProcessor.ts';

/** Those that this process may use; undefined where nothing can say so. */
function processors(): string | undefined {
  if (!canShareProcessor) return undefined;
  const output = execFileSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' });
  return output.slice(output.lastIndexOf(':') + 1).trim();
}

test('a process shares one processor as long as the work goes on, and a failure gives it back too', async () => {
  const before = processors();
  const work = onOneProcessor([process.pid], async (processor) => {
    expect(processors()).toBe(processor?.toString());
    throw new Error('It ended.');
  });
  await expect(work).rejects.toThrow('It ended.');
  expect(processors()).toBe(before);
});
