/**
 * The transport of both buses: DOM events on `window`. Two copies of this module (in remotes of different releases) get
 * each other's events, which an emitter object in a share scope would not allow.
 */
export interface EventMaps {
  'cart:add-requested': import('./cartEvents.ts').AddRequest;
  'cart:changed': import('./cartEvents.ts').CartChanged;
  'consent:changed': import('./consentStorage.ts').ConsentChanged;
  'session:changed': import('./sessionEvents.ts').SessionChanged;
}

type Name = keyof EventMaps;

const declared: Record<Name, true> = {
  'cart:add-requested': true,
  'cart:changed': true,
  'consent:changed': true,
  'session:changed': true,
};

/** Names of all events, without `paw:`. */
export const busEvents: readonly string[] = Object.keys(declared);

/** True when a listener answered with `preventDefault()`. */
export function send<N extends Name>(name: N, detail: EventMaps[N]): boolean {
  return !window.dispatchEvent(new CustomEvent(`paw:${name}`, { detail, cancelable: true }));
}

/** Returns the function that unsubscribes. */
export function listen<N extends Name>(
  name: N,
  hear: (detail: EventMaps[N], event: CustomEvent<EventMaps[N]>) => void,
): () => void {
  const handle = (event: Event) => {
    const custom = event as CustomEvent<EventMaps[N]>;
    hear(custom.detail, custom);
  };
  window.addEventListener(`paw:${name}`, handle);
  return () => window.removeEventListener(`paw:${name}`, handle);
}
