import { act } from '@testing-library/react';

const entriesOf = (isIntersecting: boolean) => [{ isIntersecting } as IntersectionObserverEntry];

/**
 * In every test of the file, IntersectionObserver reports `atFirst`, if given, and later the argument of the returned
 * function.
 */
export function mockIntersectionObserver(atFirst?: boolean): (isOnScreen: boolean) => void {
  const original = window.IntersectionObserver;
  const asking = new Map<IntersectionObserver, IntersectionObserverCallback>();
  beforeEach(() => {
    window.IntersectionObserver = class extends original {
      constructor(private readonly told: IntersectionObserverCallback) {
        super(told);
      }
      override observe(): void {
        asking.set(this, this.told);
        if (atFirst !== undefined) this.told(entriesOf(atFirst), this);
      }
      override disconnect(): void {
        asking.delete(this);
      }
    };
  });
  afterEach(() => {
    window.IntersectionObserver = original;
    asking.clear();
  });
  return (isOnScreen) => act(() => [...asking].forEach(([observer, told]) => told(entriesOf(isOnScreen), observer)));
}

/** In every test of the file, IntersectionObserver reports all elements as visible. */
export function mockAllVisible(): void {
  mockIntersectionObserver(true);
}
