import { HurriedPresses, type PointerMoment } from './hurried-presses';

const CONTROLS = 'button, a, input, select, textarea, label, summary, [role="button"], [role="menuitem"], [role="tab"]';

const momentOf = ({ target, clientX, clientY, timeStamp }: PointerEvent): PointerMoment => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
  target: (target as Element).closest?.(CONTROLS) ?? target,
});

let ignoring: (() => void) | undefined;

/**
 * From now on a click is ignored in the whole page when its press was a hurried one (see HurriedPresses). Keys are not
 * concerned, and neither is what a program clicks. Once is enough; what it returns ends it.
 */
export function ignoreHurriedPresses(): () => void {
  if (ignoring) return ignoring;
  const presses = new HurriedPresses();
  let ignored = false;
  const scroll = () => presses.scroll();
  const key = () => presses.key();
  const hover = (event: PointerEvent) => {
    if (event.isTrusted) presses.hover(momentOf(event));
  };
  const press = (event: PointerEvent) => {
    if (event.isTrusted) ignored = presses.press(momentOf(event));
  };
  const click = (event: MouseEvent) => {
    // A key clicks too, zero times.
    if (!ignored || !event.isTrusted || event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('pointermove', hover, true);
  window.addEventListener('pointerover', hover, true);
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('click', click, true);
  window.addEventListener('scroll', scroll, true);
  window.addEventListener('keydown', key, true);
  ignoring = () => {
    window.removeEventListener('pointermove', hover, true);
    window.removeEventListener('pointerover', hover, true);
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('click', click, true);
    window.removeEventListener('scroll', scroll, true);
    window.removeEventListener('keydown', key, true);
    ignoring = undefined;
  };
  return ignoring;
}
