/** jsdom has no layout: an observed element is outside the viewport until a test changes that. */
class FakeIntersectionObserver {
  static all = new Set<FakeIntersectionObserver>();
  readonly observed = new Set<Element>();
  readonly tell: (isIntersecting: boolean) => void;
  constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = (isIntersecting) => hear([{ isIntersecting }]);
    FakeIntersectionObserver.all.add(this);
  }
  observe(element: Element) {
    this.observed.add(element);
    this.tell(false);
  }
  disconnect() {
    FakeIntersectionObserver.all.delete(this);
  }
}

Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

/** Moves an element into the viewport, or out of it. Call within `act`. */
export function show(element: Element, isInSight: boolean): void {
  for (const observer of FakeIntersectionObserver.all) if (observer.observed.has(element)) observer.tell(isInSight);
}
