/** @jest-environment node */
/** Within a major version there are only additions: the previous minor's exports and fields still exist. */
import { listDeclarations } from './testing/listDeclarations.ts';
import { type Packages, today, unpackPreviousMinor } from './testing/previousMinor.ts';

const before = unpackPreviousMinor();
afterAll(before.remove);

const packages = ['rules', 'api-client', 'contract', 'ui'].map((name) => `shared/${name}`);
const paths = packages.flatMap(before.list);

const foundByBuild = "the build finds the operations, and an older remote's are ignored";
/** Removed without harm, and why. */
const gone = new Map([
  ['shared/contract/src/remote.ts: RemoteDefinition.operations', foundByBuild],
  ['shared/contract/src/remote.ts: Remote.operations', foundByBuild],
]);

/** Data passed from one release to another: a field that only one of them knows must be optional. */
const carried =
  /: (AddRequest|CartChanged|ConsentChanged|SessionChanged|CartLine|TokenClaims|DoneState|LoginState|RemoteRoute|RouteFacts|RemoteDefinition|SlotProps\.[^.]+)\.[^.]+$/;

const declarationsOf = ({ read }: Packages, path: string) => listDeclarations(path, read(path));
const membersOf = (version: Packages, path: string) =>
  declarationsOf(version, path).members.map((member) => ({ ...member, path: `${path}: ${member.path}` }));
const pathsOf = (members: readonly { path: string }[]) => new Set(members.map(({ path }) => path));

test('every module of the previous minor exists', () => {
  expect(paths.length).toBeGreaterThan(80);
  const now = new Set(packages.flatMap(today.list));
  expect(paths.filter((path) => !now.has(path))).toEqual([]);
});

test('every export of the previous minor exists', () => {
  const found = paths.flatMap((path) => {
    const now = new Set(declarationsOf(today, path).exported);
    return declarationsOf(before, path)
      .exported.filter((name) => !now.has(name))
      .map((name) => `${path}: ${name}`);
  });
  expect(found).toEqual([]);
});

test('every field of the previous minor exists, except those listed with a reason', () => {
  const found = paths.flatMap((path) => {
    const now = pathsOf(membersOf(today, path));
    return membersOf(before, path).filter((member) => !now.has(member.path));
  });
  expect(found.map(({ path }) => path)).toEqual([...gone.keys()]);
});

test('a new field of data passed between releases is optional', () => {
  const found = paths.flatMap((path) => {
    const then = pathsOf(membersOf(before, path));
    return membersOf(today, path).filter((member) => !then.has(member.path) && !member.isOptional);
  });
  const isInOldSlot = (path: string) => !path.includes('SlotProps.') || isOffered(path);
  expect(found.map(({ path }) => path).filter((path) => carried.test(path) && isInOldSlot(path))).toEqual([]);
});

/** A new slot may require any props. */
function isOffered(path: string): boolean {
  const [slot = ''] = /^.*SlotProps\.[^.]+/.exec(path) ?? [];
  return pathsOf(membersOf(before, 'shared/contract/src/slots.ts')).has(slot);
}

test("declarations are found in TypeScript's syntax", () => {
  const text = `
    interface Base { z: Base[] }
    export interface Box extends Base { a: string; b?: { c: number }[]; readonly d: readonly { 'e-f'?: Base }[] }
    export const one = 1, { two, three: [four] } = thing;
    export { five as six } from './x.ts';
    export * as seven from './y.ts';
    export function eight() {}
    export type Nine = Box;
    const hidden = 1;`;
  const { exported, members } = listDeclarations('a.ts', text);
  expect(exported).toEqual(['Box', 'one', 'two', 'four', 'six', 'seven', 'eight', 'Nine']);
  expect(members.map(({ path, isOptional }) => `${path}${isOptional ? '?' : ''}`)).toEqual([
    'Base.z',
    'Box.z',
    'Box.a',
    'Box.b?',
    'Box.b.c',
    'Box.d',
    'Box.d.e-f?',
    'Box.d.e-f.z',
  ]);
});
