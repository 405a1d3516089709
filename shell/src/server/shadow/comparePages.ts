import { LONGEST_TEXT, type ShadowDifference } from '@paw/release/store/shadowParts.ts';
import type { SeenPage } from '../page/pageSources.ts';
import type { Rendered } from '../../renderer/rendererMessages.ts';

const MOST_ERRORS = 5;

/** What is compared of a rendering. */
export interface PageLook {
  /** 0 = it did not render at all. */
  status: number;
  location: string;
  failed: readonly string[];
  /** First lines. */
  errors: readonly string[];
  console: NonNullable<Rendered['console']>;
  /** Processor time, ms; undefined where Node does not report it. */
  cpu?: number;
  /** ms */
  ms: number;
  bytes: number;
}

/** A page that a visitor got, without its HTML. */
export interface SampledPage extends Pick<SeenPage, 'pageUrl' | 'route' | 'logPath'> {
  look: PageLook;
}

export type Difference = Pick<ShadowDifference, 'kind' | 'text'>;

/** A page is slower when it takes so many times the live time, and so much more. ms */
const SLOWER = { times: 2, cpu: 10, waiting: 250 };

export function lookOf({
  status,
  location = '',
  failed = [],
  console = [],
  cpu,
  ms = 0,
  html,
  bytes = html.byteLength,
  ...more
}: Rendered): PageLook {
  const errors = more.errors.slice(0, MOST_ERRORS).map(firstLine);
  return { status, location, failed, errors, console, ...(cpu !== undefined && { cpu }), ms, bytes };
}

/** How a page looks that did not render. */
export function lookOfFailure(error: unknown): PageLook {
  const text = error instanceof Error ? error.message : String(error);
  return { status: 0, location: '', failed: [], errors: [firstLine(text)], console: [], ms: 0, bytes: 0 };
}

/** What the candidate does worse than the live set, or otherwise. */
export function comparePages(live: PageLook, candidate: PageLook): Difference[] {
  const isSame = live.status === candidate.status;
  if (!isSame) return [{ kind: 'status', text: cut(`${answerOf(candidate)}, live ${live.status}`) }];
  const elsewhere =
    live.location === candidate.location ? [] : [{ kind: 'status' as const, text: 'redirects elsewhere' }];
  const regions = candidate.failed.filter((region) => !live.failed.includes(region));
  return [
    ...elsewhere,
    ...regions.map((region) => ({ kind: 'region' as const, text: cut(`${region}${reasonOf(candidate)}`) })),
    ...newNotes(live, candidate),
    ...slower(live, candidate),
  ];
}

/** The same page, seen twice: what was seen last, in the shorter time. */
export function bestOf(first: PageLook, last: PageLook): PageLook {
  const cpu = first.cpu !== undefined && last.cpu !== undefined ? Math.min(first.cpu, last.cpu) : last.cpu;
  return { ...last, ms: Math.min(first.ms, last.ms), ...(cpu !== undefined && { cpu }) };
}

export const isSameDifference = (a: Difference, b: Difference) =>
  a.kind === b.kind && (a.kind === 'slow' || plain(a.text) === plain(b.text));

/** Ids, times and numbers differ between two renderings of the same page. */
const plain = (text: string) => text.replaceAll(/[0-9a-f]{16}|\d+(\.\d+)?/g, '0');

const answerOf = (look: PageLook) =>
  look.status ? `answers ${look.status}${reasonOf(look)}` : `does not render${reasonOf(look)}`;

function reasonOf({ errors }: PageLook): string {
  return errors[0] ? ` (${errors[0]})` : '';
}

function newNotes(live: PageLook, candidate: PageLook): Difference[] {
  const known = new Set(live.console.map(({ level, text }) => `${level} ${plain(text)}`));
  const found = candidate.console.filter(({ level, text }) => !known.has(`${level} ${plain(text)}`));
  const once = new Map(found.map((note) => [`${note.level} ${plain(note.text)}`, note]));
  return [...once.values()].map(({ level, text }) => ({
    kind: level === 'error' ? 'error' : 'warning',
    text: cut(text),
  }));
}

function slower(live: PageLook, candidate: PageLook): Difference[] {
  const { times } = SLOWER;
  if (live.cpu === undefined || candidate.cpu === undefined) return [];
  if (candidate.cpu > live.cpu * times + SLOWER.cpu) {
    return [{ kind: 'slow', text: `takes ${ms(candidate.cpu)} of processor time, live ${ms(live.cpu)}` }];
  }
  const [waited, liveWaited] = [candidate.ms - candidate.cpu, live.ms - live.cpu];
  if (waited <= liveWaited * times + SLOWER.waiting) return [];
  return [{ kind: 'slow', text: `waits ${ms(waited)}, live ${ms(liveWaited)}` }];
}

const ms = (value: number) => `${Math.max(0, Math.round(value))} ms`;
const firstLine = (text: string) => cut((text.split('\n', 1)[0] ?? '').trim());
const cut = (text: string) => text.slice(0, LONGEST_TEXT);
