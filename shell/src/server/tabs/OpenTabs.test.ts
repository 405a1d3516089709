/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { OpenTabs } from './OpenTabs.ts';

const [old, good] = ['a'.repeat(16), 'b'.repeat(16)];
const mark = (id: string) => ({ id, by: 'ana', at: '', reason: '' });
const made: OpenTabs[] = [];

class FakeResponse extends EventEmitter {
  text = '';
  ended = false;
  destroyed = false;
  writableLength = 0;
  write = (text: string) => void (this.text += text);
  end = () => void (this.ended = true);
  destroy = () => void (this.destroyed = true);
  get news() {
    return [...this.text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json) as unknown);
  }
}

function open(most = 10, live = good) {
  const tabs = new OpenTabs((_, release) => release === live, most);
  made.push(tabs);
  const add = (labels: string[], client = 'c1') => {
    const response = new FakeResponse();
    return { response, isIn: tabs.add(response as unknown as ServerResponse, labels, client) };
  };
  return { tabs, add };
}
afterEach(() => made.splice(0).forEach((tabs) => tabs.stop()));

test('a tab is notified of a rollback of its release at once, and only once', () => {
  const { tabs, add } = open();
  const { response } = add([`catalog@${old}`]);
  expect(response.news).toEqual([{ left: [], recalled: [] }]);
  tabs.update({ abandoned: { catalog: [mark(old)] }, recalled: {} });
  tabs.update({ abandoned: { catalog: [mark(old)] }, recalled: {} });
  expect(response.news.slice(1)).toEqual([{ left: [`catalog@${old}`], recalled: [] }]);
  tabs.update({ abandoned: { catalog: [mark(old)] }, recalled: { catalog: [old] } });
  expect(response.news.at(-1)).toEqual({ left: [`catalog@${old}`], recalled: [`catalog@${old}`] });
});

test('a tab keeps a release that is only older, and one that is recalled but still live here', () => {
  const { tabs } = open();
  expect(tabs.statusOf([`catalog@${old}`])).toEqual({ left: [], recalled: [] });
  tabs.update({ abandoned: { catalog: [mark(good)] }, recalled: { catalog: [good, old] } });
  expect(tabs.statusOf([`catalog@${good}`])).toEqual({ left: [], recalled: [] });
  expect([tabs.isRecalled('catalog', good), tabs.isRecalled('catalog', old)]).toEqual([false, true]);
});

test('a tab is watched while one of its releases is a canary', () => {
  let canary = good;
  const tabs = new OpenTabs(
    () => true,
    10,
    (remote, release) => remote === 'catalog' && release === canary,
  );
  made.push(tabs);
  const tab = new FakeResponse();
  tabs.add(tab as unknown as ServerResponse, [`cart@${old}`, `catalog@${good}`], 'c1');
  expect(tab.news).toEqual([{ left: [], recalled: [], watched: true }]);
  expect(tabs.statusOf([`cart@${good}`, `catalog@${old}`])).toEqual({ left: [], recalled: [] });
  canary = old;
  tabs.update({ abandoned: {}, recalled: {} });
  expect(tab.news.at(-1)).toEqual({ left: [], recalled: [] });
});

test('the number of streams is limited in total and for each client', () => {
  const { add } = open(30);
  const first = Array.from({ length: 25 }, () => add([`catalog@${old}`]));
  expect(first.filter(({ isIn }) => isIn)).toHaveLength(20);
  const others = Array.from({ length: 15 }, (_, n) => add([`catalog@${old}`], `d${n}`));
  expect(others.filter(({ isIn }) => isIn)).toHaveLength(10);
  first[0]?.response.emit('close');
  expect(add([`catalog@${old}`]).isIn).toBe(true);
});

test('tabs are counted by release: one with a stream until it closes, one without for some minutes after its request', () => {
  jest.useFakeTimers();
  const { tabs, add } = open();
  const [one] = [add([`catalog@${old}`]), add([`catalog@${good}`])];
  tabs.note([`catalog@${old}`]);
  expect(tabs.counts()).toEqual({
    [`catalog@${old}`]: { streams: 1, asked: 1 },
    [`catalog@${good}`]: { streams: 1, asked: 0 },
  });
  one?.response.emit('close');
  jest.advanceTimersByTime(5 * 60_000 + 1);
  expect(tabs.counts()).toEqual({ [`catalog@${good}`]: { streams: 1, asked: 0 } });
  jest.useRealTimers();
});

test('a stream gets regular comment lines, ends with the shell, and is closed when its client does not read', () => {
  jest.useFakeTimers();
  const { tabs, add } = open();
  const [read, unread] = [add([`catalog@${old}`]).response, add([`catalog@${old}`]).response];
  unread.writableLength = 1e6;
  jest.advanceTimersByTime(20_000);
  expect([read.text.endsWith(':\n\n'), unread.destroyed]).toEqual([true, true]);
  tabs.stop();
  expect(read.ended).toBe(true);
  expect(add([`catalog@${old}`]).response).toMatchObject({
    ended: true,
    text: expect.stringMatching(/^retry: \d{4}\n\n$/),
  });
  jest.useRealTimers();
});
