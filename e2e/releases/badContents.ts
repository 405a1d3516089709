/** Broken releases of content that build and pass every check of the commands: one of each kind. */
import { type Changes, replaceOnce } from './Workshop.ts';

interface Statements {
  atLoad?: string;
  inLoader?: string;
  inComponent?: string;
}

/** A page "About us" that runs these statements on the server. */
function badAbout({ atLoad = '', inLoader = '', inComponent = '' }: Statements): Changes {
  return {
    'remote-content/src/about/AboutPage.tsx': `
declare const process: { exit: (code: number) => never };
const isServer = typeof window === 'undefined';
${atLoad}
export const head = () => ({ title: 'About us | Paw Dailies', description: 'Broken', canonical: '/about-us' });
export async function loader(): Promise<object> {
  ${inLoader}
  return {};
}
export function Component() {
  ${inComponent}
  return <p>About us</p>;
}
`,
  };
}

const fillHeap = 'if (isServer) for (const kept: unknown[] = []; ; ) kept.push(new Array(1e6).fill(kept.length));';

export const badContents = {
  'throws in a page': badAbout({ inComponent: 'if (isServer) throw new Error("Broken page.");' }),
  'throws while it loads': badAbout({ atLoad: 'if (isServer) throw new Error("Broken at load.");' }),
  'loops in a page': badAbout({ inComponent: 'if (isServer) for (;;);' }),
  'loops while it loads': badAbout({ atLoad: 'if (isServer) for (;;);' }),
  'exits in a page': badAbout({ inComponent: 'if (isServer) process.exit(3);' }),
  'fills the heap in a page': badAbout({ inComponent: fillHeap }),
  'never loads its data': badAbout({ inLoader: 'await new Promise(() => {});' }),
  'answers 500 for its own example': badAbout({
    inLoader: 'throw Object.assign(new Error("No data."), { status: 500 });',
  }),
  'does not know its own example': badAbout({
    inLoader: 'throw Object.assign(new Error("No page."), { status: 404 });',
  }),
  "breaks everybody's footer": {
    'remote-content/src/newsletter/NewsletterForm.tsx': replaceOnce(
      '  const sending = useRef(false);',
      "  if (typeof window === 'undefined') throw new Error('Broken footer.');\n  const sending = useRef(false);",
    ),
  },
} satisfies Record<string, Changes>;

export type BadContent = keyof typeof badContents;
