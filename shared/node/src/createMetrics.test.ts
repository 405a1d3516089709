/** @jest-environment node */
import { createMetrics } from './createMetrics.ts';

test('a process exports its memory and processor time with its name', async () => {
  const metrics = createMetrics('pictures');
  const [text, { registry }] = [await metrics.text(), metrics];
  expect(registry.contentType).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(Number(/^process_resident_memory_bytes\{service="pictures"\} (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(1e6);
  expect(text).toMatch(/^process_cpu_seconds_total\{service="pictures"\} [\d.]+$/m);
});

test('two processes in one test do not count each other’s requests', async () => {
  const [shell, api] = [createMetrics('shell'), createMetrics('api')];
  shell.observeRequest('/', 'GET', 200, 0.1);
  expect(await shell.text()).toContain('http_request_duration_seconds_count{');
  expect(await api.text()).not.toContain('http_request_duration_seconds_count{');
});
