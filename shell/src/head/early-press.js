/**
 * Keeps the last press on a control that only the page's scripts can answer, and the fields that were changed, until the
 * scripts are there: use-early-press.ts says when. Links answer by themselves, forms wait (Form in libs/ui).
 */
(() => {
  const KEPT_MS = 5_000;
  const CONTROLS = 'button[type="button"], [role="button"]:not(a)';
  const nameOf = (control) => control.getAttribute('aria-label') ?? control.textContent;
  const namesakes = (name) => [...document.querySelectorAll(CONTROLS)].filter((each) => nameOf(each) === name);
  const changed = new Map();
  let kept;

  const forget = () => {
    clearTimeout(kept?.timer);
    kept?.control.removeAttribute('data-taken');
    kept = undefined;
  };
  // Enter and Space click, too.
  const keep = ({ target }) => {
    const control = target.closest(CONTROLS);
    if (!control) return;
    forget();
    const name = nameOf(control);
    kept = { control, name, place: namesakes(name).indexOf(control), timer: setTimeout(forget, KEPT_MS) };
    control.setAttribute('data-taken', '');
  };
  const note = ({ target }) => {
    if (!target.form) changed.set(target, target.type === 'checkbox' ? target.checked : target.value);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('change', note, true);
  document.addEventListener('input', note, true);

  // React hears of a field that is other than it last saw it: it is made so first.
  const changeAgain = (field, value) => {
    if (field.type === 'checkbox') {
      field.checked = !value;
      field.click();
      return;
    }
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const pressAgain = () => {
    if (!kept) return;
    const { name, place } = kept;
    forget();
    // Where the page was drawn anew the control is another element: the one of the same name, in the same place among those.
    namesakes(name)[place]?.click();
  };

  window.earlyPress = {
    end: () => {
      document.removeEventListener('click', keep, true);
      document.removeEventListener('change', note, true);
      document.removeEventListener('input', note, true);
    },
    repeat: async () => {
      for (const [field, value] of changed) {
        if (field.isConnected) changeAgain(field, value);
        // Each has its effect before the next, which may be a step to another address.
        await new Promise((done) => setTimeout(done, 100));
      }
      changed.clear();
      pressAgain();
    },
  };
})();
