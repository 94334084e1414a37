/** In every test of the file, whatever asks whether it is on the screen hears that it is. */
export function everythingIsOnScreen(): void {
  const original = window.IntersectionObserver;
  beforeEach(() => {
    window.IntersectionObserver = class extends original {
      constructor(private readonly told: IntersectionObserverCallback) {
        super(told);
      }
      override observe(): void {
        this.told([{ isIntersecting: true } as IntersectionObserverEntry], this);
      }
    };
  });
  afterEach(() => {
    window.IntersectionObserver = original;
  });
}
