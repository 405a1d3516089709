/** @jest-environment node */
import { traceparentOf, tracedId } from './traceContext.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';
const idFor = (traceparent: string | undefined) => tracedId({ traceparent }, () => '1111111111111111');

test('a request of a trace has its id, and a span of its own', () => {
  expect(idFor(`00-${trace}-${parent}-01`)).toBe(`${trace}-1111111111111111-01`);
  expect(traceparentOf(`${trace}-1111111111111111-01`)).toBe(`00-${trace}-1111111111111111-01`);
});

test('what a later version of the standard adds is left out, and so are flags that this one does not name', () => {
  expect(idFor(`01-${trace}-${parent}-ff-more`)).toBe(`${trace}-1111111111111111-03`);
});

test.each([
  undefined,
  '',
  `ff-${trace}-${parent}-01`,
  `00-${trace}-${parent}-01-more`,
  `00-${'0'.repeat(32)}-${parent}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${parent}-01`,
  `00-${trace}-${parent}`,
  `00-${trace}-${parent}-01, 00-${trace}-${parent}-01`,
])('%j begins no trace', (traceparent) => expect(idFor(traceparent)).toBeUndefined());

test.each(['d2b4860b02f9-1', `${trace}-${parent}-ff`, `${trace}-${parent}-01'--`])(
  'the id %s sends no trace on',
  (id) => expect(traceparentOf(id)).toBeUndefined(),
);
