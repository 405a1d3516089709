/** @jest-environment node */
import type { Rendered } from '../../renderer/rendererMessages.ts';
import { type Renderer, RendererDied } from './Renderer.ts';
import { RendererPool } from './RendererPool.ts';

type Render = (page: { url: string; withoutPage: boolean }) => Promise<Rendered>;

/** Renderers in the order in which the pool starts them. */
function poolOf(...renders: Render[]) {
  let started = 0;
  const start = async () => {
    const fake = { render: renders[started++], onDeath: () => undefined, stop: async () => undefined };
    return fake as unknown as Renderer;
  };
  return new RendererPool(start, () => undefined);
}

/** Dies with this page, as a renderer does: it calls `onDeath`, then rejects. */
function dying(culprit: boolean): Render {
  return async function (this: { onDeath: (reason: string) => void }) {
    this.onDeath('heap');
    throw new RendererDied('heap', culprit);
  };
}

const page = { status: 200 } as Rendered;

test('site entries come from the active renderer, and are not requested again after they ended one', async () => {
  const ask = jest.fn();
  const offer = { entries: ['club'], feeds: [] };
  const start = async () => ({ ask, site: offer, stop: async () => undefined }) as unknown as Renderer;
  const pool = new RendererPool(start, () => undefined);
  await pool.warm();
  expect(pool.site).toBe(offer);
  const job = { remote: 'club', requestId: 'r1' };
  ask.mockResolvedValueOnce(['entry']);
  expect(await pool.ask(job)).toEqual(['entry']);
  ask.mockRejectedValueOnce(new RendererDied('heap', true));
  await expect(pool.ask(job)).rejects.toThrow('heap');
  await expect(pool.ask(job)).rejects.toThrow('club entries ended a renderer a moment ago');
  ask.mockResolvedValueOnce('<club/>');
  expect(await pool.ask({ ...job, feed: '/feeds/club.xml' })).toBe('<club/>');
});

test('a page that was in progress when its renderer died is rendered by the next one', async () => {
  const pool = poolOf(dying(false), async () => page);
  await expect(pool.render('/', 'r1')).resolves.toBe(page);
});

test('the page that most likely caused the crash is rendered without its own region', async () => {
  const asked: boolean[] = [];
  const pool = poolOf(dying(true), async ({ withoutPage }) => {
    asked.push(withoutPage);
    return page;
  });
  await pool.render('/loop', 'r1');
  expect(asked).toEqual([true]);
});

test('a page that ends every renderer is not retried forever', async () => {
  const pool = poolOf(dying(true), dying(true), dying(true));
  await expect(pool.render('/loop', 'r1')).rejects.toThrow('heap');
});

test('an error of a page does not end its renderer', async () => {
  const pool = poolOf(async () => {
    throw new Error('broken');
  });
  await expect(pool.render('/', 'r1')).rejects.toThrow('broken');
});

test('the next request for a page that ended a renderer gets it without its region at once', async () => {
  const asked: boolean[] = [];
  const pool = poolOf(dying(true), async ({ withoutPage }) => {
    asked.push(withoutPage);
    return page;
  });
  await pool.render('/loop', 'r1');
  await pool.render('/loop', 'r1');
  await pool.render('/other', 'r1');
  expect(asked).toEqual([true, true, false]);
});

test('a page that shares a renderer with one that ends it is retried until it renders', async () => {
  const pool = poolOf(dying(false), dying(false), dying(false), dying(false), async () => page);
  await expect(pool.render('/', 'r1')).resolves.toBe(page);
});

test('a set that is replaced soon after it went live starts no spare, and aborts one that is starting', async () => {
  jest.useFakeTimers();
  const signals: (AbortSignal | undefined)[] = [];
  const start = (signal?: AbortSignal) => {
    signals.push(signal);
    return new Promise<Renderer>(() => undefined);
  };
  const pool = new RendererPool(start, () => undefined);
  pool.serve();
  jest.advanceTimersByTime(1_000);
  await pool.rest();
  jest.advanceTimersByTime(10_000);
  expect(signals).toEqual([]);
  pool.serve();
  jest.advanceTimersByTime(10_000);
  await pool.rest();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  jest.useRealTimers();
});
