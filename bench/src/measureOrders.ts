import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Figure, Form } from './Figure.ts';
import { buyLastUnit, type LastUnits } from '../order-checker/buyLastUnit.ts';
import { describeReport } from '../order-checker/describeReport.ts';
import { openScene } from '../order-checker/openScene.ts';
import { type Report, runChecker } from '../order-checker/runChecker.ts';
import type { Place } from './shop/Place.ts';

const sizes = {
  /** `rounds` of a hundred buyers for the last unit. */
  long: { plan: { operations: 20_000, kills: 50, killsToCheck: 10 }, rounds: 50 },
  short: { plan: { operations: 300, kills: 2, killsToCheck: 1 }, rounds: 1 },
} satisfies Record<Form, object>;

type Size = (typeof sizes)[Form];

/** Orders while everything dies again and again; and who gets the last unit. */
export async function measureOrders(place: Place, form: Form): Promise<Figure[]> {
  const seed = randomInt(1_000_000);
  const embedded = await measureOn(place, 'embedded', seed, sizes[form]);
  const server = await measureOn(place, 'postgres', seed, sizes[form]);
  if (server.length) return [...embedded, ...server];
  const none = 'PostgreSQL: not checked. There is no DATABASE_URL, and no server is installed here.';
  return embedded.map((figure) => ({ ...figure, parts: [...(figure.parts ?? []), none] }));
}

async function measureOn(
  place: Place,
  database: 'embedded' | 'postgres',
  seed: number,
  { plan, rounds }: Size,
): Promise<Figure[]> {
  const folder = join(place.temporary, `orders-${database}`);
  const opened = await openScene({ source: place.folder, folder, database });
  if (!opened) return [];
  try {
    const report = await runChecker(opened, { ...plan, seed });
    return [
      ...describeChecker(opened.name, seed, report),
      ...describeLastUnits(opened.name, await buyLastUnit(opened, rounds)),
    ];
  } finally {
    await opened.close();
  }
}

function describeChecker(name: string, seed: number, report: Report): Figure[] {
  const { findings, operations, kills } = report;
  const against = 'the rules written down a second time';
  const figure = (what: string, value: number, parts?: string[]): Figure => ({
    name: `Orders, ${name}: ${what}`,
    value,
    unit: '',
    against,
    limit: { atMost: 0 },
    ...(parts && { parts }),
  });
  const others = findings.coupons.length + findings.payments.length + findings.mails.length + findings.other.length;
  const lines = [`seed ${seed}`, ...describeReport(report)];
  return [
    figure(`acknowledged ones lost in ${operations} operations with ${kills} kills`, findings.lost.length, lines),
    figure('doubled', findings.doubled.length),
    figure('oversold', findings.oversold.length),
    figure('cents off', findings.cents),
    figure('coupons, payments, emails and states that differ', others),
  ];
}

function describeLastUnits(name: string, { rounds, wrong, unexplained, notNow }: LastUnits): Figure[] {
  const common = { unit: '' as const, limit: { atMost: 0 } };
  return [
    {
      ...common,
      name: `Last unit, ${name}: rounds of ${rounds} without exactly one order`,
      value: wrong.length,
      against: '100 buyers at once',
      parts: [...wrong.slice(0, 20), `${notNow} answers were "not now"; those buyers asked again`],
    },
    {
      ...common,
      name: `Last unit, ${name}: buyers who did not read that it is sold out`,
      value: unexplained.length,
      against: '99 in each round',
      parts: unexplained.slice(0, 20),
    },
  ];
}
