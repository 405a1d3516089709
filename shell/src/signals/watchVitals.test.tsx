import { act } from '@testing-library/react';
import { beacons, hide, installBrowserParts, measure } from './testing/browserParts.ts';
import { openPage, settle } from './testing/openMeasured.tsx';

beforeEach(installBrowserParts);

test('vitals: the largest paint, the worst window of shifts, the slowest interaction, the time beyond 50 ms', async () => {
  await openPage();
  await settle();
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    entryType: 'layout-shift',
    startTime,
    value,
    hadRecentInput,
  });
  measure(
    { entryType: 'largest-contentful-paint', startTime: 700 },
    { entryType: 'largest-contentful-paint', startTime: 900 },
    shift(1_000, 0.01),
    shift(1_500, 0.02),
    shift(1_600, 0.5, true),
    shift(4_000, 0.015),
    { entryType: 'event', interactionId: 1, duration: 80 },
    { entryType: 'event', interactionId: 2, duration: 48 },
    { entryType: 'event', interactionId: 0, duration: 900 },
    { entryType: 'longtask', duration: 80 },
    { entryType: 'longtask', duration: 120 },
  );
  hide();
  expect(beacons[1]?.v).toEqual([900, 30, 80, 100]);
});

const shift = (startTime: number, value: number) => ({ entryType: 'layout-shift', startTime, value });

/** CLS of these shifts, in thousandths. */
async function layoutShiftOf(...shifts: ReturnType<typeof shift>[]): Promise<unknown> {
  await openPage();
  await settle();
  measure(...shifts);
  hide();
  return beacons[1]?.v?.[1];
}

test('a window of shifts ends 5 s after its first shift, which may come at any time', async () => {
  const times = [900, 1_800, 2_700, 3_600, 4_500, 5_400, 5_899, 5_900];
  expect(await layoutShiftOf(...times.map((time) => shift(time, 0.01)))).toBeCloseTo(70);
});

test('a window of shifts ends when the next shift is 1 s later', async () => {
  expect(await layoutShiftOf(shift(500, 0.01), shift(1_499, 0.01), shift(2_499, 0.015))).toBeCloseTo(20);
});

test('the shifts of another route are in a window of their own', async () => {
  const router = await openPage();
  await settle();
  measure(shift(1_000, 0.02));
  await act(() => router.navigate('/search/first'));
  measure(shift(1_100, 0.01));
  hide();
  expect(beacons.flatMap(({ v }) => (v ? [v[1]] : []))).toEqual([20, 10]);
});
