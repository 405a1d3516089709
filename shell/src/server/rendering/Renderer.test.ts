/** @jest-environment node */
import { rendererPort } from '../releases/testing/fakeRenderer.ts';
import type { RendererData } from '../../renderer/rendererMessages.ts';
import { Renderer, RendererDied } from './Renderer.ts';

const page = { url: '/', requestId: 'r1', withoutPage: false };
const running: Renderer[] = [];
afterEach(() => Promise.all(running.splice(0).map((one) => one.stop(0))));

/** A renderer that runs these statements for each job. */
async function start(onJob: string, onRefused?: (what: string, stack: string) => void): Promise<Renderer> {
  const code = `${rendererPort}
    port.receive().then((data) => {
      port.listen(({ id }) => { port.pulse(id); ${onJob} });
      setInterval(() => port.pulse(0), 100);
      port.post({ type: 'ready' });
    });`;
  const data = { shared: { secret: 'none' } } as unknown as RendererData;
  const renderer = await Renderer.start(Buffer.from(code), data, onRefused && { onRefused });
  running.push(renderer);
  return renderer;
}

const rendered = (more: string) =>
  `port.post({ type: 'rendered', id, rendered: { status: 200, degraded: false, errors: [], ${more} } }, Buffer.from('<p>'));`;

test('a page comes back with its bytes', async () => {
  const renderer = await start(rendered('route: "/"'));
  const { html, ...rest } = await renderer.render(page);
  expect(rest).toEqual({ status: 200, degraded: false, errors: [], route: '/' });
  expect(String(html)).toBe('<p>');
});

test('of a page that a shadow keeps to itself the length comes back', async () => {
  const renderer = await start(rendered('bytes: 1234'));
  expect((await renderer.render(page)).bytes).toBe(1_234);
});

test('pages that are requested together are rendered one after the other where they need not wait', async () => {
  const renderer = await start(`globalThis.open = (globalThis.open ?? 0) + 1;
    const { open } = globalThis;
    void Promise.resolve().then(() => { globalThis.open--; ${rendered('errors: [String(open)]')} });`);
  const pages = await Promise.all([1, 2, 3].map(() => renderer.render(page)));
  expect(pages.map(({ errors }) => errors)).toEqual([['1'], ['1'], ['1']]);
});

test('the process has no environment of the shell, and the permissions of a renderer', async () => {
  process.env.STAFF_KEY = 'secret';
  const facts = `JSON.stringify({ env: Object.keys(process.env), can: ['fs.write', 'child', 'worker', 'wasi', 'addon'].filter((one) => process.permission.has(one)) })`;
  const renderer = await start(rendered(`errors: [${facts}]`));
  delete process.env.STAFF_KEY;
  const { errors } = await renderer.render(page);
  const { env, can } = JSON.parse(errors[0] ?? '') as { env: string[]; can: string[] };
  expect(can).toEqual([]);
  expect(env.filter((name) => !/^(TZ|LANG|LC_\w+|LD_LIBRARY_PATH)$/.test(name))).toEqual([]);
});

test.each([
  ['a status that is none', rendered('status: 99')],
  ['a header in two lines', rendered('location: "/\\r\\nset-cookie: a=b"')],
  ['a policy of its own', rendered(`inline: { scripts: ["'unsafe-inline'"], styles: [] }`)],
  ['another message', `port.post({ type: 'activate' });`],
  ['bytes that are no message', `require('fs').writeSync(3, Buffer.alloc(64, 255));`],
])('a renderer that sends %s is replaced, and the shell goes on', async (_, job) => {
  const renderer = await start(job);
  await expect(renderer.render(page)).rejects.toThrow(/it sent what no renderer sends/);
});

test.each([
  ['exits', 'process.exit(3);', 'it exited with code 3'],
  ['loops', 'for (;;);', 'it said nothing for 2000 ms'],
  ['fills its heap', 'for (const all = []; ; ) all.push(new Array(1e6).fill(all.length));', 'it ran out of memory'],
])(
  'a page that %s ends its renderer, and is named as the cause',
  async (_, job, reason) => {
    const renderer = await start(job);
    const error = await renderer.render(page).catch((cause: unknown) => cause as RendererDied);
    expect(error).toMatchObject({ name: 'RendererDied', message: reason, culprit: true });
  },
  20_000,
);

test('what a release was refused reaches the shell', async () => {
  const refused: string[][] = [];
  const renderer = await start(
    `port.post({ type: 'refused', what: 'process.kill', stack: 'at cart' }); ${rendered('')}`,
    (...all) => refused.push(all),
  );
  await renderer.render(page);
  expect(refused).toEqual([['process.kill', 'at cart']]);
});

test('a renderer ends with its connection, because its shell is gone', async () => {
  const renderer = await start('process.stderr.write("");');
  const ended = new Promise<string>((resolve) => (renderer.onDeath = resolve));
  (renderer as unknown as { process: { messages: { destroy: () => void } } }).process.messages.destroy();
  expect(await ended).toBe('it exited with code 0');
});
