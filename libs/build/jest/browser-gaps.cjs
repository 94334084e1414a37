/** What browsers have and jsdom does not; each does the least that our components need. */
const never = () => undefined;
const { window } = globalThis;
const { Element, HTMLCanvasElement, HTMLDialogElement } = window;

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: never,
  removeEventListener: never,
  addListener: never,
  removeListener: never,
  dispatchEvent: () => false,
});

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

window.EventSource ??= class extends EventTarget {
  static CLOSED = 2;
  readyState = 1;
  close() {
    this.readyState = 2;
  }
};

/** Node's MessageChannel keeps the process alive; React's scheduler needs no more than this. */
window.MessageChannel = class {
  constructor() {
    this.port1 = { onmessage: null };
    this.port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
  }
};

const computed = window.getComputedStyle;
window.getComputedStyle = (element) => computed(element);

/** jsdom's own walk through the whole document for each control, and again for each label. */
const isLabelOf = (control) => (label) =>
  label.htmlFor
    ? label.htmlFor === control.id && document.getElementById(control.id) === control
    : label.contains(control) && label.control === control;
for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'])
  Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
    get() {
      return this.type === 'hidden' ? null : [...document.getElementsByTagName('label')].filter(isLabelOf(this));
    },
  });

window.scrollTo = never;
/** jsdom's own reports that it has none, with a stack, each time that axe asks. */
HTMLCanvasElement.prototype.getContext = () => null;
Element.prototype.scrollIntoView ??= never;

HTMLDialogElement.prototype.showModal ??= function showModal() {
  if (this.open || !this.isConnected) throw new Error('A dialog is opened once, in the document.');
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
window.document.addEventListener('keydown', ({ key, defaultPrevented, isComposing }) => {
  if (key !== 'Escape' || defaultPrevented || isComposing) return;
  [...window.document.querySelectorAll('dialog[open]')].at(-1)?.close();
});

URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= never;
