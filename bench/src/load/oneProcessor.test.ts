import { execFileSync } from 'node:child_process';
import { canShareProcessor, onOneProcessor, onProcessor } from './oneProcessor.ts';

const processors = () =>
  /:\s*(.+)\n/.exec(execFileSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' }))?.[1];

test('a process shares one processor as long as the work goes on, and a failure gives it back too', async () => {
  const before = canShareProcessor ? processors() : undefined;
  const work = onOneProcessor([process.pid], async (processor) => {
    if (canShareProcessor) expect(processors()).toBe(String(processor));
    else expect(onProcessor(processor, 'wrk', ['-t1'])).toEqual(['wrk', ['-t1']]);
    throw new Error('It ended.');
  });
  await expect(work).rejects.toThrow('It ended.');
  if (canShareProcessor) expect(processors()).toBe(before);
});
