/** @jest-environment node */
import { threadTime } from './threadTime.ts';

test('waiting uses no processor time, computing does', async () => {
  const read = threadTime() as () => number;
  await new Promise((resolve) => setTimeout(resolve, 60));
  const waited = read();
  expect(waited).toBeLessThan(40);
  for (const end = read() + 30; read() < end; );
  expect(read()).toBeGreaterThanOrEqual(waited + 30);
});

test('without Node’s report nothing is measured', () => {
  const all = Object.getOwnPropertyDescriptor(process, 'threadCpuUsage');
  Object.defineProperty(process, 'threadCpuUsage', { value: undefined, configurable: true });
  expect(threadTime()).toBeUndefined();
  if (all) Object.defineProperty(process, 'threadCpuUsage', all);
});
