import { absolute, type Figure } from './Figure.ts';
import type { Place } from './shop/Place.ts';

/** `npm start` in the fresh clone, twice. The short form is the same in this checkout, where everything is installed. */
export async function measureStart(place: Place): Promise<Figure[]> {
  const first = await place.start();
  await first.stop();
  const second = await place.start();
  try {
    const said = /(Nothing changed|Changed): [^"\n]*/.exec(second.output())?.[0] ?? '';
    const time = (name: string, value: number): Figure => ({
      name,
      value,
      unit: 's',
      against: absolute,
      limit: { atMost: 180 },
    });
    return [
      time('First start of a fresh clone', first.seconds),
      { ...time('Second start', second.seconds), parts: [said] },
    ];
  } finally {
    await second.stop();
  }
}
