import { type AddRequest, announceCart, answerAddRequests } from '@paw/contract/cartEvents.ts';
import { type CartLine, parseCart, stringifyCart } from '@paw/contract/cartStorage.ts';
import { addToOutbox } from '@paw/contract/outbox.ts';
import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { addLine, countUnits, isFullFor } from '../cart/addLine.ts';
import { showCount } from '../cart/cartCount.ts';
import { storeEarly } from './earlyAdds.ts';
import type { EarlyEvents } from './pageCart.ts';

/** The first of these loads the cart's code, because an add may follow. */
const actions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];
/** A lost cart may have a second copy, which its code looks for. ms */
const LATER = 3_000;

/**
 * Answers for an empty cart whose code is not there yet, and loads it when it may be needed. What is added meanwhile is
 * counted at once. It is kept for this page's cart, and in the outbox when the page is hidden or the code does not come.
 * @returns ends it; the cart takes over what it returns
 */
export function answerEarly(loadCart: () => Promise<void>): () => EarlyEvents {
  const lines: CartLine[] = [];
  const adds: AddRequest[] = [];
  const known = new Set<string>();
  let isLeft = false;

  const putAside = () => {
    while (adds[0] && addToOutbox(adds[0])) adds.shift();
    storeEarly(adds);
  };
  // Each load that failed has been tried twice: the next event tries again.
  const load = () => void loadCart().catch(putAside);
  const stopAnswering = answerAddRequests((request) => {
    if (known.has(request.id)) return;
    // Round-trips through the stored format, as in ownCart.
    const [line] = parseCart(stringifyCart([request.line])).lines;
    if (!line) return console.warn('A request to add something that is no cart line was left out.', request.line);
    if (isFullFor(line, lines)) return 'cart full';
    known.add(request.id);
    adds.push(request);
    storeEarly(adds);
    addLine(lines, line);
    showCount({ units: countUnits(lines), restored: true });
    announceCart({ units: countUnits(lines), lines });
    load();
  });
  const stopHearing = onSessionChanged(({ kind }) => {
    isLeft = kind === 'none';
    load();
  });

  const act = (event: Event) => {
    // Browsers send one without movement when an element appears under a resting pointer.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type === 'pointermove' && !movementX && !movementY) return;
    ignoreActions();
    load();
  };
  const ignoreActions = listen(actions, act);
  const ends = [
    ignoreActions,
    stopAnswering,
    stopHearing,
    listen(['storage', 'online'], load),
    listen(['pageshow'], (event) => (event as PageTransitionEvent).persisted && load()),
    listen(['pagehide'], putAside),
    listen(['visibilitychange'], () => document.hidden && putAside()),
  ];
  const later = setTimeout(async () => {
    if (await mayHaveDatabase()) load();
  }, LATER);
  announceCart({ units: 0, lines });

  return () => {
    clearTimeout(later);
    for (const end of ends) end();
    storeEarly([]);
    return { adds, isLeft };
  };
}

/** Some browsers do not say, or refuse to. */
async function mayHaveDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    return true;
  }
}

/** Also for events that a part of the page stops. @returns ends it */
function listen(names: readonly string[], hear: (event: Event) => unknown): () => void {
  for (const name of names) addEventListener(name, hear, { capture: true, passive: true });
  return () => {
    for (const name of names) removeEventListener(name, hear, true);
  };
}
