/** @jest-environment node */
import { DevBoard } from './DevBoard.ts';
import type { WatchReport } from '@paw/contract/sharedReleases.ts';

const report = (news: Partial<WatchReport>): WatchReport => ({
  type: 'watched',
  app: 'catalog',
  building: false,
  hash: 'h1',
  version: 'v1',
  problems: [],
  ...news,
});

test('pages wait until every watched build has reported the result of a change', () => {
  const board = new DevBoard(['shell', 'catalog']);
  board.releases = {};
  board.take(report({}));
  expect([board.isBuilding, board.version]).toEqual([true, undefined]);
  board.take(report({ app: 'shell' }));
  expect(board.isBuilding).toBe(false);
  board.take(report({ building: true }));
  expect(board.isBuilding).toBe(true);
});

test('a new build of an app, or another release of a remote, changes the version to render', () => {
  const board = new DevBoard(['catalog']);
  board.take(report({}));
  const first = board.version;
  board.take(report({ hash: 'h2' }));
  expect(board.version).toBe(first);
  board.take(report({ version: 'v2' }));
  const second = board.version;
  board.releases = { cart: '0123456789abcdef' };
  expect(new Set([first, second, board.version]).size).toBe(3);
});

test('listeners are notified of problems, including the renderer’s, until they are fixed', () => {
  const board = new DevBoard(['catalog']);
  const listener = jest.fn();
  board.listen(listener);
  board.take(report({ problems: [{ file: 'remote-catalog/src/home/Hero.tsx', line: 8, text: 'no' }] }));
  board.rendererTrouble = 'it exited';
  expect(board.status.problems.map(({ app, text }) => `${app}: ${text}`)).toEqual([
    'catalog: no',
    'renderer: it exited',
  ]);
  board.take(report({}));
  board.rendererTrouble = undefined;
  expect(board.status.problems).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
});
