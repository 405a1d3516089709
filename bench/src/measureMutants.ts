import type { Figure, Form } from './Figure.ts';
import { type Area, areas } from './mutants/areas.ts';
import { scoreArea } from './mutants/scoreArea.ts';
import type { Place } from './shop/Place.ts';

/** The short form changes one file of one area. */
const chosen = {
  long: areas.map((area) => ({ area, files: area.files })),
  short: areas
    .filter(({ name }) => name === 'sessions')
    .map((area) => ({ area, files: ['api/src/people/session/sessionTurn.ts'] })),
} satisfies Record<Form, object>;

/** The code that must not be wrong is changed in every way that Stryker knows: how many of the changes a test notices. */
export async function measureMutants(place: Place, form: Form): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { area, files } of chosen[form]) figures.push(await measureArea(place, area, files));
  return figures;
}

async function measureArea(place: Place, area: Area, files: readonly string[]): Promise<Figure> {
  const begun = performance.now();
  const { mutants, noticed, survivors } = await scoreArea(place, area, files);
  const seconds = Math.round((performance.now() - begun) / 1000);
  return {
    name: `Mutants that a test notices: ${area.name}`,
    value: (noticed / mutants) * 100,
    unit: '%',
    against: `${mutants} mutants, in ${seconds} s`,
    limit: { atLeast: 85 },
    parts: area.files.flatMap((file) => {
      const lines = survivors.filter((survivor) => survivor.file === file).map(({ line }) => line);
      return lines.length ? `${lines.length} not noticed in ${file}, line ${lines.join(', ')}` : [];
    }),
  };
}
