import { keptInBrowser } from '@paw/contract/browserStorage.ts';
import { busEvents } from '@paw/contract/typedEvents.ts';
import { labelIn } from '../signals/labelIn.ts';
import type { UndeclaredName } from './UndeclaredName.ts';

const BUS = 'paw:';

/**
 * Reports a storage key that a page writes, and a bus event that it sends or waits for, when the contract does not declare it:
 * another slice could use the same name for something else. Each one once, with the release whose code it was. It
 * does not see `localStorage.name = …`.
 * @param report `error` says it in words, and has the stack
 */
export function watchNames(report: (undeclared: UndeclaredName, error: Error) => void): void {
  const seen = new Set<string>();
  const note = (kind: UndeclaredName['kind'], name: string, does: string, where: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const error = new Error();
    const label = labelIn(error.stack);
    error.message = `${label ?? 'A script'} ${does} "${name}", which is not in ${where} of @paw/contract.`;
    report({ label, kind, name }, error);
  };
  const set = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem'];
  Storage.prototype.setItem = function setItem(this: Storage, name: string, value: string) {
    if (!isKept(name, this === localStorage ? 'storage' : 'tab')) note('key', name, 'stores', 'browserStorage.ts');
    set.call(this, name, value);
  };
  const noteEvent = (type: string, does: string) => {
    if (type.startsWith(BUS) && !busEvents.includes(type.slice(BUS.length)))
      note('event', type, does, 'typedEvents.ts');
  };
  const dispatch = window.dispatchEvent.bind(window);
  const add = window.addEventListener.bind(window) as (...all: Parameters<typeof addEventListener>) => void;
  window.dispatchEvent = (event) => {
    noteEvent(event.type, 'sends');
    return dispatch(event);
  };
  window.addEventListener = (...all: Parameters<typeof addEventListener>) => {
    noteEvent(all[0], 'waits for');
    add(...all);
  };
}

function isKept(name: string, kind: 'storage' | 'tab'): boolean {
  return keptInBrowser.some((kept) => {
    const [start = '', rest] = kept.name.split('…');
    return kept.kind === kind && (rest === undefined ? name === kept.name : name.startsWith(start));
  });
}
