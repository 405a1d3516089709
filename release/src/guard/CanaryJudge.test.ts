import { armShare } from './armShare.ts';
import { CanaryJudge } from './CanaryJudge.ts';
import type { Harm } from './harmGroups.ts';

const never = () => false;
const hurt = (judge: CanaryJudge, arm: string, count: number, harm: Harm = 'errors', at = 0) => {
  for (let n = 0; n < count; n++) judge.onHurt({ arm, harm, at, cause: 'throw of catalog on /' }, never);
};
const visit = (judge: CanaryJudge, arm: string, count: number) => {
  for (let n = 0; n < count; n++) judge.onVisitor(arm);
};

test('four hurt visitors of a canary that a tenth of all get are enough when none of the others is hurt', () => {
  const judge = new CanaryJudge('a', 0.1, 0);
  hurt(judge, 'a', 3);
  expect(judge.worse).toBeUndefined();
  hurt(judge, 'a', 1);
  expect(judge.worse).toBe('errors');
  expect(judge.mostFrequentCause).toBe('throw of catalog on /');
});

test('speed is judged vital by vital, and another group takes precedence', () => {
  const judge = new CanaryJudge('a', 0.1, 0);
  hurt(judge, 'a', 6, 'lcp');
  expect(judge.worse).toBe('speed');
  hurt(judge, 'a', 5, 'silence');
  expect(judge.worse).toBe('silence');
});

test('a visitor who was hurt with the live release before is not counted for the canary that grew', () => {
  const judge = new CanaryJudge('a', 0.1, 0);
  for (let n = 0; n < 9; n++) judge.onHurt({ arm: 'a', harm: 'errors', at: 0 }, (arm) => arm === 'live');
  expect(judge.worse).toBeUndefined();
});

test('for a minute after a step the larger share counts', () => {
  const [early, late] = [new CanaryJudge('a', 0.5, 0), new CanaryJudge('a', 0.5, 0)];
  for (const judge of [early, late]) judge.setShare(0.01, 1_000);
  hurt(early, 'a', 3, 'errors', 50_000);
  hurt(late, 'a', 3, 'errors', 70_000);
  expect([early.worse, late.worse]).toEqual([undefined, 'errors']);
});

test('what other canaries hurt is nothing to this one', () => {
  const judge = new CanaryJudge('a', 0.1, 0);
  hurt(judge, 'b', 50);
  expect(judge.find(1)[0]?.evidence).toBe(1);
});

test('with few visitors it is not yet known, and said how many are missing and how long that takes', () => {
  const judge = new CanaryJudge('a', 0.1, 0);
  visit(judge, 'live', 900);
  visit(judge, 'a', 100);
  const errors = judge.find(600_000).find(({ harm }) => harm === 'errors');
  expect(errors?.verdict).toBe('not yet known');
  expect(errors?.missingVisitors).toBeGreaterThan(200);
  expect(errors?.missingMs).toBe((errors?.missingVisitors ?? 0) * 6_000);
});

test('with enough visitors, and none of them hurt, it is no worse', () => {
  const judge = new CanaryJudge('a', 0.1, 0);
  visit(judge, 'live', 5_000);
  visit(judge, 'a', 600);
  expect(judge.find(1).map(({ verdict }) => verdict)).toEqual(['no worse', 'no worse', 'no worse']);
});

test('renderers that die three times are a reason while those of the live set live', () => {
  const judge = new CanaryJudge('a', 0.1, 0);
  judge.onDeaths('a', 3);
  expect(judge.isDying).toBe(true);
  judge.onDeaths('live', 1);
  expect(judge.isDying).toBe(false);
});

test('of two canaries each is compared with those who get neither', () => {
  const open = [
    { id: 'a', steps: [20], step: 0 },
    { id: 'b', steps: [50], step: 0 },
  ];
  expect(armShare(open, 'a')).toBeCloseTo(0.2 / 0.6);
  expect(armShare(open, 'b')).toBeCloseTo(0.5);
});
