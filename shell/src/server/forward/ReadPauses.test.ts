/** @jest-environment node */
import { ReadPauses } from './ReadPauses.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const fakeSocket = () => ({ destroyed: false, pause: jest.fn(), resume: jest.fn() });

test('a paused socket is not read until its pause ends, and then no timer runs', () => {
  const pauses = new ReadPauses();
  const socket = fakeSocket();
  pauses.pause(socket, 500);
  expect(socket.pause).not.toHaveBeenCalled();
  jest.advanceTimersByTime(490);
  expect(socket.pause).toHaveBeenCalledTimes(1);
  expect(socket.resume).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30);
  expect(socket.resume).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a socket resumed early is read at once, and not resumed again', () => {
  const pauses = new ReadPauses();
  const socket = fakeSocket();
  pauses.pause(socket, 500);
  jest.advanceTimersByTime(10);
  pauses.resume(socket);
  expect(socket.resume).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(socket.resume).toHaveBeenCalledTimes(1);
  expect(pauses.moments).toBe(0);
});

test('a socket that is resumed before its pause begins is never paused', () => {
  const pauses = new ReadPauses();
  const socket = fakeSocket();
  pauses.pause(socket, 500);
  pauses.resume(socket);
  jest.advanceTimersByTime(1000);
  expect(socket.pause).not.toHaveBeenCalled();
  expect(socket.resume).not.toHaveBeenCalled();
});

test('a socket that is not paused, or was closed during its pause, is not resumed', () => {
  const pauses = new ReadPauses();
  const [other, closed] = [fakeSocket(), fakeSocket()];
  pauses.resume(other);
  pauses.pause(closed, 500);
  jest.advanceTimersByTime(10);
  closed.destroyed = true;
  jest.advanceTimersByTime(1000);
  expect(other.resume).not.toHaveBeenCalled();
  expect(closed.resume).not.toHaveBeenCalled();
});

test('sockets that are due at the same moment are resumed a few at a time, all of them', () => {
  const pauses = new ReadPauses();
  const sockets = Array.from({ length: 200 }, fakeSocket);
  for (const socket of sockets) pauses.pause(socket, 300);
  const resumed = () => sockets.filter(({ resume }) => resume.mock.calls.length).length;
  let before = 0;
  for (let ms = 0; ms < 400; ms += 10) {
    jest.advanceTimersByTime(10);
    expect(resumed() - before).toBeLessThanOrEqual(50);
    before = resumed();
  }
  expect(before).toBe(200);
});
