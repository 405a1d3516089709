import { inTurns } from './inTurns.mjs';

test('at most so many jobs run at a time, and results keep their order', async () => {
  let running = 0;
  let most = 0;
  const job = (result) => async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    return result;
  };
  expect(await inTurns(2, ['a', 'b', 'c', 'd', 'e'].map(job))).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
});

test('after a failure no further job begins', async () => {
  const later = jest.fn();
  const fail = async () => {
    throw new Error('broken');
  };
  await expect(inTurns(1, [fail, later])).rejects.toThrow('broken');
  expect(later).not.toHaveBeenCalled();
});
