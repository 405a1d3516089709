/** Changes of a remote for tests: new files that wrap the real ones, so the tests do not depend on their text. */
import type { World } from '../world/world.ts';
import { replaceOnce, type Changes, type Workshop } from './Workshop.ts';

const home = 'remote-catalog/src/home';
const product = 'remote-catalog/src/product';

/**
 * Publishes a catalog whose home page names its release in the component (`data-component-release`) and in the loader's
 * data (`data-loader-release`). Each number is a different release. @returns its id
 */
export const publishMarked = (shop: World, workshop: Workshop, number: number): Promise<string> =>
  workshop.publishCopy(shop, 'catalog', markedHome(workshop), number);

function markedHome(shop: Workshop): Changes {
  return {
    [`${home}/UnmarkedHomePage.tsx`]: shop.read(`${home}/HomePage.tsx`),
    [`${home}/HomePage.tsx`]: `
import type { LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import * as page from './UnmarkedHomePage.tsx';
declare const __RELEASE__: string;
type Data = Awaited<ReturnType<typeof loader>>;
export async function loader(args: LoaderArgs) {
  return { ...(await page.loader(args)), release: __RELEASE__ };
}
export const head = page.head;
export function Component(props: PageProps<Data>) {
  return (
    <>
      <span data-component-release={__RELEASE__} hidden />
      <span data-loader-release={props.data.release} hidden />
      <page.Component {...props} />
    </>
  );
}
`,
  };
}

/** Faults of a product page, each at its own path: `/product/<fault>`. */
const faults = {
  'fault-throws': 'throw new Error("This component throws.");',
  'fault-hangs': '',
  'fault-exits': 'if (isServer) process.exit(3);',
  'fault-fills-the-heap':
    'if (isServer) for (const kept: unknown[] = []; ; ) kept.push(new Array(1e6).fill(kept.length));',
  'fault-loops': 'if (isServer) for (;;);',
} as const;

export type Fault = keyof typeof faults;

/** Every other product is unchanged. */
export function faultyProducts(shop: Workshop): Changes {
  const cases = Object.entries(faults).map(([name, code]) => `    case '${name}': ${code} break;`);
  return {
    [`${product}/FaultlessProductPage.tsx`]: shop.read(`${product}/ProductPage.tsx`),
    [`${product}/ProductPage.tsx`]: `
import type { LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import * as page from './FaultlessProductPage.tsx';
declare const process: { exit: (code: number) => never };
const isServer = typeof window === 'undefined';
type Data = Awaited<ReturnType<typeof loader>>;
export async function loader(args: LoaderArgs) {
  const title = args.params.title ?? '';
  if (title === 'fault-hangs') await new Promise(() => {});
  return page.loader(title.startsWith('fault-') ? { ...args, params: { title: 'Adjustable-Dog-Collar' } } : args);
}
export const head = page.head;
export function Component(props: PageProps<Data>) {
  switch (props.params.title) {
${cases.join('\n')}
  }
  return <page.Component {...props} />;
}
`,
  };
}

/** What a release written by hand may try on the server, each at its own path: `/product/<attempt>`. */
export const attempts = {
  'attempt-file': "process.getBuiltinModule('node:fs').readFileSync('/etc/passwd', 'utf8')",
  'attempt-process': "process.getBuiltinModule('node:child_process').execSync('id')",
  'attempt-binding': "process.binding('spawn_sync')",
  'attempt-signal': 'process.kill(process.ppid, 0)',
  'attempt-import': "import(/* webpackIgnore: true */ 'node:fs').then((fs) => fs.readFileSync('/etc/passwd', 'utf8'))",
  'attempt-code': 'new Function(\'return import("node:fs")\')()',
  'attempt-network': "fetch('http://127.0.0.1:9/')",
} as const;

/** A product page that tries it in its loader, and shows what it got. */
export function hostileProducts(shop: Workshop): Changes {
  const cases = Object.entries(attempts).map(([name, code]) => `  '${name}': () => ${code},`);
  return {
    [`${product}/HonestProductPage.tsx`]: shop.read(`${product}/ProductPage.tsx`),
    [`${product}/ProductPage.tsx`]: `
import type { LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import * as page from './HonestProductPage.tsx';
declare const process: any;
type Data = Awaited<ReturnType<typeof page.loader>> & { got?: string };
const attempts: Record<string, () => unknown> = {
${cases.join('\n')}
  'attempt-environment': () => JSON.stringify(process.env),
};
export async function loader(args: LoaderArgs): Promise<Data> {
  const attempt = typeof window === 'undefined' ? attempts[args.params.title ?? ''] : undefined;
  if (!attempt) return page.loader(args);
  const got = String(await attempt());
  return { ...(await page.loader({ ...args, params: { title: 'Adjustable-Dog-Collar' } })), got };
}
export const head = page.head;
export function Component(props: PageProps<Data>) {
  return props.data.got === undefined ? <page.Component {...props} /> : <p>Got {props.data.got}</p>;
}
`,
  };
}

/** Four products are worse than before on the server, each at its own path; every other one is unchanged. */
export function productsThatDiffer(
  shop: Workshop,
  { throws, missing, slow, noisy }: Record<'throws' | 'missing' | 'slow' | 'noisy', string>,
): Changes {
  const title = (path: string) => JSON.stringify(decodeURIComponent(path.slice('/product/'.length)));
  return {
    [`${product}/SameProductPage.tsx`]: shop.read(`${product}/ProductPage.tsx`),
    [`${product}/ProductPage.tsx`]: `
import type { LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import * as page from './SameProductPage.tsx';
declare const process: { threadCpuUsage: (before?: object) => { user: number } };
const isServer = typeof window === 'undefined';
type Data = Awaited<ReturnType<typeof loader>>;
export async function loader(args: LoaderArgs) {
  if (args.params.title === ${title(missing)}) throw Object.assign(new Error('No such product.'), { status: 404 });
  return page.loader(args);
}
export const head = page.head;
export function Component(props: PageProps<Data>) {
  if (isServer && props.params.title === ${title(noisy)}) console.error('No picture %d', 7);
  if (isServer && props.params.title === ${title(throws)}) throw new Error('This product throws.');
  if (isServer && props.params.title === ${title(slow)}) for (const before = process.threadCpuUsage(); process.threadCpuUsage(before).user < 150_000; );
  return <page.Component {...props} />;
}
`,
  };
}

/** A home page that fails on the server: `how` is a statement in its component. */
export function brokenHome(how: string): Changes {
  return {
    [`${home}/HomePage.tsx`]: `
declare const process: {
  exit: (code: number) => never;
  threadCpuUsage: (before?: object) => { user: number };
};
export const head = () => ({ title: 'Paw Dailies', description: 'Broken', canonical: '/' });
export function Component(): never {
  ${how}
}
`,
  };
}

const about = (body: string): Changes => ({
  'remote-content/src/about/AboutPage.tsx': `
export const head = () => ({ title: 'About us | Paw Dailies', description: 'Broken', canonical: '/about-us' });
export function Component() {
  const isServer = typeof window === 'undefined';
  ${body}
}
`,
});

/** "About us" renders on the server, and throws in a browser. */
export const brokenInBrowser = about(`if (!isServer) throw new Error('This component throws.');
  return <p>About us</p>;`);

export const newPage: Changes = {
  'remote-content/src/hello-birds/HelloBirdsPage.tsx': `
import type { Head } from '@paw/contract/remote.ts';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
export function head(): Head {
  return { title: 'Hello, birds | Paw Dailies', description: 'A page of its own.', canonical: '/hello-birds' };
}
export async function loader() {
  return { words: 'Seeds are in aisle seven.' };
}
export function Component({ data }: { data: { words: string } }) {
  return (
    <PageFrame>
      <PageTitle>Hello, birds</PageTitle>
      <p>{data.words}</p>
    </PageFrame>
  );
}
`,
  'remote-content/src/remote.tsx': replaceOnce(
    'routes: [',
    `routes: [
    {
      name: 'hello-birds',
      path: '/hello-birds',
      example: '/hello-birds',
      page: () => import(/* webpackChunkName: "page-hello-birds" */ './hello-birds/HelloBirdsPage.tsx'),
    },`,
  ),
};

/** A home page that clears other teams' storage in the browser. */
export function clearingHome(shop: Workshop): Changes {
  return {
    [`${home}/HarmlessHomePage.tsx`]: shop.read(`${home}/HomePage.tsx`),
    [`${home}/HomePage.tsx`]: `
import type { PageProps } from '@paw/contract/remote.ts';
import { useEffect } from 'react';
import * as page from './HarmlessHomePage.tsx';
export const { head, loader } = page;
export function Component(props: PageProps<Awaited<ReturnType<typeof loader>>>) {
  useEffect(() => {
    localStorage.clear();
    document.documentElement.dataset.cleared = 'yes';
  }, []);
  return <page.Component {...props} />;
}
`,
  };
}

/** A later contract. */
export const laterContract: Changes = {
  'shared/contract/src/remote.ts': replaceOnce('export const CONTRACT = 1;', 'export const CONTRACT = 2;'),
};

/** Moves the page to another path. */
export const lostPath: Changes = {
  'remote-content/src/remote.tsx': (text) => text.replaceAll("'/about-us'", "'/who-we-are'"),
};

/** Removes React from the shared packages. */
export const secondReact: Changes = {
  'webpack/src/sharedSingletons.ts': (text) =>
    text.replace(/^ {2}'?react(\/jsx-runtime|-dom)?'?: 'react(-dom)?',\n/gm, ''),
};
